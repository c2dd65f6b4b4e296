"""What keeps a terminal alive on its panel: it dims, it is watched, and what is our fault ends it for a fresh start."""

import os
import signal
import sys
import threading
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QTimer

from dealer_terminal.ui.kiosk.controller import Controller
from dealer_terminal.ui.kiosk.heartbeat import Heartbeat
from dealer_terminal.ui.kiosk.idle import Idle
from dealer_terminal.ui.kiosk.room import Settings
from dealer_terminal.ui.kiosk.touches import Sleep, Wake
from dealer_terminal.ui.kiosk.view import KioskView

SOFTWARE_FAULT = 70


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
    for told in (signal.SIGTERM, signal.SIGINT):
        signal.signal(told, lambda *_: QTimer.singleShot(0, QCoreApplication.exit))


def end_with_its_thread(told: threading.ExceptHookArgs) -> None:
    """Nothing that runs beside the loop ends unseen."""
    end_loudly(told.exc_type, told.exc_value or SystemError(), told.exc_traceback)


def end_loudly(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Qt would go on with half a step done. The journal has every fact, so a restart stands where this one stood."""
    sys.__excepthook__(kind, error, trace)
    sys.stderr.flush()
    os._exit(SOFTWARE_FAULT)
