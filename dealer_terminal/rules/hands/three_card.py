"""Three-card poker hands (3 Card, Rules of Play; Winning and Losing Hands; Ante Bonus; Player Bonus)."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

import numpy as np
import numpy.typing as npt

from dealer_terminal.rules.cards import Card, Rank, Suit
from dealer_terminal.rules.hands.lanes import (
    RANKS,
    Codes,
    Hands,
    Lanes,
    RankSets,
    has_flush,
    highest,
    lanes_of,
    rank_bit,
    rank_sets,
    runs,
    slices,
    suited_runs,
)


class ThreeCardCategory(IntEnum):
    """Lowest first; `AKQ Suited` of the Player Bonus is the best of the straight flushes."""

    HIGH_CARD = 0
    PAIR = 1
    FLUSH = 2
    STRAIGHT = 3
    THREE_OF_A_KIND = 4
    STRAIGHT_FLUSH = 5
    AKQ_SUITED = 6

    @property
    def met(self) -> frozenset["ThreeCardCategory"]:
        """Every category that such a hand holds, for pay tables that do not name them all (Player Bonus C)."""
        return _MET.get(self, frozenset({self}))


_STRAIGHT_FLUSH = {ThreeCardCategory.STRAIGHT_FLUSH, ThreeCardCategory.STRAIGHT, ThreeCardCategory.FLUSH}
_MET = {
    ThreeCardCategory.THREE_OF_A_KIND: frozenset({ThreeCardCategory.THREE_OF_A_KIND, ThreeCardCategory.PAIR}),
    ThreeCardCategory.STRAIGHT_FLUSH: frozenset(_STRAIGHT_FLUSH),
    ThreeCardCategory.AKQ_SUITED: frozenset({ThreeCardCategory.AKQ_SUITED, *_STRAIGHT_FLUSH}),
}


@dataclass(frozen=True, order=True, slots=True)
class ThreeCardHand:
    """What a hand is worth: the greater wins, equals tie (Rules of Play: higher hand wins, a tie pushes).

    `ranks` decide inside a category: a straight has its top card alone (three for A-2-3), a pair has
    the pair and then the odd card, three of a kind its one rank, any other hand its ranks downwards.
    """

    category: ThreeCardCategory
    ranks: tuple[Rank, ...]

    @property
    def qualifies(self) -> bool:
        """The Dealer must have at least a Queen High (Dealer Qualifying)."""
        return self.category > ThreeCardCategory.HIGH_CARD or self.ranks[0] >= Rank.QUEEN


def three_card_hand(cards: Iterable[Card]) -> ThreeCardHand:
    held = frozenset(cards)
    if len(held) != 3:
        raise ValueError(f"a three-card hand is three different cards, not {sorted(map(str, held))}")
    ranks = tuple(sorted((card.rank for card in held), reverse=True))
    match len(set(ranks)), len({card.suit for card in held}):
        case 1, _:
            return ThreeCardHand(ThreeCardCategory.THREE_OF_A_KIND, ranks[:1])
        case 2, _:
            return _pair(ranks)
        case _, suits:
            return _suited(ranks) if suits == 1 else _mixed(ranks)


def _pair(ranks: tuple[Rank, ...]) -> ThreeCardHand:
    pair = ranks[1]
    odd = ranks[2] if ranks[0] is pair else ranks[0]
    return ThreeCardHand(ThreeCardCategory.PAIR, (pair, odd))


def _suited(ranks: tuple[Rank, ...]) -> ThreeCardHand:
    run = _run(ranks)
    if not run:
        return ThreeCardHand(ThreeCardCategory.FLUSH, ranks)
    royal = run == (Rank.ACE,)
    return ThreeCardHand(
        ThreeCardCategory.AKQ_SUITED if royal else ThreeCardCategory.STRAIGHT_FLUSH,
        run,
    )


def _mixed(ranks: tuple[Rank, ...]) -> ThreeCardHand:
    run = _run(ranks)
    if run:
        return ThreeCardHand(ThreeCardCategory.STRAIGHT, run)
    return ThreeCardHand(ThreeCardCategory.HIGH_CARD, ranks)


def _run(ranks: tuple[Rank, ...]) -> tuple[Rank, ...]:
    """The top card of a straight, or nothing: the ace is high in A-K-Q, low in 3-2-A, and never between."""
    if ranks == (Rank.ACE, Rank.THREE, Rank.TWO):
        return (Rank.THREE,)
    return ranks[:1] if ranks[0] - ranks[2] == 2 else ()


Strengths = npt.NDArray[np.int32]

_CATEGORY, _GROUP = 28, 14

QUALIFYING = int(rank_bit(Rank.QUEEN))
"""The dealer qualifies from this strength on: queen high, whatever lies beside it (Dealer Qualifying)."""


def three_card_strengths(hands: Hands) -> Strengths:
    """Rows of three different card indices, to numbers that compare as the hands do."""
    strengths = np.empty(len(hands), dtype=np.int32)
    for part in slices(hands, cards=3):
        strengths[part] = _strengths(lanes_of(hands[part]))
    return strengths


def three_card_categories(hands: Hands) -> Codes:
    """Rows of three different card indices, to the numbers of `ThreeCardCategory`."""
    return categories_of(three_card_strengths(hands))


def categories_of(strengths: Strengths) -> Codes:
    return (strengths >> _CATEGORY).astype(np.int8)


def _strengths(lanes: Lanes) -> Strengths:
    """Category, then the paired rank, then the others: as sets of bits they compare from the highest down."""
    ranks = rank_sets(lanes)
    run = runs(ranks.one, 3)
    others = np.where(run != 0, run, (ranks.one ^ ranks.two) & RANKS)
    strengths = _categories(lanes, ranks, run).astype(np.int32) << _CATEGORY
    strengths |= (ranks.two & RANKS).astype(np.int32) << _GROUP
    strengths |= others
    return strengths


def _categories(lanes: Lanes, ranks: RankSets, run: Lanes) -> Codes:
    suited_run = suited_runs(lanes, 3)
    return highest(
        (ThreeCardCategory.PAIR, ranks.two != 0),
        (ThreeCardCategory.FLUSH, has_flush(lanes, 3)),
        (ThreeCardCategory.STRAIGHT, run != 0),
        (ThreeCardCategory.THREE_OF_A_KIND, ranks.three != 0),
        (ThreeCardCategory.STRAIGHT_FLUSH, suited_run != 0),
        (ThreeCardCategory.AKQ_SUITED, suited_run == rank_bit(Rank.QUEEN)),
    )


class StaxCategory(IntEnum):
    """Lowest first, in the pay table's own order; a Royal Flush is suited A-K-Q."""

    NOTHING = 0
    FLUSH = 1
    STRAIGHT = 2
    THREE_OF_A_KIND = 3
    STRAIGHT_FLUSH_OTHER_SUIT = 4
    STRAIGHT_FLUSH_IN_DIAMONDS = 5
    ROYAL_FLUSH_OTHER_SUIT = 6
    ROYAL_FLUSH_IN_DIAMONDS = 7


