"""Keys of a keyboard: as they are named in a console's table of bindings, and as they are printed."""

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtQuick import QQuickView

_COMMAND = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def writes(view: QQuickView) -> bool:
    """Whether somebody writes in a field."""
    item = view.activeFocusItem()
    return item is not None and (item.inherits("QQuickTextInput") or item.inherits("QQuickTextEdit"))


def key_name(event: QKeyEvent) -> str:
    """A character as it is printed, whatever was held to write it; another key by its name."""
    text = event.text()
    if text.strip() and text.isprintable() and not event.modifiers() & _COMMAND:
        return text.lower()
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    name = QKeySequence(QKeyCombination(held, Qt.Key(event.key()))).toString(QKeySequence.SequenceFormat.PortableText)
    return {"Esc": "Escape"}.get(name, name)
