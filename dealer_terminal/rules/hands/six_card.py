"""The player's three cards combined with the dealer's three (3 Card, 6 Card Bounty; Paytables, 6 Card Bonus)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from itertools import combinations

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
    """Value of five cards. `ranks` are in order of significance: larger groups first, then higher ranks.

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


class SixCardCategory(IntEnum):
    """Categories of six cards, lowest first, in the pay table's order."""

    NOTHING = 0
    THREE_OF_A_KIND = 1
    STRAIGHT = 2
    FLUSH = 3
    FULL_HOUSE = 4
    FOUR_OF_A_KIND = 5
    STRAIGHT_FLUSH = 6
    FIVE_CARD_ROYAL = 7
    SIX_CARD_ROYAL = 8


_TRIPS, _STRAIGHT, _FLUSH = SixCardCategory.THREE_OF_A_KIND, SixCardCategory.STRAIGHT, SixCardCategory.FLUSH
_SIX_CARD_ROYAL = frozenset({SixCardCategory.SIX_CARD_ROYAL})
_STRAIGHT_FLUSH = frozenset({SixCardCategory.STRAIGHT_FLUSH, _STRAIGHT, _FLUSH})
_MET: dict[FiveCardCategory, frozenset[SixCardCategory]] = {
    FiveCardCategory.HIGH_CARD: frozenset(),
    FiveCardCategory.PAIR: frozenset(),
    FiveCardCategory.TWO_PAIR: frozenset(),
    FiveCardCategory.THREE_OF_A_KIND: frozenset({_TRIPS}),
    FiveCardCategory.STRAIGHT: frozenset({_STRAIGHT}),
    FiveCardCategory.FLUSH: frozenset({_FLUSH}),
    FiveCardCategory.FULL_HOUSE: frozenset({SixCardCategory.FULL_HOUSE, _TRIPS}),
    FiveCardCategory.FOUR_OF_A_KIND: frozenset({SixCardCategory.FOUR_OF_A_KIND, _TRIPS}),
    FiveCardCategory.STRAIGHT_FLUSH: _STRAIGHT_FLUSH,
    FiveCardCategory.ROYAL_FLUSH: _STRAIGHT_FLUSH | {SixCardCategory.FIVE_CARD_ROYAL},
}


@dataclass(frozen=True, slots=True)
class SixCardHand:
    """Value of six cards. `best` are the five cards to show, most significant first; a six-card royal shows all six."""

    category: SixCardCategory
    value: FiveCardHand
    best: tuple[Card, ...]


def six_card_hand(cards: Iterable[Card]) -> SixCardHand:
    held = _six(cards)
    best = max(combinations(held, 5), key=five_card_hand)
    value = five_card_hand(best)
    met = _met(value) | _royal(held)
    return SixCardHand(max(met, default=SixCardCategory.NOTHING), value, _for_display(best, value))


def six_card_met(cards: Iterable[Card]) -> frozenset[SixCardCategory]:
    """Return every event that the six cards hold, for pay tables that do not name them all (Bonus Wager B and C)."""
    held = _six(cards)
    return _royal(held).union(*(_met(five_card_hand(five)) for five in combinations(held, 5)))


def _met(value: FiveCardHand) -> frozenset[SixCardCategory]:
    return _MET[value.category]


def _royal(held: tuple[Card, ...]) -> frozenset[SixCardCategory]:
    suited = len({card.suit for card in held}) == 1
    return _SIX_CARD_ROYAL if suited and min(card.rank for card in held) is Rank.NINE else frozenset()


def _six(cards: Iterable[Card]) -> tuple[Card, ...]:
    held = frozenset(cards)
    if len(held) != 6:
        raise ValueError(f"a six-card hand is six different cards, not {sorted(map(str, held))}")
    return tuple(sorted(held, key=lambda card: card.index))


def _for_display(best: tuple[Card, ...], value: FiveCardHand) -> tuple[Card, ...]:
    """Sort groups first, then descending ranks; the ace of 5-4-3-2-A comes last."""
    counts = Counter(card.rank for card in best)
    ace_is_low = value.ranks == (Rank.FIVE,)

    def place(card: Card) -> tuple[int, int, int]:
        low = ace_is_low and card.rank is Rank.ACE
        return -counts[card.rank], 0 if low else -card.rank, card.index

    return tuple(sorted(best, key=place))
