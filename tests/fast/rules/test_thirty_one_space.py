"""The whole three-card and four-card spaces of 31 Classic, against counts made without looking at a hand."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, permutations, product
from math import comb

from dealer_terminal.rules.cards import DECK, Card, Suit
from dealer_terminal.rules.games.thirty_one import best_three
from dealer_terminal.rules.hands import points
from dealer_terminal.rules.paytable import Event
from tests.fast.rules import thirty_one_counts as counted
from tests.fast.rules.rounds import BOOKS, ORIGINAL, WA
from tests.helpers.every import every

SUITS = [tuple(card for card in DECK if card.suit is suit) for suit in Suit]
PATTERNS = {
    "four of one suit": ((4, 0, 0, 0), counted.four_of_a_suit),
    "three of a suit and one": ((3, 1, 0, 0), counted.three_of_a_suit),
    "two and two": ((2, 2, 0, 0), counted.two_and_two),
    "two, one and one": ((2, 1, 1, 0), counted.two_one_one),
    "one of each suit": ((1, 1, 1, 1), counted.one_of_each),
}


def bands(name: str, spot: str) -> dict[str, tuple[int, int]]:
    return {row.event: row.points for row in BOOKS[name].table(spot).rows if row.points is not None}


def ways_to_deal(pattern: tuple[int, ...]) -> set[tuple[int, ...]]:
    """How many cards of clubs, diamonds, hearts and spades."""
    return set(permutations(pattern))


def dealt_from(counts: tuple[int, ...]) -> Iterator[tuple[Card, ...]]:
    for held in product(*(combinations(suit, count) for suit, count in zip(SUITS, counts, strict=True))):
        yield tuple(chain.from_iterable(held))


def label(event: Event | None) -> str | None:
    return event.label if event else None


@every("name", [WA, ORIGINAL])
def test_every_natural_of_22_100_is_worth_its_event(name):
    table = BOOKS[name].usual_tables()["natural-31"]
    values = [points.natural(three) for three in combinations(DECK, 3)]
    found = Counter(label(table.best(value.total, value.marks)) for value in values)
    assert found.total() == comb(52, 3) == 22_100
    assert found == counted.natural_counts(bands(name, "natural-31"))


def misjudged(name: str, hands: dict[str, list[tuple[Card, ...]]], deals: dict[str, int]) -> list[str]:
    """Patterns whose best three of four do not come to their events as often as counted."""
    table, wrong = BOOKS[name].usual_tables()["play"], []
    for pattern, dealt in hands.items():
        best = (best_three(table, four) for four in dealt)
        found = Counter(label(table.best(value.total, value.marks)) for value in best)
        expected = PATTERNS[pattern][1](bands(name, "play"))
        if +found != +Counter({event: count * deals[pattern] for event, count in expected.items()}):
            wrong.append(pattern)
    return wrong


@every("name", [WA, ORIGINAL])
def test_every_best_three_of_four_is_worth_its_event_dealt_in_one_way_of_each_suit_pattern(name):
    """`tests/long/rounds` deals all ways."""
    hands = {each: list(dealt_from(pattern)) for each, (pattern, _) in PATTERNS.items()}
    assert misjudged(name, hands, dict.fromkeys(PATTERNS, 1)) == []
