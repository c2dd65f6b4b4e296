"""An automatic tour: real presses on the real window, and a picture of each result."""

from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from dealer_terminal.review import verdict
from dealer_terminal.ui.console.application import application
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext
from dealer_terminal.ui.kiosk.screen_autopilot import Finger
from dealer_terminal.ui.kit.fonts import load_fonts
from dealer_terminal.ui.kit.panel import Panel
from dealer_terminal.ui.replay.controller import ReplayController
from dealer_terminal.ui.replay.search_state import SearchStatus
from dealer_terminal.ui.replay.view import ReplayView

_LOOK_MS = 10
_NONE, _SHIFT, _CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


def tour(controller: ReplayController, room: KioskContext, folder: Path, panel: Panel) -> Iterator[str]:
    """Yield the names of the pictures."""
    load_fonts(application())
    window = ReplayView(controller, room, panel)
    window.view.show()
    hand = _Hand(window, controller)
    signed_on = controller.showing.console.reviewer is not None
    stops = chain(_stops(hand), _at_console(hand) if signed_on else (), _last(hand))
    for number, (name, press) in enumerate(stops, 1):
        press()
        QGuiApplication.processEvents()
        file = folder / f"{number:02}-{name}.png"
        window.view.grabWindow().save(str(file))
        yield file.name
    window.close()


class _Hand:
    def __init__(self, window: ReplayView, controller: ReplayController) -> None:
        self._window, self._finger, self._controller = window, Finger(window.view), controller

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = _NONE, times: int = 1) -> None:
        for _ in range(times):
            QTest.keyClick(self._window.view, key, held)

    def write(self, text: str) -> None:
        """Type text into the search box and press Enter."""
        self.key(Qt.Key.Key_Slash)
        self.fill(text)
        self.key(Qt.Key.Key_Return)

    def fill(self, text: str) -> None:
        """Type lowercase text at the cursor."""
        for letter in text:
            self.key(Qt.Key(ord(letter.upper())))

    def button(self, name: str) -> None:
        self._finger.press(name)

    def alone(self, name: str) -> None:
        """Close an open form, then press a button."""
        self.key(Qt.Key.Key_Escape)
        self.button(name)

    def finds(self, *names: str) -> None:
        """Press buttons and wait for the search results."""
        for name in names:
            self.button(name)
        while self._controller.showing.desk.finds.standing is not SearchStatus.ANSWERED:
            QTest.qWait(_LOOK_MS)
            self._controller.found()
        self._window.view.grabWindow()

    def verified(self) -> None:
        """Wait until the whole journal was verified, and show the result."""
        self._controller.look()
        while self._controller.showing.verdict.standing is verdict.VerdictStatus.RUNNING:
            QTest.qWait(_LOOK_MS)
            self._controller.look()
        _asked(self, Qt.Key.Key_Y)

    def first_found(self) -> None:
        self.finds()
        for each in self._window.props.find.found[:1]:
            self._finger.press(f"found {each.position}")


def _stops(hand: _Hand) -> Iterator[tuple[str, Callable[[], None]]]:
    key = Qt.Key
    yield "opened", hand.finds
    yield "the-first-fact", lambda: hand.key(key.Key_Home)
    yield "a-round", lambda: hand.write("2")
    yield "wagers-placed", lambda: hand.key(key.Key_Right, _SHIFT, 3)
    yield "decisions", lambda: hand.key(key.Key_Right, _SHIFT, 8)
    yield "settling", lambda: hand.key(key.Key_Right, _SHIFT, 8)
    yield "the-dealers-screen", lambda: hand.key(key.Key_D)
    yield "the-felt-again", lambda: hand.key(key.Key_D)
    yield "a-payment", hand.first_found
    yield "irregularities", lambda: hand.finds("irregularities")
    yield "an-irregularity", lambda: hand.key(key.Key_N)
    yield "approved", lambda: hand.finds("overrides")
    yield "conditions", lambda: _asked(hand, key.Key_F)
    yield "a-press-on-the-strip", lambda: hand.alone("strip")
    yield "a-step-back", lambda: hand.key(key.Key_Left, _CTRL)
    yield "decided-and-settled-again", lambda: _asked(hand, key.Key_X)
    yield "kept-for-comparison", lambda: _asked(hand, key.Key_C)
    yield "compared", lambda: hand.key(key.Key_Right, _SHIFT, 4)
    yield "cards-that-nobody-saw", lambda: _asked(hand, key.Key_U)
    yield "how-far-verified", hand.verified
    yield "the-menu", lambda: _asked(hand, key.Key_F10)


def _at_console(hand: _Hand) -> Iterator[tuple[str, Callable[[], None]]]:
    """Yield stops that show forms. No form is submitted."""
    key = Qt.Key
    yield "a-mark", lambda: _asked(hand, key.Key_M, "look again at the third position")
    yield "marks", lambda: _asked(hand, key.Key_B)
    yield "a-cameras-clock", lambda: _asked(hand, key.Key_T)
    yield "a-hold", lambda: _asked(hand, key.Key_H, "claim 118")
    yield "an-export", lambda: _asked(hand, key.Key_E)
    yield "who-sits-here", lambda: _asked(hand, key.Key_O)


def _last(hand: _Hand) -> Iterator[tuple[str, Callable[[], None]]]:
    yield "the-keys", lambda: _asked(hand, Qt.Key.Key_Question)
    yield "not-understood", lambda: _closed_and_wrote(hand, "noon")
    yield "following", lambda: hand.key(Qt.Key.Key_End)


def _asked(hand: _Hand, key: Qt.Key, text: str = "") -> None:
    hand.key(Qt.Key.Key_Escape)
    hand.key(key)
    QGuiApplication.processEvents()
    hand.fill(text)


def _closed_and_wrote(hand: _Hand, text: str) -> None:
    hand.key(Qt.Key.Key_Escape)
    hand.write(text)
