"""kill -9 after each touch of a jackpot's approval, a real journal on the disk: the restart goes on and pays once."""

import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.session import Session
from dealer_terminal.ui.kiosk.room import Settings
from tests.helpers.repository import ROOT
from tests.ui.kiosk import approving as a
from tests.ui.kiosk.table import HAND, READER, SUPERVISOR, Table

TOUCHES = ("Jackpot · position 1", a.SPADE, "Pending Jackpot", "Pay Jackpot", "verified", "Paid", "Deck is back")
CHILD = """
import os, pathlib, signal, sys
from tests.ui.kiosk.test_killed_jackpot import Kept
table = Kept(sys.argv[1])
table.dealt()
table.touched(0, int(sys.argv[2]))
pathlib.Path(sys.argv[1] + ".stands").write_text(table.stands())
os.kill(os.getpid(), signal.SIGKILL)
"""


class Kept(Table):
    """A 3 Card table on a journal that is kept on the disk."""

    def __init__(self, db: str) -> None:
        self.kept = self.journal = open_journal(db, keys=None)
        self.keys = self.kept.keys
        self.begin(Settings("7", "3-card-ags", (HAND, READER)), 5)

    def resumed(self) -> Session:
        return Session(self.journal, self.keys, SystemClock())

    def dealt(self) -> None:
        self.open().wager(1, "ante", "5").spot(1, "stax")
        self.press(self.props.over.chips[-1].text, "Place wager", "No more bets", "1 chip counted")
        self.press("Position 1 dealt", "Dealer's hand dealt", "Rest in the rack", "Lock decisions")
        self.press("Open the dealer's hand").cards(a.DEALER_HAND)
        self.press("Open position 1").cards(a.ROYAL)

    def touched(self, first: int, end: int) -> None:
        for touch in TOUCHES[first:end]:
            if touch == "verified":
                self.press("Call the supervisor").who(SUPERVISOR)
            else:
                self.press(touch)

    def stands(self) -> str:
        return f"{self.state.phase} {self.state.jackpots} {self.state.meters} {self.props.players}"


@pytest.mark.parametrize("touches", range(len(TOUCHES) + 1))
def test_a_terminal_killed_within_a_jackpot_pays_it_once(tmp_path: Path, touches: int) -> None:
    db = str(tmp_path / "journal.db")
    killed = subprocess.run([sys.executable, "-c", CHILD, db, str(touches)], cwd=ROOT, capture_output=True, text=True)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    table = Kept(db)
    assert table.stands() == Path(f"{db}.stands").read_text()
    table.touched(touches, len(TOUCHES))
    written = Counter(record.kind for record in table.kept.records())
    assert [written[kind] for kind in ("meters_grew", "jackpot_locked", "jackpot_verified")] == [1, 1, 1]
    assert table.state.last_lines[-1].pays == 50_025
    assert table.state.meters["spade"] == 50_000 * 100
    table.kept.close()
