"""Tables with sessions of their own on a linked set: what the terminal's thread does is done when a test says so."""

from collections.abc import Callable, Sequence
from random import Random

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.linked.meter_line import begin, exchange
from dealer_terminal.floor.linked.meters import LinkedMeters
from dealer_terminal.floor.linked.ports import MeterSet
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.evolve import happens_at_table
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.procedure.terms import Terms
from dealer_terminal.rules.money import parts
from dealer_terminal.table.derived_keys import DerivedKeys
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import StoryClock
from tests.fast.procedure.stax import StaxWalk
from tests.helpers.memory import MemoryJournal

KEYS = DerivedKeys("linked", seed=bytes(32), master=bytes(32))
Lines = Callable[[str], MeterSet]


class LinkedTable(StaxWalk):
    """`lines` gives a line to the set, not joined yet."""

    def __init__(self, name: str, lines: Lines, used: Terms | None = None) -> None:
        self.name, self._lines = name, lines
        self.journal = MemoryJournal(KEYS)
        self._started()
        super().__init__(used)

    def _started(self) -> None:
        self.meters = LinkedMeters("the floor", StoryClock(Random(1)))
        self.session = Session(self.journal, KEYS, StoryClock(Random(1)), self.meters)
        self.meters.begin(self._handled)
        self.state = self.session.state

    def ask(self, command: Command) -> tuple[Fact, ...] | Refusal:
        outcome = self._handled(with_evidence(self.session.state, command))
        return outcome if isinstance(outcome, Refusal) else self._facts(outcome)

    def do(self, command: Command) -> tuple[Fact, ...]:
        outcome = self.ask(command)
        assert not isinstance(outcome, Refusal), outcome
        return outcome

    def _handled(self, command: Command) -> Sequence[Record] | Refusal:
        outcome = self.session.handle(command)
        self.state = self.session.state
        return outcome

    def _facts(self, records: Sequence[Record]) -> tuple[Fact, ...]:
        return tuple(fact for fact in map(entry_of, records) if happens_at_table(fact))

    def happened(self) -> tuple[Fact, ...]:
        return self._facts(list(self.journal.records()))

    def link(self) -> "LinkedTable":
        """A new line, as far as it is answered."""
        try:
            self.line = self._lines(self.name)
            self.line.join()
            begin(self.line, self.meters, _at_once)
        except KnownError as error:
            self.meters.lost(str(error))
        return self

    def hear(self) -> "LinkedTable":
        try:
            exchange(self.line, self.meters, _at_once)
        except KnownError as error:
            self.meters.lost(str(error))
        return self

    def killed(self) -> "LinkedTable":
        """The terminal starts again on its journal."""
        self._started()
        return self

    def stands_at(self, meter: str) -> int:
        return self.state.meters[meter]

    def is_closed(self) -> bool:
        return self.state.link.trouble.value != "none"


def _at_once(work: Callable[[], object]) -> object:
    return work()


def grown(wagers: int, percent: int) -> int:
    """What so many wagers of $5 add, in hundredths of a cent."""
    return parts(wagers * 500 * percent) // 100
