"""Cards of a simulated round: the packets, and the remaining cards."""

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
    """Deck of one round. `order` are the cards available when the deck was shuffled, the top one first."""

    order: tuple[Card, ...] = ()
    packets: dict[int, tuple[Card, ...]] = {}

    def rest(self) -> tuple[Card, ...]:
        held = {card for packet in self.packets.values() for card in packet}
        return tuple(card for card in self.order if card not in held)

    def deal(self, seat: int, size: int, dealt: Collection[int]) -> "RoundDeck":
        """Deal a packet. A packet whose position is no longer dealt was undone, and its cards are dealt again."""
        kept = replace(self, packets={each: held for each, held in self.packets.items() if each in dealt})
        return replace(kept, packets={**kept.packets, seat: kept.rest()[:size]})


def shuffled(session: Session, chance: Random) -> RoundDeck:
    """Shuffle the deck. A round in progress keeps its sealed and exposed cards; only cards that nobody has seen, and
    that are recorded nowhere, are redrawn."""
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
    """Yield the cards of a packet dealt by hand: the exposed ones, and other cards for the rest."""
    game = state.game()
    if seat == DEALER_SEAT:
        shown = dict(enumerate(state.dealer_cards))
    else:
        lying = state.seat(seat).cards
        shown = {at: card for place in game.places for at, card in zip(place.at, lying.get(place.id, ()), strict=False)}
    for at in range(state.packet_size(seat)):
        yield shown[at] if at in shown else next(others)
