"""Amounts and counts as they are entered."""

from dealer_terminal.ui.kiosk.sheets.count_pad import COUNTS_DIFFER
from dealer_terminal.ui.kiosk.surfaces import AmountPadProps
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
