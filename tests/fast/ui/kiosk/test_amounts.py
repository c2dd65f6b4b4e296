"""Amounts and counts as they are entered."""

from dealer_terminal.ui.kiosk.sheets.count_pad import COUNTS_DIFFER
from dealer_terminal.ui.kiosk.surfaces import AmountPadProps
from dealer_terminal.ui.kiosk.view import KioskView
from tests.fast.qml.screen import Opened, targets
from tests.fast.ui.kiosk.counting import counted, counted_out, typed
from tests.fast.ui.kiosk.table import Table


def test_erase_takes_away_the_last_digit_of_whole_dollars() -> None:
    table = Table().open()
    table.spot(1, "ante")
    table.press("1", "2", "5", "Erase")
    assert isinstance(table.props.over, AmountPadProps)
    assert table.props.over.amount == "$12"


def test_two_counts_of_a_box_agree_piece_by_piece() -> None:
    table = counted(counted_out(), "Drop", {"$100": "1"}).press("Count again")
    typed(table, {"$20": "5"}).press("Sign")
    assert table.controller.desk.refusal == COUNTS_DIFFER


def test_a_chip_that_the_limit_does_not_allow_cannot_be_pressed(opened: Opened) -> None:
    table = Table().open()
    table.spot(1, "royal-family")
    assert isinstance(table.props.over, AmountPadProps)
    chips = {key.called: key.possible for key in table.props.over.chips}
    assert {*chips.values()} == {True, False}
    pressed = {
        each.property("spoken"): each.isEnabled()
        for each in targets(opened(KioskView(table.props, lambda touch: None).view))
    }
    assert {called: pressed[called] for called in chips} == chips
