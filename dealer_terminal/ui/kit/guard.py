"""Second fingers and palms do nothing: the whole touch is swallowed until every finger has left the glass."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSizeF
from PySide6.QtGui import QTouchEvent

BEGIN, UPDATE, END, CANCEL = (
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
    QEvent.Type.TouchCancel,
)


def is_finger(contacts: Sequence[QSizeF], palm_px: float) -> bool:
    """Exactly one contact, no wider than a fingertip."""
    return len(contacts) == 1 and max(contacts[0].width(), contacts[0].height()) < palm_px


class TouchGuard(QObject):
    """An event filter on a window. On the first doubt it cancels the touch that is under way."""

    def __init__(self, parent: QObject, *, palm_px: float) -> None:
        super().__init__(parent)
        self.palm_px = palm_px
        self._swallowing = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        kind = event.type()
        if kind not in (BEGIN, UPDATE, END):
            return False
        assert isinstance(event, QTouchEvent)
        if kind == BEGIN:
            self._swallowing = False
        if not self._swallowing and not is_finger(_contacts(event), self.palm_px):
            self._swallowing = True
            QCoreApplication.sendEvent(watched, QTouchEvent(CANCEL, event.pointingDevice()))
        if not self._swallowing:
            return False
        if kind == END:
            self._swallowing = False
        event.accept()
        return True


def _contacts(event: QTouchEvent) -> list[QSizeF]:
    return [point.ellipseDiameters() for point in event.points()]
