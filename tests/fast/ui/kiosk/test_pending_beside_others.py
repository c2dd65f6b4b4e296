"""A jackpot that waits at one position while the dealer settles another: its hand lies open already."""

from dealer_terminal.ui.kiosk.sheets.bare_table import BareTable
from tests.fast.ui.kiosk import approving as a
from tests.fast.ui.kiosk.table import Table


def one_pending_one_settled() -> Table:
    table = a.locked(1, 2).press("Open position 2").cards(a.ROYAL)
    table.press("Jackpot · position 2", a.SPADE, "Pending Jackpot", "Pay Jackpot")
    return table.press("Open position 1").cards("Jh 8s 3d")


def test_the_key_offers_no_hand_to_open_that_lies_open() -> None:
    primary = one_pending_one_settled().props.table.primary
    assert primary.text == "Paid"


def test_no_empty_pad_comes_after_it() -> None:
    table = one_pending_one_settled().press("Paid")
    assert isinstance(table.controller.desk.sheet, BareTable)
    assert table.props.table.primary.text == "Call the supervisor"
