"""A pipe whose writer takes its time is waited for, and whoever watches is told; what comes then is settled."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fast.cli.rounds import WA

ROUND = {"rulebook": WA, "seats": [{"seat": 1, "wagers": {"ante": 500}}], "misdeal": True}
WAITS = "still waiting for the end of it; Ctrl-C stops\n"
COMMANDS = {
    "settle": ["settle"],
    "evaluate": ["evaluate", "As", "10s", "8s", "--rulebook"],
    "a policy": ["verify", "--db", "journal.db", "--policy"],
}


@pytest.fixture
def pipe(tmp_path: Path) -> Iterator[Path]:
    """Opened, with nothing in it."""
    path = tmp_path / "pipe.toml"
    os.mkfifo(path)
    held = os.open(path, os.O_RDWR)
    yield path
    os.close(held)


def _started(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "dealer_terminal", *arguments]
    pipes = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipes, stdout=pipes, stderr=pipes, text=True)


def _says(process: subprocess.Popen[str]) -> str:
    assert process.stderr is not None
    return process.stderr.readline()


def test_standard_input_that_comes_late_is_settled() -> None:
    late = _started("settle", "-")
    assert _says(late) == f"standard input: {WAITS}"
    said, wrong = late.communicate(json.dumps(ROUND))
    assert (late.returncode, wrong, json.loads(said)["totals"]["returned"]) == (0, "", 500)


@pytest.mark.parametrize("arguments", COMMANDS.values(), ids=COMMANDS)
def test_a_pipe_that_says_nothing_is_told_and_can_be_left(pipe: Path, arguments: list[str]) -> None:
    waiting = _started(*arguments, str(pipe))
    assert _says(waiting) == f"{str(pipe)!r}: {WAITS}"
    waiting.send_signal(signal.SIGINT)
    assert waiting.communicate() == ("", "")
    assert waiting.returncode in (130, -signal.SIGINT)


NEVER_ENDS = {"a policy": ["verify", "--db", "journal.db", "--policy"], "a proof": ["verify-proof"]}


@pytest.mark.parametrize("arguments", NEVER_ENDS.values(), ids=NEVER_ENDS)
def test_what_never_ends_is_refused(arguments: list[str]) -> None:
    refused = _started(*arguments, "/dev/zero")
    assert "/dev/zero" in refused.communicate()[1]
    assert refused.returncode == 2


def test_input_that_is_there_is_taken_without_a_word(tmp_path: Path) -> None:
    file = tmp_path / "round.json"
    file.write_text(json.dumps(ROUND))
    assert _started("settle", str(file)).communicate()[1] == ""
