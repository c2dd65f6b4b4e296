"""What keeps a terminal alive on its panel: it dims, it is watched, and what is our fault ends it for a fresh start."""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QTimer

from dealer_terminal import interrupts
from dealer_terminal.ui.kiosk.controller import Controller
from dealer_terminal.ui.kiosk.heartbeat import Heartbeat
from dealer_terminal.ui.kiosk.idle import Idle
from dealer_terminal.ui.kiosk.room import Settings
from dealer_terminal.ui.kiosk.touches import Sleep, Wake
from dealer_terminal.ui.kiosk.view import KioskView

SOFTWARE_FAULT = 70
_TELL = (signal.SIGTERM, signal.SIGINT)


def begin(window: KioskView, controller: Controller, settings: Settings) -> Heartbeat:
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
