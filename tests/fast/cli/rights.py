"""Commands on a journal that is another user's."""

import os
import pty
import subprocess
import sys
from pathlib import Path

from tests.helpers.another_user import AS_ANYBODY
from tests.helpers.repository import ROOT

REAL = ("table", "--device", "/dev/null", "--protocol", "card-line")
JOURNAL, OWN_KEYS = "name a journal of your own, such as --db ~/journal.db", "such as --keys ~/dealer-keys"


def told(*command: str, cwd: Path = ROOT) -> str:
    """Somebody sits at the keyboard who could be asked; nobody is."""
    ours, theirs = pty.openpty()
    run = [*AS_ANYBODY, sys.executable, "-m", *command]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ended = subprocess.run(run, stdin=theirs, capture_output=True, text=True, cwd=cwd, env=environment, timeout=60)
    os.close(ours)
    os.close(theirs)
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1), ended
    return ended.stderr


def options(home: Path) -> tuple[str, ...]:
    return ("--db", str(home / "journal.db"), "--keys", str(home / "keys"))
