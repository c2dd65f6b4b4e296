"""The numbers that stand for Qt's own."""

from PySide6.QtCore import Qt

from dealer_terminal.ui.shared import qt_numbers


def test_they_are_those_of_qt() -> None:
    assert Qt.ItemDataRole.UserRole == qt_numbers.USER_ROLE
    assert (Qt.Key.Key_Return, Qt.Key.Key_Enter) == (qt_numbers.KEY_RETURN, qt_numbers.KEY_ENTER)
