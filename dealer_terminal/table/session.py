"""Session of one table. Every command passes through it, and listeners get a fact only after it is on disk."""

from collections.abc import Callable, Sequence
from functools import reduce

from msgspec.structs import replace

from dealer_terminal.journal.record import Record
from dealer_terminal.journal.seal import (
    Told,
    commitment,
    packet_place,
    rest_place,
    seal_cards,
    seal_told,
    told_place,
    unseal_cards,
    unseal_told,
)
from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import DEALER_SEAT, Fact, Packet
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.sources import all_entered
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import CardPlace, place_at
from dealer_terminal.table.ports import OWN_METERS, Clock, Journal, Meters, TerminalKeys

Listener = Callable[[State, Sequence[Fact]], None]


class Session:
    """Session that resumes from the journal. Its state is always the fold of the journal's facts."""

    def __init__(self, journal: Journal, keys: TerminalKeys, clock: Clock, meters: Meters = OWN_METERS) -> None:
        self._journal = journal
        self._clock = clock
        self._meters = meters
        self._listeners: list[Listener] = []
        self._at_work = False
        self.seals = Seals(keys)
        self.state = journal.resume().state
        meters.resumed(self.state, journal)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def handle(self, command: Command) -> Sequence[Record] | Refusal:
        """Decide the command, write its facts, update the state and notify the listeners, in this order. A refusal
        changes nothing.

        A listener must issue its own command in a later turn, so that every listener gets this change first.
        """
        assert not self._at_work, "a command is under way"
        self._at_work = True
        try:
            return self._handled(command)
        finally:
            self._at_work = False

    def _handled(self, command: Command) -> Sequence[Record] | Refusal:
        command = self.seals.complete(self.state, command)
        heard = self._meters.before(self.state, command)
        if isinstance(heard, Refusal):
            return heard
        decided = decide(reduce(evolve, heard, self.state), command)
        if isinstance(decided, Refusal):
            self._meters.refused(self.state, command)
            return decided
        outcome = (*heard, *decided)
        records = self._journal.append(outcome, operator=self._operator(outcome), at=self._clock.now())
        self.state = reduce(evolve, outcome, self.state)
        self._meters.after(self.state, records)
        self._tell(outcome)
        return records

    def _operator(self, outcome: Sequence[Fact]) -> str:
        """Return the id of the dealer at the table, or of the dealer who signs on with these facts."""
        signed = [fact.dealer.id for fact in outcome if isinstance(fact, facts.DealerSignedOn)]
        at_table = self.state.dealer.id if self.state.dealer else ""
        return signed[0] if signed else at_table

    def _tell(self, outcome: Sequence[Fact]) -> None:
        for listener in self._listeners:
            listener(self.state, outcome)


class Seals:
    """Additions to a command before it is decided: cards from their seals, and the round's key."""

    def __init__(self, keys: TerminalKeys) -> None:
        self._keys = keys

    def packet(self, state: State, number: int, cards: tuple[Card, ...], cards_from: CardsFrom) -> Packet:
        """Return the packet with its cards sealed until they are exposed."""
        place = packet_place(self._round(state), number)
        return Packet(number, cards_from, seal_cards(self._key(state), place, cards))

    def unread(self, state: State, number: int, told: Told, cards_from: CardsFrom) -> Packet:
        """Return an unread packet with the reported cards sealed."""
        if not told:
            return Packet(number, cards_from)
        sealed = seal_told(self._key(state), told_place(self._round(state), number), told)
        return Packet(number, cards_from, told=sealed)

    def rest(self, state: State, cards: tuple[Card, ...]) -> bytes:
        return seal_cards(self._key(state), rest_place(self._round(state)), cards)

    def opened(self, state: State, packet: Packet) -> tuple[Card, ...]:
        return unseal_cards(self._key(state), packet_place(self._round(state), packet.number), packet.sealed)

    def complete(self, state: State, command: Command) -> Command:
        """Add the values that only the terminal knows to a dealer's command."""
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
        """Return the reported cards of the places exposed now, and of no others."""
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


def _places(state: State, command: commands.Expose) -> tuple[CardPlace, ...]:
    game = state.game()
    if command.seat == DEALER_SEAT:
        return (CardPlace(command.stage, tuple(range(game.dealer_packet))),)
    known = command.stage in {stage.id for stage in game.stages}
    place = place_at(game, command.stage) if known else None
    return (place,) if place is not None else ()
