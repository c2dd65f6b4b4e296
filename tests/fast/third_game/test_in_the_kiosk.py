"""A game of the house's own in the kiosk: nothing there knows of it, and everything of it is there."""

import pytest

from dealer_terminal.procedure.state import Phase
from dealer_terminal.rules.hand import Result
from tests.fast.third_game.installing import HIGH_CARD, high_card
from tests.fast.ui.kiosk.table import HAND, SUPERVISOR, Table

__all__ = ["high_card"]
pytestmark = pytest.mark.usefixtures("high_card")


def dealt() -> Table:
    table = Table(HIGH_CARD, HAND).open().wager(1, "ante", "25").wager(4, "ante", "5")
    return table.press("No more bets", "Position 1 dealt", "Position 4 dealt", "Rest in the rack")


def test_its_circles_lie_where_it_says() -> None:
    spots = dealt().props.table.felt.seats[3].spots
    assert [(spot.label, spot.column, spot.row, spot.amount) for spot in spots] == [
        ("BET", 0, 1, "5"),
        ("PLAY", 0, 0, ""),
    ]


def test_its_two_cards_lie_face_down_and_no_space_is_left_for_a_card_apart() -> None:
    seat = dealt().props.table.felt.seats[3]
    assert (len(seat.hand), seat.draw_card, seat.draw_label) == (2, (), "")
    assert {card.rank for card in seat.hand} == {""}


def test_a_round_is_played_by_touch_and_called_as_the_game_calls_it() -> None:
    table = dealt()
    table.seat(1)
    table.press("Lock decisions", "Collected · position 1", "Open position 4")
    assert table.props.over.question == "Cards as they lie: 2"
    table.cards("9s 9d")
    settlement = table.props.table.settlement
    assert settlement.total == "Pair of 9"
    assert [(line.label, line.event, line.amount) for line in settlement.lines] == [
        ("BET", "Pair", "$5"),
        ("PLAY", "Pair", "$25"),
    ]
    table.press("Paid", "Deck is back")
    assert (table.state.phase, table.state.round) == (Phase.WAGERS, 2)


def test_a_card_that_was_entered_wrong_is_put_right_in_its_own_places() -> None:
    table = dealt().press("Lock decisions", "Open position 4").cards("7s 2d")
    assert {line.result for line in table.state.seat(4).lines} == {Result.LOSE}
    table.press("Irregularity", "A card does not match what was recorded").cards("7s 7d")
    table.press("The cards on the table stand").who(SUPERVISOR)
    assert {line.result for line in table.state.seat(4).lines} == {Result.WIN}
