"""Whose a key is: what is open decides it, pressed as fast as somebody's hands go."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from dealer_terminal.review.playhead import Motion
from dealer_terminal.ui.replay.replay_view_state import ReplayMiddle
from dealer_terminal.ui.replay.sheets.camera_form import CameraForm
from dealer_terminal.ui.replay.sheets.mark_form import MarkForm
from tests.fast.ui.person import Held, Key, visible
from tests.fast.ui.replay.sitting import Sitting, answered


def in_one_go(sits: Sitting, *keys: Key | str) -> None:
    """Nothing is drawn and nothing else happens between them."""
    for key in keys:
        QTest.keyClick(sits.window.view, key)


def kinds(sits: Sitting) -> list[str]:
    return [type(each).__name__ for each in sits.replay.showing.desk.sheets]


def focused(sits: Sitting) -> str:
    item = sits.window.view.activeFocusItem()
    assert isinstance(item, QQuickItem)
    return item.objectName() or str(item.property("name"))


def test_what_is_typed_while_a_form_opens_is_in_its_first_field(sits: Sitting) -> None:
    sits.strikes(Key.Key_Home)
    for key, field, kind in ((Key.Key_T, "camera", "CameraForm"), (Key.Key_M, "text", "MarkForm")):
        in_one_go(sits, key, *"Cam")
        assert kinds(sits) == [kind]
        assert sits.replay.showing.desk.sheets[-1].typed[field] == "Cam"
        assert sits.replay.showing.head.position == 0
        sits.strikes(Key.Key_Escape)


def test_a_form_that_was_left_for_a_moment_gets_its_keys_all_the_same(sits: Sitting) -> None:
    sits.strikes(Key.Key_M)
    sits.window.view.rootObject().forceActiveFocus()
    in_one_go(sits, *"m5")
    assert kinds(sits) == ["MarkForm"]
    assert sits.replay.showing.desk.sheets[-1].typed["text"] == "m5"


def test_space_on_a_choice_chooses_it_and_the_replay_stands_still(sits: Sitting) -> None:
    before = sits.replay.showing.head
    sits.strikes(Key.Key_M)
    sits.types("abc")
    for _ in range(3):
        sits.strikes(Key.Key_Tab)
    assert focused(sits) == "kind wrong"
    sits.strikes(Key.Key_Space)
    for key in (Key.Key_5, Key.Key_M, Key.Key_Left, Key.Key_End, Key.Key_Down):
        sits.strikes(key)
    (form,) = sits.replay.showing.desk.sheets
    assert (form.typed["kind"], form.typed["text"]) == ("wrong", "abc")
    assert sits.replay.showing.head == before
    assert focused(sits) == "kind wrong"


def test_tab_goes_round_in_the_form_either_way(sits: Sitting) -> None:
    sits.strikes(Key.Key_M)
    seen = []
    for _ in range(11):
        seen.append(focused(sits))
        sits.strikes(Key.Key_Tab)
    assert focused(sits) == seen[0]
    inside = {"field text", "kind note", "kind question", "kind wrong", "field first", "field last", "shut sheet"}
    assert set(seen) == inside | {f"key {each.key}" for each in sits.window.props.sheet.keys}
    sits.strikes(Key.Key_Backtab, Held.ShiftModifier)
    assert focused(sits) == seen[-1]


def test_another_sheet_lies_over_a_form_and_the_form_is_there_again(sits: Sitting) -> None:
    sits.strikes(Key.Key_M)
    sits.types("abc")
    sits.presses("mark")
    assert kinds(sits) == ["MarkForm"]
    sits.presses("menu")
    assert kinds(sits) == ["MarkForm", "ReplayMenu"]
    sits.strikes(Key.Key_T)
    assert kinds(sits) == ["MarkForm", "CameraForm"]
    sits.presses("irregularities")
    answered(sits.replay)
    assert [type(each) for each in sits.replay.showing.desk.sheets] == [MarkForm, CameraForm]
    sits.strikes(Key.Key_Escape)
    assert sits.replay.showing.desk.sheets[-1].typed["text"] == "abc"
    sits.types("d")
    assert sits.replay.showing.desk.sheets[-1].typed["text"] == "abcd"


def test_the_menu_is_walked_and_pressed_by_keys_alone(sits: Sitting) -> None:
    answered(sits.replay)
    lit = sits.replay.showing.desk.finds.lit
    sits.strikes(Key.Key_F10)
    sits.window.view.grabWindow()
    for _ in range(2):
        sits.strikes(Key.Key_Down)
    assert focused(sits) == "line slower"
    speed = sits.replay.showing.head.speed
    sits.strikes(Key.Key_Return)
    assert sits.replay.showing.head.speed.value < speed.value
    assert (kinds(sits), sits.replay.showing.desk.finds.lit) == ([], lit)


def test_a_key_told_in_the_menu_does_what_its_line_says(sits: Sitting) -> None:
    in_one_go(sits, Key.Key_F10, Key.Key_D)
    assert (kinds(sits), sits.replay.showing.desk.middle) == ([], ReplayMiddle.SCREEN)
    in_one_go(sits, Key.Key_F10, Key.Key_Slash, *"f50", Key.Key_Return)
    assert sits.replay.showing.head.position == 50


def test_beside_a_comparison_the_replay_goes_on(sits: Sitting) -> None:
    before = sits.replay.showing.head.position
    in_one_go(sits, Key.Key_C, Key.Key_Right, Key.Key_Space)
    assert kinds(sits) == ["CompareSheet"]
    assert sits.replay.showing.head.position == before + 1
    assert sits.replay.showing.head.motion is Motion.PLAYING


def test_space_and_enter_press_the_button_that_has_the_focus_and_nothing_else(sits: Sitting) -> None:
    for key in (Key.Key_Space, Key.Key_Return):
        before = sits.replay.showing.moment.step.record.round
        sits.finger.find("round-on").forceActiveFocus()
        sits.strikes(key)
        assert sits.replay.showing.moment.step.record.round == before + 1
        assert sits.replay.showing.head.motion is Motion.PAUSED


def test_the_help_page_closes_before_what_lies_beneath_it(sits: Sitting) -> None:
    sits.strikes(Key.Key_X)
    sits.strikes(Key.Key_Question, Held.ShiftModifier)
    sits.strikes(Key.Key_Escape)
    assert kinds(sits) == ["CheckSheet"]
    sits.strikes(Key.Key_Escape)
    assert kinds(sits) == []


def test_however_much_is_written_whoever_writes_sees_where(sits: Sitting) -> None:
    """In a field of one line, and in one of several."""
    for key, name in ((Key.Key_T, "how"), (Key.Key_M, "text")):
        sits.strikes(key)
        while focused(sits) != f"field {name}":
            sits.strikes(Key.Key_Tab)
        line = sits.window.view.activeFocusItem()
        assert isinstance(line, QQuickItem)
        for _ in range(6):
            sits.types("the claimant of position 3 ")
            assert in_its_box(line), name
        sits.strikes(Key.Key_Home, Held.ControlModifier)
        assert in_its_box(line), name
        assert (line.x(), line.y()) == (0, 0), name
        sits.strikes(Key.Key_Escape)


def in_its_box(line: QQuickItem) -> bool:
    box = line.parentItem()
    cursor = line.mapRectToItem(box, line.property("cursorRectangle"))
    return box.clip() and box.boundingRect().contains(cursor)


def typed(sits: Sitting) -> dict[str, str]:
    return dict(sits.replay.showing.desk.sheets[-1].typed)


def walks_to(sits: Sitting, name: str, key: Key) -> None:
    while focused(sits) != name:
        sits.strikes(key)


def test_tab_into_a_line_that_is_filled_writes_it_anew(sits: Sitting) -> None:
    """Forward from the line before it, and back from the line after it."""
    for before, key, held in (
        ("field shows", Key.Key_Tab, Held.NoModifier),
        ("field how", Key.Key_Backtab, Held.ShiftModifier),
    ):
        sits.strikes(Key.Key_T)
        walks_to(sits, before, Key.Key_Tab)
        sits.strikes(key, held)
        assert focused(sits) == "field margin"
        sits.types("49")
        assert typed(sits)["margin"] == "49", before
        sits.strikes(Key.Key_Escape)


def test_tab_from_a_button_into_a_line_that_is_filled_writes_it_anew(sits: Sitting) -> None:
    sits.strikes(Key.Key_M)
    walks_to(sits, "kind wrong", Key.Key_Tab)
    sits.strikes(Key.Key_Tab)
    assert focused(sits) == "field first"
    assert typed(sits)["first"]
    sits.types("49")
    assert typed(sits)["first"] == "49"


def test_a_text_that_tab_comes_back_to_is_gone_on_with(sits: Sitting) -> None:
    sits.strikes(Key.Key_M)
    sits.types("abc")
    sits.strikes(Key.Key_Tab)
    sits.strikes(Key.Key_Backtab, Held.ShiftModifier)
    sits.types("d")
    assert typed(sits)["text"] == "abcd"


def test_a_line_that_is_pressed_is_written_where_it_was_pressed(sits: Sitting) -> None:
    sits.strikes(Key.Key_T)
    sits.window.view.grabWindow()
    line = next(each for each in visible(sits.window.view.rootObject()) if each.objectName() == "field margin")
    right = line.mapToScene(QPointF(line.width() - 4, line.height() / 2)).toPoint()
    QTest.mouseClick(sits.window.view, Qt.MouseButton.LeftButton, Held.NoModifier, right)
    sits.types("5")
    assert typed(sits)["margin"] == "15"
