"""The pit on a desk: a timer updates it while the tables play."""

from collections.abc import Callable

from PySide6.QtCore import QTimer

from dealer_terminal.table.ports import Clock
from dealer_terminal.ui.console.application import begun
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext
from dealer_terminal.ui.kit.panel import Panel
from dealer_terminal.ui.pit.controller import PitController
from dealer_terminal.ui.pit.view import PitView

_LOOK_MS = 100


def run(controller: PitController, clock: Clock, rooms: Callable[[str], KioskContext], panel: Panel) -> int:
    """Run the window and return its exit code."""
    app = begun()
    window = PitView(controller, rooms, panel)
    looks = QTimer(window.view)
    looks.timeout.connect(lambda: controller.passed(clock.now().utc))
    looks.start(_LOOK_MS)
    window.view.show()
    code = app.exec()
    looks.stop()
    window.close()
    return code
