"""31 Classic hands: suited points, and the named hands (Getting Started 1 to 4, 7 to 9)."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from msgspec import Struct

from dealer_terminal.rules.cards import DECK, Card, Rank, Suit

TRIPS, QUADS = "trips", "quads"
MINI_ROYAL, ROYAL_FAMILY = "mini-royal", "royal-family"
RAINBOW, FOUR_FLUSH = "rainbow", "4-card-flush"

_MINI_ROYAL = {Rank.ACE, Rank.KING, Rank.QUEEN}
_ROYAL_FAMILY = _MINI_ROYAL | {Rank.JACK}


_SUITS = tuple(Suit)


class HandValue(Struct, frozen=True):
    """Value of cards: the best total in one suit, the suit that makes it, and the named hands."""

    total: int
    suit: Suit
    marks: frozenset[str]
    cards: tuple[Card, ...]


def points(card: Card) -> int:
    """Return the card's points: number cards their value, J Q K 10, the ace 11 (Getting Started 2)."""
    return _POINTS[card]


_AT = {card: _SUITS.index(card.suit) for card in DECK}
_POINTS = {card: 11 if card.rank is Rank.ACE else min(10, int(card.rank)) for card in DECK}


def best_suit(cards: Sequence[Card]) -> tuple[int, Suit]:
    """Return the highest total of one suit, and the suit (Getting Started 3)."""
    totals = [0, 0, 0, 0]
    for card in cards:
        totals[_AT[card]] += _POINTS[card]
    best = max(totals)
    return best, _SUITS[totals.index(best)]


def natural(cards: Sequence[Card]) -> HandValue:
    """Return the value of three cards: suited total, trips, A-K-Q suited (Getting Started 3, 4, 8)."""
    return _natural(tuple(cards))


@lru_cache(maxsize=2048)
def _natural(cards: tuple[Card, ...]) -> HandValue:
    """Return the cached value. Ante and Play use the same four cards, and the bonus three of them."""
    total, suit = best_suit(cards)
    ranks = {card.rank for card in cards}
    marks = set()
    if len(ranks) == 1:
        marks.add(TRIPS)
    if ranks == _MINI_ROYAL and len({card.suit for card in cards}) == 1:
        marks.add(MINI_ROYAL)
    return HandValue(total, suit, frozenset(marks), cards)


def three_of_four(cards: Sequence[Card]) -> tuple[HandValue, ...]:
    """Return every three-card hand within the four (Getting Started 7). The pay table determines the best one."""
    return tuple(natural(three) for three in combinations(cards, 3))


def all_four(cards: Sequence[Card]) -> HandValue:
    """Return the value of all four cards together (Getting Started 9). A total of 32 or more needs four of one suit."""
    total, suit = best_suit(cards)
    suits = {card.suit for card in cards}
    ranks = {card.rank for card in cards}
    tests = {
        RAINBOW: len(suits) == 4,
        FOUR_FLUSH: len(suits) == 1,
        QUADS: len(ranks) == 1,
        ROYAL_FAMILY: len(suits) == 1 and ranks == _ROYAL_FAMILY,
    }
    return HandValue(total, suit, frozenset(mark for mark, held in tests.items() if held), tuple(cards))
