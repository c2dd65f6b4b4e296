"""Hands read a second way, off rank histograms and written-out straights, to check the first."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import comb, prod

import numpy as np

from dealer_terminal.rules.cards import Card, parse_card
from dealer_terminal.rules.hands.six_card import SixCardCategory as Category
from dealer_terminal.rules.hands.six_card import six_card_hand
from dealer_terminal.rules.hands.six_card_batch import six_card_categories
from dealer_terminal.rules.hands.three_card import ThreeCardCategory

ORDER = "23456789TJQKA"
THREE_CARD_STRAIGHTS = ["A23", *(ORDER[start : start + 3] for start in range(11))]

STRAIGHT_FLUSHES = 12 * 4
BY_FORMULA = {
    ThreeCardCategory.AKQ_SUITED: 4,
    ThreeCardCategory.STRAIGHT_FLUSH: STRAIGHT_FLUSHES - 4,
    ThreeCardCategory.THREE_OF_A_KIND: 13 * comb(4, 3),
    ThreeCardCategory.STRAIGHT: 12 * 4**3 - STRAIGHT_FLUSHES,
    ThreeCardCategory.FLUSH: 4 * comb(13, 3) - STRAIGHT_FLUSHES,
    ThreeCardCategory.PAIR: 13 * comb(4, 2) * 48,
    ThreeCardCategory.HIGH_CARD: (comb(13, 3) - 12) * (4**3 - 4),
}

Key = tuple[ThreeCardCategory, list[tuple[int, int]]]


def ranks(cards: tuple[Card, ...]) -> str:
    return "".join(str(card).replace("10", "T")[0] for card in cards)


def naive_key(cards: tuple[Card, ...]) -> Key:
    """Category, then the straight's place among straights, else ranks by how often and how high."""
    histogram = Counter(ranks(cards))
    straight = [place for place, run in enumerate(THREE_CARD_STRAIGHTS) if set(run) == set(histogram)]
    groups = sorted(((count, ORDER.index(rank)) for rank, count in histogram.items()), reverse=True)
    return naive_category(cards), [(1, straight[0])] if straight else groups


def naive_category(cards: tuple[Card, ...]) -> ThreeCardCategory:
    held = set(ranks(cards))
    straight = any(set(run) == held for run in THREE_CARD_STRAIGHTS)
    if all(card.suit is cards[0].suit for card in cards):
        if held == set("AKQ"):
            return ThreeCardCategory.AKQ_SUITED
        return ThreeCardCategory.STRAIGHT_FLUSH if straight else ThreeCardCategory.FLUSH
    if straight:
        return ThreeCardCategory.STRAIGHT
    by_ranks = {1: ThreeCardCategory.THREE_OF_A_KIND, 2: ThreeCardCategory.PAIR}
    return by_ranks.get(len(held), ThreeCardCategory.HIGH_CARD)


# -- five and six cards: rank histograms, written-out straights, and counting without hands ----------------------------


ORDER = "23456789TJQKA"
STRAIGHTS = ["A2345", *(ORDER[start : start + 5] for start in range(9))]
SHAPES = ["11111", "2111", "221", "311", "straight", "flush", "32", "41", "straight flush"]


def five_card_key(cards: tuple[Card, ...]) -> tuple[int, list[tuple[int, int]]]:
    histogram = Counter(str(card).replace("10", "T")[0] for card in cards)
    groups = sorted(((count, ORDER.index(rank)) for rank, count in histogram.items()), reverse=True)
    straight = [place for place, run in enumerate(STRAIGHTS) if set(run) == set(histogram)]
    flush = len({str(card)[-1] for card in cards}) == 1
    if straight:
        return SHAPES.index("straight flush" if flush else "straight"), [(1, straight[0])]
    return SHAPES.index("flush" if flush else "".join(str(count) for count, _ in groups)), groups


def category_without_flush(ranks: Counter[str]) -> Category:
    groups = sorted(ranks.values(), reverse=True)
    if groups[0] == 4:
        return Category.FOUR_OF_A_KIND
    if groups[0] == 3 and groups[1] > 1:
        return Category.FULL_HOUSE
    if holds_straight(set(ranks)):
        return Category.STRAIGHT
    return Category.THREE_OF_A_KIND if groups[0] == 3 else Category.NOTHING


def holds_straight(ranks: set[str]) -> bool:
    return any(set(run) <= ranks for run in STRAIGHTS)


def suited_category(ranks: set[str]) -> Category:
    if ranks == set("9TJQKA"):
        return Category.SIX_CARD_ROYAL
    if set("TJQKA") <= ranks:
        return Category.FIVE_CARD_ROYAL
    return Category.STRAIGHT_FLUSH if holds_straight(ranks) else Category.FLUSH


def rank_patterns() -> Iterator[Counter[str]]:
    """Every way to hold six cards by rank alone, at most four of one."""
    for size in range(2, 7):
        for ranks in combinations(ORDER, size):
            for counts in product((1, 2, 3, 4), repeat=size):
                if sum(counts) == 6:
                    yield Counter(dict(zip(ranks, counts, strict=True)))


def flush_patterns() -> Iterator[tuple[set[str], str]]:
    """Every five ranks of one suit with the rank of a sixth card of another, and every six of one suit."""
    for five in combinations(ORDER, 5):
        yield from ((set(five), sixth) for sixth in ORDER)
    yield from ((set(six), "") for six in combinations(ORDER, 6))


@cache
def counted_without_hands() -> Counter[Category]:
    """By rank pattern times its ways to choose suits, then the flushes taken out of where they were counted."""
    counts: Counter[Category] = Counter()
    for ranks in rank_patterns():
        counts[category_without_flush(ranks)] += prod(comb(4, count) for count in ranks.values())
    for suited, sixth in flush_patterns():
        ways = 4 * (3 if sixth else 1)
        counts[category_without_flush(Counter([*suited, *sixth]))] -= ways
        counts[suited_category(suited)] += ways
    return counts


def every_pattern() -> Iterator[tuple[tuple[Card, ...], Category]]:
    """Six cards and their category for each pattern that can matter: of ranks without a flush, and of flushes."""
    for ranks in rank_patterns():
        cards = (parse_card(rank + "cdhs"[place % 4]) for place, rank in enumerate(sorted(ranks.elements())))
        yield tuple(cards), category_without_flush(ranks)
    for suited, sixth in flush_patterns():
        cards = (parse_card(text) for text in [*(rank + "h" for rank in suited), *(rank + "s" for rank in sixth)])
        yield tuple(cards), suited_category(suited)


def rows(hands: list[tuple[Card, ...]]) -> np.ndarray:
    return np.array([[card.index for card in cards] for cards in hands], dtype=np.uint8)


def wrong_patterns(step: int = 1) -> list[tuple[Card, ...]]:
    """Hands, one for every `step` patterns, that one of the two evaluations puts into another category."""
    hands = list(every_pattern())[::step]
    batch = six_card_categories(rows([cards for cards, _ in hands])).tolist()
    return [
        cards
        for (cards, category), found in zip(hands, batch, strict=True)
        if not six_card_hand(cards).category == category == found
    ]
