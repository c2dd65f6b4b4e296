"""Standard five-card poker hands, to choose which five of six cards count (3 Card, 6 Card Bonus)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

from dealer_terminal.rules.cards import Card, Rank


class FiveCardCategory(IntEnum):
    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    ROYAL_FLUSH = 9


_BY_COUNTS = {
    (1, 1, 1, 1, 1): FiveCardCategory.HIGH_CARD,
    (2, 1, 1, 1): FiveCardCategory.PAIR,
    (2, 2, 1): FiveCardCategory.TWO_PAIR,
    (3, 1, 1): FiveCardCategory.THREE_OF_A_KIND,
    (3, 2): FiveCardCategory.FULL_HOUSE,
    (4, 1): FiveCardCategory.FOUR_OF_A_KIND,
}
_WHEEL = (Rank.ACE, Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO)


@dataclass(frozen=True, order=True, slots=True)
class FiveCardHand:
    """What five cards are worth, `ranks` most telling first: the larger groups, then the higher ranks.

    A straight has its top card alone, so that 5-4-3-2-A is the lowest.
    """

    category: FiveCardCategory
    ranks: tuple[Rank, ...]


def five_card_hand(cards: Iterable[Card]) -> FiveCardHand:
    held = frozenset(cards)
    if len(held) != 5:
        raise ValueError(f"a five-card hand is five different cards, not {sorted(map(str, held))}")
    groups = sorted(Counter(card.rank for card in held).items(), key=_size_then_rank, reverse=True)
    ranks = tuple(rank for rank, _ in groups)
    by_counts = _BY_COUNTS[tuple(count for _, count in groups)]
    run, suited = _run(ranks), len({card.suit for card in held}) == 1
    if run:
        return FiveCardHand(_straight(run, suited=suited), run)
    return FiveCardHand(FiveCardCategory.FLUSH if suited else by_counts, ranks)


def _size_then_rank(group: tuple[Rank, int]) -> tuple[int, Rank]:
    rank, count = group
    return count, rank


def _run(ranks: tuple[Rank, ...]) -> tuple[Rank, ...]:
    if ranks == _WHEEL:
        return (Rank.FIVE,)
    return ranks[:1] if len(ranks) == 5 and ranks[0] - ranks[4] == 4 else ()


def _straight(run: tuple[Rank, ...], *, suited: bool) -> FiveCardCategory:
    if not suited:
        return FiveCardCategory.STRAIGHT
    royal = run == (Rank.ACE,)
    return FiveCardCategory.ROYAL_FLUSH if royal else FiveCardCategory.STRAIGHT_FLUSH
