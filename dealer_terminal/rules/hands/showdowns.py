"""Every player hand against every dealer hand from the other 49 cards (3 Card, Rules of Play; Dealer Qualifying).

Hands that differ only by a permutation of suits have the same results, so one of each class represents all.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb

import numpy as np
import numpy.typing as npt

from dealer_terminal.rules.cards import DECK, Card
from dealer_terminal.rules.hands.lanes import Flags, Progress, lanes_of, packed, silent
from dealer_terminal.rules.hands.space import every_three_cards
from dealer_terminal.rules.hands.three_card import ThreeCardCategory, ThreeCardHand, three_card_hand
from dealer_terminal.rules.hands.three_card_batch import QUALIFYING, Strengths, three_card_strengths

DEALER_HANDS = comb(49, 3)


@dataclass(frozen=True, slots=True)
class Showdowns:
    """Number of times that each result occurs for a player hand that is played; the sum is `DEALER_HANDS`."""

    not_qualified: int
    won: int
    tied: int
    lost: int


@dataclass(frozen=True, slots=True)
class HandClass:
    """Player hands that differ only by suits: one example, the number of hands, and its results."""

    cards: tuple[Card, ...]
    hand: ThreeCardHand
    weight: int
    showdowns: Showdowns


def hand_classes(progress: Progress = silent) -> tuple[HandClass, ...]:
    """Return the 1,755 classes of the 22,100 hands, from the lowest hand to the highest."""
    hands = every_three_cards()
    strengths = three_card_strengths(hands)
    rising = np.argsort(strengths, kind="stable")
    hands, strengths = hands[rising], strengths[rising]
    bits = packed(hands)
    weights = _weights_by_suit_swaps(hands)
    classes = []
    for done, (first, weight) in enumerate(sorted(weights.items()), start=1):
        cards = tuple(DECK[index] for index in hands[first])
        apart = (bits & bits[first]) == 0
        showdowns = _showdowns(apart, strengths, int(strengths[first]))
        classes.append(HandClass(cards, three_card_hand(cards), weight, showdowns))
        progress(done, len(weights))
    return tuple(classes)


def _weights_by_suit_swaps(hands: npt.NDArray[np.uint8]) -> dict[int, int]:
    """Return the index of each class's first hand with the class's size. Sorted lanes are invariant under permutation
    of suits."""
    lanes = np.sort(lanes_of(hands), axis=0)
    _, firsts, sizes = np.unique(lanes, axis=1, return_index=True, return_counts=True)
    return dict(zip(firsts.tolist(), sizes.tolist(), strict=True))


def _showdowns(apart: Flags, strengths: Strengths, own: int) -> Showdowns:
    """Count the results. `strengths` are ascending, so each result is one range of dealer hands; `apart` are the hands
    that share no card."""
    qualified, level, above = np.searchsorted(strengths, np.array((QUALIFYING, own, own + 1))).tolist()
    level, above = max(level, qualified), max(above, qualified)
    return Showdowns(
        not_qualified=int(np.count_nonzero(apart[:qualified])),
        won=int(np.count_nonzero(apart[qualified:level])),
        tied=int(np.count_nonzero(apart[level:above])),
        lost=int(np.count_nonzero(apart[above:])),
    )


AnteBonus = Mapping[ThreeCardCategory, Fraction]
"""Payment of each Ante Bonus event per unit of the Ante. AKQ suited is a straight flush unless named."""


def is_played(hand_class: HandClass, bonus: AnteBonus) -> bool:
    """Return True if playing is better than folding, which loses one Ante to each dealer hand."""
    return net_of_playing(hand_class, bonus) > -DEALER_HANDS


def net_of_playing(hand_class: HandClass, bonus: AnteBonus) -> Fraction:
    """Return the hand's win in Antes over all dealer hands: the Ante alone if the dealer does not qualify, else Ante
    and Play, and always the Ante Bonus."""
    ends = hand_class.showdowns
    event = bonus_event(hand_class.hand.category, bonus)
    return ends.not_qualified + 2 * (ends.won - ends.lost) + DEALER_HANDS * bonus.get(event, Fraction(0))


def bonus_event(category: ThreeCardCategory, bonus: AnteBonus) -> ThreeCardCategory:
    """Return the best-paying event that such a hand holds, or the category itself if none pays."""
    return max(category.met & bonus.keys(), key=bonus.__getitem__, default=category)
