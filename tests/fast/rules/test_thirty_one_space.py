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


def hands_of(pattern: tuple[int, ...]) -> Iterator[tuple[Card, ...]]:
    for counts in ways_to_deal(pattern):
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


def test_every_four_cards_of_270_725_are_worth_their_event():
    table = BOOKS[WA].usual_tables()["royal-family"]
    values = [points.all_four(four) for four in combinations(DECK, 4)]
    found = Counter(label(table.best(value.total, value.marks)) for value in values)
    assert found.total() == comb(52, 4) == 270_725
    assert found == counted.four_card_counts()


@every("name", [WA, ORIGINAL])
@every(("pattern", "one_deal"), PATTERNS.values())
def test_every_best_three_of_four_is_worth_its_event_suit_pattern_by_suit_pattern(name, pattern, one_deal):
    table = BOOKS[name].usual_tables()["play"]
    best = (best_three(table, four) for four in hands_of(pattern))
    found = Counter(label(table.best(value.total, value.marks)) for value in best)
    expected = one_deal(bands(name, "play"))
    assert +found == +Counter({event: count * len(ways_to_deal(pattern)) for event, count in expected.items()})


def test_the_suit_patterns_are_the_whole_four_card_space():
    dealt = [four for pattern, _ in PATTERNS.values() for four in hands_of(pattern)]
    assert len(dealt) == len(set(dealt)) == 270_725
