"""Ports of a session as protocols: a journal, its keys, a clock and the meters."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from dealer_terminal.journal.frame import DeviceFrame, KeptFrame
from dealer_terminal.journal.journal_facts import Added
from dealer_terminal.journal.note import SignedNote
from dealer_terminal.journal.record import Record, Times
from dealer_terminal.journal.vkey import SigningKey
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State


class Resumed(Struct, frozen=True):
    """Exact state of the table, and the position of the next record."""

    state: State
    position: int


class JournalStatus(Struct, frozen=True):
    """Counts of a journal. `journal` is its id, `records` their number, and `checkpoint` how many records the last
    checkpoint covers. `counted` of the `frames` are covered by a record: those from before no more bets, and those of
    finished rounds."""

    journal: str
    where: str
    records: int
    frames: int
    counted: int
    round: int
    checkpoint: int


class Clock(Protocol):
    def now(self) -> Times: ...


class TerminalKeys(Protocol):
    """Terminal's keys for one journal."""

    @property
    def journal(self) -> str: ...

    @property
    def signing(self) -> SigningKey:
        """Return the signing key, named after the journal's origin."""
        ...

    def round_id(self, number: int) -> str: ...

    def round_key(self, number: int) -> bytes:
        """Return the round's key. Stable across calls and restarts; secret until the round closes."""
        ...

    def tag(self, data: bytes) -> bytes:
        """Return a tag that later proves this terminal wrote the data."""
        ...

    def keyed(self, purpose: str, data: bytes) -> bytes:
        """Return a hash that cannot be computed without this terminal's key folder."""
        ...


class Journal(Protocol):
    """Log of one writer. Returned calls are on disk.

    After a `KnownError` from an append it is unknown if the records were written; `resume` returns what is.
    """

    def resume(self) -> Resumed: ...

    def append(
        self, facts: Sequence[Fact | Added], *, operator: str, at: Times, frames: Sequence[DeviceFrame] = ()
    ) -> Sequence[Record]:
        """Append all or nothing. The journal may add records of what it noticed itself."""
        ...

    def append_frame(self, frame: DeviceFrame) -> None:
        """Append a frame that led to no fact. A frame that did is appended with its facts."""
        ...

    def checkpoint(self) -> SignedNote:
        """Sign the journal's current head."""
        ...

    def records(self, first: int = 0, end: int | None = None) -> Iterator[Record]: ...

    def frames_backward(self) -> Iterator[KeptFrame]:
        """Yield the frames from the newest to the archived ones. Read what is needed before the next append."""
        ...

    def house_records(self) -> Iterator[Record]:
        """Yield the few records of operators, clock steps and archives, found without reading the others."""
        ...

    def status(self) -> JournalStatus: ...

    def close(self) -> None: ...


class Meters(Protocol):
    """Meters of a table. The journal is authoritative: changes made elsewhere become facts here before a command is
    decided.

    A set stores, for each table, the position of the last record it received and the meters at that position. The
    table's own changes since are the difference, minus the `MetersMoved` in between.
    """

    def resumed(self, state: State, journal: Journal) -> None:
        """Resume after a start or power loss. `journal.records` holds what the set has not received. A lock for a prize
        that was never written is released, or kept for the touch that requests it again."""
        ...

    def before(self, state: State, command: Command) -> Sequence[Fact] | Refusal:
        """Return the facts that the set knows and this journal does not, to be written before the command's own facts.
        Never blocks.

        Before a prize a linked set locks the meter for this table. Until the lock is confirmed the command is refused;
        a repeat finds the same lock.
        """
        ...

    def refused(self, state: State, command: Command) -> None:
        """Release a lock taken for the command, which was refused and wrote nothing."""
        ...

    def after(self, state: State, records: Sequence[Record]) -> None:
        """Take the table's own additions, payments and adjustments, which are on disk. Known records are skipped."""
        ...


class OwnMeters:
    """Meters of this table alone. Its journal already knows every change."""

    def resumed(self, state: State, journal: Journal) -> None:
        """Do nothing: no change was missed."""

    def before(self, state: State, command: Command) -> Sequence[Fact] | Refusal:
        return ()

    def refused(self, state: State, command: Command) -> None:
        """Do nothing: no meter was locked."""

    def after(self, state: State, records: Sequence[Record]) -> None:
        """Do nothing: no other table shares the meters."""


OWN_METERS = OwnMeters()
