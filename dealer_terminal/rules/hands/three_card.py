"""Three-card poker hands (3 Card, Rules of Play; Winning and Losing Hands; Ante Bonus; Player Bonus)."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

from dealer_terminal.rules.cards import Card, Rank, Suit


class ThreeCardCategory(IntEnum):
    """Categories of three cards, lowest first. `AKQ Suited` of the Player Bonus is the best of the straight flushes."""

    HIGH_CARD = 0
    PAIR = 1
    FLUSH = 2
    STRAIGHT = 3
    THREE_OF_A_KIND = 4
    STRAIGHT_FLUSH = 5
    AKQ_SUITED = 6

    @property
    def met(self) -> frozenset["ThreeCardCategory"]:
        """Every category that such a hand holds, for pay tables that do not name them all (Player Bonus C)."""
        return _MET.get(self, frozenset({self}))


_STRAIGHT_FLUSH = {ThreeCardCategory.STRAIGHT_FLUSH, ThreeCardCategory.STRAIGHT, ThreeCardCategory.FLUSH}
_MET = {
    ThreeCardCategory.THREE_OF_A_KIND: frozenset({ThreeCardCategory.THREE_OF_A_KIND, ThreeCardCategory.PAIR}),
    ThreeCardCategory.STRAIGHT_FLUSH: frozenset(_STRAIGHT_FLUSH),
    ThreeCardCategory.AKQ_SUITED: frozenset({ThreeCardCategory.AKQ_SUITED, *_STRAIGHT_FLUSH}),
}


@dataclass(frozen=True, order=True, slots=True)
class ThreeCardHand:
    """Value of a hand: the greater wins, equals tie (Rules of Play: higher hand wins, a tie pushes).

    `ranks` decide within a category. A straight has its top card alone (three for A-2-3), a pair has the pair and then
    the odd card, three of a kind its one rank, any other hand its ranks in descending order.
    """

    category: ThreeCardCategory
    ranks: tuple[Rank, ...]

    @property
    def qualifies(self) -> bool:
        """True if the dealer's hand has at least a Queen High (Dealer Qualifying)."""
        return self.category > ThreeCardCategory.HIGH_CARD or self.ranks[0] >= Rank.QUEEN


def three_card_hand(cards: Iterable[Card]) -> ThreeCardHand:
    held = frozenset(cards)
    if len(held) != 3:
        raise ValueError(f"a three-card hand is three different cards, not {sorted(map(str, held))}")
    ranks = tuple(sorted((card.rank for card in held), reverse=True))
    match len(set(ranks)), len({card.suit for card in held}):
        case 1, _:
            return ThreeCardHand(ThreeCardCategory.THREE_OF_A_KIND, ranks[:1])
        case 2, _:
            return _pair(ranks)
        case _, suits:
            return _suited(ranks) if suits == 1 else _mixed(ranks)


def _pair(ranks: tuple[Rank, ...]) -> ThreeCardHand:
    pair = ranks[1]
    odd = ranks[2] if ranks[0] is pair else ranks[0]
    return ThreeCardHand(ThreeCardCategory.PAIR, (pair, odd))


def _suited(ranks: tuple[Rank, ...]) -> ThreeCardHand:
    run = _run(ranks)
    if not run:
        return ThreeCardHand(ThreeCardCategory.FLUSH, ranks)
    royal = run == (Rank.ACE,)
    return ThreeCardHand(
        ThreeCardCategory.AKQ_SUITED if royal else ThreeCardCategory.STRAIGHT_FLUSH,
        run,
    )


def _mixed(ranks: tuple[Rank, ...]) -> ThreeCardHand:
    run = _run(ranks)
    if run:
        return ThreeCardHand(ThreeCardCategory.STRAIGHT, run)
    return ThreeCardHand(ThreeCardCategory.HIGH_CARD, ranks)


def _run(ranks: tuple[Rank, ...]) -> tuple[Rank, ...]:
    """Return the top card of a straight, or nothing. The ace is high in A-K-Q, low in 3-2-A, and never between."""
    if ranks == (Rank.ACE, Rank.THREE, Rank.TWO):
        return (Rank.THREE,)
    return ranks[:1] if ranks[0] - ranks[2] == 2 else ()


_CATEGORY, _GROUP = 28, 14


class StaxCategory(IntEnum):
    """Categories of STAX, lowest first, in the pay table's order. A Royal Flush is suited A-K-Q."""

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
