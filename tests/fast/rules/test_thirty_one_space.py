"""The whole three-card and four-card spaces of 31 Classic, against counts made without looking at a hand."""

from collections import Counter
from itertools import combinations
from math import comb

from dealer_terminal.rules.cards import DECK
from dealer_terminal.rules.hands import points
from tests.fast.rules import thirty_one_counts
from tests.fast.rules.rounds import BOOKS, ORIGINAL, WA
from tests.fast.rules.thirty_one_counts import PATTERNS, bands, dealt_from, label, misjudged
from tests.helpers.cases import every


@every("name", [WA, ORIGINAL])
def test_every_natural_of_22_100_is_worth_its_event(name):
    table = BOOKS[name].usual_tables()["natural-31"]
    values = [points.natural(three) for three in combinations(DECK, 3)]
    found = Counter(label(table.best(value.total, value.marks)) for value in values)
    assert found.total() == comb(52, 3) == 22_100
    assert found == thirty_one_counts.natural_counts(bands(name, "natural-31"))


@every("name", [WA, ORIGINAL])
def test_every_best_three_of_four_is_worth_its_event_dealt_in_one_way_of_each_suit_pattern(name):
    """`tests/long/rounds` deals all ways."""
    hands = {each: list(dealt_from(pattern)) for each, (pattern, _) in PATTERNS.items()}
    assert misjudged(name, hands, dict.fromkeys(PATTERNS, 1)) == []
