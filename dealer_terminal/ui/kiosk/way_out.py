"""There is no way out of a kiosk but a supervisor's."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication


class WayOut(QObject):
    """An event filter: a window that is asked to close stays, until it is let go."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._open = False

    def leave(self) -> None:
        self._open = True
        QGuiApplication.quit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() != QEvent.Type.Close or self._open:
            return False
        event.ignore()
        return True
