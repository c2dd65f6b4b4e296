"""What the session adds to a command before it is decided: cards out of their seals, and the round's key."""

from typing import Protocol

from msgspec.structs import replace

from dealer_terminal.audit.packets import open_packet, round_id, seal_packet
from dealer_terminal.audit.round_key import commitment
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import DEALER_SEAT, Packet
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import Place


class RoundKeys(Protocol):
    """The terminal's own keys: one for each round, the same one after a crash."""

    def round_key(self, round_id: str) -> bytes: ...


class Seals:
    def __init__(self, keys: RoundKeys) -> None:
        self._keys = keys

    def packet(self, state: State, number: int, cards: tuple[Card, ...], cards_from: CardsFrom) -> Packet:
        """What a reader saw, closed until the cards lie open."""
        return Packet(number, cards_from, self.closed(state, number, cards))

    def closed(self, state: State, number: int, cards: tuple[Card, ...]) -> bytes:
        return seal_packet(self._key(state), state.table, state.round, number, cards)

    def opened(self, state: State, packet: Packet) -> tuple[Card, ...]:
        return open_packet(self._key(state), state.table, state.round, packet.number, packet.sealed)

    def complete(self, state: State, command: Command) -> Command:
        """A command as the dealer gives it, with what only the terminal knows."""
        match command:
            case commands.CloseWagers():
                return replace(command, commitment=commitment(self._key(state), round_id(state.table, state.round)))
            case commands.ReturnDeck():
                return replace(command, key=self._key(state))
            case commands.Expose(cards=cards) if not cards:
                return self._turned_over(state, command)
            case _:
                return command

    def _key(self, state: State) -> bytes:
        return self._keys.round_key(round_id(state.table, state.round))

    def _turned_over(self, state: State, command: commands.Expose) -> Command:
        packet = state.dealer_packet if command.seat == DEALER_SEAT else state.seat(command.seat).packet
        if packet is None or not packet.sealed:
            return command
        cards = self.opened(state, packet)
        lying = {place.id: tuple(cards[at] for at in place.at) for place in _places(state, command)}
        return replace(command, cards=lying, cards_from=packet.cards_from)


def _places(state: State, command: commands.Expose) -> tuple[Place, ...]:
    game = state.game()
    if command.seat == DEALER_SEAT:
        return (Place(command.stage, tuple(range(game.dealer_packet))),)
    exposes = next((stage.exposes for stage in game.stages if stage.id == command.stage), "")
    return tuple(place for place in game.places if place.id == exposes)
