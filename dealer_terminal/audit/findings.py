"""What a verification says: each finding is one sentence about the first thing that is wrong."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.growing import Growing
from dealer_terminal.audit.record import Record
from dealer_terminal.audit.replay import START, Stand, Step, step


class Finding(Struct, frozen=True):
    """`position` is the record that it is about, -1 for the journal as a whole."""

    position: int
    what: str


class Check(Protocol):
    """Sees every record whose entry is of a type that it names, in order, and is asked once more at the end."""

    @property
    def sees(self) -> frozenset[type]: ...

    def see(self, step: Step) -> Iterator[Finding]: ...

    def end(self) -> Iterator[Finding]: ...


class Mark(Protocol):
    """Looks where the tree has grown to `due` leaves, and once more at the end."""

    @property
    def due(self) -> int: ...

    def reached(self, tree: Growing, stand: Stand) -> Iterator[Finding]: ...

    def at_end(self, tree: Growing) -> Iterator[Finding]: ...


NEVER = 2**63


def named(record: Record) -> str:
    return f"record {record.position} ({record.kind}, round {record.round})"


def scan(records: Iterable[Record], tree: Growing, checks: Sequence[Check], marks: Sequence[Mark]) -> Iterator[Finding]:
    """Stops at the first record that is not what was written: nothing that follows it can be trusted."""
    seen = _by_type(checks)
    stand, due = START, 0
    for position, record in enumerate(records):
        if tree.size >= due:
            yield from _reached(marks, tree, stand)
            due = min((mark.due for mark in marks), default=NEVER)
        folded = _folded(stand, position, record)
        if isinstance(folded, Finding):
            yield folded
            return
        tree.add(record.leaf)
        stand = folded.after
        for check in seen.get(type(folded.entry), ()):
            yield from check.see(folded)
    yield from _reached(marks, tree, stand)
    for mark in marks:
        yield from mark.at_end(tree)
    for check in checks:
        yield from check.end()


def _by_type(checks: Sequence[Check]) -> dict[type, list[Check]]:
    wanted = {each for check in checks for each in check.sees}
    return {each: [check for check in checks if each in check.sees] for each in wanted}


def _reached(marks: Sequence[Mark], tree: Growing, stand: Stand) -> Iterator[Finding]:
    for mark in marks:
        if mark.due <= tree.size:
            yield from mark.reached(tree, stand)


def _folded(stand: Stand, position: int, record: Record) -> Step | Finding:
    wrong = _wrong(position, record)
    if wrong:
        return Finding(position, wrong)
    try:
        folded = step(stand, record)
    except AuditError as error:
        return Finding(position, f"{named(record)} cannot be folded: {error}")
    if record.round != folded.after.state.round:
        return Finding(position, f"{named(record)} belongs to round {folded.after.state.round}")
    return folded


def _wrong(position: int, record: Record) -> str:
    if record.position != position:
        return f"record {position} is missing: the next one that is there is {named(record)}"
    if not record.intact():
        return f"{named(record)} was changed: its content is not what was hashed when it was written"
    return ""
