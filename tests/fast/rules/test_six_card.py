"""The best five of six cards and their category, one hand at a time and in batches, against a second reading."""

from collections import Counter
from itertools import combinations, combinations_with_replacement, permutations
from math import comb

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_terminal.rules.cards import DECK, Card, parse_card, parse_cards
from dealer_terminal.rules.hands.six_card import FiveCardCategory, five_card_hand, six_card_hand, six_card_met
from dealer_terminal.rules.hands.six_card import SixCardCategory as Category
from dealer_terminal.rules.hands.six_card_batch import six_card_categories
from dealer_terminal.rules.hands.space import SIX_CARD_HANDS, every_six_cards, six_card_counts
from tests.fast.rules.naive import ORDER, counted_without_hands, five_card_key, rows, wrong_patterns
from tests.helpers.cases import every

HANDS = st.lists(st.sampled_from(DECK), min_size=6, max_size=6, unique=True)
TWO_ORDERS = HANDS.flatmap(lambda cards: st.tuples(st.just(cards), st.permutations(cards)))
CASES = [
    ("9h 10h Jh Qh Kh Ah", Category.SIX_CARD_ROYAL, "Ah Kh Qh Jh 10h"),
    ("9s 10h Jh Qh Kh Ah", Category.FIVE_CARD_ROYAL, "Ah Kh Qh Jh 10h"),
    ("9h 10h Jh Qh Kh As", Category.STRAIGHT_FLUSH, "Kh Qh Jh 10h 9h"),
    ("Ah 2h 3h 4h 5h 6s", Category.STRAIGHT_FLUSH, "5h 4h 3h 2h Ah"),
    ("7c 7d 7h 7s 2c Kd", Category.FOUR_OF_A_KIND, "7c 7d 7h 7s Kd"),
    ("7c 7d 7h Kc Kd Kh", Category.FULL_HOUSE, "Kc Kd Kh 7c 7d"),
    ("2h 4h 6h 8h 10h Qh", Category.FLUSH, "Qh 10h 8h 6h 4h"),
    ("2h 3h 4h 5h 9h 6s", Category.FLUSH, "9h 5h 4h 3h 2h"),
    ("Ac 2d 3h 4s 5c Kd", Category.STRAIGHT, "5c 4s 3h 2d Ac"),
    ("4c 5d 6h 7s 8c 8d", Category.STRAIGHT, "8c 7s 6h 5d 4c"),
    ("9c 9d 9h 2s 5c Kd", Category.THREE_OF_A_KIND, "9c 9d 9h Kd 5c"),
    ("9c 9d 4h 4s 2c 2d", Category.NOTHING, "9c 9d 4h 4s 2c"),
    ("Qc Kd Ah 2s 3c 5d", Category.NOTHING, "Ah Kd Qc 5d 3c"),
]


@every(("held", "category", "best"), CASES)
def test_six_cards_have_their_category_and_show_their_best_five(held: str, category: Category, best: str) -> None:
    hand = six_card_hand(parse_cards(held.split()))
    assert (hand.category, " ".join(map(str, hand.best))) == (category, best)


@given(TWO_ORDERS)
def test_the_order_of_the_cards_does_not_matter(orders: tuple[list[Card], list[Card]]) -> None:
    assert six_card_hand(orders[0]) == six_card_hand(orders[1])
    assert six_card_met(orders[0]) == six_card_met(orders[1])


@given(HANDS)
def test_the_best_five_and_the_category_are_the_best_of_the_hand(cards: list[Card]) -> None:
    hand = six_card_hand(cards)
    assert set(hand.best) < set(cards)
    assert five_card_key(hand.best) == max(five_card_key(five) for five in combinations(cards, 5))
    assert hand.category == max(six_card_met(cards), default=Category.NOTHING)


def test_a_hand_meets_every_event_that_a_table_may_name() -> None:
    suited = {Category.FIVE_CARD_ROYAL, Category.STRAIGHT_FLUSH, Category.FLUSH, Category.STRAIGHT}
    assert six_card_met(parse_cards(["9h", "10h", "Jh", "Qh", "Kh", "Ah"])) == {Category.SIX_CARD_ROYAL} | suited
    assert six_card_met(parse_cards(["2h", "3h", "4h", "5h", "9h", "6s"])) == {Category.FLUSH, Category.STRAIGHT}


