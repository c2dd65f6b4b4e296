"""What keeps a terminal alive on its panel: it dims, it is watched, and what is our fault ends it for a fresh start."""

import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent

from dealer_terminal import interrupts
from dealer_terminal.ui.kiosk.controller import KioskController
from dealer_terminal.ui.kiosk.room import KioskSettings
from dealer_terminal.ui.kiosk.touches import Sleep, Wake
from dealer_terminal.ui.kiosk.view import KioskView

BEATS = 3
"""In the time after which the manager takes the terminal for hung."""


class Heartbeat(QObject):
    """The sd_notify protocol. With no manager that listens, it is silent."""

    def __init__(self, parent: QObject, environment: Mapping[str, str]) -> None:
        super().__init__(parent)
        self._address = _address(environment)
        self.interval_ms = _watched_us(environment) // 1000 // BEATS
        self._timer = QTimer(self)
        self._timer.timeout.connect(lambda: self._tell("WATCHDOG=1"))

    def start(self) -> None:
        self._tell("READY=1")
        if self.interval_ms and self._address:
            self._timer.start(self.interval_ms)

    def stop(self) -> None:
        self._timer.stop()
        self._tell("STOPPING=1")

    def _tell(self, state: str) -> None:
        if self._address:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line, suppress(OSError):
                line.sendto(state.encode(), self._address)


def _address(environment: Mapping[str, str]) -> str:
    """A name that begins with @ is in no file system."""
    named = environment.get("NOTIFY_SOCKET", "")
    return f"\0{named[1:]}" if named.startswith("@") else named


def _watched_us(environment: Mapping[str, str]) -> int:
    """Where the manager watches this process, or the compositor that started it."""
    watched = environment.get("WATCHDOG_PID", "") in ("", str(os.getpid()), str(os.getppid()))
    return int(environment.get("WATCHDOG_USEC", "0")) if watched else 0


SOFTWARE_FAULT = 70
_TELL = (signal.SIGTERM, signal.SIGINT)


def begin(window: KioskView, controller: KioskController, settings: KioskSettings) -> Heartbeat:
    """Started by whoever shows the window, once it is shown."""
    sys.excepthook = end_loudly
    threading.excepthook = end_with_its_thread
    idle = Idle(
        window.view,
        settings.dim_after_s,
        asleep=lambda: controller.desk.dimmed,
        left_alone=lambda: controller.touch(Sleep()),
        wakes=lambda: controller.touch(Wake()),
    )
    window.view.installEventFilter(idle)
    return Heartbeat(window.view, os.environ)


def end_when_told() -> None:
    """By the service manager or by Ctrl-C, also before the loop runs. Python hears of it at the table's next tick.

    No window is asked: one that keeps the panel would stay."""
    for told in _TELL:
        signal.signal(told, lambda *_: QTimer.singleShot(0, QCoreApplication.exit))
    if interrupts.HEARD:
        QTimer.singleShot(0, QCoreApplication.exit)


@contextmanager
def told_to_end() -> Iterator[list[int]]:
    """For whoever plays without the loop: what was heard, to be looked at where no work of Qt's is under way."""
    heard = list(interrupts.HEARD)
    before = [(told, signal.signal(told, lambda number, _: heard.append(number))) for told in _TELL]
    try:
        yield heard
    finally:
        for told, does in before:
            signal.signal(told, does)


def end_with_its_thread(told: threading.ExceptHookArgs) -> None:
    """Nothing that runs beside the loop ends unseen."""
    end_loudly(told.exc_type, told.exc_value or SystemError(), told.exc_traceback)


def end_loudly(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Qt would go on with half a step done. The journal has every fact, so a restart stands where this one stood."""
    sys.__excepthook__(kind, error, trace)
    sys.stderr.flush()
    os._exit(SOFTWARE_FAULT)


REST_MS = 400
_BEGINS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)
_GOES_ON = (
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
    QEvent.Type.TouchCancel,
)


class Idle(QObject):
    """An event filter on the window; with 0 seconds the screen never goes dark."""

    def __init__(
        self,
        parent: QObject,
        seconds: int,
        *,
        asleep: Callable[[], bool],
        left_alone: Callable[[], None],
        wakes: Callable[[], None],
    ) -> None:
        super().__init__(parent)
        self._asleep = asleep
        self._wakes = wakes
        self._swallows = False
        self._wait = self._timer(seconds * 1000)
        self._wait.timeout.connect(left_alone)
        self._rest = self._timer(REST_MS)
        self._stays_awake = seconds == 0
        self._stir()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        kind = event.type()
        if kind in _BEGINS:
            return self._touched(event)
        if kind in _GOES_ON and self._swallows:
            event.accept()
            return True
        return kind == QEvent.Type.KeyPress and self._typed(event)

    def _touched(self, event: QEvent) -> bool:
        self._swallows = self._asleep() or self._rest.isActive()
        self._stir()
        if self._swallows:
            event.accept()
        return self._swallows

    def _typed(self, event: QEvent) -> bool:
        """A badge that is shown to a dark screen is read; any other key only wakes it."""
        was_asleep = self._asleep()
        self._stir()
        assert isinstance(event, QKeyEvent)
        return was_asleep and not event.text().isalnum()

    def _stir(self) -> None:
        if not self._stays_awake:
            self._wait.start()
        if self._asleep():
            self._rest.start()
            self._wakes()

    def _timer(self, interval_ms: int) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval_ms)
        return timer
