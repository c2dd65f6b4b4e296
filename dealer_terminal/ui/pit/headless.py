"""An automatic tour: real presses on the real window, and a picture of each result."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from dealer_terminal.review.alarms.load import HOUR, SECOND
from dealer_terminal.table.ports import Clock
from dealer_terminal.ui.console.application import application
from dealer_terminal.ui.console.clocks import dated_text
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext
from dealer_terminal.ui.kiosk.screen_autopilot import Finger
from dealer_terminal.ui.kit.fonts import load_fonts
from dealer_terminal.ui.kit.panel import Panel
from dealer_terminal.ui.pit.controller import PitController
from dealer_terminal.ui.pit.figures.figure import Figure
from dealer_terminal.ui.pit.pit_view_state import PitPage
from dealer_terminal.ui.pit.sheets.shift_sheet import HOURS, last_hours
from dealer_terminal.ui.pit.view import PitView

_LOOK_MS, _MOST_LOOKS = 20, 1000
"""`_MOST_LOOKS` ends the wait for a damaged journal, which never returns its changes."""


def tour(
    controller: PitController, clock: Clock, rooms: Callable[[str], KioskContext], folder: Path, panel: Panel
) -> Iterator[str]:
    """Yield the names of the pictures."""
    load_fonts(application())
    window = PitView(controller, rooms, panel)
    window.view.show()
    hand = _Hand(window, controller, clock)
    hand.settles()
    stops = chain(_stops(hand), _at_console(hand) if controller.showing.console.name else ())
    for number, (name, press) in enumerate(stops, 1):
        press()
        hand.settles()
        file = folder / f"{number:02}-{name}.png"
        window.view.grabWindow().save(str(file))
        yield file.name
    window.close()


class _Hand:
    def __init__(self, window: PitView, controller: PitController, clock: Clock) -> None:
        self._window, self._controller, self._clock = window, controller, clock
        self._finger = Finger(window.view)

    def settles(self) -> None:
        """Wait until every table was read and the window is drawn."""
        self._controller.passed(self._clock.now().utc)
        while self._controller.showing.unread:
            QTest.qWait(_LOOK_MS)
            self._controller.passed(self._clock.now().utc)
        QGuiApplication.processEvents()
        self._window.view.grabWindow()

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self._window.view, key)

    def types(self, text: str) -> None:
        for letter in text:
            self.key(Qt.Key(ord(letter)))

    def shuts(self) -> None:
        """Close all sheets, of which there may be none."""
        while self._controller.showing.desk.sheets:
            self.key(Qt.Key.Key_Escape)

    def button(self, name: str) -> None:
        self._finger.press(name)

    def first_table(self) -> None:
        for each in self._window.props.tiles[:1]:
            self.button(f"table {each.journal}")

    def first_alarm(self) -> None:
        for each in self._window.props.alarms[:1]:
            self.button(f"alarm {each.key}")

    def first_item(self) -> None:
        for each in self._window.props.queue[:1]:
            self.button(f"item {each.journal} {each.position}")

    def counts(self) -> None:
        """Count the shift, or the last hours of tables that played long ago."""
        self.key(Qt.Key.Key_S)
        self.settles()
        showing = self._controller.showing
        newest = max((each.utc for each in showing.sights), default=showing.now)
        if newest < showing.now - HOURS * HOUR:
            self.button("hours other")
            self.settles()
            since, until = last_hours(newest + SECOND, HOURS)
            self.types(dated_text(since, showing.zone))
            self.key(Qt.Key.Key_Tab)
            self.types(dated_text(until, showing.zone))
        self.button("key count")
        while not self._controller.showing.shift:
            QTest.qWait(_LOOK_MS)
            self._controller.passed(self._clock.now().utc)

    def reads(self) -> None:
        """Open the report to sign, unless no round was played."""
        if any(each.found for each in self._controller.showing.shift):
            self.button("key read")

    def figure(self, figure: Figure) -> None:
        if self._controller.showing.desk.page is not PitPage.FIGURES:
            self.key(Qt.Key.Key_F)
            self.settles()
        self.button(f"figure {figure.value}")

    def compares(self) -> None:
        self.key(Qt.Key.Key_C)
        for _ in range(_MOST_LOOKS):
            if len(self._controller.showing.changes) >= len(self._controller.showing.sights):
                return
            QTest.qWait(_LOOK_MS)
            self._controller.passed(self._clock.now().utc)


def _stops(hand: _Hand) -> Iterator[tuple[str, Callable[[], None]]]:
    key = Qt.Key
    yield "tables", lambda: None
    yield "an-alarm", hand.first_alarm
    yield "a-table", lambda: _shut_and(hand, hand.first_table)
    yield "the-dealers-screen", lambda: hand.key(key.Key_D)
    yield "the-queue", lambda: hand.key(key.Key_Q)
    yield "an-item", hand.first_item
    yield "all-of-the-queue", lambda: _shut_and(hand, lambda: hand.button("queue all or waiting"))
    yield "what-changed", hand.compares
    yield "the-shift", hand.counts
    yield "what-is-signed", hand.reads
    for each in Figure:
        yield f"figure-{each.value.replace(' ', '-')}", partial(_shut_and, hand, partial(hand.figure, each))
    yield "numbers", lambda: hand.key(key.Key_N)
    yield "the-load", lambda: hand.key(key.Key_L)
    yield "the-menu", lambda: hand.key(key.Key_F10)
    yield "languages", lambda: hand.key(key.Key_G)
    yield "the-keys", lambda: _shut_and(hand, lambda: hand.key(key.Key_Question))


def _at_console(hand: _Hand) -> Iterator[tuple[str, Callable[[], None]]]:
    """Yield stops that show forms. No form is submitted."""
    yield "who-sits-here", lambda: hand.key(Qt.Key.Key_O)


def _shut_and(hand: _Hand, press: Callable[[], None]) -> None:
    hand.shuts()
    hand.settles()
    press()
