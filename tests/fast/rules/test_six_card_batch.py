from itertools import permutations
from math import comb

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_terminal.rules.cards import DECK, Card
from dealer_terminal.rules.hands.six_card import SixCardCategory as Category
from dealer_terminal.rules.hands.six_card import six_card_hand
from dealer_terminal.rules.hands.six_card_batch import six_card_categories
from dealer_terminal.rules.hands.space import SIX_CARD_HANDS, every_six_cards, six_card_counts
from tests.fast.rules.six_card_naive import counted_without_hands
from tests.fast.rules.six_card_patterns import every_pattern
from tests.helpers.every import every

HANDS = st.lists(st.sampled_from(DECK), min_size=6, max_size=6, unique=True)


def rows(hands: list[tuple[Card, ...]]) -> np.ndarray:
    return np.array([[card.index for card in cards] for cards in hands], dtype=np.uint8)


def test_all_hands_are_counted_as_rank_and_flush_patterns_count_them() -> None:
    counted = counted_without_hands()
    assert sum(counted.values()) == SIX_CARD_HANDS == comb(52, 6)
    assert six_card_counts() == counted


def test_the_rarest_counts_are_those_of_the_formulas() -> None:
    counted = counted_without_hands()
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


def test_every_rank_pattern_and_every_flush_pattern_equals_one_hand_at_a_time() -> None:
    hands = list(every_pattern())
    assert len(hands) == 18_395 + 1_287 * 13 + 1_716
    assert six_card_categories(rows(hands)).tolist() == [six_card_hand(cards).category for cards in hands]


@settings(max_examples=50)
@given(st.lists(HANDS, min_size=1, max_size=20))
def test_any_hands_equal_one_hand_at_a_time(hands: list[list[Card]]) -> None:
    assert six_card_categories(rows(hands)).tolist() == [six_card_hand(cards).category for cards in hands]


def test_a_large_sample_equals_one_hand_at_a_time() -> None:
    deals = np.random.default_rng(31).permuted(np.tile(np.arange(52), (10_000, 1)), axis=1)[:, :6]
    one_by_one = [six_card_hand(DECK[index] for index in deal).category for deal in deals.tolist()]
    assert six_card_categories(deals).tolist() == one_by_one


def test_a_sixth_card_of_its_suit_makes_each_royal_a_six_card_royal_in_any_order() -> None:
    royal = [DECK.index(card) for card in (Card.D9, Card.D10, Card.DJ, Card.DQ, Card.DK, Card.DA)]
    assert set(six_card_categories(np.array(list(permutations(royal)))).tolist()) == {Category.SIX_CARD_ROYAL}


def test_progress_rises_to_the_whole() -> None:
    seen: list[int] = []
    six_card_counts(lambda done, total: seen.append(done))
    assert seen == sorted(seen)
    assert seen[-1] == SIX_CARD_HANDS


@every("shape", [(6,), (1, 5), (1, 7)])
def test_rows_of_another_size_are_refused(shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="rows of 6 cards"):
        six_card_categories(np.zeros(shape, dtype=np.uint8))