@every("evaluate", [six_card_hand, six_card_met])
def test_other_than_six_different_cards_are_refused(evaluate) -> None:
    for cards in (DECK[:5], DECK[:7], (*DECK[:5], DECK[0])):
        with pytest.raises(ValueError, match="six different cards"):
            evaluate(cards)


# -- batches -----------------------------------------------------------------------------------------------------------


def test_all_hands_are_counted_as_rank_and_flush_patterns_count_them() -> None:
    told: list[int] = []
    counted = counted_without_hands()
    assert sum(counted.values()) == SIX_CARD_HANDS == comb(52, 6)
    assert six_card_counts(lambda done, total: told.append(done)) == counted
    assert told == sorted(told) and told[-1] == SIX_CARD_HANDS
    assert counted[Category.SIX_CARD_ROYAL] == 4
    assert counted[Category.FIVE_CARD_ROYAL] == 4 * 47 - 4
    assert counted[Category.STRAIGHT_FLUSH] == 4 * 9 * 46
    assert counted[Category.FOUR_OF_A_KIND] == 13 * comb(48, 2)
    assert counted[Category.FULL_HOUSE] == comb(13, 2) * 4**2 + 13 * 4 * 12 * 6 * 44


def test_the_counting_deals_every_card_equally_often_and_six_to_each_hand() -> None:
    seen = np.zeros(16, dtype=np.int64)
    for lanes in every_six_cards():
        assert int(np.bitwise_count(lanes & 0x3FFE).sum(axis=0).min()) == 6
        seen += [np.count_nonzero(lanes[0] & (1 << bit)) for bit in range(16)]
    assert seen.tolist() == [comb(51, 5)] * 14 + [0, 0]


def test_patterns_of_ranks_and_flushes_have_their_category_alone_and_in_a_batch() -> None:
    assert wrong_patterns(step=7) == []


@settings(max_examples=50)
@given(st.lists(HANDS, min_size=1, max_size=20))
def test_any_hands_equal_one_hand_at_a_time(hands: list[list[Card]]) -> None:
    assert six_card_categories(rows(hands)).tolist() == [six_card_hand(cards).category for cards in hands]


def test_the_nine_to_the_ace_of_a_suit_make_a_six_card_royal_in_any_order() -> None:
    royal = [card.index for card in (Card.D9, Card.D10, Card.DJ, Card.DQ, Card.DK, Card.DA)]
    assert set(six_card_categories(np.array(list(permutations(royal)))).tolist()) == {Category.SIX_CARD_ROYAL}


@every("shape", [(6,), (1, 5), (1, 7)])
def test_rows_of_another_size_are_refused(shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="rows of 6 cards"):
        six_card_categories(np.zeros(shape, dtype=np.uint8))


# -- the five-card ranking by which the best five are chosen -----------------------------------------------------------


def every_value() -> list[tuple[Card, ...]]:
    """One hand for each of the 7,462 values: by rank pattern, and again in one suit where all ranks differ."""
    patterns = [Counter(five) for five in combinations_with_replacement(ORDER, 5) if max(Counter(five).values()) < 5]
    mixed = [
        tuple(parse_card(rank + "cdhs"[place % 4]) for place, rank in enumerate(ranks.elements())) for ranks in patterns
    ]
    return mixed + [tuple(parse_card(rank + "s") for rank in five) for five in combinations(ORDER, 5)]


def test_the_7462_values_have_the_category_and_the_order_that_rank_histograms_give() -> None:
    hands = sorted(every_value(), key=five_card_key)
    values = [five_card_hand(cards) for cards in hands]
    assert len(set(values)) == len(values) == 7_462
    assert values == sorted(values)
    royals = [value for value in values if value.category is FiveCardCategory.ROYAL_FLUSH]
    assert royals == values[-1:]
    shapes = [five_card_key(cards)[0] for cards in hands[:-1]]
    assert [int(value.category) for value in values[:-1]] == shapes


def test_hands_of_the_same_ranks_tie_whatever_their_suits() -> None:
    first, second = ("Ac Ad 9h 7s 2c", "Ah As 9c 7d 2h")
    assert five_card_hand(parse_cards(first.split())) == five_card_hand(parse_cards(second.split()))


@every("cards", ["As Ks Qs Js", "As Ks Qs Js 10s 9s"])
def test_five_cards_are_neither_four_nor_six(cards: str) -> None:
    with pytest.raises(ValueError, match="five different cards"):
        five_card_hand(parse_cards(cards.split()))
