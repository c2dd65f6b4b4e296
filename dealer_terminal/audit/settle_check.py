"""Every settled line and every total, settled again from what stands before it on record."""

from collections import deque
from collections.abc import Iterator
from typing import ClassVar

from dealer_terminal.audit.findings import Finding, record_name
from dealer_terminal.audit.record import Record
from dealer_terminal.audit.replay import ReplayStep, program_error
from dealer_terminal.audit.settled_otherwise import settled_otherwise
from dealer_terminal.procedure.anew import OF_MONEY, anew
from dealer_terminal.procedure.anew_fits import not_anew
from dealer_terminal.procedure.evolve import happens_at_table
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.state import State


class SettleCheck:
    """`due` is what of money must follow from an answer that a person gave, or from a prize that is shared."""

    sees: ClassVar = OF_MONEY

    def __init__(self) -> None:
        self._due: deque[Fact] = deque()
        self._led = 0

    def see(self, step: ReplayStep) -> Iterator[Finding]:
        entry, record = step.entry, step.record
        if not happens_at_table(entry):
            return
        if self._due and type(entry) is type(self._due[0]):
            yield from settled_otherwise(record, self._due.popleft(), entry)
            return
        yield from self.end()
        yield from self._again(step.before.state, entry, record)

    def end(self) -> Iterator[Finding]:
        if self._due:
            missing = type(self._due[0]).__name__
            yield Finding(self._led, f"record {self._led} leads to what is not on record: {missing}")
            self._due.clear()

    def _again(self, state: State, fact: Fact, record: Record) -> Iterator[Finding]:
        try:
            why = not_anew(state, fact)
            first, *rest = anew(state, fact) if not why else (fact,)
        except Exception as error:  # it fits, so whatever goes wrong is ours, and is raised on as such
            raise program_error(record, "cannot be settled again") from error
        if why:
            yield Finding(record.position, f"{record_name(record)} does not follow from the records before it ({why})")
        self._due.extend(rest)
        self._led = record.position
        yield from settled_otherwise(record, first, fact)
