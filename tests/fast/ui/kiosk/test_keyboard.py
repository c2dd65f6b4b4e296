"""The keyboard on the real screen: pressed by a finger, typed on one that is plugged in, written by an input method."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent
from PySide6.QtQuick import QQuickView
from PySide6.QtTest import QTest

from dealer_terminal.ui.kiosk.keyboard import Keyboard
from dealer_terminal.ui.kiosk.keys import Typing
from dealer_terminal.ui.kiosk.sheets.operator_list import OperatorList, OperatorRole
from dealer_terminal.ui.kiosk.sheets.text_entry import TextEntry
from dealer_terminal.ui.kiosk.touches import Touch
from tests.fast.qml.screen import Opened
from tests.fast.ui.kiosk.hands import Hands
from tests.fast.ui.kiosk.office import ADMINISTRATOR, OfficeTable

NUMBER, PIN = ADMINISTRATOR


@pytest.fixture
def hands(opened: Opened) -> Hands:
    """Before the keyboard, where a name is asked for."""
    hands = Hands(opened, OfficeTable())
    hands.press("Supervisor", "Operators")
    for digit in (*NUMBER, *PIN):
        hands.press(digit)
    hands.press("Operators", "Add a person")
    return hands


def text(hands: Hands) -> str:
    sheet = hands.controller.desk.sheet
    assert isinstance(sheet, TextEntry), sheet
    return sheet.text


def typed(hands: Hands, keys: str) -> None:
    for key in keys:
        QTest.keyClick(hands.window.view, key)


def test_a_person_is_added_by_presses_alone(hands: Hands) -> None:
    hands.press("J", "o", "s", "e", "é", "Space", "M", "u", "n", "ñ", "Shift", "O", "Erase", "o", "z")
    assert text(hands) == "José Muñoz"
    hands.press("Done", "Dealer", *"1006", *"4739", *"4739", "Add")
    assert isinstance(hands.controller.desk.sheet, OperatorList)
    assert "José Muñoz" in [option.text for option in hands.controller.props().over.options]


def test_a_keyboard_that_is_plugged_in_writes_too(hands: Hands) -> None:
    typed(hands, "Ana Lima")
    QTest.keyClick(hands.window.view, Qt.Key.Key_Backspace)
    assert text(hands) == "Ana Lim"
    hands.press("i")
    typed(hands, "ng")
    assert text(hands) == "Ana Liming"
    QTest.keyClick(hands.window.view, Qt.Key.Key_Return)
    sheet = hands.controller.desk.sheet
    assert isinstance(sheet, OperatorRole)
    assert sheet.name == "Ana Liming"


def test_an_input_method_writes_chinese(hands: Hands) -> None:
    written = QInputMethodEvent()
    written.setCommitString("王秀英")
    QGuiApplication.sendEvent(hands.window.view.activeFocusItem(), written)
    assert text(hands) == "王秀英"


def test_what_is_typed_there_is_no_badge(hands: Hands) -> None:
    before = list(hands.controller.state.faults)
    typed(hands, "1001")
    QTest.keyClick(hands.window.view, Qt.Key.Key_Return)
    assert isinstance(hands.controller.desk.sheet, OperatorRole)
    assert (hands.controller.state.dealer, list(hands.controller.state.faults)) == (None, before)


def test_what_was_typed_for_another_screen_counts_no_more(opened: Opened) -> None:
    view, touched, modes = opened(QQuickView()), list[Touch](), [Typing.FIELDS]
    keyboard = Keyboard(view, touched.append, lambda: modes[-1])
    view.installEventFilter(keyboard)
    for keys in ("AB", "CD"):
        for key in keys:
            QTest.keyClick(view, key)
        modes.append(Typing.BADGE)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert touched == []
