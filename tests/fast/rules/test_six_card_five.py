"""The five-card ranking by which the best five of six are chosen."""

from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

from dealer_terminal.rules.cards import Card, parse_card, parse_cards
from dealer_terminal.rules.hands.five_card import FiveCardCategory, FiveCardHand, five_card_hand
from tests.fast.rules.six_card_naive import ORDER, five_card_key
from tests.helpers.every import every

RISING = {
    "seven high": ("2c 3d 4h 5s 7c", FiveCardCategory.HIGH_CARD),
    "K-A-2-3-4 does not wrap round": ("Kc Ad 2h 3s 4c", FiveCardCategory.HIGH_CARD),
    "best high card": ("9c Jd Qh Ks Ac", FiveCardCategory.HIGH_CARD),
    "lowest pair": ("2c 2d 3h 4s 5c", FiveCardCategory.PAIR),
    "pair with a better third odd card": ("2c 2d 3h 4s 6c", FiveCardCategory.PAIR),
    "best pair": ("Ac Ad Kh Qs Jc", FiveCardCategory.PAIR),
    "lowest two pair": ("2c 2d 3h 3s 4c", FiveCardCategory.TWO_PAIR),
    "two pair, better odd card": ("2c 2d 3h 3s Ac", FiveCardCategory.TWO_PAIR),
    "best two pair": ("Ac Ad Kh Ks Qc", FiveCardCategory.TWO_PAIR),
    "lowest three of a kind": ("2c 2d 2h 3s 4c", FiveCardCategory.THREE_OF_A_KIND),
    "best three of a kind": ("Ac Ad Ah Ks Qc", FiveCardCategory.THREE_OF_A_KIND),
    "five-high straight, the lowest": ("Ac 2d 3h 4s 5c", FiveCardCategory.STRAIGHT),
    "six-high straight": ("2c 3d 4h 5s 6c", FiveCardCategory.STRAIGHT),
    "ace-high straight": ("10c Jd Qh Ks Ac", FiveCardCategory.STRAIGHT),
    "lowest flush": ("2c 3c 4c 5c 7c", FiveCardCategory.FLUSH),
    "best flush": ("9c Jc Qc Kc Ac", FiveCardCategory.FLUSH),
    "lowest full house": ("2c 2d 2h 3s 3c", FiveCardCategory.FULL_HOUSE),
    "full house by its three": ("3c 3d 3h 2s 2c", FiveCardCategory.FULL_HOUSE),
    "best full house": ("Ac Ad Ah Ks Kc", FiveCardCategory.FULL_HOUSE),
    "lowest four of a kind": ("2c 2d 2h 2s 3c", FiveCardCategory.FOUR_OF_A_KIND),
    "best four of a kind": ("Ac Ad Ah As Kc", FiveCardCategory.FOUR_OF_A_KIND),
    "five-high straight flush": ("Ac 2c 3c 4c 5c", FiveCardCategory.STRAIGHT_FLUSH),
    "king-high straight flush": ("9c 10c Jc Qc Kc", FiveCardCategory.STRAIGHT_FLUSH),
    "royal flush": ("10c Jc Qc Kc Ac", FiveCardCategory.ROYAL_FLUSH),
}


def every_value() -> list[tuple[Card, ...]]:
    """One hand for each of the 7,462 values: by rank pattern, and again in one suit where all ranks differ."""
    patterns = [Counter(five) for five in combinations_with_replacement(ORDER, 5) if max(Counter(five).values()) < 5]
    mixed = [
        tuple(parse_card(rank + "cdhs"[place % 4]) for place, rank in enumerate(ranks.elements())) for ranks in patterns
    ]
    return mixed + [tuple(parse_card(rank + "s") for rank in five) for five in combinations(ORDER, 5)]


def hand(text: str) -> FiveCardHand:
    return five_card_hand(parse_cards(text.split()))


@every(("cards", "category"), RISING.values())
def test_a_hand_has_its_category(cards: str, category: FiveCardCategory) -> None:
    assert hand(cards).category is category


@every("lower", range(len(RISING)))
def test_a_hand_beats_every_hand_below_it_and_ties_only_itself(lower: int) -> None:
    hands = [hand(cards) for cards, _ in RISING.values()]
    outcomes = [(hands[lower] < other, hands[lower] == other, hands[lower] > other) for other in hands]
    place = range(len(hands))
    assert outcomes == [(lower < other, lower == other, lower > other) for other in place]


def test_the_7462_values_stand_in_the_order_that_rank_histograms_give() -> None:
    values = [five_card_hand(cards) for cards in sorted(every_value(), key=five_card_key)]
    assert len(set(values)) == len(values) == 7_462
    assert values == sorted(values)


def test_hands_of_the_same_ranks_tie_whatever_their_suits() -> None:
    assert hand("Ac Ad 9h 7s 2c") == hand("Ah As 9c 7d 2h")


@every("cards", ["As Ks Qs Js", "As Ks Qs Js 10s 9s"])
def test_a_hand_of_another_size_is_refused(cards: str) -> None:
    with pytest.raises(ValueError, match="five different cards"):
        hand(cards)
