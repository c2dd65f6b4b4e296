"""The numbers that stand for Qt's own."""

from PySide6.QtCore import Qt

from dealer_terminal.ui.kit import rows


def test_they_are_those_of_qt() -> None:
    assert Qt.ItemDataRole.UserRole == rows.USER_ROLE
    assert (Qt.Key.Key_Return, Qt.Key.Key_Enter) == (rows.KEY_RETURN, rows.KEY_ENTER)
    assert (Qt.Key.Key_Tab, Qt.Key.Key_Backspace) == (rows.KEY_TAB, rows.KEY_BACKSPACE)
