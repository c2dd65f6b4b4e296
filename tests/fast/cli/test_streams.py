"""The command line on whatever it is started on: pipes, closed streams, narrow and old terminals."""

import os
import pty
import subprocess
import sys
import termios
from collections.abc import Sequence
from pathlib import Path

import pytest

from dealer_terminal import bootstrap
from tests.fast.cli.rounds import WA

PRINTING = {
    "rulebooks": ["rulebooks"],
    "rulebook": ["rulebook", WA],
    "rulebook --json": ["rulebook", WA, "--json"],
    "returns": ["returns", "--rulebook", WA],
    "--help": ["evaluate", "--help"],
    "the list of commands": ["--help"],
}
COMMAND = [sys.executable, "-m", "dealer_terminal"]
NOT_UTF_8 = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}


def shell(arguments: Sequence[str], rest: str, unbuffered: str = "") -> subprocess.CompletedProcess[str]:
    """The command as a shell runs it; `rest` is what follows it on the line."""
    script = f'"$@" {rest}'
    command = ["bash", "-o", "pipefail", "-c", script, "bash", *COMMAND, *arguments]
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    return subprocess.run(command, capture_output=True, text=True, env=environment)


def on_a_terminal(columns: int, arguments: Sequence[str]) -> str:
    """What is written to a terminal of so many columns."""
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, columns))
    environment = {**os.environ, "NO_COLOR": "1", "TERM": "xterm"}
    environment.pop("COLUMNS", None)
    ended = subprocess.Popen([*COMMAND, *arguments], stdout=theirs, stderr=subprocess.PIPE, env=environment)
    os.close(theirs)
    written = b"".join(iter(lambda: read(ours), b""))
    assert (ended.communicate()[1], ended.returncode) == (b"", 0)
    os.close(ours)
    return written.decode()


def read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # Linux's word for the end of a terminal
        return b""


EITHER_WAY = pytest.mark.parametrize("unbuffered", ["", "1"], ids=["buffered", "unbuffered"])


@EITHER_WAY
@pytest.mark.parametrize("arguments", PRINTING.values(), ids=PRINTING)
def test_a_reader_that_has_read_enough_is_no_failure(arguments: list[str], unbuffered: str) -> None:
    ended = shell(arguments, "| head -c 20", unbuffered)
    assert (ended.returncode, len(ended.stdout), ended.stderr) == (0, 20, "")


@pytest.mark.parametrize("arguments", PRINTING.values(), ids=PRINTING)
def test_nobody_has_to_listen(arguments: list[str]) -> None:
    ended = shell(arguments, ">&-")
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@EITHER_WAY
@pytest.mark.parametrize("arguments", PRINTING.values(), ids=PRINTING)
def test_a_full_disk_is_told_in_one_line(arguments: list[str], unbuffered: str) -> None:
    ended = shell(arguments, ">/dev/full", unbuffered)
    said = "standard output: No space left on device; make room, or write elsewhere\n"
    assert (ended.returncode, ended.stderr) == (2, said)


def test_a_closed_standard_input_is_told_in_one_line() -> None:
    ended = shell(["settle", "-"], "<&-")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == "-: standard input is closed; name a file, or pipe a round in\n"


@pytest.mark.parametrize("arguments", PRINTING.values(), ids=PRINTING)
def test_a_terminal_that_knows_no_utf_8_gets_all_that_it_knows(arguments: list[str]) -> None:
    environment = {**os.environ, **NOT_UTF_8}
    ended = subprocess.run([*COMMAND, *arguments], capture_output=True, env=environment)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert WA.encode() in ended.stdout


@pytest.mark.parametrize("columns", [20, 40, 80, 200])
def test_no_width_of_a_terminal_cuts_a_word(columns: int) -> None:
    written = on_a_terminal(columns, ["rulebooks"])
    assert [book.id in written and book.source.file in written for book in bootstrap.rulebooks()] == [True] * 5
    assert "…" not in written


@pytest.mark.parametrize(("columns", "ruled"), [(80, False), (200, True)])
def test_a_table_is_ruled_where_it_fits(columns: int, ruled: bool) -> None:
    assert ("│" in on_a_terminal(columns, ["rulebooks"])) is ruled
