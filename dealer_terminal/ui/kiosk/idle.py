"""A screen that is left alone goes dark; whatever a hand does starts the wait anew."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer

_HANDS = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.KeyPress,
)


class Idle(QObject):
    def __init__(self, parent: QObject, seconds: int, left_alone: Callable[[], None]) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(seconds * 1000)
        self._timer.timeout.connect(left_alone)
        self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in _HANDS:
            self._timer.start()
        return False
