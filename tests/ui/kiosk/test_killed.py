"""kill -9 in the middle of a settlement, a real journal on the disk: the restart shows the same picture."""

import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.session import Session
from dealer_terminal.ui.kiosk.room import Room, Settings
from tests.helpers.repository import ROOT
from tests.ui.kiosk.fast_reader import SimulatedReader
from tests.ui.kiosk.table import HAND, LIBRARY, READER, WA, Table, World

STEPS = ["Lock decisions", "Open position 6", "Draw card", "Paid · open position 2"]
CHILD = """
import os, pathlib, signal, sys
from tests.ui.kiosk.test_killed import Kept
table = Kept(sys.argv[1]).begun(int(sys.argv[2]))
pathlib.Path(sys.argv[1] + ".picture").write_bytes(table.picture())
os.kill(os.getpid(), signal.SIGKILL)
"""


class Kept(Table):
    """A table on a journal that is kept on the disk."""

    def __init__(self, db: str) -> None:
        self.kept = self.journal = open_journal(db, keys=None)
        session = Session(self.kept, self.kept.keys, SystemClock())
        self.reader = SimulatedReader(session.seals, 5)
        self.room = Room(Settings("7", WA, (READER, HAND)), LIBRARY)
        self.world = World(session)
        self.controller = self.started(session)
        self.touches = 0

    def begun(self, steps: int) -> "Kept":
        self.open()
        self.wager(2, "ante", "25").wager(6, "ante", "25").wager(6, "natural-31", "5")
        self.press("No more bets").sensed().press(*STEPS[:steps])
        return self

    def picture(self) -> bytes:
        return msgspec.json.encode(self.props)


@pytest.mark.parametrize("steps", range(len(STEPS) + 1))
def test_a_killed_terminal_comes_back_to_the_same_picture(tmp_path: Path, steps: int) -> None:
    db = str(tmp_path / "journal.db")
    killed = subprocess.run([sys.executable, "-c", CHILD, db, str(steps)], cwd=ROOT, capture_output=True, text=True)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    table = Kept(db)
    assert table.picture() == Path(f"{db}.picture").read_bytes()
    table.kept.close()
