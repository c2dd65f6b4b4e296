"""Tab in a sheet that is open: it stays there, and what stands in a line that it comes to is written over."""

from PySide6.QtCore import QMetaObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickItem, QQuickView

from dealer_terminal.ui.console.keys import writes

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
    """To the next place of the sheet, past whatever else can have the focus; false for any other key."""
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
