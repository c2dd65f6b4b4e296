"""A command that only reads a journal leaves no file beside it, however it ends."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.fast.cli.journals import played_journal


def others(alone: Path) -> list[str]:
    return sorted(each.name for each in alone.parent.iterdir() if each != alone)


def test_a_replay_that_verifies_and_searches_leaves_nothing_even_where_it_is_ended(tmp_path: Path) -> None:
    """Its helpers open the same file, each in a process or a thread of its own."""
    played_journal(tmp_path / "played", 3)
    (tmp_path / "copy").mkdir()
    alone = Path(shutil.copy(tmp_path / "played" / "journal.db", tmp_path / "copy"))
    command = (sys.executable, "-m", "dealer_terminal", "replay", "--db", str(alone))
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    seen: set[str] = set()
    running = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        end = time.monotonic() + 120
        while not _verifies(running.pid) and time.monotonic() < end and running.poll() is None:
            seen |= set(others(alone))
        while _verifies(running.pid) and time.monotonic() < end and running.poll() is None:
            seen |= set(others(alone))
        assert running.poll() is None
        running.send_signal(signal.SIGTERM)
        running.wait(60)
    finally:
        running.kill()
        running.communicate()
    assert (seen, others(alone)) == (set(), [])


def _verifies(pid: int) -> bool:
    """Whether the check of the whole journal runs beside it."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    return children.exists() and bool(children.read_text().split())
