"""What the session adds to a command before it is decided: cards out of their seals, and the round's key."""

from msgspec.structs import replace

from dealer_terminal.journal.round_key import commitment
from dealer_terminal.journal.seal_places import packet_place, rest_place, told_place
from dealer_terminal.journal.sealed_cards import Told, seal_cards, seal_told, unseal_cards, unseal_told
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import DEALER_SEAT, Packet
from dealer_terminal.procedure.sources import all_entered
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import Place, place_at
from dealer_terminal.table.ports import Keys


class Seals:
    def __init__(self, keys: Keys) -> None:
        self._keys = keys

    def packet(self, state: State, number: int, cards: tuple[Card, ...], cards_from: CardsFrom) -> Packet:
        """What a reader saw, closed until the cards lie open."""
        place = packet_place(self._round(state), number)
        return Packet(number, cards_from, seal_cards(self._key(state), place, cards))

    def unread(self, state: State, number: int, told: Told, cards_from: CardsFrom) -> Packet:
        """What a reader told of a packet that lies unread, closed too."""
        if not told:
            return Packet(number, cards_from)
        sealed = seal_told(self._key(state), told_place(self._round(state), number), told)
        return Packet(number, cards_from, told=sealed)

    def rest(self, state: State, cards: tuple[Card, ...]) -> bytes:
        return seal_cards(self._key(state), rest_place(self._round(state)), cards)

    def opened(self, state: State, packet: Packet) -> tuple[Card, ...]:
        return unseal_cards(self._key(state), packet_place(self._round(state), packet.number), packet.sealed)

    def complete(self, state: State, command: Command) -> Command:
        """A command as the dealer gives it, with what only the terminal knows."""
        match command:
            case commands.CloseWagers():
                return replace(command, commitment=commitment(self._key(state), self._round(state)))
            case commands.ReturnDeck():
                return replace(command, key=self._key(state))
            case commands.Expose(cards=cards) if not cards:
                return self._turned_over(state, command)
            case commands.Expose(cards_from=CardsFrom.DEALER) if state.cards_from is not CardsFrom.DEALER:
                return replace(command, told=self._told(state, command))
            case _:
                return command

    def _round(self, state: State) -> str:
        return self._keys.round_id(state.round)

    def _key(self, state: State) -> bytes:
        return self._keys.round_key(state.round)

    def _told(self, state: State, command: commands.Expose) -> tuple[Card, ...]:
        """Of the places that lie open now, and no other."""
        packet = state.packet(command.seat)
        if packet is None or not packet.told:
            return ()
        told = unseal_told(self._key(state), told_place(self._round(state), packet.number), packet.told)
        open_at = {at for place in _places(state, command) for at in place.at}
        return tuple(card for at, card in told if at in open_at)

    def _turned_over(self, state: State, command: commands.Expose) -> Command:
        packet = state.packet(command.seat)
        if packet is None or not packet.sealed or all_entered(state):
            return command
        cards = self.opened(state, packet)
        lying = {place.id: tuple(cards[at] for at in place.at) for place in _places(state, command)}
        return replace(command, cards=lying, cards_from=packet.cards_from)


def _places(state: State, command: commands.Expose) -> tuple[Place, ...]:
    game = state.game()
    if command.seat == DEALER_SEAT:
        return (Place(command.stage, tuple(range(game.dealer_packet))),)
    known = command.stage in {stage.id for stage in game.stages}
    place = place_at(game, command.stage) if known else None
    return (place,) if place is not None else ()
