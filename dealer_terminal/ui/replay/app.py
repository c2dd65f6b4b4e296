"""The replay on a desk: timers play it and poll the journal for new records."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, Qt, QTimer

from dealer_terminal.procedure.words import NO_WORDS
from dealer_terminal.ui.console.application import begun
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext
from dealer_terminal.ui.kit.panel import Panel
from dealer_terminal.ui.replay.controller import ReplayController
from dealer_terminal.ui.replay.view import ReplayView

FRAME_MS = 16
_LOOK_MS, _LOST_MS = 250, 4000
"""`_LOST_MS` is the interval while the journal cannot be read. A poll may then block for long, and the window needs
time between two of them."""


def run(controller: ReplayController, room: KioskContext, panel: Panel, drawn: Callable[[], None]) -> int:
    """Run the window and return its exit code. `drawn` is called after the first frame."""
    app = begun()
    window = ReplayView(controller, room, panel)
    running = RunningReplay(window, controller, drawn)
    window.view.show()
    code = app.exec()
    running.end()
    return code


class RunningReplay:
    """Timers of a replay, from the window's first frame to its end. Background work begins after that frame."""

    def __init__(
        self, window: ReplayView, controller: ReplayController, drawn: Callable[[], None] = lambda: None
    ) -> None:
        self._controller, self._drawn = controller, drawn
        self._since = QElapsedTimer()
        self._since.start()
        self._timers = [QTimer(window.view), QTimer(window.view)]
        frames, looks = self._timers
        frames.timeout.connect(self._frame)
        looks.timeout.connect(self._look)
        frames.setInterval(FRAME_MS)
        looks.setInterval(_LOOK_MS)
        window.view.frameSwapped.connect(self._begin, Qt.ConnectionType.SingleShotConnection)
        window.view.requestUpdate()

    def _begin(self) -> None:
        self._since.restart()
        for timer in self._timers:
            timer.start()
        self._drawn()

    def end(self) -> None:
        for timer in self._timers:
            timer.stop()

    def _look(self) -> None:
        self._controller.look()
        lost = self._controller.showing.desk.lost != NO_WORDS
        self._timers[1].setInterval(_LOST_MS if lost else _LOOK_MS)

    def _frame(self) -> None:
        microseconds = self._since.nsecsElapsed() // 1000
        self._since.restart()
        self._controller.passed(microseconds)
        self._controller.found()
