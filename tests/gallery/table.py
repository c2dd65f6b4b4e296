"""A window on the kiosk's table alone: one region of props in, touches out."""

from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.kiosk.props import KioskProps
from dealer_terminal.ui.kit.panel import BASELINE, Panel
from dealer_terminal.ui.kit.viewmodel import Region, region
from dealer_terminal.ui.kit.window import open_window


class Table:
    """`put` shows new props; touches are the signals of `view.rootObject()`: pressed, seatTouched, spotTouched, …"""

    def __init__(self, view: QQuickView, shown: Region) -> None:
        self.view = view
        self._shown = shown

    def put(self, props: KioskProps) -> None:
        self._shown.put(props)


def open_table(props: KioskProps, *, panel: Panel = BASELINE, theme: str = "felt") -> Table:
    shown = region(props)
    view = open_window("tests.gallery", "TableScreen", {"shown": shown}, panel=panel, theme=theme)
    shown.setParent(view)
    return Table(view, shown)
