"""Findings of a verification. Each is one sentence about the first error at its place."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

import msgspec
from msgspec import Struct

from dealer_terminal.errors import ProgramError
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.journal_facts import ClockSteppedBack
from dealer_terminal.journal.merkle import GrowingTree
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import START, FoldedState, NewerFactError, ReplayStep, step


class Finding(Struct, frozen=True):
    """One error in a journal. `position` is the record concerned, or -1 for the journal as a whole."""

    position: int
    what: str


class Check(Protocol):
    """Check of records. Receives each record whose entry type is in `sees`, in order, and a call at the end."""

    @property
    def sees(self) -> frozenset[type]: ...

    def see(self, step: ReplayStep) -> Iterable[Finding]: ...

    def end(self) -> Iterable[Finding]: ...


class TreeMark(Protocol):
    """Check of the tree, called when it has grown to `due` leaves and once at the end.

    `stand` is None after a fact of a newer version.
    """

    @property
    def due(self) -> int: ...

    def reached(self, tree: GrowingTree, stand: FoldedState | None) -> Iterator[Finding]: ...

    def at_end(self, tree: GrowingTree) -> Iterator[Finding]: ...


NEVER, BEFORE_ALL = 2**63, -(2**63)


def record_name(record: Record) -> str:
    return f"record {record.position} ({record.kind}, round {record.round})"


class Scan:
    """One pass over a journal, from the given tree and state to its last record.

    `faults` are the program's own errors, reported separately from findings about the journal.
    """

    def __init__(
        self, tree: GrowingTree, checks: Sequence[Check], marks: Sequence[TreeMark], stand: FoldedState = START
    ) -> None:
        self._tree = tree
        self._checks = checks
        self._marks = marks
        self._stand: FoldedState | None = stand
        self._utc = BEFORE_ALL
        self._due = 0
        self._broken = False
        self.faults: list[ProgramError] = []
        wanted = {each for check in checks for each in check.sees}
        self._seen = {each: [check for check in checks if each in check.sees] for each in wanted}

    def run(self, records: Iterable[Record]) -> Iterator[Finding]:
        """Yield the findings. Stop at the first missing or changed record, because nothing after it can be trusted."""
        for position, record in enumerate(records, self._tree.size):
            if self._tree.size >= self._due:
                yield from self._reached()
            if record.position != position or not record.intact():
                yield _missing_or_changed(position, record)
                return
            self._tree.add(record.leaf)
            if not is_canonical(record.body):
                yield Finding(position, f"{record_name(record)} says what it says in another way than records do")
            if self._stand is not None:
                yield from self._folded(self._stand, record)
            if self._broken:
                return
        yield from self._ended()

    def _folded(self, stand: FoldedState, record: Record) -> Iterable[Finding]:
        """Fold a record and run its checks.

        After a fact of a newer version, or one that this program fails on, only hashes and signatures can still be
        checked.
        """
        try:
            folded = step(stand, record)
        except AuditError as error:
            self._stand, self._broken = None, not isinstance(error, NewerFactError)
            return (Finding(record.position, f"{record_name(record)} cannot be folded: {error}"),)
        except ProgramError as fault:
            self._failed(fault)
            return ()
        self._stand = folded.after
        before, self._utc = self._utc, record.utc
        return self._looked(folded, before)

    def _looked(self, folded: ReplayStep, utc: int) -> Sequence[Finding]:
        record, found = folded.record, list[Finding]()
        if record.round != folded.after.state.round:
            what = f"{record_name(record)} belongs to round {folded.after.state.round}"
            found.append(Finding(record.position, what))
        if record.utc < utc or type(folded.entry) is ClockSteppedBack:
            found += _clock(folded, utc)
        try:
            for check in self._seen.get(type(folded.entry), ()):
                found += check.see(folded)
        except ProgramError as fault:
            self._failed(fault)
        return found

    def _failed(self, fault: ProgramError) -> None:
        self._stand = None
        self.faults.append(fault)

    def _reached(self) -> Iterator[Finding]:
        for mark in self._marks:
            if mark.due <= self._tree.size:
                yield from mark.reached(self._tree, self._stand)
        self._due = min((mark.due for mark in self._marks), default=NEVER)

    def _ended(self) -> Iterator[Finding]:
        yield from self._reached()
        for mark in self._marks:
            yield from mark.at_end(self._tree)
        for check in self._checks if self._stand is not None else ():
            yield from check.end()


def _clock(folded: ReplayStep, utc: int) -> Iterator[Finding]:
    """Yield a finding unless a record with an earlier time than its predecessor states that the clock was set back."""
    record = folded.record
    due = ClockSteppedBack(utc, record.utc)
    if utc != BEFORE_ALL and (folded.entry != due or record.utc >= utc):
        what = f"has the time {record.utc} behind {utc}, and does not say that the clock was set back from there"
        yield Finding(record.position, f"{record_name(record)} {what}")


def _missing_or_changed(position: int, record: Record) -> Finding:
    if not isinstance(record.position, int) or record.position < position:
        return Finding(-1, f"a record stands at {record.position!r:.40}, before the first")
    if record.position != position:
        return Finding(position, f"record {position} is missing: the next one that is there is {record_name(record)}")
    return Finding(
        position, f"{record_name(record)} was changed: its content is not what was hashed when it was written"
    )


_read = msgspec.json.Decoder().decode
_written = msgspec.json.Encoder().encode


def is_canonical(body: bytes) -> bool:
    """Return True if the body is canonical JSON, or no JSON at all: another check reports that."""
    try:
        return _written(_read(body)) == body
    except OverflowError:
        return False
    except (ValueError, RecursionError):
        return True
