"""Real presses on the real screen."""

from time import monotonic

from PySide6.QtTest import QTest

from dealer_terminal.ui.kiosk.app import kiosk_window
from dealer_terminal.ui.kiosk.controller import KioskController
from dealer_terminal.ui.kiosk.kiosk import Kiosk
from dealer_terminal.ui.kiosk.screen_autopilot import Finger
from dealer_terminal.ui.kiosk.view import KioskView
from tests.fast.qml.screen import Opened
from tests.fast.ui.kiosk.table import SOON, Table, awaits_reader

GLANCE_MS, TRIES = 80, 100


def kiosk_of(table: Table) -> Kiosk:
    """Its own session is over: another one stands on the same journal."""
    session = table.resumed()
    table.reader.adopt(session, table.journal)
    return Kiosk(session, table.people(), table.room, lambda: session, lambda: 40, table.jobs)


class Hands:
    """A window on a table, and the finger before it."""

    def __init__(self, opened: Opened, table: Table) -> None:
        self.window: KioskView
        self.controller: KioskController
        self.window, self.controller = kiosk_window(kiosk_of(table))
        opened(self.window.view)
        self.finger = Finger(self.window.view)
        self.touches = 0

    def press(self, *names: str) -> None:
        for name in names:
            self.touches += 1
            self.finger.press(name)
            self.rest()

    def rest(self) -> None:
        """Until nothing is left that the reader tells by itself."""
        end = monotonic() + SOON
        while awaits_reader(self.controller.state, self.controller.senses):
            QTest.qWait(1)
            assert monotonic() < end, self.controller.state


def press(hands: Hands, *names: str) -> None:
    """A person sees the board before pressing, and presses again where nothing happened."""
    for name in names:
        before = hands.controller.desk
        for _ in range(TRIES):
            if hands.controller.desk != before:
                break
            QTest.qWait(GLANCE_MS)
            hands.press(name)
        assert hands.controller.desk != before, name
