"""The cards of a simulated round: who holds which, and what is left of the deck."""

from collections.abc import Collection, Iterator
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.state import State, open_cards
from dealer_terminal.rules.cards import DECK, Card
from dealer_terminal.table.cards_in.feed import opened_packets
from dealer_terminal.table.session import Session


class RoundDeck(Struct, frozen=True):
    """`order` are the cards that were to hand when the deck was shuffled, the top one first."""

    order: tuple[Card, ...] = ()
    packets: dict[int, tuple[Card, ...]] = {}

    def rest(self) -> tuple[Card, ...]:
        held = {card for packet in self.packets.values() for card in packet}
        return tuple(card for card in self.order if card not in held)

    def deal(self, seat: int, size: int, dealt: Collection[int]) -> "RoundDeck":
        """What went to a seat that is not dealt any more was taken back, and is dealt again."""
        kept = replace(self, packets={each: held for each, held in self.packets.items() if each in dealt})
        return replace(kept, packets={**kept.packets, seat: kept.rest()[:size]})


def shuffled(session: Session, chance: Random) -> RoundDeck:
    """A round that was begun before goes on with its own cards: sealed ones as they were read, open ones as they lie.
    Only of those that nobody has seen, and that are written nowhere, are others drawn."""
    state = session.state
    sealed = {seat: packet for seat, packet in zip(state.dealt, opened_packets(session), strict=True) if packet}
    out = {*open_cards(state), *(card for packet in sealed.values() for card in packet)}
    order = [card for card in DECK if card not in out]
    chance.shuffle(order)
    deck = RoundDeck(tuple(order), sealed)
    for seat in state.dealt:
        if seat not in sealed:
            deck = replace(deck, packets={**deck.packets, seat: tuple(_unseen(state, seat, iter(deck.rest())))})
    return deck


def _unseen(state: State, seat: int, others: Iterator[Card]) -> Iterator[Card]:
    """A packet that was dealt by hand: what lies open of it, and other cards where nothing does yet."""
    game = state.game()
    if seat == DEALER_SEAT:
        shown = dict(enumerate(state.dealer_cards))
    else:
        lying = state.seat(seat).cards
        shown = {at: card for place in game.places for at, card in zip(place.at, lying.get(place.id, ()), strict=False)}
    for at in range(state.packet_size(seat)):
        yield shown[at] if at in shown else next(others)
