"""While a finger is on the glass the picture stays: what has changed meanwhile is laid once the finger has left it."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer

MOST_MS = 3000
"""A finger that rests there longer keeps nothing from the dealer."""
_BEGIN = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin})
_END = frozenset({QEvent.Type.MouseButtonRelease, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel})


class FingerDown(QObject):
    """An event filter on a window. `lifted` is called when the finger has left, after what its press does."""

    def __init__(self, parent: QObject, lifted: Callable[[], None]) -> None:
        super().__init__(parent)
        self._lifted, self.is_down = lifted, False
        self._long = QTimer(self, singleShot=True, interval=MOST_MS)
        self._long.timeout.connect(self._lift)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        kind = event.type()
        if kind in _BEGIN and not self.is_down:
            self.is_down = True
            self._long.start()
        elif kind in _END and self.is_down:
            self.is_down = False
            self._long.stop()
            QTimer.singleShot(0, self, self._lifted)
        return False

    def _lift(self) -> None:
        self.is_down = False
        self._lifted()
