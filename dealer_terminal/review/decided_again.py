"""Each step at a console decided again by the same `decide`, by whoever was signed on there."""

from collections.abc import Iterable, Iterator
from typing import ClassVar, get_args

from dealer_terminal.journal.codec import UnknownFact
from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.findings import Finding, record_name
from dealer_terminal.journal.people_facts import OperatorAdded
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import Entry, NewerFactError, ReplayStep, entry_of
from dealer_terminal.journal.review_facts import ConsoleOpened, ReviewerSignedOff, ReviewerSignedOn, ReviewFact
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.review.asked import asked
from dealer_terminal.review.console import Console, console_after, staffed
from dealer_terminal.review.decide import decide_at_console
from dealer_terminal.review.written import Written


class DecidedAgain:
    """What does not follow changes nothing of what is known of the console. In a table's journal it looks at nothing:
    no console's fact may stand there at all."""

    sees: ClassVar = frozenset({OperatorAdded, *get_args(ReviewFact)})

    def __init__(self) -> None:
        self.console = Console()
        self._next_on = ""

    def see(self, step: ReplayStep) -> Iterator[Finding]:
        if self.console.name or isinstance(step.entry, ConsoleOpened | OperatorAdded):
            yield from self.learn(step.record, step.entry)

    def end(self) -> Iterator[Finding]:
        if self._next_on:
            yield Finding(-1, f"{_who(self._next_on)} signed somebody off, and did not sign on")

    def learn(self, record: Record, entry: Entry) -> Iterator[Finding]:
        if isinstance(entry, OperatorAdded):
            self.console = staffed(self.console, entry.operator)
        elif isinstance(entry, ReviewFact):
            found = tuple(self._wrong(record, entry))
            if not found:
                self.console = console_after(self.console, entry, _written(record))
            yield from (Finding(record.position, f"{record_name(record)} {why}") for why in found)

    def _wrong(self, record: Record, fact: ReviewFact) -> Iterator[str]:
        answer = decide_at_console(self.console, asked(fact))
        if isinstance(answer, Refusal):
            yield f"does not follow from what stands before it: {answer.why}"
        elif answer != (fact,):
            yield "is not what follows from what was asked"
        yield from self._by_another(record, fact)

    def _by_another(self, record: Record, fact: ReviewFact) -> Iterator[str]:
        """Whoever signs on while somebody sits there signs them off."""
        here = self.console.reviewer.id if self.console.reviewer is not None else ""
        next_on, self._next_on = self._next_on, ""
        if isinstance(fact, ReviewerSignedOff) and record.operator != here:
            self._next_on = record.operator
            return
        expected = fact.reviewer.id if isinstance(fact, ReviewerSignedOn) else here
        if record.operator != (next_on or expected) or record.operator != expected:
            yield f"is of {_who(record.operator)}, where {_who(next_on or expected)} was to act"


def console_of(records: Iterable[Record]) -> Console:
    again = DecidedAgain()
    for _ in following(records, again):
        pass
    return again.console


def following(records: Iterable[Record], again: DecidedAgain) -> Iterator[Record]:
    """`MismatchError` where a record does not follow, `NewerFactError` where a newer version wrote one."""
    for record in records:
        entry = entry_of(record)
        if isinstance(entry, UnknownFact):
            raise NewerFactError(f"record {record.position} ({entry.kind}) was written by a newer version")
        for finding in again.learn(record, entry):
            raise MismatchError(finding.what)
        yield record


def _who(number: str) -> str:
    return f"{number!r:.80}" if number else "nobody"


def _written(record: Record) -> Written:
    return Written(record.position, record.operator, record.utc)
