"""A finger with a stopwatch: how long after it leaves the glass the next frame stands there."""

from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest
from shiboken6 import isValid

from dealer_terminal.ui.kiosk.screen_autopilot import PAUSE_MS, TRIES, Finger, NotThereError

QUIET_MS, MOST_MS = 20, 400
PRESS, RELEASE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease


class Stopwatch:
    """Presses a window where it is told; every press begins on a window that draws nothing."""

    def __init__(self, view: QQuickView) -> None:
        self._view = view
        self._frames = 0
        view.frameSwapped.connect(self._drawn)

    def press(self, where: QPointF, taken: Callable[[], bool]) -> bool:
        """The button under the finger shows it; whether it takes the press."""
        self._rest()
        self._send(PRESS, where, Qt.MouseButton.LeftButton)
        took = taken()
        self._rest()
        return took

    def release(self, where: QPointF) -> tuple[float, float]:
        """When the finger left, and how long after that the next frame stood."""
        before, left = self._frames, perf_counter()
        self._send(RELEASE, where, Qt.MouseButton.NoButton)
        while self._frames == before:
            QGuiApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        return left, perf_counter() - left

    def leave(self, where: QPointF) -> None:
        """A press that was not taken lights nothing, and may draw no frame."""
        self._send(RELEASE, where, Qt.MouseButton.NoButton)

    def _send(self, kind: QEvent.Type, where: QPointF, held: Qt.MouseButton) -> None:
        event = QMouseEvent(kind, where, where, Qt.MouseButton.LeftButton, held, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.sendEvent(self._view, event)

    def _rest(self) -> None:
        for _ in range(MOST_MS // QUIET_MS):
            before = self._frames
            QTest.qWait(QUIET_MS)
            if self._frames == before:
                return

    def _drawn(self) -> None:
        self._frames += 1


class TimedFinger(Finger):
    """`measured` is told of each press that counts: when it left the glass, and when the frame after it stood."""

    def __init__(self, view: QQuickView, measured: Callable[[float, float], None]) -> None:
        super().__init__(view)
        self._watch = Stopwatch(view)
        self._measured = measured

    def press_item(self, item: QQuickItem) -> None:
        """What a reader's report took away under the finger is not pressed: the player looks anew."""
        for _ in range(TRIES):
            middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
            if self._watch.press(middle, lambda: isValid(item) and bool(item.property("armed"))):
                self._measured(*self._watch.release(middle))
                return
            self._watch.leave(middle)
            if not isValid(item) or not item.isEnabled():
                return
            QTest.qWait(PAUSE_MS)
        raise NotThereError(f"{item.property('name')!r} does not take a press")
