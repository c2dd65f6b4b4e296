"""Exactly the cards that make the total are lifted, with their sum beneath them (Getting Started 2 to 4, 7 to 9)."""

import re
from collections.abc import Callable

from dealer_terminal.ui.kiosk.props import CardMark, SettlementProps
from tests.fast.ui.kiosk import approving, settled_hands, signing, stories
from tests.fast.ui.kiosk.rounds import play_round
from tests.fast.ui.kiosk.scenes import misdealt_three_card
from tests.fast.ui.kiosk.table import HAND, SUPERVISOR, Table
from tests.helpers.cases import every

NATURALS = {
    "three of a suit": ("As 10s 8s", "As 10s 8s", "11 + 10 + 8", "29 in spades"),
    "Trips": ("7s 7h 7d", "7s 7h 7d", "", "Trips"),
    "Mini-Royal": ("Ah Kh Qh", "Ah Kh Qh", "", "Mini-Royal"),
}
FOURS = {
    "the example of the manual: the draw adds nothing": ("As 10s 8s", "5h", "As 10s 8s", "11 + 10 + 8", "29 in spades"),
    "the draw makes it": ("10s 8s 5h", "As", "10s 8s As", "11 + 10 + 8", "29 in spades"),
    "two of four": ("10d 10h 4h", "9d", "10d 9d", "10 + 9", "19 in diamonds"),
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


@every(("natural", "up", "total", "says"), NATURALS.values())
def test_before_the_draw_the_cards_of_the_natural_that_make_its_total_are_lifted(
    natural: str, up: str, total: str, says: str
) -> None:
    shown = opened(natural).props.table.settlement
    assert (lifted(shown), shown.sum, shown.total) == (set(up.split()), total, says)


@every(("natural", "draw", "up", "total", "says"), FOURS.values())
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


@every("screen", SCREENS.values())
def test_no_screen_calls_its_four_cards_by_three_of_them(screen: Callable[[], Table]) -> None:
    assert "in spades" not in str(screen().props)


def racked(table: Table) -> Table:
    """The hand in turn; its cards are gone."""
    table.primary()
    return table


WORDS: dict[str, tuple[Callable[[], Table], dict[int, str]]] = {
    "tucked, and all lost": (lambda: racked(stories.drawn()), {2: "Tucked", 6: "Collected"}),
    "pushed": (lambda: racked(stories.pushed()), {4: "Pushed"}),
    "pushed, and a bonus lost": (lambda: racked(stories.pushed("player-bonus")), {4: "Collected"}),
    "paid": (lambda: racked(approving.six_lines()), {4: "Paid"}),
    "paid and collected": (stories.racked, {5: "Paid · Collected", 6: "Collected"}),
    "forfeited, and Play returned": (lambda: racked(stories.forfeited()), {3: "Collected · Returned"}),
    "forfeited, and its Natural not paid": (stories.forfeited_with_the_natural_open, {6: ""}),
    "folded": (lambda: racked(stories.folded()), {3: "Collected"}),
    "folded, and its bonus not turned over": (stories.settling, {2: "Tucked", 5: "Tucked"}),
    "folded, and its bonus not paid": (settled_hands.rainbow, {1: ""}),
    "folded, and its bonus paid": (lambda: racked(settled_hands.rainbow()), {1: "Paid · Collected"}),
    "folded, and its jackpot not claimed": (settled_hands.folded_jackpot, {2: ""}),
    "called off, and not returned yet": (misdealt_three_card, {1: "", 4: ""}),
    "called off, and recalled": (
        lambda: misdealt_three_card().press("Returned · deck is back", "More", "Recall"),
        {1: "Returned", 4: "Returned"},
    ),
    "recalled": (lambda: settled_hands.classic().press("More", "Recall"), {2: "Collected", 5: "Paid · Collected"}),
}


@every(("scene", "words"), WORDS.values())
def test_a_seat_says_what_was_done(scene: Callable[[], Table], words: dict[int, str]) -> None:
    totals = {seat.position: seat.total for seat in scene().props.table.felt.seats}
    assert {seat: totals[seat] for seat in words} == words
    assert not [total for total in totals.values() if re.search(r"[$\d]", total)]
