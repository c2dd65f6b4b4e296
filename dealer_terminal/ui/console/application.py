"""The program of a console's window: its loop, how it ends, and whose fault ends it."""

import sys
import threading

from PySide6.QtGui import QGuiApplication

from dealer_terminal.ui.kiosk import watchdog
from dealer_terminal.ui.kit.fonts import load_fonts
from dealer_terminal.ui.kit.panel import Panel


def begun() -> QGuiApplication:
    """With its fonts; it ends when it is told to, and loudly where a fault of ours ends it."""
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
"""Of a kiosk's unit: whoever sits before a desk reads smaller, and sees more."""


class DeskPanel(Panel, frozen=True):
    """The window of a console, on a desk."""

    @property
    def unit(self) -> float:
        return min(self.width / 218.0, self.height / 125.5) * _SHARE
