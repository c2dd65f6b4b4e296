"""The Qt application of a console's window: fonts, signals, and unhandled exceptions."""

import sys
import threading

from PySide6.QtGui import QGuiApplication

from dealer_terminal.ui.kiosk import watchdog
from dealer_terminal.ui.kit.fonts import load_fonts
from dealer_terminal.ui.kit.panel import Panel


def begun() -> QGuiApplication:
    """Return the application with its fonts loaded. A signal ends it cleanly; an unhandled exception ends it with an
    error."""
    app = application()
    load_fonts(app)
    watchdog.end_when_told()
    sys.excepthook = watchdog.end_loudly
    threading.excepthook = watchdog.end_with_its_thread
    return app


def application() -> QGuiApplication:
    app = QGuiApplication.instance() or QGuiApplication(["dealer-terminal"])
    assert isinstance(app, QGuiApplication)
    return app


SMALLEST = (1280, 720)
_SHARE = 0.64
"""Share of a kiosk's unit. Text is smaller at a desk, so the window shows more."""


class ConsolePanel(Panel, frozen=True):
    """Panel of a console's window on a desk."""

    @property
    def unit(self) -> float:
        return min(self.width / 218.0, self.height / 125.5) * _SHARE
