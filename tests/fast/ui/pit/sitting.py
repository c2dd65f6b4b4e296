"""Somebody before the window of a pit, wired as the command wires it, by real keys and presses."""

from collections.abc import Callable
from pathlib import Path
from zoneinfo import ZoneInfo

from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from dealer_terminal.app.alarm_catalogue import alarm_catalogue
from dealer_terminal.app.console_session import ConsoleReviewer, NoConsole
from dealer_terminal.app.pit import PitOptions, RunningPitServices
from dealer_terminal.app.replay import room
from dealer_terminal.review.console_commands import GiveTables
from dealer_terminal.storage.review.console import open_console
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.ui.kit.panel import parse_panel
from dealer_terminal.ui.pit.controller import PitController
from dealer_terminal.ui.pit.pit_view_state import PitWindow, Showing
from dealer_terminal.ui.pit.view import PitView
from tests.fast.ui.person import Person
from tests.helpers.consoles import furnished_console

WITHIN_MS, GLANCE_MS = 30_000, 50
ADMINISTRATOR, SUPERVISOR, AUDITOR = "9001", "2001", "5001"


class Sitting(Person):
    """With no `number` nobody is signed on; without a `console` there is none."""

    def __init__(
        self, tables: tuple[str, ...], folder: Path, number: str = ADMINISTRATOR, *, console: str = "console.db"
    ) -> None:
        db, clock = str(folder / console) if console else "", SystemClock()
        self.wanted = PitOptions(tables, ZoneInfo("UTC"), parse_panel("1280x720"), console=db)
        self._desks = []
        if db:
            keys = folder / "console-keys"
            if not Path(db).exists():
                furnished_console(db, keys)
            self._desks.append(open_console(db, clock, keys=keys))
        self.office = RunningPitServices(ConsoleReviewer(self._desks[0]) if self._desks else NoConsole(), self.wanted)
        self.passed = 0
        self._clock = clock
        self.pit = PitController(self.office, alarm_catalogue(), self.now(), self.wanted.zone, PitWindow())
        self.window = PitView(self.pit, room, self.wanted.panel)
        super().__init__(self.window.view, db)
        if db and number:
            self.signs_on(number)
        self.until(lambda showing: not showing.unread)

    @property
    def showing(self) -> Showing:
        return self.pit.showing

    @property
    def said(self) -> str:
        return str(self.showing.desk.said)

    def now(self) -> int:
        """By the machine's clock, and what `waits` lets pass."""
        return self._clock.now().utc + self.passed

    def until(self, reached: Callable[[Showing], bool]) -> Showing:
        for _ in range(WITHIN_MS // GLANCE_MS):
            self.pit.passed(self.now())
            QGuiApplication.processEvents()
            if reached(self.showing):
                self.window.view.grabWindow()
                return self.showing
            QTest.qWait(GLANCE_MS)
        raise AssertionError(self.showing.desk)

    def waits(self, seconds: int) -> None:
        self.passed += seconds * 1_000_000
        self.pit.passed(self.now())

    def gives(self, *journals: str) -> None:
        """These tables to the pit supervisor."""
        self.office.do(GiveTables(SUPERVISOR, journals))

    def reads_on(self) -> None:
        """To the last page of what is signed."""
        while "next" in self.keys():
            assert "sign" not in self.keys()
            self.presses("key next")

    def lines(self) -> list[str]:
        return [each.text for each in self.window.props.sheet.lines]

    def keys(self) -> list[str]:
        return [each.key for each in self.window.props.sheet.keys]

    def close(self) -> None:
        self.window.close()
        self.pit.left()
        self.office.end()
        for each in self._desks:
            each.close()
