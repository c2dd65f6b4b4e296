"""An officer at a replay with a console of their own, by real keys and presses."""

from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from dealer_terminal.app.console_session import ConsoleReviewer
from dealer_terminal.app.replay import room
from dealer_terminal.review.console import Console
from dealer_terminal.storage.review.console import open_console
from dealer_terminal.ui.kit.panel import parse_panel
from dealer_terminal.ui.replay.controller import ReplayController
from dealer_terminal.ui.replay.search_state import SearchStatus
from dealer_terminal.ui.replay.view import ReplayView
from tests.fast.ui.person import Person
from tests.fast.ui.replay.desks import Desks
from tests.helpers.consoles import CLOCK, furnished_console

MADE_WITHIN = 60_000


def answered(replay: ReplayController) -> None:
    """What was asked of the journal has come."""
    for _ in range(MADE_WITHIN // 10):
        replay.found()
        if replay.showing.desk.finds.standing is SearchStatus.ANSWERED:
            QGuiApplication.processEvents()
            return
        QTest.qWait(10)
    raise AssertionError(replay.showing.desk.finds)


class Sitting(Person):
    """Somebody before the window of a replay at a console."""

    def __init__(self, desks: Desks, folder: Path, number: str = "4001") -> None:
        self.folder, db = folder, furnished_console(str(folder / "console.db"), folder / "console-keys")
        self._desk = open_console(db, CLOCK, keys=folder / "console-keys")
        self.replay: ReplayController = desks.replay(60, seat=ConsoleReviewer(self._desk))
        self.window = ReplayView(self.replay, room(), parse_panel("1280x720"))
        super().__init__(self.window.view, db)
        if number:
            self.signs_on(number)

    @property
    def console(self) -> Console:
        return self._desk.console

    @property
    def said(self) -> str:
        return str(self.replay.showing.desk.said)

    def waits(self, text: str) -> None:
        QTest.qWait(1)
        for _ in range(MADE_WITHIN // 100):
            self.replay.look()
            if text in self.said:
                return
            QTest.qWait(100)
        raise AssertionError(self.said)

    def close(self) -> None:
        self.window.close()
        self._desk.close()
