"""The kiosk window: Qt signals become touches, and props become the picture."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any

from msgspec.structs import astuple
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.kiosk import touches
from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kit.panel import BASELINE, Panel
from dealer_terminal.ui.kit.props import Pressable, PressKey, pressables, token
from dealer_terminal.ui.kit.viewmodel import Region, region
from dealer_terminal.ui.kit.window import KIOSK, open_window, tokens

TITLE = "Dealer Terminal"


class KioskView:
    def __init__(self, props: FrameProps, touched: Callable[[touches.Touch], None], panel: Panel = BASELINE) -> None:
        self._shown: Region = region(props)
        self.view: QQuickView = open_window(KIOSK, "Kiosk", {"shown": self._shown}, panel=panel, theme=props.theme)
        self._shown.setParent(self.view)
        self.view.setTitle(TITLE)
        self.way_out = WayOut(self.view)
        self._tokens = tokens(self.view.engine())
        self._theme = props.theme
        self._props = self._newest = props
        self._keys = _keys(props)
        self._look(props)
        self._finger = FingerDown(self.view, self._catch_up)
        self.view.installEventFilter(self._finger)
        self._connect(self.view.rootObject(), touched)

    def put(self, props: FrameProps) -> None:
        """Show the props, but not while a finger is down."""
        self._newest = props
        self._catch_up()

    def _catch_up(self) -> None:
        if self._newest is not self._props and not self._finger.is_down:
            self._lay(self._newest)

    def _lay(self, props: FrameProps) -> None:
        self._props = props
        self._keys = _keys(props)
        self._shown.put(props)
        if props.theme != self._theme:
            self._theme = props.theme
            self._tokens.setProperty("theme", props.theme)
        self._look(props)

    def _look(self, props: FrameProps) -> None:
        self._tokens.setProperty("fourColours", props.four_colours)
        self._tokens.setProperty("moves", props.moves)

    def _connect(self, root: QObject, touched: Callable[[touches.Touch], None]) -> None:
        signals: Any = root
        signals.pressed.connect(lambda token: self._pressed(token, touched))
        signals.seatTouched.connect(lambda seat: self._asked(seat, touches.TouchSeat(seat), touched))
        signals.spotTouched.connect(lambda seat, spot: self._asked(seat, touches.TouchSpot(seat, spot), touched))
        signals.numberTouched.connect(lambda seat: self._asked(seat, touches.TouchNumber(seat), touched))
        signals.written.connect(lambda text: touched(touches.Write(text)))
        signals.dismissed.connect(lambda: touched(touches.Dismiss()))
        signals.backTouched.connect(lambda: touched(touches.Back()))
        signals.woken.connect(lambda: touched(touches.Wake()))

    def _pressed(self, key: str, touched: Callable[[touches.Touch], None]) -> None:
        if says_the_same(self._props, self._newest, key):
            touched(touches.Press(self._keys[key]))

    def _asked(self, seat: int, touch: touches.Touch, touched: Callable[[touches.Touch], None]) -> None:
        if asks_the_same(self._props, self._newest, seat):
            touched(touch)


def _keys(props: FrameProps) -> dict[str, Enum | PressKey]:
    """Return the keys by their tokens, valid while the screen shows these props."""
    return {token(each.key): each.key for each in shown_keys(props)}


MOST_MS = 3000
"""Maximum time that a resting finger delays an update."""
_BEGIN = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin})
_END = frozenset({QEvent.Type.MouseButtonRelease, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel})


class FingerDown(QObject):
    """Event filter that tracks a finger on the window. `lifted` is called after the release has taken effect."""

    def __init__(self, parent: QObject, lifted: Callable[[], None]) -> None:
        super().__init__(parent)
        self._lifted, self.is_down = lifted, False
        self._long = QTimer(self, singleShot=True, interval=MOST_MS)
        self._long.timeout.connect(self._lift)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        kind = event.type()
        if kind in _BEGIN and not self.is_down:
            self.is_down = True
            self._long.start()
        elif kind in _END and self.is_down:
            self.is_down = False
            self._long.stop()
            QTimer.singleShot(0, self, self._lifted)
        return False

    def _lift(self) -> None:
        self.is_down = False
        self._lifted()


class WayOut(QObject):
    """Event filter that keeps the window open until `leave` is called."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._open = False

    def leave(self) -> None:
        self._open = True
        QGuiApplication.quit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() != QEvent.Type.Close or self._open:
            return False
        event.ignore()
        return True


Said = tuple[object, ...]


def says_the_same(shown: FrameProps, coming: FrameProps, key: str) -> bool:
    return key in dict(_held_keys(coming)) and dict(_held_keys(shown))[key] == dict(_held_keys(coming))[key]


def asks_the_same(shown: FrameProps, coming: FrameProps, seat: int) -> bool:
    """Return True if tapping the position, or one of its circles, means the same in both frames."""
    return _asked(shown, seat) == _asked(coming, seat)


def shown_keys(props: FrameProps) -> Iterator[Pressable]:
    table = props.table
    return pressables((table.primary, table.secondary, table.manual, props.over))


def _held_keys(props: FrameProps) -> Iterator[tuple[str, Said]]:
    return ((token(each.key), _said(each)) for each in shown_keys(props))


def _said(each: Pressable) -> Said:
    """Return what defines a key's meaning, without its notes."""
    if isinstance(each, ActionProps):
        return astuple(each)
    return tuple(getattr(each, name, None) for name in ("text", "value", "dim", "possible"))


def _asked(props: FrameProps, seat: int) -> Said:
    felt = props.table.felt
    asked = [(each.asked, each.why_not, each.number_called) for each in felt.seats if each.position == seat]
    return (felt.seats_touchable, felt.spots_touchable, props.table.primary.text, props.over.surface, *asked)
