"""The player display as a separate program, following a table that another process runs."""

import logging
import threading
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from dealer_terminal.errors import KnownError
from dealer_terminal.languages import ENGLISH
from dealer_terminal.procedure.state import State
from dealer_terminal.table.jobs import Jobs
from dealer_terminal.table.table_watch import Seen, TableView, TableWatch
from dealer_terminal.ui.kiosk.watchdog import end_when_told, end_with_its_thread
from dealer_terminal.ui.kit.fonts import load_fonts
from dealer_terminal.ui.kit.languages import Say, spoken
from dealer_terminal.ui.kit.loop import Turn
from dealer_terminal.ui.kit.panel import BASELINE, Panel
from dealer_terminal.ui.players.board import not_reached, players
from dealer_terminal.ui.players.second_screen import windows_can_be_placed
from dealer_terminal.ui.players.window import FIRST, SECOND, EndsWithItsWindow, MetersAlbum, MetersWindow, screen_count

LOG = logging.getLogger(__name__)
PATIENCE_S = 5.0
ANY = 0
"""No screen was chosen: use the second one if it exists, else the first."""
_GLANCE_MS = 500
_APART = "connect a second screen for them, or show them on another machine"
BELOW = f"the meters lie below every other window of this screen, a kiosk hides them: {_APART}"
UNSAID = f"under Wayland no window says where it lies, so the meters may lie over a kiosk: {_APART}"


class DisplaySettings(Struct, frozen=True):
    """Appearance of the display, and its screen, counted from 1. With `ANY` the program chooses the screen."""

    panel: Panel = BASELINE
    theme: str = "felt"
    language: str = ENGLISH
    screen: int = ANY
    fullscreen: bool = False


class FollowedTable:
    """The last known state of the table on a window. States that may be out of date are not shown."""

    def __init__(self, window: MetersWindow, say: Say) -> None:
        self._window = window
        self._say = say
        self._heard = not_reached(say)
        window.show(self._heard)

    def hear(self, seen: Seen) -> None:
        self._heard = players(seen, self._say) if isinstance(seen, State) else not_reached(self._say)
        self._window.show(self._heard)

    def check(self, age_s: float) -> None:
        self._window.show(self._heard if age_s < PATIENCE_S else not_reached(self._say))


def follow(looks: TableView, look: DisplaySettings) -> int:
    """Show the table until the window is closed. Return the exit code."""
    app = _app()
    _require(look.screen)
    app.setQuitOnLastWindowClosed(False)
    end_when_told()
    threading.excepthook = end_with_its_thread
    window = MetersWindow(look.panel, look.theme)
    followed, jobs = FollowedTable(window, spoken(look.language)), Jobs()
    jobs.wake = Turn(window.view, jobs.run_pending).ask
    watch = TableWatch(looks, followed.hear, jobs)
    timer = QTimer(window.view)
    timer.timeout.connect(lambda: followed.check(watch.age_s))
    timer.start(_GLANCE_MS)
    window.view.installEventFilter(EndsWithItsWindow(window.view))
    _place(window, look)
    watch.start()
    code = app.exec()
    watch.close()
    return code


def _require(screen: int) -> None:
    there = screen_count()
    if screen > there:
        raise KnownError(f"--screen {screen}: this machine has {there}; name one from 1 to {there}")


def _place(window: MetersWindow, look: DisplaySettings) -> None:
    screen = look.screen or min(SECOND, screen_count())
    if screen == FIRST:
        LOG.warning(BELOW if windows_can_be_placed() else UNSAID)
    if look.fullscreen or look.screen:
        window.open_on(screen)
    else:
        window.open_at(screen)


class Pictures:
    """Unattended screenshots, one for each change of the meters."""

    def __init__(self, folder: Path, look: DisplaySettings) -> None:
        _app()
        folder.mkdir(parents=True, exist_ok=True)
        self._window = MetersWindow(look.panel, look.theme)
        self._say = spoken(look.language)
        self._album = MetersAlbum(folder, self._window)

    def take(self, state: State) -> None:
        self._window.show(players(state, self._say))
        self._album.look()

    @property
    def count(self) -> int:
        return self._album.count

    def close(self) -> None:
        self._window.view.close()


def _app() -> QGuiApplication:
    app = QGuiApplication.instance() or QGuiApplication([])
    assert isinstance(app, QGuiApplication)
    load_fonts(app)
    return app
