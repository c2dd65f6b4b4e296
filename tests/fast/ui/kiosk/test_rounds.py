"""Whole rounds by what a finger would press: each edition, with a reader and by hand."""

import pytest

from dealer_terminal.procedure.state import Phase, to_settle
from dealer_terminal.rules.hand import Decision
from tests.fast.procedure.walk import EDITIONS
from tests.fast.ui.kiosk.rounds import play_round
from tests.fast.ui.kiosk.table import HAND, Table

HANDS = {1: ("As 10s 8s", "5h"), 2: ("Kd Qd 2c", "3s"), 4: ("7h 7c 7d", "2s")}


@pytest.mark.parametrize("edition", [*EDITIONS, "3-card-ags"])
def test_a_round_with_a_reader_goes_from_the_wagers_to_the_next_round(edition: str) -> None:
    table = Table(edition).open()
    for seat in (1, 3, 6):
        table.wager(seat, "ante", "25")
    play_round(table)
    assert (table.state.phase, table.state.round) == (Phase.WAGERS, 2)
    assert {line.seat for line in table.state.last_lines} == {1, 3, 6}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_round_by_hand_is_dealt_and_entered_by_the_dealer(edition: str) -> None:
    table = Table(edition, HAND).open()
    for seat in HANDS:
        table.wager(seat, "ante", "25")
    table.press("No more bets")
    table.press("Position 1 dealt", "Position 2 dealt", "Position 4 dealt", "Rest in the rack", "Lock decisions")
    table.press("Open position 4")
    for seat, after in ((4, "Paid · open position 2"), (2, "Paid · open position 1"), (1, "Paid")):
        natural, draw = HANDS[seat]
        table.cards(f"{natural} {draw}")
        table.press(after)
    table.press("Deck is back")
    assert table.state.round == 2
    assert {line.seat: line.pays for line in table.state.last_lines if line.spot == "play"}[4] > 0


def test_the_natural_comes_first_where_a_bonus_lies_on_it() -> None:
    table = Table(cards_from=HAND).open()
    table.wager(1, "ante", "25").wager(1, "natural-31", "5")
    table.press("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1")
    table.cards("As 10s 8s")
    assert table.props.table.settlement.total == "29 in spades"
    assert [line.amount for line in table.props.table.settlement.lines] == ["$75"]
    table.press("Draw card").cards("5h").press("Paid", "Deck is back")


def test_everyone_plays_until_touched() -> None:
    table = Table().open()
    for seat in (1, 2):
        table.wager(seat, "ante", "25")
    table.wager(1, "natural-31", "5").press("No more bets").sensed()
    assert table.props.table.primary.note == "2 play · 0 fold"
    table.seat(1)
    table.seat(2)
    assert table.props.table.primary.note == "0 play · 2 fold"
    table.seat(1)
    assert table.props.table.felt.seats[0].decision_label == "FOLD 16"
    table.seat(1)
    assert table.state.seat(1).decision is Decision.PLAY
    table.press("Lock decisions", "Collected · position 2")
    assert to_settle(table.state) == (1,)


def test_a_tucked_hand_lies_under_its_wager() -> None:
    table = Table().open()
    table.wager(2, "ante", "25").wager(2, "royal-family", "5").press("No more bets").sensed()
    table.seat(2)
    table.press("Lock decisions", "Tucked · position 2")
    seat = table.props.table.felt.seats[1]
    assert [spot.spot for spot in seat.spots if spot.tucked] == ["royal-family"]
    assert seat.hand == ()


def test_a_step_is_taken_back_by_undo() -> None:
    table = Table().open()
    table.wager(3, "ante", "25").press("Undo")
    assert table.state.playing() == ()
    table.wager(3, "ante", "25").press("No more bets", "Undo")
    assert table.state.phase is Phase.WAGERS
