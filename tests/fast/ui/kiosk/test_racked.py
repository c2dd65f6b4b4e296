"""Where a hand went to the rack its seat says in a word what was done: sums stand in the round's summary alone."""

import re
from collections.abc import Callable

import pytest

from tests.fast.ui.kiosk import approving, closed, folded_bonus, stories
from tests.fast.ui.kiosk.scenes import misdealt_three_card
from tests.fast.ui.kiosk.table import Table


def racked(table: Table) -> Table:
    """The hand in turn; its cards are gone."""
    table.primary()
    return table


WORDS: dict[str, tuple[Callable[[], Table], dict[int, str]]] = {
    "tucked, and all lost": (lambda: racked(stories.drawn()), {2: "Tucked", 6: "Collected"}),
    "pushed": (lambda: racked(stories.pushed()), {4: "Pushed"}),
    "pushed, and a bonus lost": (lambda: racked(stories.pushed("player-bonus")), {4: "Collected"}),
    "paid": (lambda: racked(approving.six_lines()), {4: "Paid"}),
    "paid and collected": (
        stories.racked,
        {5: "Paid · Collected", 6: "Collected"},
    ),
    "forfeited, and Play returned": (lambda: racked(stories.forfeited()), {3: "Collected · Returned"}),
    "forfeited, and its Natural not paid": (stories.forfeited_with_the_natural_open, {6: ""}),
    "folded": (lambda: racked(stories.folded()), {3: "Collected"}),
    "folded, and its bonus not turned over": (stories.settling, {2: "Tucked", 5: "Tucked"}),
    "folded, and its bonus not paid": (folded_bonus.rainbow, {1: ""}),
    "folded, and its bonus paid": (lambda: racked(folded_bonus.rainbow()), {1: "Paid · Collected"}),
    "folded, and its jackpot not claimed": (folded_bonus.jackpot, {2: ""}),
    "called off, and not returned yet": (misdealt_three_card, {1: "", 4: ""}),
    "called off, and recalled": (
        lambda: misdealt_three_card().press("Returned · deck is back", "More", "Recall"),
        {1: "Returned", 4: "Returned"},
    ),
    "recalled": (lambda: closed.classic().press("More", "Recall"), {2: "Collected", 5: "Paid · Collected"}),
}


@pytest.mark.parametrize(("scene", "words"), WORDS.values(), ids=WORDS)
def test_a_seat_says_what_was_done(scene: Callable[[], Table], words: dict[int, str]) -> None:
    totals = {seat.position: seat.total for seat in scene().props.table.felt.seats}
    assert {seat: totals[seat] for seat in words} == words
    assert not [total for total in totals.values() if re.search(r"[$\d]", total)]


GONE: dict[str, tuple[Callable[[], Table], int]] = {
    "in the rack": (stories.racked, 6),
    "folded": (lambda: racked(stories.folded()), 3),
    "forfeited, and its Natural paid": (lambda: racked(stories.forfeited_with_the_natural_open()), 6),
}


@pytest.mark.parametrize(("scene", "number"), GONE.values(), ids=GONE)
def test_nothing_of_a_hand_that_is_gone_lies_on_the_felt(scene: Callable[[], Table], number: int) -> None:
    (seat,) = (each for each in scene().props.table.felt.seats if each.position == number)
    assert (seat.hand, seat.draw_card, [spot.amount for spot in seat.spots if spot.amount]) == ((), (), [])
    assert seat.total.startswith(("Collected", "Paid"))
