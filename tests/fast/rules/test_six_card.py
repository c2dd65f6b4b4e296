from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_terminal.rules.cards import DECK, Card, parse_cards
from dealer_terminal.rules.hands.six_card import SixCardCategory as Category
from dealer_terminal.rules.hands.six_card import SixCardHand, six_card_hand, six_card_met
from tests.fast.rules.six_card_naive import five_card_key
from tests.helpers.every import every

HANDS = st.lists(st.sampled_from(DECK), min_size=6, max_size=6, unique=True)
TWO_ORDERS = HANDS.flatmap(lambda cards: st.tuples(st.just(cards), st.permutations(cards)))

CASES = {
    "six-card royal": ("9h 10h Jh Qh Kh Ah", Category.SIX_CARD_ROYAL, "Ah Kh Qh Jh 10h"),
    "royal with the nine of another suit": ("9s 10h Jh Qh Kh Ah", Category.FIVE_CARD_ROYAL, "Ah Kh Qh Jh 10h"),
    "royal with a low card of its suit": ("2h 10h Jh Qh Kh Ah", Category.FIVE_CARD_ROYAL, "Ah Kh Qh Jh 10h"),
    "straight flush under an ace of another suit": (
        "9h 10h Jh Qh Kh As",
        Category.STRAIGHT_FLUSH,
        "Kh Qh Jh 10h 9h",
    ),
    "six to the king of one suit": ("8h 9h 10h Jh Qh Kh", Category.STRAIGHT_FLUSH, "Kh Qh Jh 10h 9h"),
    "wheel of one suit": ("Ah 2h 3h 4h 5h Kh", Category.STRAIGHT_FLUSH, "5h 4h 3h 2h Ah"),
    "wheel of one suit under a six of another": ("Ah 2h 3h 4h 5h 6s", Category.STRAIGHT_FLUSH, "5h 4h 3h 2h Ah"),
    "four of a kind with a pair": ("7c 7d 7h 7s 2c 2d", Category.FOUR_OF_A_KIND, "7c 7d 7h 7s 2c"),
    "four of a kind, best odd card": ("7c 7d 7h 7s 2c Kd", Category.FOUR_OF_A_KIND, "7c 7d 7h 7s Kd"),
    "two threes of a kind": ("7c 7d 7h Kc Kd Kh", Category.FULL_HOUSE, "Kc Kd Kh 7c 7d"),
    "full house with an odd card": ("7c 7d 7h 2c 2d Ah", Category.FULL_HOUSE, "7c 7d 7h 2c 2d"),
    "flush of six, best five": ("2h 4h 6h 8h 10h Qh", Category.FLUSH, "Qh 10h 8h 6h 4h"),
    "flush and straight": ("2h 3h 4h 5h 9h 6s", Category.FLUSH, "9h 5h 4h 3h 2h"),
    "flush and pair": ("2h 3h 4h 5h 9h 9s", Category.FLUSH, "9h 5h 4h 3h 2h"),
    "straight of six": ("4c 5d 6h 7s 8c 9d", Category.STRAIGHT, "9d 8c 7s 6h 5d"),
    "ace-high straight": ("10c Jd Qh Ks Ac 9d", Category.STRAIGHT, "Ac Ks Qh Jd 10c"),
    "wheel": ("Ac 2d 3h 4s 5c Kd", Category.STRAIGHT, "5c 4s 3h 2d Ac"),
    "wheel with a six is six high": ("Ac 2d 3h 4s 5c 6d", Category.STRAIGHT, "6d 5c 4s 3h 2d"),
    "straight with a pair": ("4c 5d 6h 7s 8c 8d", Category.STRAIGHT, "8c 7s 6h 5d 4c"),
    "three of a kind": ("9c 9d 9h 2s 5c Kd", Category.THREE_OF_A_KIND, "9c 9d 9h Kd 5c"),
    "three pairs, best odd card": ("9c 9d 4h 4s 2c 2d", Category.NOTHING, "9c 9d 4h 4s 2c"),
    "two pairs": ("9c 9d 4h 4s 2c Kd", Category.NOTHING, "9c 9d 4h 4s Kd"),
    "pair": ("9c 9d 4h Js 2c Kd", Category.NOTHING, "9c 9d Kd Js 4h"),
    "four of a suit and four in a row": ("2h 3h 4h 5h 9s Kd", Category.NOTHING, "Kd 9s 5h 4h 3h"),
    "Q-K-A-2-3 does not wrap round": ("Qc Kd Ah 2s 3c 5d", Category.NOTHING, "Ah Kd Qc 5d 3c"),
}


def hand(text: str) -> SixCardHand:
    return six_card_hand(parse_cards(text.split()))


def met_by(text: str) -> frozenset[Category]:
    return six_card_met(parse_cards(text.split()))


@every(("cards", "category", "best"), CASES.values())
def test_six_cards_have_their_category_and_show_their_best_five(cards: str, category: Category, best: str) -> None:
    assert (hand(cards).category, " ".join(map(str, hand(cards).best))) == (category, best)


@given(TWO_ORDERS)
def test_the_order_of_the_cards_does_not_matter(orders: tuple[list[Card], list[Card]]) -> None:
    assert six_card_hand(orders[0]) == six_card_hand(orders[1])
    assert six_card_met(orders[0]) == six_card_met(orders[1])


@given(HANDS)
def test_no_five_of_the_six_are_better_than_those_shown(cards: list[Card]) -> None:
    shown = six_card_hand(cards).best
    assert set(shown) < set(cards)
    assert five_card_key(shown) == max(five_card_key(five) for five in combinations(cards, 5))


@given(HANDS)
def test_the_category_is_the_best_event_that_the_cards_meet(cards: list[Card]) -> None:
    assert six_card_hand(cards).category == max(six_card_met(cards), default=Category.NOTHING)


def test_a_six_card_royal_is_a_five_card_royal_for_a_table_that_does_not_name_it() -> None:
    met = met_by("9h 10h Jh Qh Kh Ah")
    suited = {Category.FIVE_CARD_ROYAL, Category.STRAIGHT_FLUSH, Category.FLUSH, Category.STRAIGHT}
    assert met == {Category.SIX_CARD_ROYAL} | suited


def test_a_flush_beside_a_straight_meets_both() -> None:
    assert met_by("2h 3h 4h 5h 9h 6s") == {Category.FLUSH, Category.STRAIGHT}


@every("evaluate", [six_card_hand, six_card_met])
@every("cards", [DECK[:5], DECK[:7], (*DECK[:5], DECK[0])])
def test_other_than_six_different_cards_are_refused(evaluate, cards: tuple[Card, ...]) -> None:
    with pytest.raises(ValueError, match="six different cards"):
        evaluate(cards)
