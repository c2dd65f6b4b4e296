from collections import Counter
from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_terminal.rules.cards import DECK, Card, parse_cards
from dealer_terminal.rules.hands.three_card import ThreeCardCategory as Category
from dealer_terminal.rules.hands.three_card import ThreeCardHand, three_card_hand
from tests.fast.rules.three_card_naive import BY_FORMULA, naive_category, naive_key
from tests.helpers.every import every

EVERY_HAND = tuple(combinations(DECK, 3))
TWO_ORDERS = st.lists(st.sampled_from(DECK), min_size=3, max_size=3, unique=True).flatmap(
    lambda cards: st.tuples(st.just(cards), st.permutations(cards))
)

RISING = {
    "five high, the lowest of all": "2c 3d 5h",
    "six high": "2c 3d 6h",
    "six high, better second card": "2c 4d 6h",
    "queen high": "9c 10d Qh",
    "king-queen, two does not wrap round": "Qc Kd 2h",
    "king and two with an ace do not wrap round": "Kc Ad 2h",
    "ace-king-jack, the highest card hand": "Jc Kd Ah",
    "lowest pair": "2c 2d 3h",
    "lowest pair, best odd card": "2c 2d Ah",
    "next pair": "3c 3d 2h",
    "best pair": "Ac Ad Kh",
    "lowest flush": "2c 3c 5c",
    "best flush": "Jc Kc Ac",
    "A-2-3, the lowest straight": "Ac 2d 3h",
    "next straight": "2c 3d 4h",
    "best straight": "Qc Kd Ah",
    "lowest three of a kind": "2c 2d 2h",
    "best three of a kind": "Ac Ad Ah",
    "lowest straight flush": "Ac 2c 3c",
    "next straight flush": "2c 3c 4c",
    "king-high straight flush": "Jc Qc Kc",
    "AKQ suited": "Qc Kc Ac",
}

QUALIFYING = {
    "jack high": ("Jc 10d 8h", False),
    "queen with the lowest cards beside it": ("Qc 3d 2h", True),
    "king high": ("Kc 3d 2h", True),
    "ace high": ("Ac 7d 2h", True),
    "pair of twos": ("2c 2d 3h", True),
    "low flush": ("2c 3c 5c", True),
    "A-2-3": ("Ac 2d 3h", True),
    "low three of a kind": ("2c 2d 2h", True),
}


def hand(text: str) -> ThreeCardHand:
    return three_card_hand(parse_cards(text.split()))


def test_all_hands_fall_into_the_categories_as_the_formulas_count_them() -> None:
    assert sum(BY_FORMULA.values()) == len(EVERY_HAND) == 22_100
    assert Counter(three_card_hand(cards).category for cards in EVERY_HAND) == BY_FORMULA


def test_all_hands_have_the_category_that_rank_histograms_give() -> None:
    assert [cards for cards in EVERY_HAND if three_card_hand(cards).category is not naive_category(cards)] == []


def test_hands_compare_as_rank_histograms_do_and_tie_where_they_tie() -> None:
    pairs = sorted({(repr(naive_key(cards)), three_card_hand(cards)) for cards in EVERY_HAND})
    keys = {repr(naive_key(cards)): naive_key(cards) for cards in EVERY_HAND}
    assert len(pairs) == len(keys) == len({hand for _, hand in pairs}) == 741
    by_key = [hand for _, hand in sorted((keys[text], hand) for text, hand in pairs)]
    assert by_key == sorted(by_key)


@every("lower", range(len(RISING)))
def test_a_hand_beats_every_hand_below_it_and_ties_only_itself(lower: int) -> None:
    hands = [hand(text) for text in RISING.values()]
    outcomes = [(hands[lower] < other, hands[lower] == other, hands[lower] > other) for other in hands]
    place = range(len(hands))
    assert outcomes == [(lower < other, lower == other, lower > other) for other in place]


@every(("cards", "qualifies"), QUALIFYING.values())
def test_the_dealer_qualifies_with_queen_high_or_better(cards: str, qualifies: bool) -> None:
    assert hand(cards).qualifies is qualifies


def test_the_dealer_fails_to_qualify_exactly_with_unsuited_unpaired_cards_up_to_the_jack() -> None:
    straights_up_to_the_jack = 8
    expected = (comb(10, 3) - straights_up_to_the_jack) * (4**3 - 4)
    assert sum(not three_card_hand(cards).qualifies for cards in EVERY_HAND) == expected


@given(TWO_ORDERS)
def test_the_order_of_the_cards_does_not_matter(orders: tuple[list[Card], list[Card]]) -> None:
    assert three_card_hand(orders[0]) == three_card_hand(orders[1])


def test_akq_suited_is_also_a_straight_flush_for_a_table_that_does_not_name_it() -> None:
    met = {Category.AKQ_SUITED, Category.STRAIGHT_FLUSH, Category.STRAIGHT, Category.FLUSH}
    assert hand("As Ks Qs").category.met == met


def test_the_category_is_the_best_that_a_hand_meets() -> None:
    assert [category for category in Category if max(category.met) is not category] == []


@every("cards", ["", "As Ks", "As Ks Qs Js"])
def test_a_hand_of_another_size_is_refused(cards: str) -> None:
    with pytest.raises(ValueError, match="three different cards"):
        hand(cards)


def test_a_card_held_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="three different cards"):
        three_card_hand((Card.SA, Card.SA, Card.SK))
