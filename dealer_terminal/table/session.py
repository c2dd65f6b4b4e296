"""One table being run: every command takes this road, and nothing reacts to a fact before it is on disk."""

from collections.abc import Callable, Sequence
from functools import reduce

from dealer_terminal.journal.record import Record
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.table.meter_ports import OWN_METERS, Meters
from dealer_terminal.table.ports import Clock, Journal, Keys
from dealer_terminal.table.seals import Seals

Listener = Callable[[State, Sequence[Fact]], None]


class Session:
    """Resumes where the journal stands; its state is always what the journal's facts fold to."""

    def __init__(self, journal: Journal, keys: Keys, clock: Clock, meters: Meters = OWN_METERS) -> None:
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
        """Decided, written, folded, told; in this order. A refusal changes nothing.

        Who is told of a change asks for the next one in a turn of its own: everybody hears of this one first."""
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
        """Who acted: the dealer at the table, or who signs on with these facts."""
        signed = [fact.dealer.id for fact in outcome if isinstance(fact, facts.DealerSignedOn)]
        at_table = self.state.dealer.id if self.state.dealer else ""
        return signed[0] if signed else at_table

    def _tell(self, outcome: Sequence[Fact]) -> None:
        for listener in self._listeners:
            listener(self.state, outcome)
