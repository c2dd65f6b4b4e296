"""A second window, for the players: the meters, large and calm."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.kiosk.derive.meters import display
from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.meter_props import MetersProps
from dealer_terminal.ui.shared.panel import BASELINE, Panel
from dealer_terminal.ui.shared.viewmodel import Region, region
from dealer_terminal.ui.shared.window import KIOSK, open_window


class MetersWindow:
    """`show` takes what the kiosk shows, frame by frame, and keeps what players may see of it."""

    def __init__(self, panel: Panel = BASELINE) -> None:
        self.props = MetersProps()
        self._shown: Region = region(self.props)
        self.view: QQuickView = open_window(KIOSK, "MetersScreen", {"shown": self._shown}, panel=panel)
        self._shown.setParent(self.view)

    def show(self, frame: FrameProps) -> None:
        self.props = display(frame)
        self._shown.put(self.props)

    def open(self) -> None:
        """Over the whole of a second screen where there is one, else as a window beside the kiosk's."""
        first, *others = QGuiApplication.screens()
        if others:
            self.view.setScreen(others[0])
            self.view.setGeometry(others[0].geometry())
            self.view.showFullScreen()
        else:
            self.view.setScreen(first)
            self.view.show()


def second_panel(panel: Panel) -> Panel:
    """The second screen's own pixels where there is one."""
    others = QGuiApplication.screens()[1:]
    return Panel(others[0].size().width(), others[0].size().height()) if others else panel
