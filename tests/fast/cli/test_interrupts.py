"""Input that takes its time is waited for, and Ctrl-C ends it; tests/long/commands interrupts all that stays."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.fast.cli.conftest import Terminal
from tests.fast.cli.rounds import WA

ROUND = {"rulebook": WA, "seats": [{"seat": 1, "wagers": {"ante": 500}}], "misdeal": True}
WAITS = "still waiting for the end of it; Ctrl-C stops\n"


def started(*arguments: str) -> subprocess.Popen[str]:
    command, pipe = [sys.executable, "-m", "dealer_terminal", *arguments], subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def test_standard_input_that_comes_late_is_settled() -> None:
    late = started("settle", "-")
    assert late.stderr is not None and late.stderr.readline() == f"standard input: {WAITS}"
    said, wrong = late.communicate(json.dumps(ROUND))
    assert (late.returncode, wrong, json.loads(said)["totals"]["returned"]) == (0, "", 500)


def test_a_pipe_that_says_nothing_is_told_and_can_be_left(tmp_path: Path) -> None:
    path = tmp_path / "pipe.toml"
    os.mkfifo(path)
    held = os.open(path, os.O_RDWR)
    for arguments in (["settle"], ["evaluate", "As", "10s", "8s", "--rulebook"], ["verify", "--db", "x", "--policy"]):
        waiting = started(*arguments, str(path))
        assert waiting.stderr is not None and waiting.stderr.readline() == f"{str(path)!r}: {WAITS}"
        waiting.send_signal(signal.SIGINT)
        assert waiting.communicate() == ("", "")
        assert waiting.returncode in (130, -signal.SIGINT)
    os.close(held)


def test_input_without_an_end_is_refused(terminal: Terminal) -> None:
    for arguments in (["verify", "--db", "journal.db", "--policy"], ["verify-proof"]):
        assert "/dev/zero" in terminal(*arguments, "/dev/zero").refusal()


SWALLOWED = """
import os, signal, sys
from dealer_terminal import interrupts

class Ended:
    def __del__(self):
        signal.raise_signal(signal.SIGTERM)

with interrupts.in_order():
    Ended()
    print("still running")
    interrupts.raise_received()
"""


def test_a_signal_that_a_destructor_swallowed_is_raised_again() -> None:
    ended = subprocess.run([sys.executable, "-c", SWALLOWED], capture_output=True, text=True, timeout=60)
    assert (ended.stdout, ended.returncode) == ("still running\n", 128 + signal.SIGTERM)
    assert "Exception ignored in" in ended.stderr
