"""Checks of failed sign-ons, lockouts, and the operator named in each record."""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, get_args

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal import people_facts
from dealer_terminal.journal.findings import Finding, record_name
from dealer_terminal.journal.journal_facts import FramesKept, JournalContinued
from dealer_terminal.journal.people_facts import ADMINISTRATOR_WAITS, MOST_FAILURES, OperatorPreferred
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import Entry, ReplayStep, entry_of
from dealer_terminal.journal.review_facts import ReviewerSignedOn
from dealer_terminal.procedure.facts import DealerSignedOn, DeviceFaultCleared, DeviceFaultRaised, Fact
from dealer_terminal.procedure.people import Operator, Right, may

_SECOND = 1_000_000
"""Tolerance in microseconds: a terminal reads its clock once for the lock and again for the record of it."""
_NOT_LOCKED, _UNTIL_UNLOCKED = 0, 2**62


class _Count(Struct, frozen=True):
    """A person's consecutive failures and lockout end. `waits` is True if the lockout ends by itself."""

    waits: bool
    failures: int = 0
    locked: int = _NOT_LOCKED

    def locked_at(self, utc: int) -> bool:
        return self.locked != _NOT_LOCKED and utc < self.locked


class LockCheck:
    """Check of failures and lockouts. `before` are the operators' records before the first one that is read.

    A refused PIN is not written to a copy, so failures during continuation from a copy are recorded after the
    continuation.
    """

    sees: ClassVar = frozenset({*get_args(people_facts.PeopleFact), DealerSignedOn, ReviewerSignedOn, JournalContinued})

    def __init__(self, before: Iterable[Record] = ()) -> None:
        self._known: dict[str, _Count] = {}
        self._due: tuple[Record, ...] = ()
        self._continued = (-1, -1)
        for record in before:
            self._learn(entry_of(record))

    def see(self, step: ReplayStep) -> Iterator[Finding]:
        record, entry = step.record, step.entry
        for each in self._overdue(record, entry):
            yield Finding(each.position, f"{record_name(each)} is the last failure before a lock, and none follows")
        for why in self._wrong(record, entry):
            yield Finding(record.position, f"{record_name(record)} {why}")
        self._learn(entry)

    def end(self) -> Iterator[Finding]:
        for each in self._due:
            yield Finding(each.position, f"{record_name(each)} is the last failure before a lock, and none follows")

    def _overdue(self, record: Record, entry: Entry) -> tuple[Record, ...]:
        due, self._due = self._due, ()
        locks = isinstance(entry, people_facts.OperatorLocked)
        return tuple(each for each in due if not (locks and each.position + 1 == record.position))

    def _wrong(self, record: Record, entry: Entry) -> Iterator[str]:
        match entry:
            case JournalContinued():
                self._continued = _append(record)
            case people_facts.SignOnFailed():
                yield from self._failed(record, entry)
            case people_facts.OperatorLocked(operator=number, until=until) if number in self._known:
                yield from self._locks(record, self._known[number], until)
            case people_facts.SignOnRecovered(operator=number) if number in self._known:
                known = self._known[number]
                if not known.failures and not known.locked:
                    yield f"says that {number!r} has failures behind, where none are on record"
                yield from self._admitted(record, number)
            case DealerSignedOn(dealer=Operator(id=number)) | ReviewerSignedOn(reviewer=Operator(id=number)):
                yield from self._admitted(record, number)
            case people_facts.OperatorLocked(operator=number) | people_facts.SignOnRecovered(operator=number):
                yield f"is about {number!r:.80}, whom nobody added"

    def _failed(self, record: Record, failed: people_facts.SignOnFailed) -> Iterator[str]:
        if failed.operator not in self._known:
            if failed.operator or failed.failures:
                yield f"counts {failed.failures} failures of {failed.operator!r:.80}, whom nobody added"
            return
        known, later = self._known[failed.operator], _append(record) == self._continued
        locked = known.locked_at(record.utc)
        if failed.failures != known.failures + (later or not locked):
            yield f"counts {failed.failures} failures of {failed.operator!r}, where {known.failures} are on record"
        if failed.failures >= MOST_FAILURES and not locked and not later:
            self._due = (record,)

    def _locks(self, record: Record, known: _Count, until: int) -> Iterator[str]:
        if known.failures < MOST_FAILURES:
            yield f"locks after {known.failures} failures, where it takes {MOST_FAILURES}"
        if bool(until) is not known.waits or (until and abs(until - record.utc - ADMINISTRATOR_WAITS) > _SECOND):
            yield f"locks until {until}, where {'a quarter of an hour' if known.waits else 'an unlocking'} ends it"

    def _admitted(self, record: Record, number: str) -> Iterator[str]:
        if number in self._known and self._known[number].locked_at(record.utc):
            yield f"lets in {number!r}, who is locked"

    def _learn(self, entry: Entry) -> None:
        match entry:
            case people_facts.OperatorAdded(operator=person):
                self._known[person.id] = _Count(may(person, Right.MANAGE_OPERATORS))
            case people_facts.SignOnFailed(operator=number, failures=failures) if number in self._known:
                self._known[number] = replace(self._known[number], failures=failures)
            case people_facts.OperatorLocked(operator=number, until=until) if number in self._known:
                self._known[number] = replace(self._known[number], locked=until or _UNTIL_UNLOCKED)
            case people_facts.SignOnRecovered() | people_facts.OperatorUnlocked() | people_facts.PinReset():
                if entry.operator in self._known:
                    self._known[entry.operator] = _Count(self._known[entry.operator].waits)


def _append(record: Record) -> tuple[int, int]:
    """Return the two times, which are the same for all records of an append."""
    return record.utc, record.monotonic


_OF_A_DEVICE = (DeviceFaultRaised, DeviceFaultCleared)
"""Facts that terminals of the first schema wrote without an operator."""


class OperatorCheck:
    """Check of each record's operator.

    The operator must be the dealer at the start of the append, or the one who signs on in it, since a dealer signs off
    in person. All records of an append have the same times.
    """

    sees: ClassVar = frozenset({*get_args(Fact), FramesKept, OperatorPreferred})

    def __init__(self) -> None:
        self._times = (-1, -1)
        self._dealer = ""
        self._others: list[Record] = []

    def see(self, step: ReplayStep) -> Sequence[Finding]:
        record, entry, found = step.record, step.entry, list[Finding]()
        if (record.utc, record.monotonic) != self._times:
            found = self._told() if self._others else found
            dealer = step.before.state.dealer
            self._times, self._dealer = (record.utc, record.monotonic), dealer.id if dealer is not None else ""
        if type(entry) is DealerSignedOn and entry.dealer.id == record.operator:
            self._dealer = record.operator
            self._others = [each for each in self._others if each.operator != record.operator]
        elif record.operator != self._expected(entry) and (record.operator or type(entry) not in _OF_A_DEVICE):
            self._others.append(record)
        return found

    def _expected(self, entry: object) -> str:
        return entry.operator if type(entry) is OperatorPreferred else self._dealer

    def end(self) -> Sequence[Finding]:
        return self._told()

    def _told(self) -> list[Finding]:
        at_table = repr(self._dealer) if self._dealer else "nobody"
        found = [Finding(each.position, _says(each, at_table)) for each in self._others]
        self._others.clear()
        return found


def _says(record: Record, at_table: str) -> str:
    return f"{record_name(record)} says that {record.operator!r:.80} acted, where {at_table} was at the table"
