"""The cards that really lie on a table under test, and what a session would add to a command."""

from random import Random

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import DEALER_SEAT, Packet
from dealer_terminal.procedure.state import State, open_cards
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import DECK, Card
from dealer_terminal.rules.hand import Hand

SEAL = b"SEALED"


class Deck:
    """One order of the cards for each round; the packets of a round come off the top, in the order of the deal."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._orders: dict[int, list[Card]] = {}

    def order(self, number: int) -> list[Card]:
        if number not in self._orders:
            cards = list(DECK)
            Random(self._seed * 1000 + number).shuffle(cards)
            self._orders[number] = cards
        return self._orders[number]

    def packet(self, state: State, seat: int) -> tuple[Card, ...]:
        size, at = state.game().packet, state.deal.index(seat)
        return tuple(self.order(state.round)[at * size : (at + 1) * size])

    def lying(self, state: State, seat: int, place: str) -> tuple[Card, ...]:
        packet = self.packet(state, seat)
        at = next((each.at for each in state.game().places if each.id == place), range(len(packet)))
        return tuple(packet[card] for card in at)

    def whole(self, state: State, hand: Hand) -> Hand:
        """The hand with every card of its packet at its place, seen or not."""
        places = {place.id: self.lying(state, hand.seat, place.id) for place in state.game().places}
        return Hand(hand.seat, hand.wagers, hand.decision, hand.claims, hand.forfeit, places)

    def complete(self, state: State, command: Command) -> Command:
        """Sealed cards for a packet from a reader, the cards that lie there for an exposure."""
        match command:
            case commands.DealPacket(packet=Packet(cards_from=source, sealed=b"") as packet):
                dealt = [seat for seat in state.deal if seat not in state.dealt]
                if source is CardsFrom.DEALER or not dealt:
                    return command
                return commands.DealPacket(replace(packet, sealed=sealed(self.packet(state, dealt[0]))))
            case commands.Expose(seat=seat, stage=stage, cards=cards) if not cards and seat in state.deal:
                return replace(command, cards=self._turned_over(state, seat, stage))
            case commands.ReportIrregularity(cards=cards) if cards:
                return replace(command, cards=(*cards[:-1], self._undealt(state)))
            case commands.CloseWagers():
                return commands.CloseWagers(b"commitment")
            case commands.ReturnDeck():
                return commands.ReturnDeck(b"key")
            case _:
                return command

    def _undealt(self, state: State) -> Card:
        """What lies there instead of a card that was misread: one that nobody else holds."""
        lying = open_cards(state)
        return next(card for card in reversed(self.order(state.round)) if card not in lying)

    def _turned_over(self, state: State, seat: int, stage: str) -> dict[str, tuple[Card, ...]]:
        if seat == DEALER_SEAT:
            return {stage: self.packet(state, seat)}
        place = next((each.exposes for each in state.game().stages if each.id == stage), "")
        return {place: self.lying(state, seat, place)} if place else {}


def sealed(cards: tuple[Card, ...]) -> bytes:
    """A seal that anyone could read: so that a test finds it wherever it leaks."""
    return SEAL + " ".join(map(str, cards)).encode()
