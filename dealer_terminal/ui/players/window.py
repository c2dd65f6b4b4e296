"""Window for players with the meters, on its own screen if there is one."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QScreen, QWindow
from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.kit.panel import BASELINE, Panel
from dealer_terminal.ui.kit.viewmodel import Region, region
from dealer_terminal.ui.kit.window import KIOSK, open_window
from dealer_terminal.ui.players.board import PlayersProps
from dealer_terminal.ui.players.second_screen import SecondScreen, windows_can_be_stacked

TITLE = "Players' meters"
FIRST, SECOND = 1, 2


class MetersWindow:
    """Window for players. `show` takes the content, which contains only what players may see. The window has its own
    theme and size, and never takes keyboard input."""

    def __init__(self, panel: Panel = BASELINE, theme: str = "felt") -> None:
        self.props = PlayersProps()
        self._shown: Region = region(self.props)
        self.view: QQuickView = open_window(KIOSK, "MetersScreen", {"shown": self._shown}, panel=panel, theme=theme)
        self._shown.setParent(self.view)
        self.view.setTitle(TITLE)
        self.view.setFlag(Qt.WindowType.WindowDoesNotAcceptFocus)
        self._place = _Place(self.view)

    def show(self, props: PlayersProps) -> None:
        self.props = props
        self._shown.put(props)

    def open_beside(self, kiosk: QWindow) -> None:
        """Fill the second screen as soon as there is one. Until then, the window is next to the kiosk."""
        self._place.hold(SECOND)
        if screen_count() < SECOND:
            self._place.meanwhile(SecondScreen(self.view, kiosk))

    def open_at(self, screen: int) -> None:
        """Open the window in the far corner of a screen. It has at most a third of the first screen's width and height,
        and stays below all other windows there, because that screen may show the kiosk."""
        there = QGuiApplication.screens()[screen - 1]
        free = there.availableGeometry()
        if screen == FIRST:
            self._lie_below()
        self.view.resize(self.view.size().boundedTo(free.size() / 3 if screen == FIRST else free.size()))
        self.view.setScreen(there)
        self.view.setPosition(free.bottomRight() - self.view.frameGeometry().bottomRight() + self.view.position())
        self.view.show()

    def open_on(self, screen: int) -> None:
        """Fill a screen, counted from 1. The window is hidden while that screen is disconnected, so it never covers
        another one. It stays below all other windows of the first screen."""
        if screen == FIRST:
            self._lie_below()
        self._place.hold(screen)

    def _lie_below(self) -> None:
        """Put the window below all others before it is shown. This works without a window manager too."""
        self.view.setFlag(Qt.WindowType.WindowStaysOnBottomHint)
        if windows_can_be_stacked():
            self.view.create()
            self.view.lower()


def screen_count() -> int:
    return len(QGuiApplication.screens())


class _Place(QObject):
    """Keeps a window on its screen."""

    def __init__(self, view: QQuickView) -> None:
        super().__init__(view)
        self._view = view
        self._number = 0
        self._meanwhile: list[SecondScreen] = []

    def hold(self, number: int) -> None:
        self._number = number
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self.fill)
        app.screenRemoved.connect(self.leave)
        self.fill()

    def meanwhile(self, beside: SecondScreen) -> None:
        self._meanwhile.append(beside)

    def fill(self) -> None:
        if screen_count() < self._number:
            return
        while self._meanwhile:
            self._meanwhile.pop().end()
        screen = QGuiApplication.screens()[self._number - 1]
        self._view.setScreen(screen)
        self._view.setGeometry(screen.geometry())
        self._view.setWindowState(Qt.WindowState.WindowFullScreen)
        self._view.setVisible(True)

    def leave(self, gone: QScreen) -> None:
        """Hide the window before Qt moves it from the disconnected screen to the first one."""
        if self._view.screen() is gone:
            self._view.hide()


class EndsWithItsWindow(QObject):
    """Event filter that ends the program when this window is closed, even if others are open."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Close:
            QGuiApplication.quit()
        return False


class MetersAlbum:
    """Screenshots of the player display, one for each distinct scene."""

    def __init__(self, folder: Path, display: MetersWindow) -> None:
        self._folder = folder
        self._display = display
        self._seen: set[str] = set()

    @property
    def count(self) -> int:
        return len(self._seen)

    def look(self) -> None:
        scene = _scene(self._display.props)
        if scene in self._seen:
            return
        self._seen.add(scene)
        self._display.view.show()
        QGuiApplication.processEvents()
        self._display.view.grabWindow().save(str(self._folder / f"meters-{len(self._seen):02}-{scene}.png"))


def _scene(props: PlayersProps) -> str:
    if props.waiting:
        return "waiting"
    parts = [f"{meter.meter}-{meter.standing.value}" for meter in props.meters if meter.note]
    parts += [f"pending-{len(props.prizes)}"] if props.prizes else []
    return "-".join(parts) or "open"
