"""The command line on whatever it is started on: pipes, closed streams, narrow and old terminals."""

import os
import pty
import subprocess
import sys
import termios
from collections.abc import Sequence

import pytest

from dealer_terminal.app import installed_rulebooks
from tests.fast.cli.rounds import WA

PRINTING = (["rulebook", WA], ["--help"])
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


@pytest.mark.parametrize("unbuffered", ["", "1"], ids=["buffered", "unbuffered"])
def test_a_reader_that_leaves_is_no_failure_and_a_full_disk_is_told_in_one_line(unbuffered: str) -> None:
    full = "standard output: No space left on device; make room, or write elsewhere\n"
    for arguments in PRINTING:
        ended = shell(arguments, "| head -c 20", unbuffered)
        assert (ended.returncode, len(ended.stdout), ended.stderr) == (0, 20, "")
        ended = shell(arguments, ">/dev/full", unbuffered)
        assert (ended.returncode, ended.stderr) == (2, full)


def test_closed_streams_are_no_failure_or_told_in_one_line() -> None:
    ended = shell(PRINTING[0], ">&-")
    assert (ended.returncode, ended.stderr) == (0, "")
    ended = shell(["settle", "-"], "<&-")
    said = "-: standard input is closed; name a file, or pipe a round in\n"
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", said)


def test_a_terminal_that_knows_no_utf_8_gets_all_that_it_knows() -> None:
    environment = {**os.environ, **NOT_UTF_8}
    ended = subprocess.run([*COMMAND, "rulebook", WA], capture_output=True, env=environment)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert WA.encode() in ended.stdout


def test_no_width_of_a_terminal_cuts_a_word_and_a_table_is_ruled_where_it_fits() -> None:
    for columns, ruled in ((20, False), (80, False), (200, True)):
        written = on_a_terminal(columns, ["rulebooks"])
        assert [book.id in written and book.source.file in written for book in installed_rulebooks.rulebooks()] == [
            True
        ] * 5
        assert "…" not in written and ("│" in written) is ruled
