"""A keyboard that is plugged in, and a badge scanner, which types like one: quick characters, then Enter."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent

from dealer_terminal.ui.kiosk.keys import Typing
from dealer_terminal.ui.kiosk.touches import Scan, Tab, Touch, Type
from dealer_terminal.ui.shared.qt_numbers import KEY_BACKSPACE, KEY_ENTER, KEY_RETURN, KEY_TAB

LEAST = 4
SEEN_AFTER_MS = 120
"""A scanner types faster, so that nothing of a badge is ever shown."""


class Keyboard(QObject):
    """An event filter: collects what is typed. Enter hands it over where it is long enough for a badge, Tab ends a
    field of a form. While somebody writes a text, it is none of this one's business."""

    def __init__(self, parent: QObject, touched: Callable[[Touch], None], typing: Callable[[], Typing]) -> None:
        super().__init__(parent)
        self._touched = touched
        self._typing = typing
        self._typed = ""
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(SEEN_AFTER_MS)
        self._pause.timeout.connect(self._show)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() != QEvent.Type.KeyPress or self._typing() is Typing.TEXT:
            return False
        assert isinstance(event, QKeyEvent)
        if event.key() in (KEY_RETURN, KEY_ENTER) and len(self._typed) >= LEAST:
            self._touched(Scan(self._taken()))
            return True
        if event.key() == KEY_TAB and self._typed and self._typing() is Typing.FIELDS:
            self._touched(Tab(self._taken()))
            return True
        self._collect(event)
        return False

    def _collect(self, event: QKeyEvent) -> None:
        erases, text = event.key() == KEY_BACKSPACE, event.text()
        before = self._typed
        self._typed = before[:-1] if erases else before + text if text.isalnum() else ""
        if self._typed != before:
            self._pause.start()

    def _taken(self) -> str:
        self._pause.stop()
        typed, self._typed = self._typed, ""
        return typed

    def _show(self) -> None:
        if self._typing() is Typing.FIELDS:
            self._touched(Type(self._typed))
