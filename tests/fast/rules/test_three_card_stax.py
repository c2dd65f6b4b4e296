from itertools import combinations

from dealer_terminal.rules.cards import DECK, Suit, parse_cards
from dealer_terminal.rules.hands.space import stax_counts
from dealer_terminal.rules.hands.stax import StaxCategory, stax_category
from tests.helpers.every import every

CASES = {
    "royal flush in diamonds": ("Ad Kd Qd", StaxCategory.ROYAL_FLUSH_IN_DIAMONDS),
    "royal flush in hearts": ("Ah Kh Qh", StaxCategory.ROYAL_FLUSH_OTHER_SUIT),
    "A-K-Q, one of them not a diamond": ("Ad Kd Qs", StaxCategory.STRAIGHT),
    "straight flush in diamonds": ("Kd Qd Jd", StaxCategory.STRAIGHT_FLUSH_IN_DIAMONDS),
    "A-2-3 of diamonds": ("Ad 2d 3d", StaxCategory.STRAIGHT_FLUSH_IN_DIAMONDS),
    "straight flush in clubs": ("2c 3c 4c", StaxCategory.STRAIGHT_FLUSH_OTHER_SUIT),
    "three of a kind": ("7c 7d 7h", StaxCategory.THREE_OF_A_KIND),
    "straight": ("Ac 2d 3h", StaxCategory.STRAIGHT),
    "flush in diamonds, no progressive of its own": ("2d 3d 5d", StaxCategory.FLUSH),
    "flush in spades": ("As Ks 2s", StaxCategory.FLUSH),
    "K-A-2 of diamonds is no straight": ("Kd Ad 2d", StaxCategory.FLUSH),
    "pair": ("Ac Ad 2h", StaxCategory.NOTHING),
    "ace high": ("Ac Jd 2h", StaxCategory.NOTHING),
}


@every(("cards", "category"), CASES.values())
def test_a_hand_hits_its_row_of_the_pay_table(cards: str, category: StaxCategory) -> None:
    assert stax_category(parse_cards(cards.split())) is category


def test_all_hands_are_counted_as_the_formulas_count_them() -> None:
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
    hits = [cards for cards in combinations(DECK, 3) if stax_category(cards) in apart]
    assert len(hits) == 12
    assert {card.suit for cards in hits for card in cards} == {Suit.DIAMONDS}
