"""Batch evaluation of six-card hands (3 Card, 6 Card Bounty), equal to the category of `six_card_hand`."""

import numpy as np

from dealer_terminal.rules.cards import Rank
from dealer_terminal.rules.hands.lanes import (
    RANKS,
    Codes,
    Flags,
    Hands,
    Lanes,
    has_flush,
    highest,
    lanes_of,
    rank_bit,
    rank_sets,
    runs,
    slices,
    suited_runs,
)
from dealer_terminal.rules.hands.six_card import SixCardCategory

_TEN, _NINE_AND_TEN = rank_bit(Rank.TEN), rank_bit(Rank.NINE) | rank_bit(Rank.TEN)


def six_card_categories(hands: Hands) -> Codes:
    """Return the `SixCardCategory` codes of rows of six different card indexes."""
    categories = np.empty(len(hands), dtype=np.int8)
    for part in slices(hands, cards=6):
        categories[part] = categories_of(lanes_of(hands[part]))
    return categories


def categories_of(lanes: Lanes) -> Codes:
    ranks = rank_sets(lanes)
    suited_run = suited_runs(lanes, 5)
    return highest(
        (SixCardCategory.THREE_OF_A_KIND, ranks.three != 0),
        (SixCardCategory.STRAIGHT, runs(ranks.one, 5) != 0),
        (SixCardCategory.FLUSH, has_flush(lanes, 5)),
        (SixCardCategory.FULL_HOUSE, (ranks.three != 0) & _several(ranks.two & RANKS)),
        (SixCardCategory.FOUR_OF_A_KIND, ranks.four != 0),
        (SixCardCategory.STRAIGHT_FLUSH, suited_run != 0),
        (SixCardCategory.FIVE_CARD_ROYAL, (suited_run & _TEN) != 0),
        (SixCardCategory.SIX_CARD_ROYAL, (suited_run & _NINE_AND_TEN) == _NINE_AND_TEN),
    )


def _several(ranks: Lanes) -> Flags:
    """Return True for each set with more than one rank, which is not empty without its lowest."""
    flags: Flags = (ranks & (ranks - np.uint16(1))) != 0
    return flags
