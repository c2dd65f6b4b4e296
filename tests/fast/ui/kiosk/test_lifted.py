"""Exactly the cards that make the total are lifted, with their sum beneath them (Getting Started 2 to 4, 7 to 9)."""

from collections.abc import Callable

import pytest

from dealer_terminal.ui.kiosk.props import CardMark, SettlementProps
from tests.fast.ui.kiosk import signing
from tests.fast.ui.kiosk.rounds import play_round
from tests.fast.ui.kiosk.table import HAND, SUPERVISOR, Table

NATURALS = {
    "three of a suit": ("As 10s 8s", "As 10s 8s", "11 + 10 + 8", "29 in spades"),
    "two of a suit": ("10d 4h 9d", "10d 9d", "10 + 9", "19 in diamonds"),
    "one ace": ("As 2h 3d", "As", "11", "11 in spades"),
    "Trips": ("7s 7h 7d", "7s 7h 7d", "", "Trips"),
    "Mini-Royal": ("Ah Kh Qh", "Ah Kh Qh", "", "Mini-Royal"),
}
FOURS = {
    "the example of the manual: the draw adds nothing": ("As 10s 8s", "5h", "As 10s 8s", "11 + 10 + 8", "29 in spades"),
    "the draw makes it": ("10s 8s 5h", "As", "10s 8s As", "11 + 10 + 8", "29 in spades"),
    "two of four": ("10d 10h 4h", "9d", "10d 9d", "10 + 9", "19 in diamonds"),
    "one of four": ("Ac 2h 3d", "4s", "Ac", "11", "11 in clubs"),
    "three of four of one suit": ("As Ks 9s", "2s", "As Ks 9s", "11 + 10 + 9", "30 in spades"),
    "Trips": ("7s 7h 2d", "7d", "7s 7h 7d", "", "Trips"),
    "Mini-Royal": ("Ah Kh 9d", "Qh", "Ah Kh Qh", "", "Mini-Royal"),
}


def opened(natural: str, *bonus: str) -> Table:
    table = Table(cards_from=HAND).open()
    for spot in ("ante", "natural-31", *bonus):
        table.wager(1, spot, "25")
    table.press("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1")
    return table.cards(natural)


def lifted(shown: SettlementProps) -> set[str]:
    cards = (*shown.hand, *shown.draw_card)
    assert CardMark.NONE not in {card.mark for card in cards if card.rank}
    return {f"{card.rank}{card.suit[0]}" for card in cards if card.mark is CardMark.COUNTS}


@pytest.mark.parametrize(("natural", "up", "total", "says"), NATURALS.values(), ids=NATURALS)
def test_before_the_draw_the_cards_of_the_natural_that_make_its_total_are_lifted(
    natural: str, up: str, total: str, says: str
) -> None:
    shown = opened(natural).props.table.settlement
    assert (lifted(shown), shown.sum, shown.total) == (set(up.split()), total, says)


@pytest.mark.parametrize(("natural", "draw", "up", "total", "says"), FOURS.values(), ids=FOURS)
def test_after_the_draw_those_of_the_best_three(natural: str, draw: str, up: str, total: str, says: str) -> None:
    shown = opened(natural).press("Draw card").cards(draw).props.table.settlement
    assert (lifted(shown), shown.sum, shown.total) == (set(up.split()), total, says)


def bonus_alone() -> Table:
    """Folded; three of the four cards are 29 in spades."""
    table = Table(cards_from=HAND).open().wager(1, "ante", "25").wager(1, "royal-family", "5")
    table.press("No more bets", "Position 1 dealt", "Rest in the rack")
    table.seat(1)
    return table.press("Lock decisions", "Tucked · position 1", "Open position 1").cards("As 10s 8s 5h")


def test_where_the_four_card_bonus_alone_is_left_all_four_lie_alike() -> None:
    shown = bonus_alone().props.table.settlement
    assert {card.mark for card in (*shown.hand, *shown.draw_card)} == {CardMark.NONE}
    assert (shown.sum, shown.total) == ("", "")


def mismatched() -> Table:
    return bonus_alone().press("Irregularity", signing.MISMATCH).cards("As 10s 8s 5d")


def recalled() -> Table:
    table = bonus_alone()
    play_round(table)
    table.press("More", "Recall").seat(1)
    return table


SCREENS: dict[str, Callable[[], Table]] = {
    "the felt": bonus_alone,
    "the pay tables": lambda: bonus_alone().press("Pay tables"),
    "a correction": lambda: bonus_alone().press("Supervisor", "Correct a payment"),
    "other cards": mismatched,
    "other cards, signed": lambda: mismatched().press(signing.TABLE),
    "other cards, settled": lambda: mismatched().press(signing.TABLE).who(SUPERVISOR),
    "a void": lambda: bonus_alone().press(*signing.VOID),
    "in the rack": lambda: bonus_alone().press("Collected"),
    "a recall": recalled,
}


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_no_screen_calls_its_four_cards_by_three_of_them(screen: Callable[[], Table]) -> None:
    assert "in spades" not in str(screen().props)
