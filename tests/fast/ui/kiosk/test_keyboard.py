"""The keyboard on the real screen: pressed by a finger, typed on one that is plugged in, written by an input method."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent
from PySide6.QtQuick import QQuickView
from PySide6.QtTest import QTest

from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.keyboard import Keyboard
from dealer_terminal.ui.kiosk.keys import Typing
from dealer_terminal.ui.kiosk.sheets.crew_list import CrewList
from dealer_terminal.ui.kiosk.sheets.crew_role import CrewRole
from dealer_terminal.ui.kiosk.sheets.writing import Writing
from dealer_terminal.ui.kiosk.touches import Touch
from tests.fast.qml.screen import Opened
from tests.fast.ui.kiosk.hands import Hands
from tests.fast.ui.kiosk.irregularities import at
from tests.fast.ui.kiosk.office import ADMINISTRATOR, OfficeTable
from tests.fast.ui.kiosk.stories import full

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
    assert isinstance(sheet, Writing), sheet
    return sheet.text


def typed(hands: Hands, keys: str) -> None:
    for key in keys:
        QTest.keyClick(hands.window.view, key)


def test_a_person_is_added_by_presses_alone(hands: Hands) -> None:
    hands.press("J", "o", "s", "e", "é", "Space", "M", "u", "n", "ñ", "Shift", "O", "Erase", "o", "z")
    assert text(hands) == "José Muñoz"
    hands.press("Done", "Dealer", *"1006", *"4739", *"4739", "Add")
    assert isinstance(hands.controller.desk.sheet, CrewList)
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
    assert isinstance(sheet, CrewRole)
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
    assert isinstance(hands.controller.desk.sheet, CrewRole)
    assert (hands.controller.state.dealer, list(hands.controller.state.faults)) == (None, before)


def test_no_more_is_written_than_fits(hands: Hands) -> None:
    typed(hands, "x" * 40)
    assert len(text(hands)) == 32
    hands.press("x")
    assert len(text(hands)) == 32


def test_a_badge_is_scanned_for_the_person_who_is_added(hands: Hands) -> None:
    typed(hands, "An")
    hands.press("Done", "Dealer", *"1006", *"4739", *"4739")
    typed(hands, "04A1B2")
    QTest.keyClick(hands.window.view, Qt.Key.Key_Return)
    assert hands.controller.props().over.reasons_title == "The badge is read"


def test_a_note_and_a_reason_are_pressed_as_a_dealer_and_a_supervisor_would(opened: Opened) -> None:
    hands = Hands(opened, at(Phase.DECISIONS))
    hands.press("Irregularity", "Note", "H", "i", "Done", "A player handled the Draw card", "Position 1")
    issue = hands.controller.state.issue
    assert issue is not None
    assert issue.note == "Hi"
    hands.press("Hand and wagers are forfeited", "Other reason", "I", "s", "o", "Done", *"2001", *"2222", "Approve")
    assert hands.controller.state.issue is None
    assert hands.controller.state.seat(1).forfeit


def test_the_rounds_in_memory_are_pressed_back_and_forth_while_the_journal_fails(opened: Opened) -> None:
    table = full()
    hands = Hands(opened, table)
    while hands.controller.state.round == 1:
        hands.press(hands.controller.props().table.primary.text)
    table.journal.full = True
    hands.press("Same again")
    assert hands.controller.props().mark == "CHECKLIST OFF"
    hands.press("Recall", "4 ")
    assert hands.controller.props().table.settlement.lines
    hands.press("Back to the manual")
    assert hands.controller.props().over.mark == "CHECKLIST OFF"


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
