"""Which ranks and suits came out at which seat, in which place of its packet."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt

from msgspec import Struct

from dealer_terminal.review.statistics.decks import SeenDeck
from dealer_terminal.rules.cards import Card, Rank, Suit


class Place(Struct, frozen=True, order=True):
    """The dealer's seat is 0; slot 1 is the packet's top card."""

    seat: int
    slot: int


class Came(Struct, frozen=True):
    """How often: `ranks` from the two to the ace, `suits` in the order of a new deck."""

    place: Place
    ranks: tuple[int, ...]
    suits: tuple[int, ...]

    @property
    def cards(self) -> int:
        return sum(self.suits)


def places(decks: Iterable[SeenDeck]) -> tuple[Came, ...]:
    found: dict[Place, list[Card]] = defaultdict(list)
    for deck in decks:
        for packet in deck.packets:
            for slot, card in enumerate(packet.cards, 1):
                found[Place(packet.seat, slot)].append(card)
    return tuple(_came(place, found[place]) for place in sorted(found))


def away(counts: Sequence[int]) -> tuple[float, ...]:
    """Each from what is even, in standard deviations."""
    share, cards = 1 / max(1, len(counts)), sum(counts)
    usual = sqrt(cards * share * (1 - share))
    return tuple((count - cards * share) / usual if usual else 0.0 for count in counts)


def _came(place: Place, cards: Sequence[Card]) -> Came:
    ranks, suits = [each.rank for each in cards], [each.suit for each in cards]
    return Came(place, tuple(map(ranks.count, Rank)), tuple(map(suits.count, Suit)))
