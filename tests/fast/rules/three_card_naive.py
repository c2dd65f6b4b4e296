"""Three-card hands read a second way, off rank histograms and written-out straights, to check the first."""

from collections import Counter
from math import comb

from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hands.three_card import ThreeCardCategory

ORDER = "23456789TJQKA"
STRAIGHTS = ["A23", *(ORDER[start : start + 3] for start in range(11))]

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
    straight = [place for place, run in enumerate(STRAIGHTS) if set(run) == set(histogram)]
    groups = sorted(((count, ORDER.index(rank)) for rank, count in histogram.items()), reverse=True)
    return naive_category(cards), [(1, straight[0])] if straight else groups


def naive_category(cards: tuple[Card, ...]) -> ThreeCardCategory:
    held = set(ranks(cards))
    straight = any(set(run) == held for run in STRAIGHTS)
    if all(card.suit is cards[0].suit for card in cards):
        if held == set("AKQ"):
            return ThreeCardCategory.AKQ_SUITED
        return ThreeCardCategory.STRAIGHT_FLUSH if straight else ThreeCardCategory.FLUSH
    if straight:
        return ThreeCardCategory.STRAIGHT
    by_ranks = {1: ThreeCardCategory.THREE_OF_A_KIND, 2: ThreeCardCategory.PAIR}
    return by_ranks.get(len(held), ThreeCardCategory.HIGH_CARD)
