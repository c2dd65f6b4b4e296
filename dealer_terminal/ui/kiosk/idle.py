"""A screen that is left alone goes dark. The touch that wakes it does nothing else, nor does one right after it."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent

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
