"""Input from a plugged-in keyboard or badge scanner. A scanner types characters quickly and ends with Enter."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.kiosk.keys import BarKey, DigitKey, EditKey, Typing
from dealer_terminal.ui.kiosk.touches import Press, ScanLine, Tab, Touch
from dealer_terminal.ui.kit.rows import KEY_BACKSPACE, KEY_ENTER, KEY_RETURN, KEY_TAB

LEAST = 4
SEEN_AFTER_MS = 120
"""Delay before typed digits are shown. A scanner types faster, so a badge is never shown."""
_TOUCHES = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


class Keyboard(QObject):
    """Event filter for keyboard input. Digits go into the fields of a form after the delay; Tab ends a field and Enter
    the form. A line typed within the delay is reported whole. Text entry is handled elsewhere."""

    def __init__(self, view: QQuickView, touched: Callable[[Touch], None], typing: Callable[[], Typing]) -> None:
        super().__init__(view)
        self._view = view
        self._touched = touched
        self._typing = typing
        self._mode = Typing.BADGE
        self._line = ""
        self._unshown = ""
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(SEEN_AFTER_MS)
        self._pause.timeout.connect(self._rest)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in _TOUCHES:
            self._show()
            self._forget()
        if event.type() != QEvent.Type.KeyPress or self._changed_mode() is Typing.TEXT:
            return False
        assert isinstance(event, QKeyEvent)
        match event.key():
            case key if key in (KEY_RETURN, KEY_ENTER):
                return self._entered()
            case key if key == KEY_TAB and self._line:
                return self._tabbed()
            case key if key == KEY_BACKSPACE:
                return self._erased()
        self._collect(event.text())
        return False

    def _changed_mode(self) -> Typing:
        """Return the current typing mode. Discard the line if the mode changed."""
        if self._typing() is not self._mode:
            self._forget()
            self._mode = self._typing()
        return self._mode

    def _collect(self, text: str) -> None:
        if text.isprintable() and text.strip():
            self._line += text
            self._unshown += text
            self._pause.start()

    def _entered(self) -> bool:
        """Report a line that was typed quickly, as a badge or PIN. In a form, press the primary key for any other
        line."""
        line, seen = self._line, self._line != self._unshown
        if len(line) >= LEAST and not (seen and line.isdecimal()):
            self._forget()
            self._touched(ScanLine(line))
            return True
        if self._mode is not Typing.FIELDS or (not line and self._is_focused()):
            return False
        self._show()
        self._forget()
        self._touched(Press(BarKey.PRIMARY))
        return True

    def _tabbed(self) -> bool:
        if self._mode is not Typing.FIELDS:
            return False
        self._show()
        self._forget()
        self._touched(Tab())
        return True

    def _erased(self) -> bool:
        if self._mode is not Typing.FIELDS:
            return False
        if self._unshown:
            self._unshown = self._unshown[:-1]
        else:
            self._touched(Press(EditKey.ERASE))
        self._line = self._line[:-1]
        return True

    def _rest(self) -> None:
        if self._mode is Typing.FIELDS:
            self._show()
        else:
            self._forget()

    def _show(self) -> None:
        """Send the digits one by one, like the keys on the screen."""
        unshown, self._unshown = self._unshown, ""
        if self._mode is Typing.FIELDS:
            for digit in unshown:
                if digit.isascii() and digit.isdecimal():
                    self._touched(Press(DigitKey(digit)))

    def _forget(self) -> None:
        self._pause.stop()
        self._line = self._unshown = ""

    def _is_focused(self) -> bool:
        """Return True if a key on the screen has keyboard focus, because it handles Enter itself."""
        item = self._view.activeFocusItem()
        return item is not None and item.property("armed") is not None
