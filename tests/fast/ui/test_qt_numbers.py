"""The numbers that stand for Qt's own."""

from PySide6.QtCore import Qt

from dealer_terminal.ui.kit import qt_numbers


def test_they_are_those_of_qt() -> None:
    assert Qt.ItemDataRole.UserRole == qt_numbers.USER_ROLE
    assert (Qt.Key.Key_Return, Qt.Key.Key_Enter) == (qt_numbers.KEY_RETURN, qt_numbers.KEY_ENTER)
    assert (Qt.Key.Key_Tab, Qt.Key.Key_Backspace) == (qt_numbers.KEY_TAB, qt_numbers.KEY_BACKSPACE)
