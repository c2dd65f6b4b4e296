"""A badge scanner types like a keyboard: quick characters, then Enter."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent

from dealer_terminal.ui.shared.qt_numbers import KEY_ENTER, KEY_RETURN

LEAST = 4


class Keyboard(QObject):
    """An event filter: collects what is typed; Enter hands it over where it is long enough for a badge.

    While somebody `writes`, what is typed is a text."""

    def __init__(self, parent: QObject, badge: Callable[[str], None], writes: Callable[[], bool]) -> None:
        super().__init__(parent)
        self._badge = badge
        self._writes = writes
        self._typed = ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() != QEvent.Type.KeyPress or self._writes():
            return False
        assert isinstance(event, QKeyEvent)
        if event.key() in (KEY_RETURN, KEY_ENTER) and len(self._typed) >= LEAST:
            typed, self._typed = self._typed, ""
            self._badge(typed)
            return True
        text = event.text()
        self._typed = self._typed + text if text.isalnum() else ""
        return False
