"""The window: its signals become touches, frozen props become what is shown."""

from collections.abc import Callable
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.kiosk import touches as t
from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.way_out import WayOut
from dealer_terminal.ui.shared.panel import BASELINE, Panel
from dealer_terminal.ui.shared.props import Key, pressables, token
from dealer_terminal.ui.shared.viewmodel import Region, region
from dealer_terminal.ui.shared.window import KIOSK, open_window, tokens

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
        self._keys = _keys(props)
        self._look(props)
        self._connect(self.view.rootObject(), touched)

    def put(self, props: FrameProps) -> None:
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
        signals.pressed.connect(lambda token: touched(t.Press(self._keys[token])))
        signals.seatTouched.connect(lambda seat: touched(t.TouchSeat(seat)))
        signals.spotTouched.connect(lambda seat, spot: touched(t.TouchSpot(seat, spot)))
        signals.numberTouched.connect(lambda seat: touched(t.TouchNumber(seat)))
        signals.written.connect(lambda text: touched(t.Write(text)))
        signals.dismissed.connect(lambda: touched(t.Dismiss()))
        signals.backTouched.connect(lambda: touched(t.Back()))
        signals.woken.connect(lambda: touched(t.Wake()))


def _keys(props: FrameProps) -> dict[str, Enum | Key]:
    """What the screen's texts stand for, as long as it shows these props."""
    table = props.table
    shown = (table.primary, table.secondary, table.manual, props.over)
    return {token(each.key): each.key for each in pressables(shown)}
