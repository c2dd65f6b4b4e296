"""kill -9 in the middle of a settlement, a real journal on the disk: the restart shows the same picture."""

import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest

from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.session import Session
from dealer_terminal.ui.kiosk.room import Settings
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.fonts import load_fonts
from tests.helpers.repository import ROOT
from tests.ui.kiosk.table import HAND, READER, WA, Table

STEPS = ["Lock decisions", "Open position 6", "Draw card", "Paid · open position 2"]
CHILD = """
import os, pathlib, signal, sys
from tests.ui.kiosk.test_killed import Kept, drawn
table = Kept(sys.argv[1]).begun(int(sys.argv[2]))
pathlib.Path(sys.argv[1] + ".picture").write_bytes(table.picture())
drawn(table).save(sys.argv[1] + ".png")
os.kill(os.getpid(), signal.SIGKILL)
"""


class Kept(Table):
    """A table on a journal that is kept on the disk."""

    def __init__(self, db: str) -> None:
        self.kept = self.journal = open_journal(db, keys=None)
        self.keys = self.kept.keys
        self.begin(Settings("7", WA, (READER, HAND)), 5)

    def resumed(self) -> Session:
        return Session(self.journal, self.keys, SystemClock())

    def begun(self, steps: int) -> "Kept":
        self.open()
        self.wager(2, "ante", "25").wager(6, "ante", "25").wager(6, "natural-31", "5")
        self.press("No more bets").sensed().press(*STEPS[:steps])
        return self

    def picture(self) -> bytes:
        return msgspec.json.encode(self.props)


def drawn(table: Table) -> QImage:
    """What the window shows, dot by dot; the clock and the checkpoint's age are given by the table's world."""
    app = QGuiApplication.instance() or QGuiApplication([])
    assert isinstance(app, QGuiApplication)
    load_fonts(app)
    view = KioskView(table.props, lambda touch: None).view
    view.show()
    QTest.qWaitForWindowExposed(view)
    image = view.grabWindow().convertToFormat(QImage.Format.Format_RGB32)
    view.close()
    return image


@pytest.mark.parametrize("steps", range(len(STEPS) + 1))
def test_a_killed_terminal_comes_back_to_the_same_picture(fonts: None, tmp_path: Path, steps: int) -> None:
    db = str(tmp_path / "journal.db")
    killed = subprocess.run([sys.executable, "-c", CHILD, db, str(steps)], cwd=ROOT, capture_output=True, text=True)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    table = Kept(db)
    assert table.picture() == Path(f"{db}.picture").read_bytes()
    assert drawn(table) == QImage(f"{db}.png").convertToFormat(QImage.Format.Format_RGB32)
    table.kept.close()


def test_another_step_is_another_picture(fonts: None, tmp_path: Path) -> None:
    images = [drawn(Kept(str(tmp_path / f"{steps}.db")).begun(steps)) for steps in (1, 2)]
    assert images[0] != images[1]
