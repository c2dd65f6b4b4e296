"""What the rows of a settled hand say is what its key says, and the felt lights the hand that is meant."""

from collections.abc import Callable

import pytest

from dealer_terminal.ui.kiosk.props import ResultMark, SettlementProps
from tests.fast.ui.kiosk import settled_hands
from tests.fast.ui.kiosk.table import Table

NATURALS = {
    "31 in one suit": ("As Ks 10s", "2d", "Pay $275 · Take $5"),
    "a push": ("10s 7s 2h", "3d", "Take $5"),
    "four of one suit": ("As 9s 7s", "2s", "Pay $200"),
}
PUT_RIGHT = settled_hands.put_right_signed
TAKEN = {"without STAX": settled_hands.all_lost, "with STAX": settled_hands.all_lost_with_stax}


def shown(table: Table) -> SettlementProps:
    return table.props.table.settlement


def sum_of(table: Table, *results: ResultMark) -> int:
    rows = (row for row in shown(table).lines if row.result in results)
    return sum(int(row.amount.removeprefix("$").replace(",", "")) for row in rows)


def lit(table: Table) -> list[int]:
    return [seat.position for seat in table.props.table.felt.seats if seat.current]


@pytest.mark.parametrize(("cards", "draw", "key"), NATURALS.values(), ids=NATURALS)
def test_after_a_natural_only_what_is_left_is_paid(cards: str, draw: str, key: str) -> None:
    table = settled_hands.after_the_natural(cards, draw)
    assert table.props.table.primary.note == key
    assert shown(table).beside.startswith("Paid before: 31\u00a0")


@pytest.mark.parametrize("begun", TAKEN.values(), ids=TAKEN)
def test_wagers_that_are_all_taken_are_one_row_of_two_lines(begun: Callable[[], Table]) -> None:
    table = begun()
    row, *collected = shown(table).lines
    assert (row.label, row.also.split(" · ")[:2]) == ("ANTE · PLAY", ["BONUS", "6 CARD"])
    assert table.props.table.primary.note == f"Take {row.amount}"
    assert [(each.label, each.done) for each in collected] in ([], [("STAX", "Collected")])


def test_what_waits_for_a_jackpot_was_not_paid_before() -> None:
    table = settled_hands.bonus_and_jackpot()
    assert shown(table).beside == "Paid once the jackpot is: ANTE\u00a0$25\u00a0· Ante\u00a0Bonus\u00a0$125"


def test_rows_of_a_hand_that_was_put_right_are_what_is_owed() -> None:
    table = PUT_RIGHT()
    assert [(row.label, row.event, row.amount) for row in shown(table).lines] == [
        ("ANTE", "was: Collected", "$5"),
        ("PLAY", "was: Collected", "$100"),
        ("ANTE · PLAY", "", "$10"),
    ]
    pays, returns = sum_of(table, ResultMark.WIN), sum_of(table, ResultMark.RETURNED)
    assert table.props.table.primary.note == f"Pay ${pays} · Return ${returns}" == "Pay $105 · Return $10"
    spots = table.props.table.felt.seats[1].spots
    assert {spot.amount for spot in spots} == {""}, "no chips lie there"


def test_a_question_and_its_approval_light_the_position_that_they_are_about() -> None:
    asked = settled_hands.put_right()
    assert lit(asked) == [2]
    assert lit(asked.press("The cards on the table stand")) == [2]
    assert lit(PUT_RIGHT()) == [2]
