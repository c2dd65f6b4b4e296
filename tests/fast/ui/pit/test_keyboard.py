"""Tab in a sheet of the pit: it stays there, and a line that it comes to is written anew."""

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from tests.fast.ui.pit.sitting import Sitting

Key, Held = Qt.Key, Qt.KeyboardModifier


def typed(sits: Sitting) -> dict[str, str]:
    return dict(sits.showing.desk.sheets[-1].typed)


def test_tab_into_a_line_that_is_filled_writes_it_anew_either_way(sits: Sitting) -> None:
    sits.strikes(Key.Key_S)
    sits.presses("hours other")
    sits.fills(**{"from": "22:00", "to": "06:00"})
    sits.strikes(Key.Key_Backtab, Held.ShiftModifier)
    sits.types("21:00")
    sits.strikes(Key.Key_Tab)
    sits.types("05:00")
    assert (typed(sits)["from"], typed(sits)["to"]) == ("21:00", "05:00")


def test_tab_goes_round_in_the_sheet(sits: Sitting) -> None:
    sits.strikes(Key.Key_S)
    seen = []
    for _ in range(30):
        sits.strikes(Key.Key_Tab)
        item = sits.window.view.activeFocusItem()
        assert isinstance(item, QQuickItem)
        seen.append(item.objectName() or str(item.property("name")))
    assert {"shut sheet", "key count"} <= {*seen}
    assert not any(each.startswith("table ") for each in seen)
    assert seen.count("key count") > 1
