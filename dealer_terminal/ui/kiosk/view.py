"""The window: its signals become touches, frozen props become what is shown."""

from collections.abc import Callable
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.kiosk import touches as t
from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.same_key import asks_the_same, says_the_same, shown_keys
from dealer_terminal.ui.kiosk.touched import FingerDown
from dealer_terminal.ui.kiosk.way_out import WayOut
from dealer_terminal.ui.kit.panel import BASELINE, Panel
from dealer_terminal.ui.kit.props import Key, token
from dealer_terminal.ui.kit.viewmodel import Region, region
from dealer_terminal.ui.kit.window import KIOSK, open_window, tokens

TITLE = "Dealer Terminal"


class KioskView:
    def __init__(self, props: FrameProps, touched: Callable[[t.Touch], None], panel: Panel = BASELINE) -> None:
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
        """Nothing moves beneath a finger."""
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

    def _connect(self, root: QObject, touched: Callable[[t.Touch], None]) -> None:
        signals: Any = root
        signals.pressed.connect(lambda token: self._pressed(token, touched))
        signals.seatTouched.connect(lambda seat: self._asked(seat, t.TouchSeat(seat), touched))
        signals.spotTouched.connect(lambda seat, spot: self._asked(seat, t.TouchSpot(seat, spot), touched))
        signals.numberTouched.connect(lambda seat: self._asked(seat, t.TouchNumber(seat), touched))
        signals.written.connect(lambda text: touched(t.Write(text)))
        signals.dismissed.connect(lambda: touched(t.Dismiss()))
        signals.backTouched.connect(lambda: touched(t.Back()))
        signals.woken.connect(lambda: touched(t.Wake()))

    def _pressed(self, key: str, touched: Callable[[t.Touch], None]) -> None:
        if says_the_same(self._props, self._newest, key):
            touched(t.Press(self._keys[key]))

    def _asked(self, seat: int, touch: t.Touch, touched: Callable[[t.Touch], None]) -> None:
        if asks_the_same(self._props, self._newest, seat):
            touched(touch)


def _keys(props: FrameProps) -> dict[str, Enum | Key]:
    """What the screen's texts stand for, as long as it shows these props."""
    return {token(each.key): each.key for each in shown_keys(props)}
