"""Which hands are played: Ante and Play with the Ante Bonus (3 Card, Winning and Losing Hands a to c)."""

from collections.abc import Mapping
from fractions import Fraction

from dealer_terminal.rules.hands.showdowns import DEALER_HANDS, HandClass
from dealer_terminal.rules.hands.three_card import ThreeCardCategory

AnteBonus = Mapping[ThreeCardCategory, Fraction]
"""What each event of the Ante Bonus pays per unit of the Ante; AKQ suited is a straight flush unless named."""


def is_played(hand_class: HandClass, bonus: AnteBonus) -> bool:
    """Folding loses one Ante to each dealer hand."""
    return net_of_playing(hand_class, bonus) > -DEALER_HANDS


def net_of_playing(hand_class: HandClass, bonus: AnteBonus) -> Fraction:
    """What the hand wins in Antes over all dealer hands: the Ante alone where the dealer does not qualify,
    else Ante and Play, and the Ante Bonus always."""
    ends = hand_class.showdowns
    event = bonus_event(hand_class.hand.category, bonus)
    return ends.not_qualified + 2 * (ends.won - ends.lost) + DEALER_HANDS * bonus.get(event, Fraction(0))


def bonus_event(category: ThreeCardCategory, bonus: AnteBonus) -> ThreeCardCategory:
    """The best-paying event that such a hand holds; the category itself where none pays."""
    return max(category.met & bonus.keys(), key=bonus.__getitem__, default=category)
