"""What a verification says: each finding is one sentence about the first thing that is wrong."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.record import Record
from dealer_terminal.audit.replay import START, Step, step


class Finding(Struct, frozen=True):
    """`position` is the record that it is about, -1 for the journal as a whole."""

    position: int
    what: str


class Check(Protocol):
    """Sees every record in order, and is asked once more at the end."""

    def see(self, step: Step) -> Iterator[Finding]: ...

    def end(self) -> Iterator[Finding]: ...


def named(record: Record) -> str:
    return f"record {record.position} ({record.kind}, round {record.round})"


def scan(records: Iterable[Record], checks: Sequence[Check]) -> Iterator[Finding]:
    """Stops at the first record that is not what was written: nothing that follows it can be trusted."""
    stand = START
    for position, record in enumerate(records):
        wrong = _wrong(position, record)
        if wrong:
            yield Finding(position, wrong)
            return
        try:
            folded = step(stand, record)
        except AuditError as error:
            yield Finding(position, f"{named(record)} cannot be folded: {error}")
            return
        if record.round != folded.after.state.round:
            yield Finding(position, f"{named(record)} belongs to round {folded.after.state.round}")
        for check in checks:
            yield from check.see(folded)
        stand = folded.after
    for check in checks:
        yield from check.end()


def _wrong(position: int, record: Record) -> str:
    if record.position != position:
        return f"record {position} is missing: the next one that is there is {named(record)}"
    if not record.intact():
        return f"{named(record)} was changed: its content is not what was hashed when it was written"
    return ""