_OTHER_SUIT = {
    ThreeCardCategory.HIGH_CARD: StaxCategory.NOTHING,
    ThreeCardCategory.PAIR: StaxCategory.NOTHING,
    ThreeCardCategory.FLUSH: StaxCategory.FLUSH,
    ThreeCardCategory.STRAIGHT: StaxCategory.STRAIGHT,
    ThreeCardCategory.THREE_OF_A_KIND: StaxCategory.THREE_OF_A_KIND,
    ThreeCardCategory.STRAIGHT_FLUSH: StaxCategory.STRAIGHT_FLUSH_OTHER_SUIT,
    ThreeCardCategory.AKQ_SUITED: StaxCategory.ROYAL_FLUSH_OTHER_SUIT,
}
_IN_DIAMONDS = {
    **_OTHER_SUIT,
    ThreeCardCategory.STRAIGHT_FLUSH: StaxCategory.STRAIGHT_FLUSH_IN_DIAMONDS,
    ThreeCardCategory.AKQ_SUITED: StaxCategory.ROYAL_FLUSH_IN_DIAMONDS,
}


def stax_category(cards: Iterable[Card]) -> StaxCategory:
    held = tuple(cards)
    diamonds = all(card.suit is Suit.DIAMONDS for card in held)
    return (_IN_DIAMONDS if diamonds else _OTHER_SUIT)[three_card_hand(held).category]
