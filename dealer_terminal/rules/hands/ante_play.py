"""Ante and Play with the Ante Bonus under best play, exactly (3 Card, Winning and Losing Hands a to c)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from dealer_terminal.rules.hands.batch import Progress, silent
from dealer_terminal.rules.hands.showdowns import DEALER_HANDS, DEALS, HandClass, hand_classes
from dealer_terminal.rules.hands.three_card import ThreeCardCategory

AnteBonus = Mapping[ThreeCardCategory, Fraction]
"""What each event of the Ante Bonus pays per unit of the Ante; AKQ suited is a straight flush unless named."""


@dataclass(frozen=True, slots=True)
class AntePlay:
    """All `DEALS`: how many come to each end, how many have each Ante Bonus, and what they win in Antes."""

    folded: int
    not_qualified: int
    won: int
    tied: int
    lost: int
    bonuses: Mapping[ThreeCardCategory, int]
    net: Fraction

    @property
    def house_edge(self) -> Fraction:
        """In Antes per deal, as is usual for this game."""
        return -self.net / DEALS


def ante_play(bonus: AnteBonus, progress: Progress = silent) -> AntePlay:
    """Each hand is folded or played, whichever loses less."""
    classes = hand_classes(progress)
    played = [each for each in classes if is_played(each, bonus)]
    folded = DEALS - DEALER_HANDS * sum(each.weight for each in played)
    return AntePlay(
        folded=folded,
        not_qualified=sum(each.weight * each.showdowns.not_qualified for each in played),
        won=sum(each.weight * each.showdowns.won for each in played),
        tied=sum(each.weight * each.showdowns.tied for each in played),
        lost=sum(each.weight * each.showdowns.lost for each in played),
        bonuses={event: _deals_with(event, played, bonus) for event in bonus},
        net=sum((each.weight * net_of_playing(each, bonus) for each in played), Fraction(-folded)),
    )


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


def _deals_with(event: ThreeCardCategory, played: Sequence[HandClass], bonus: AnteBonus) -> int:
    hands = sum(each.weight for each in played if bonus_event(each.hand.category, bonus) is event)
    return hands * DEALER_HANDS
