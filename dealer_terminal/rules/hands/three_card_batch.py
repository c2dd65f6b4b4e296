"""Batch evaluation of three-card poker hands, equal to `three_card_hand` in category and in order."""

import numpy as np
import numpy.typing as npt

from dealer_terminal.rules.cards import Rank
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
from dealer_terminal.rules.hands.three_card import ThreeCardCategory

Strengths = npt.NDArray[np.int32]

_CATEGORY, _GROUP = 28, 14

QUALIFYING = int(rank_bit(Rank.QUEEN))
"""Lowest strength with which the dealer qualifies: queen high with any other cards (Dealer Qualifying)."""


def three_card_strengths(hands: Hands) -> Strengths:
    """Return numbers that compare as the hands do, for rows of three different card indexes."""
    strengths = np.empty(len(hands), dtype=np.int32)
    for part in slices(hands, cards=3):
        strengths[part] = _strengths(lanes_of(hands[part]))
    return strengths


def three_card_categories(hands: Hands) -> Codes:
    """Return the `ThreeCardCategory` codes of rows of three different card indexes."""
    return categories_of(three_card_strengths(hands))


def categories_of(strengths: Strengths) -> Codes:
    return (strengths >> _CATEGORY).astype(np.int8)


def _strengths(lanes: Lanes) -> Strengths:
    """Combine category, paired rank and other ranks into one number. As bit sets, ranks compare from the highest
    down."""
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
