"""Possible events of an unexposed 3 Card hand from the remaining cards, given the dealer's cards."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import numpy as np

from dealer_terminal.rules.cards import DECK, Card, Suit
from dealer_terminal.rules.hands.lanes import Codes, Hands
from dealer_terminal.rules.hands.six_card_batch import six_card_categories
from dealer_terminal.rules.hands.space import every_three_cards
from dealer_terminal.rules.hands.three_card_batch import three_card_categories


def unlike(dealer: Sequence[Card], left: Sequence[Card]) -> tuple[tuple[Card, ...], ...]:
    """Return one hand for each combination of bonus events."""
    return _unlike(tuple(dealer), tuple(left))


@lru_cache(maxsize=32)
def _unlike(dealer: Sequence[Card], left: Sequence[Card]) -> tuple[tuple[Card, ...], ...]:
    return tuple(_each_unlike(dealer, left))


def _each_unlike(dealer: Sequence[Card], left: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    rows = every_three_cards()
    held = np.isin(np.arange(len(DECK)), [card.index for card in left])
    hands = rows[held[rows].all(axis=1)]
    codes = np.stack([three_card_categories(hands), _diamonds(hands), _with_dealer(hands, dealer)], axis=1)
    _, first = np.unique(codes, axis=0, return_index=True)
    for hand in hands[first].tolist():
        yield tuple(DECK[index] for index in hand)


def _diamonds(hands: Hands) -> Codes:
    """Return 1 for each hand that is all diamonds, for which the progressive pays differently."""
    diamonds = np.array([card.suit is Suit.DIAMONDS for card in DECK], dtype=np.int8)
    return np.asarray(diamonds[hands].min(axis=1, initial=1), dtype=np.int8)


def _with_dealer(hands: Hands, dealer: Sequence[Card]) -> Codes:
    dealers = np.array([card.index for card in dealer], dtype=np.uint8)
    six = np.hstack([hands, np.broadcast_to(dealers, (len(hands), len(dealers)))])
    return six_card_categories(six)
