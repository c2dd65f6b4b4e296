"""Three cards: category, rank, qualifying and STAX events, one hand at a time and in batches, over all 22,100 hands."""

from collections import Counter
from functools import cache
from itertools import combinations
from math import comb

import numpy as np
import pytest

from dealer_terminal.rules.cards import DECK, Card, Suit, parse_cards
from dealer_terminal.rules.hands.space import every_three_cards, stax_counts, three_card_counts
from dealer_terminal.rules.hands.three_card import StaxCategory, ThreeCardHand, stax_category, three_card_hand
from dealer_terminal.rules.hands.three_card import ThreeCardCategory as Category
from dealer_terminal.rules.hands.three_card_batch import QUALIFYING, three_card_categories, three_card_strengths
from tests.fast.rules.naive import BY_FORMULA, naive_category, naive_key
from tests.helpers.cases import every

EVERY_HAND = tuple(combinations(DECK, 3))
DEALERS = {
    "Jc 10d 8h": False,
    "Qc 3d 2h": True,
    "Kc 3d 2h": True,
    "Ac 7d 2h": True,
    "2c 2d 3h": True,
    "2c 3c 5c": True,
    "Ac 2d 3h": True,
    "2c 2d 2h": True,
}


@cache
def hands() -> list[ThreeCardHand]:
    return [three_card_hand(cards) for cards in EVERY_HAND]


def hand(text: str) -> ThreeCardHand:
    return three_card_hand(parse_cards(text.split()))


def test_all_hands_fall_into_the_categories_as_the_formulas_count_them() -> None:
    assert sum(BY_FORMULA.values()) == len(EVERY_HAND) == 22_100
    assert Counter(each.category for each in hands()) == BY_FORMULA == three_card_counts()


def test_all_hands_have_the_category_that_rank_histograms_give() -> None:
    found = [each.category for each in hands()]
    assert found == [naive_category(cards) for cards in EVERY_HAND]
    assert three_card_categories(every_three_cards()).tolist() == found


def test_hands_compare_as_rank_histograms_do_and_tie_where_they_tie() -> None:
    keys = [naive_key(cards) for cards in EVERY_HAND]
    pairs = sorted({(repr(key), each) for key, each in zip(keys, hands(), strict=True)})
    by_text = {repr(key): key for key in keys}
    assert len(pairs) == len(by_text) == len(set(hands())) == 741
    by_key = [each for _, each in sorted((by_text[text], each) for text, each in pairs)]
    assert by_key == sorted(by_key)


@every(("cards", "qualifies"), DEALERS.items())
def test_the_dealer_qualifies_with_queen_high_or_better(cards: str, qualifies: bool) -> None:
    assert hand(cards).qualifies is qualifies


def test_the_dealer_fails_to_qualify_exactly_with_unsuited_unpaired_cards_up_to_the_jack() -> None:
    straights_up_to_the_jack = 8
    expected = (comb(10, 3) - straights_up_to_the_jack) * (4**3 - 4)
    assert sum(not each.qualifies for each in hands()) == expected


def test_the_order_of_the_cards_does_not_matter() -> None:
    assert [three_card_hand((c, a, b)) for a, b, c in EVERY_HAND[::7]] == hands()[::7]
    dealt = every_three_cards()
    assert np.array_equal(three_card_strengths(dealt[:, [2, 0, 1]]), three_card_strengths(dealt))


def test_akq_suited_is_also_a_straight_flush_for_a_table_that_does_not_name_it() -> None:
    met = {Category.AKQ_SUITED, Category.STRAIGHT_FLUSH, Category.STRAIGHT, Category.FLUSH}
    assert hand("As Ks Qs").category.met == met
    assert [category for category in Category if max(category.met) is not category] == []


@every("cards", [(), DECK[:2], DECK[:4], (Card.SA, Card.SA, Card.SK)])
def test_other_than_three_different_cards_are_refused(cards: tuple[Card, ...]) -> None:
    with pytest.raises(ValueError, match="three different cards"):
        three_card_hand(cards)


# -- batches -----------------------------------------------------------------------------------------------------------


def test_strengths_compare_tie_and_qualify_as_the_hands_do() -> None:
    strengths = three_card_strengths(every_three_cards())
    values = sorted(set(zip(strengths.tolist(), hands(), strict=True)))
    assert len(values) == len({strength for strength, _ in values}) == len(set(hands()))
    assert [each for _, each in values] == sorted(set(hands()))
    assert (strengths >= QUALIFYING).tolist() == [each.qualifies for each in hands()]


def test_a_batch_is_rows_of_three_cards() -> None:
    assert three_card_categories(np.empty((0, 3), dtype=np.uint8)).shape == (0,)
    for shape in ((3,), (1, 2), (1, 6), (2, 1, 3)):
        with pytest.raises(ValueError, match="rows of 3 cards"):
            three_card_categories(np.zeros(shape, dtype=np.uint8))
    for index in (-1, 52):
        with pytest.raises(ValueError, match="from 0 to 51"):
            three_card_categories(np.array([[0, 1, index]]))


# -- STAX --------------------------------------------------------------------------------------------------------------

STAX = {
    "Ad Kd Qd": StaxCategory.ROYAL_FLUSH_IN_DIAMONDS,
    "Ah Kh Qh": StaxCategory.ROYAL_FLUSH_OTHER_SUIT,
    "Ad Kd Qs": StaxCategory.STRAIGHT,
    "Kd Qd Jd": StaxCategory.STRAIGHT_FLUSH_IN_DIAMONDS,
    "Ad 2d 3d": StaxCategory.STRAIGHT_FLUSH_IN_DIAMONDS,
    "2c 3c 4c": StaxCategory.STRAIGHT_FLUSH_OTHER_SUIT,
    "7c 7d 7h": StaxCategory.THREE_OF_A_KIND,
    "Ac 2d 3h": StaxCategory.STRAIGHT,
    "2d 3d 5d": StaxCategory.FLUSH,
    "Kd Ad 2d": StaxCategory.FLUSH,
    "Ac Ad 2h": StaxCategory.NOTHING,
    "Ac Jd 2h": StaxCategory.NOTHING,
}


@every(("cards", "category"), STAX.items())
def test_a_hand_hits_its_row_of_the_pay_table(cards: str, category: StaxCategory) -> None:
    assert stax_category(parse_cards(cards.split())) is category


def test_all_stax_hands_are_counted_as_the_formulas_count_them() -> None:
    assert stax_counts() == {
        StaxCategory.NOTHING: 3_744 + 274 * 60,
        StaxCategory.FLUSH: 4 * (286 - 12),
        StaxCategory.STRAIGHT: 12 * 60,
        StaxCategory.THREE_OF_A_KIND: 13 * 4,
        StaxCategory.STRAIGHT_FLUSH_OTHER_SUIT: 3 * 11,
        StaxCategory.STRAIGHT_FLUSH_IN_DIAMONDS: 11,
        StaxCategory.ROYAL_FLUSH_OTHER_SUIT: 3,
        StaxCategory.ROYAL_FLUSH_IN_DIAMONDS: 1,
    }


def test_diamonds_are_told_apart_exactly_for_suited_runs() -> None:
    apart = {StaxCategory.ROYAL_FLUSH_IN_DIAMONDS, StaxCategory.STRAIGHT_FLUSH_IN_DIAMONDS}
    hits = [cards for cards in EVERY_HAND if stax_category(cards) in apart]
    assert len(hits) == 12
    assert {card.suit for cards in hits for card in cards} == {Suit.DIAMONDS}
