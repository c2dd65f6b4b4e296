"""Keyboard keys: their names in a console's table of bindings, and their printed labels."""

from PySide6.QtCore import QKeyCombination, QMetaObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtQuick import QQuickItem, QQuickView

_COMMAND = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def writes(view: QQuickView) -> bool:
    """Return True if a text field has the focus."""
    item = view.activeFocusItem()
    return item is not None and (item.inherits("QQuickTextInput") or item.inherits("QQuickTextEdit"))


def key_name(event: QKeyEvent) -> str:
    """Return the printed character of the key event in lowercase, or the name of a key without one."""
    text = event.text()
    if text.strip() and text.isprintable() and not event.modifiers() & _COMMAND:
        return text.lower()
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    name = QKeySequence(QKeyCombination(held, Qt.Key(event.key()))).toString(QKeySequence.SequenceFormat.PortableText)
    return {"Esc": "Escape"}.get(name, name)


_SHOWN = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "Return": "⏎", "Shift": "⇧", "Escape": "Esc"}


def key_text(key: str) -> str:
    """Return the label printed on the key."""
    if len(key) == 1:
        return key.upper()
    return " ".join(_SHOWN.get(part, part) for part in key.split("+"))


_TABS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


def sheet_of(view: QQuickView) -> QQuickItem:
    sheet = view.rootObject().findChild(QQuickItem, "sheet")
    assert isinstance(sheet, QQuickItem)
    return sheet


def within(item: QQuickItem | None, sheet: QQuickItem) -> bool:
    while item is not None and item is not sheet:
        item = item.parentItem()
    return item is sheet


def walked(view: QQuickView, event: QKeyEvent) -> bool:
    """Move the focus to the next control within the sheet. Return False for any key but Tab."""
    if event.key() not in _TABS:
        return False
    forward = event.key() == Qt.Key.Key_Tab
    at = _next(view.activeFocusItem(), sheet_of(view), forward=forward)
    at.forceActiveFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
    if writes(view):
        QMetaObject.invokeMethod(at, "begin")
    return True


def _next(item: QQuickItem, sheet: QQuickItem, *, forward: bool) -> QQuickItem:
    at = first = item.nextItemInFocusChain(forward)
    while not within(at, sheet):
        at = at.nextItemInFocusChain(forward)
        if at is first:
            return item
    return at
