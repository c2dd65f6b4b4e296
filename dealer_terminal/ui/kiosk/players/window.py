"""A window for the players: the meters, large and calm, on a screen of its own where there is one."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.kiosk.players.props import PlayersProps
from dealer_terminal.ui.shared.panel import BASELINE, Panel
from dealer_terminal.ui.shared.viewmodel import Region, region
from dealer_terminal.ui.shared.window import KIOSK, open_window, tokens

SECOND = 2


class MetersWindow:
    """`show` takes what players may see; `theme` and size are its own."""

    def __init__(self, panel: Panel = BASELINE, theme: str = "felt") -> None:
        self.props = PlayersProps()
        self._shown: Region = region(self.props)
        self.view: QQuickView = open_window(KIOSK, "MetersScreen", {"shown": self._shown}, panel=panel, theme=theme)
        self._shown.setParent(self.view)
        self._place = _Place(self.view)

    def show(self, props: PlayersProps) -> None:
        self.props = props
        self._shown.put(props)

    def open_beside(self) -> None:
        """Over the whole of the second screen where there is one, else as a window beside the kiosk's."""
        if screen_count() >= SECOND:
            self.open_on(SECOND)
        else:
            self.view.show()

    def open_on(self, screen: int) -> None:
        """Over the whole of a screen, counted from 1. While that screen is gone, so is the window: it never lies
        over another one."""
        self._place.hold(screen)


def screen_count() -> int:
    return len(QGuiApplication.screens())


class _Place(QObject):
    """Keeps a window on its screen."""

    def __init__(self, view: QQuickView) -> None:
        super().__init__(view)
        self._view = view
        self._number = 0

    def hold(self, number: int) -> None:
        self._number = number
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self.fill)
        app.screenRemoved.connect(self.leave)
        self.fill()

    def fill(self) -> None:
        if screen_count() < self._number:
            return
        screen = QGuiApplication.screens()[self._number - 1]
        size = screen.size()
        tokens(self._view.engine()).setProperty("pxPerMm", Panel(size.width(), size.height()).unit)
        self._view.setScreen(screen)
        self._view.setGeometry(screen.geometry())
        self._view.showFullScreen()

    def leave(self, gone: QScreen) -> None:
        """Before Qt moves the windows of that screen to the first one."""
        if self._view.screen() is gone:
            self._view.hide()


class EndsWithItsWindow(QObject):
    """An event filter: whoever closes this window ends the program, whatever else it shows."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Close:
            QGuiApplication.quit()
        return False
