"""What a hand hits on the 3 Card Stud STAX Progressive (3 Card, 3 Card Stud STAX Progressive)."""

from collections.abc import Iterable
from enum import IntEnum

from dealer_terminal.rules.cards import Card, Suit
from dealer_terminal.rules.hands.three_card import ThreeCardCategory, three_card_hand


class StaxCategory(IntEnum):
    """Lowest first, in the pay table's own order; a Royal Flush is suited A-K-Q."""

    NOTHING = 0
    FLUSH = 1
    STRAIGHT = 2
    THREE_OF_A_KIND = 3
    STRAIGHT_FLUSH_OTHER_SUIT = 4
    STRAIGHT_FLUSH_IN_DIAMONDS = 5
    ROYAL_FLUSH_OTHER_SUIT = 6
    ROYAL_FLUSH_IN_DIAMONDS = 7


_OTHER_SUIT = {
    ThreeCardCategory.HIGH_CARD: StaxCategory.NOTHING,
    ThreeCardCategory.PAIR: StaxCategory.NOTHING,
    ThreeCardCategory.FLUSH: StaxCategory.FLUSH,
    ThreeCardCategory.STRAIGHT: StaxCategory.STRAIGHT,
    ThreeCardCategory.THREE_OF_A_KIND: StaxCategory.THREE_OF_A_KIND,
    ThreeCardCategory.STRAIGHT_FLUSH: StaxCategory.STRAIGHT_FLUSH_OTHER_SUIT,
    ThreeCardCategory.AKQ_SUITED: StaxCategory.ROYAL_FLUSH_OTHER_SUIT,
}
_IN_DIAMONDS = {
    **_OTHER_SUIT,
    ThreeCardCategory.STRAIGHT_FLUSH: StaxCategory.STRAIGHT_FLUSH_IN_DIAMONDS,
    ThreeCardCategory.AKQ_SUITED: StaxCategory.ROYAL_FLUSH_IN_DIAMONDS,
}


def stax_category(cards: Iterable[Card]) -> StaxCategory:
    held = tuple(cards)
    diamonds = all(card.suit is Suit.DIAMONDS for card in held)
    return (_IN_DIAMONDS if diamonds else _OTHER_SUIT)[three_card_hand(held).category]
