from itertools import combinations

import numpy as np
import pytest

from dealer_terminal.rules.cards import DECK
from dealer_terminal.rules.hands.space import every_three_cards, three_card_counts
from dealer_terminal.rules.hands.three_card import three_card_hand
from dealer_terminal.rules.hands.three_card_batch import (
    QUALIFYING,
    three_card_categories,
    three_card_strengths,
)
from tests.fast.rules.three_card_naive import BY_FORMULA
from tests.helpers.every import every

HANDS = [three_card_hand(cards) for cards in combinations(DECK, 3)]


def test_all_categories_equal_those_of_one_hand_at_a_time() -> None:
    assert three_card_categories(every_three_cards()).tolist() == [hand.category for hand in HANDS]


def test_strengths_compare_and_tie_as_the_hands_do() -> None:
    strengths = three_card_strengths(every_three_cards()).tolist()
    values = sorted(set(zip(strengths, HANDS, strict=True)))
    assert len(values) == len({strength for strength, _ in values}) == len(set(HANDS))
    assert [hand for _, hand in values] == sorted(set(HANDS))


def test_a_strength_qualifies_where_the_hand_does() -> None:
    qualifies = three_card_strengths(every_three_cards()) >= QUALIFYING
    assert qualifies.tolist() == [hand.qualifies for hand in HANDS]


def test_the_counts_of_all_hands_are_those_of_the_formulas() -> None:
    assert three_card_counts() == BY_FORMULA


def test_the_order_of_the_columns_does_not_matter() -> None:
    hands = every_three_cards()
    assert np.array_equal(three_card_strengths(hands[:, [2, 0, 1]]), three_card_strengths(hands))


def test_no_hands_have_no_categories() -> None:
    assert three_card_categories(np.empty((0, 3), dtype=np.uint8)).shape == (0,)


@every("shape", [(3,), (1, 2), (1, 6), (2, 1, 3)])
def test_rows_of_another_size_are_refused(shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="rows of 3 cards"):
        three_card_categories(np.zeros(shape, dtype=np.uint8))


@every("index", [-1, 52])
def test_an_index_that_names_no_card_is_refused(index: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 51"):
        three_card_categories(np.array([[0, 1, index]]))
