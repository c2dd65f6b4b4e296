"""Process supervision of the kiosk: dims the idle screen, reports to the service manager, and exits on defects so that
the manager restarts it."""

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
from dealer_terminal.ui.kiosk.kiosk_context import KioskSettings
from dealer_terminal.ui.kiosk.touches import Sleep, Wake
from dealer_terminal.ui.kiosk.view import KioskView

BEATS = 3
"""Number of heartbeats within the service manager's timeout."""


class Heartbeat(QObject):
    """The sd_notify protocol. Without a service manager it sends nothing."""

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
    """Return the socket address. A name that begins with @ is in the abstract namespace, not the file system."""
    named = environment.get("NOTIFY_SOCKET", "")
    return f"\0{named[1:]}" if named.startswith("@") else named


def _watched_us(environment: Mapping[str, str]) -> int:
    """Return the timeout if the manager watches this process or the compositor that started it, else 0."""
    watched = environment.get("WATCHDOG_PID", "") in ("", str(os.getpid()), str(os.getppid()))
    return int(environment.get("WATCHDOG_USEC", "0")) if watched else 0


SOFTWARE_FAULT = 70
_TELL = (signal.SIGTERM, signal.SIGINT)


def begin(window: KioskView, controller: KioskController, settings: KioskSettings) -> Heartbeat:
    """Install the exception hooks and the idle filter, and return the heartbeat. The caller starts it after showing the
    window."""
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
    """Exit on SIGTERM or SIGINT, even before the event loop runs. Python handles a signal at the table's next tick.

    No window is asked to close, because one that keeps the panel would refuse.
    """
    for told in _TELL:
        signal.signal(told, lambda *_: QTimer.singleShot(0, QCoreApplication.exit))
    if interrupts.HEARD:
        QTimer.singleShot(0, QCoreApplication.exit)


@contextmanager
def told_to_end() -> Iterator[list[int]]:
    """Collect signals for code that plays without the event loop. The caller checks the list between Qt operations."""
    heard = list(interrupts.HEARD)
    before = [(told, signal.signal(told, lambda number, _: heard.append(number))) for told in _TELL]
    try:
        yield heard
    finally:
        for told, does in before:
            signal.signal(told, does)


def end_with_its_thread(told: threading.ExceptHookArgs) -> None:
    """End the process when another thread fails."""
    end_loudly(told.exc_type, told.exc_value or SystemError(), told.exc_traceback)


def end_loudly(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Print the error and end the process, because Qt would continue with half a step done. Every fact is in the
    journal, so the restarted program continues there."""
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
    """Event filter that dims an idle screen. With 0 seconds the screen never dims."""

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
        """Wake the screen. Pass on the characters of a badge; any other key only wakes it."""
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
