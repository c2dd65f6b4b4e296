"""The replay as it runs on a desk: time passes at the console, and what the table writes is looked for."""

from PySide6.QtCore import QElapsedTimer, QTimer

from dealer_terminal.ui.desk.application import begun
from dealer_terminal.ui.kiosk.room import Room
from dealer_terminal.ui.shared.panel import Panel
from dealer_terminal.ui.surveillance.controller import Controller
from dealer_terminal.ui.surveillance.view import ReplayView

FRAME_MS = 16
_LOOK_MS = 250


def run(controller: Controller, room: Room, panel: Panel) -> int:
    """Until its window is closed."""
    app = begun()
    window = ReplayView(controller, room, panel)
    running = Running(window, controller)
    window.view.show()
    code = app.exec()
    running.end()
    return code


class Running:
    """Ends with its window."""

    def __init__(self, window: ReplayView, controller: Controller) -> None:
        self._controller = controller
        self._since = QElapsedTimer()
        self._since.start()
        self._timers = [QTimer(window.view), QTimer(window.view)]
        frames, looks = self._timers
        frames.timeout.connect(self._frame)
        looks.timeout.connect(controller.look)
        frames.start(FRAME_MS)
        looks.start(_LOOK_MS)

    def end(self) -> None:
        for timer in self._timers:
            timer.stop()

    def _frame(self) -> None:
        microseconds = self._since.nsecsElapsed() // 1000
        self._since.restart()
        self._controller.passed(microseconds)
        self._controller.found()
