"""The kiosk application on a panel."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from random import SystemRandom
from time import monotonic

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from dealer_terminal.table.session import Session
from dealer_terminal.table.sound import SILENCE, Sound, SoundPulse
from dealer_terminal.ui.kiosk import watchdog
from dealer_terminal.ui.kiosk.controller import KioskController
from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.keyboard import Keyboard
from dealer_terminal.ui.kiosk.kiosk import Kiosk, unseen
from dealer_terminal.ui.kiosk.screen_inputs import Drift, PixelShift, stays, wanders
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.kit.fonts import load_fonts
from dealer_terminal.ui.kit.languages import Say, spoken
from dealer_terminal.ui.kit.loop import Turn
from dealer_terminal.ui.kit.panel import BASELINE, Panel
from dealer_terminal.ui.players.second_screen import make_room
from dealer_terminal.ui.players.window import EndsWithItsWindow, MetersWindow

NAME = "dealer-terminal"
TICK_MS = 300


def run(kiosk: Kiosk, *, fullscreen: bool = False, panel: Panel = BASELINE, meters: bool = False) -> int:
    """Run the kiosk until a supervisor closes the terminal. Return the exit code."""
    app = QGuiApplication([NAME])
    watchdog.end_when_told()
    load_fonts(app)
    displays = [MetersWindow(panel, kiosk.room.settings.theme)] if meters else []
    shows = tuple(partial(_show_players, display) for display in displays)
    window, controller = kiosk_window(kiosk, panel=_on_the_screen(panel, whole=fullscreen), beside=shows)
    timer = QTimer(window.view)
    timer.timeout.connect(controller.tick)
    timer.start(TICK_MS)
    heartbeat = watchdog.begin(window, controller, kiosk.room.settings)
    if fullscreen:
        for view in (window.view, *(display.view for display in displays)):
            view.installEventFilter(window.way_out)
        window.view.showFullScreen()
    else:
        window.view.installEventFilter(EndsWithItsWindow(window.view))
        if displays:
            make_room(window.view)
        window.view.show()
    for display in displays:
        display.open_beside(window.view)
    heartbeat.start()
    code = app.exec()
    heartbeat.stop()
    return code


def _show_players(display: MetersWindow, frame: FrameProps) -> None:
    display.show(frame.players)


def _on_the_screen(panel: Panel, *, whole: bool) -> Panel:
    """Return the panel with its pixels on this screen: all of them in full screen, else at most the available ones."""
    screen = QGuiApplication.primaryScreen()
    if whole:
        return Panel(screen.size().width(), screen.size().height(), panel.inches)
    free = screen.availableSize()
    return Panel(min(panel.width, free.width()), min(panel.height, free.height()), panel.inches)


Shows = Callable[[FrameProps], None]


def kiosk_window(
    kiosk: Kiosk, *, panel: Panel = BASELINE, beside: Sequence[Shows] = ()
) -> tuple[KioskView, KioskController]:
    """Return a window for a session, not yet shown, and its controller. The `beside` displays receive every frame
    too."""
    settings = kiosk.room.settings
    drift = wanders(settings.drift_every_s, settings.drift_px)
    machine = KioskMachine(kiosk.reopen, kiosk.checkpoint_age, drift, kiosk.sound, kiosk.look)
    controller = KioskController(kiosk.session, kiosk.people, kiosk.room, machine)
    controller.refresh()
    window = KioskView(controller.props(), controller.touch, panel)
    machine.shows = partial(_show, (window.put, *beside))
    controller.refresh()
    machine.leaves = window.way_out.leave
    window.view.installEventFilter(Keyboard(window.view, controller.touch, controller.typing))
    kiosk.jobs.wake = Turn(window.view, controller.tick).ask
    return window, controller


def _show(displays: Sequence[Shows], props: FrameProps) -> None:
    for show in displays:
        show(props)


LOOK_S = 2.0


class KioskMachine:
    """Services that the controller needs from the window and the machine. `kiosk_window` sets `shows` and `leaves`."""

    def __init__(
        self,
        reopen: Callable[[], Session],
        checkpoint_age: Callable[[], int],
        drift: Drift = stays,
        sound: Sound = SILENCE,
        look: Callable[[], None] = unseen,
    ) -> None:
        self._reopen = reopen
        self._checkpoint_age = checkpoint_age
        self._drift = drift
        self._sound = sound
        self._look, self._looked = look, monotonic()
        self._chance = SystemRandom()
        self.shows: Callable[[FrameProps], None] = lambda props: None
        self.leaves: Callable[[], None] = lambda: None

    def clock(self) -> str:
        return datetime.now().astimezone().strftime("%H:%M")

    def checkpoint_age(self) -> int:
        return self._checkpoint_age()

    def look(self) -> None:
        """Check the journal every few seconds. Raise KnownError if it no longer exists."""
        if self.seconds() - self._looked >= LOOK_S:
            self._looked = self.seconds()
            self._look()

    def drift(self) -> PixelShift:
        return self._drift()

    def seconds(self) -> float:
        return monotonic()

    def shuffled(self, digits: str) -> str:
        return "".join(self._chance.sample(digits, len(digits)))

    def say(self, language: str) -> Say:
        return spoken(language)

    def show(self, props: FrameProps) -> None:
        self.shows(props)

    def leave(self) -> None:
        self.leaves()

    def sound(self, pulse: SoundPulse) -> None:
        self._sound.sound(pulse)

    def reopen(self) -> Session:
        return self._reopen()
