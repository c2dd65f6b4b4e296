"""What a session needs from outside, by shape alone: a journal, its keys, a clock."""

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
    """Exactly where the table stood: the state, and the position of the next record."""

    state: State
    position: int


class JournalStatus(Struct, frozen=True):
    """`journal` is its id, `records` how many there are, `checkpoint` how many of them the last one covers; so many of
    the `frames` are `counted` by a record: those from before no more bets, and of rounds that are over."""

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
    """The terminal's own keys for one journal."""

    @property
    def journal(self) -> str: ...

    @property
    def signing(self) -> SigningKey:
        """Named after the journal's origin."""
        ...

    def round_id(self, number: int) -> str: ...

    def round_key(self, number: int) -> bytes:
        """The same at every call and after every crash; known to nobody else before the round is closed."""
        ...

    def tag(self, data: bytes) -> bytes:
        """Shows later that this terminal wrote the data."""
        ...

    def keyed(self, purpose: str, data: bytes) -> bytes:
        """A hash that nobody can compute without this terminal's key folder."""
        ...


class Journal(Protocol):
    """One writer's log. Whatever returns has been written to the disk.

    A `KnownError` from an append means that it is not known to be written: `resume` says what is.
    """

    def resume(self) -> Resumed: ...

    def append(
        self, facts: Sequence[Fact | Added], *, operator: str, at: Times, frames: Sequence[DeviceFrame] = ()
    ) -> Sequence[Record]:
        """All of it or nothing. Besides the facts the journal may record what it noticed itself."""
        ...

    def append_frame(self, frame: DeviceFrame) -> None:
        """A frame that led to no fact; one that did goes with its facts."""
        ...

    def checkpoint(self) -> SignedNote:
        """The journal's head, signed now."""
        ...

    def records(self, first: int = 0, end: int | None = None) -> Iterator[Record]: ...

    def frames_backward(self) -> Iterator[KeptFrame]:
        """The newest first, up to those that an archive holds; read as far as is wanted before the next append."""
        ...

    def house_records(self) -> Iterator[Record]:
        """Those of people, clock steps and archives, which are few; found without reading the others."""
        ...

    def status(self) -> JournalStatus: ...

    def close(self) -> None: ...


class Meters(Protocol):
    """The journal stays the one truth: what a set did elsewhere becomes facts here before a command meets it.

    A set keeps, for each table, the position of the last record that it heard and the meters as they stood there.
    What the table itself did since is then the difference, less what the `MetersMoved` between brought here."""

    def resumed(self, state: State, journal: Journal) -> None:
        """The table starts, after a power cut too: `journal.records` holds what the set has not heard. A lock for a
        prize that was never written is free again, or stands for the touch that asks for it once more."""
        ...

    def before(self, state: State, command: Command) -> Sequence[Fact] | Refusal:
        """What the set knows and this journal does not, written ahead of the command's own facts. It waits for nobody.

        Ahead of a prize a linked set first locks the meter for this table. Until that is answered the command is
        refused; a repeat finds the same lock."""
        ...

    def refused(self, state: State, command: Command) -> None:
        """The command came to nothing, and so did what was to be written ahead of it: a lock for it is free again."""
        ...

    def after(self, state: State, records: Sequence[Record]) -> None:
        """These are on the disk: what this table added, paid and adjusted. One that was heard is passed over."""
        ...


class OwnMeters:
    """The table's own set: there is nothing that its journal does not know."""

    def resumed(self, state: State, journal: Journal) -> None:
        """Nothing was missed."""

    def before(self, state: State, command: Command) -> Sequence[Fact] | Refusal:
        return ()

    def refused(self, state: State, command: Command) -> None:
        """Nothing was locked."""

    def after(self, state: State, records: Sequence[Record]) -> None:
        """Nobody else to tell."""


OWN_METERS = OwnMeters()
