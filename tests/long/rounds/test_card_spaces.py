"""Every hand of the card spaces that the short suite samples."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from dealer_terminal.rules.cards import DECK
from dealer_terminal.rules.hands import points
from tests.fast.rules import thirty_one_counts
from tests.fast.rules.naive import wrong_patterns
from tests.fast.rules.rounds import BOOKS, ORIGINAL, WA


def test_every_pattern_of_six_cards_has_its_category_alone_and_in_a_batch() -> None:
    assert wrong_patterns() == []


def test_every_four_cards_of_270_725_are_worth_their_event() -> None:
    table = BOOKS[WA].usual_tables()["royal-family"]
    values = [points.all_four(four) for four in combinations(DECK, 4)]
    found = Counter(thirty_one_counts.label(table.best(value.total, value.marks)) for value in values)
    assert found.total() == comb(52, 4) == 270_725
    assert found == thirty_one_counts.four_card_counts()


@pytest.mark.parametrize("name", [WA, ORIGINAL])
def test_every_best_three_of_four_is_worth_its_event(name: str) -> None:
    ways = {each: thirty_one_counts.ways_to_deal(pattern) for each, (pattern, _) in thirty_one_counts.PATTERNS.items()}
    hands = {each: [four for way in ways[each] for four in thirty_one_counts.dealt_from(way)] for each in ways}
    assert thirty_one_counts.misjudged(name, hands, {each: len(ways[each]) for each in ways}) == []
    dealt = [four for fours in hands.values() for four in fours]
    assert len(dealt) == len(set(dealt)) == 270_725
