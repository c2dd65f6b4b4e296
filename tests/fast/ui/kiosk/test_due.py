"""What is asked for is what is still due: nothing is called paid that nobody paid, nothing is left out."""

from collections.abc import Callable

import pytest

from tests.fast.ui.kiosk import approving as a
from tests.fast.ui.kiosk.mismatched import MISMATCH, put_right
from tests.fast.ui.kiosk.table import HAND, SUPERVISOR, Table


def rows(table: Table) -> list[tuple[str, str, str, str]]:
    return [(row.label, row.event, row.done, row.amount) for row in table.props.table.settlement.lines]


def test_what_waits_for_a_jackpot_is_still_to_be_paid() -> None:
    shown = a.pending().props.table.settlement
    assert shown.beside == "Paid once the jackpot is: ANTE\u00a0$5\u00a0· Ante\u00a0Bonus\u00a0$25"


APPROVAL = {
    "the seat is to be touched": a.shown,
    "which hand": lambda: a.shown().press("Jackpot · position 1"),
    "the hand is chosen": a.chosen,
    "whether it is paid": lambda: a.chosen().press("Pending Jackpot"),
    "pending": a.pending,
}


@pytest.mark.parametrize("begun", APPROVAL.values(), ids=APPROVAL)
def test_nothing_of_the_hand_is_paid_before_its_jackpot_is(begun: Callable[[], Table]) -> None:
    table = begun()
    assert "Pay" not in [done for _, _, done, _ in rows(table)]
    assert (
        table.props.table.settlement.beside == "Paid once the jackpot is: ANTE\u00a0$5\u00a0· Ante\u00a0Bonus\u00a0$25"
    )


def test_once_the_jackpot_is_approved_all_of_it_is_due_once() -> None:
    table = a.paid()
    assert table.props.table.settlement.beside == ""
    assert (table.props.table.instruction.verb, table.props.table.primary.note) == (
        "Pay $530.25",
        "Pay $530.25 · Return $5",
    )


def test_a_hand_that_was_collected_before_its_cards_were_put_right_gets_its_stakes_back() -> None:
    table = put_right().who(SUPERVISOR)
    assert rows(table) == [
        ("ANTE", "was: Collected", "Pay", "$5"),
        ("PLAY", "was: Collected", "Pay", "$100"),
        ("ANTE · PLAY", "", "Return", "$10"),
    ]
    assert table.props.table.primary.note == "Pay $105 · Return $10"
    assert table.props.table.instruction.verb == "Pay $105"
    assert "pay $105 more, return $10, then place" in table.props.table.instruction.text


def test_what_stays_as_it_was_paid_is_not_done_again() -> None:
    table = put_right().who(SUPERVISOR)
    table.press(*MISMATCH).cards("Ah Kh Qh 7d").press("The cards on the table stand").who(SUPERVISOR)
    assert table.props.table.primary.note == "Pay $105 · Return $10"


def test_a_natural_that_lies_open_is_paid_before_its_draw_is_turned_over() -> None:
    """Position 1 was in turn when the cards of position 2 were put right."""
    table = Table(cards_from=HAND).open().wager(1, "ante", "5").wager(1, "natural-31", "5").wager(2, "ante", "5")
    table.press("No more bets", "Position 1 dealt", "Position 2 dealt", "Rest in the rack", "Lock decisions")
    table.press("Open position 2").cards("2c 3s 4d 5c").press("Collected · open position 1").cards("As 9s 8s")
    table.press(*MISMATCH, "Position 2").cards("Ah Kh Qh 6d").press("The cards on the table stand").who(SUPERVISOR)
    assert table.props.table.primary.text == "Paid"
    primary = table.press("Paid").props.table.primary
    assert (primary.text, primary.note) == ("Draw card", "Pay $50")
