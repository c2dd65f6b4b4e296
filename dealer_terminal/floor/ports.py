"""What a forwarder asks of others: the journal that it reads, where its password is, and who else sees a checkpoint."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from dealer_terminal.journal.frame import KeptFrame
from dealer_terminal.journal.note import Signature
from dealer_terminal.journal.record import Record


class ForwardedJournal(Struct, frozen=True):
    """Whose records they are."""

    id: str
    vkey: str


class ForwardStatus(Struct, frozen=True):
    """How far a journal is: records, those that a checkpoint covers, device frames, and when the last was written."""

    size: int = 0
    signed: int = 0
    frames: int = 0
    utc: int = 0


class ForwardedCheckpoint(Struct, frozen=True):
    """A checkpoint: how many records it covers, and its signed note."""

    size: int
    note: bytes


class ForwardedResumePoint(Struct, frozen=True):
    position: int = 0
    rest: bytes = b""
    tag: bytes = b""


class FrameRun(Struct, frozen=True):
    """Device frames one behind another, from this number on."""

    first: int
    frames: tuple[KeptFrame, ...] = ()


class ModelChanges(Struct, frozen=True):
    """What records from `begun` up to `upto` change in the read models, as JSON: `["add", table, [row, …]]`,
    `["set", table, key, values]` or `["remove", table, key]` each."""

    begun: int
    upto: int
    json: bytes = b"[]"


class Package(Struct, frozen=True):
    first: int
    records: tuple[Record, ...]
    checkpoints: tuple[ForwardedCheckpoint, ...]
    frames: FrameRun
    rest: ForwardedResumePoint
    tag: bytes
    changes: ModelChanges

    @property
    def note(self) -> bytes:
        """The newest checkpoint, which covers all of it."""
        return self.checkpoints[-1].note


class Tail(Struct, frozen=True):
    first: int
    records: tuple[Record, ...]
    frames: FrameRun
    tag: bytes
    changes: ModelChanges


Clock = Callable[[], int]
"""Microseconds since 1970."""
MOST_RECORDS = 2048
"""In a package, unless two checkpoints lie further apart."""


NO_CHANGES = -1
"""Nobody asks for changes in the read models."""


class JournalReader(Protocol):
    """A journal, read behind its table's back."""

    @property
    def journal(self) -> ForwardedJournal: ...

    @property
    def where(self) -> str: ...

    def look(self) -> ForwardStatus:
        """How far it is now."""
        ...

    def package(self, first: int, frame: int, modelled: int) -> Package:
        """From that record and that device frame on, up to a checkpoint; what changes in the read models from
        `modelled` on, if that is no later than `first`."""
        ...

    def tail(self, first: int, frame: int, modelled: int) -> Tail:
        """All from there on."""
        ...

    def changes(self, begun: int, end: int) -> ModelChanges:
        """Those of records from there on, as far as many at once, and not beyond `end`."""
        ...

    def checkpoint_at(self, size: int) -> ForwardedCheckpoint:
        """The newest one of so many records or fewer; of none, where there is no such one."""
        ...

    def close(self) -> None: ...


class FloorCredential(Struct, frozen=True):
    """How a terminal is let in; none has no role. A password that may not have been taken up yet stands before the one
    that was."""

    role: str = ""
    passwords: tuple[str, ...] = ()


class Shown(Struct, frozen=True):
    """A file that PostgreSQL's client is told: a key, and its certificate once there is one. `pem` is what stands
    in it; nothing, where there is no such file."""

    file: str
    pem: bytes


class Wallet(Protocol):
    """Where a terminal keeps its pass, for nobody else to read. What is written is on the disk before it returns."""

    def read(self) -> FloorCredential: ...

    def write(self, kept: FloorCredential) -> None: ...

    def certificate(self) -> Shown:
        """By which it is let in."""
        ...

    def next_certificate(self) -> Shown:
        """What is asked for: it has not been shown to the floor yet."""
        ...

    def write_next(self, pem: bytes) -> None: ...

    def renew(self) -> None:
        """The next one takes the place of the one before."""
        ...

    def drop_next(self) -> None: ...

    def drop(self) -> None:
        """All that was certified."""
        ...


class Witnessed(Struct, frozen=True):
    """What a witness answered about the checkpoint of `size` records: its lines, if it cosigned; `alarming` where a
    person has to look."""

    witness: str
    kind: str
    what: str
    alarming: bool
    size: int
    lines: tuple[Signature, ...] = ()


class Cosigners(Protocol):
    """Is told of each checkpoint that the floor has taken, to have it witnessed. It keeps nobody waiting but in
    `finish`."""

    def took(self, signed: ForwardedCheckpoint) -> None: ...

    def heard(self) -> tuple[Witnessed, ...]:
        """What was answered, and not passed on yet."""
        ...

    def passed_on(self, witnessed: Witnessed) -> None: ...

    def finish(self) -> None:
        """Waits until each has answered about the newest, or is not reached."""
        ...


class Nobody:
    """No witness is asked."""

    def took(self, signed: ForwardedCheckpoint) -> None:
        """Nothing is done about it."""

    def heard(self) -> tuple[Witnessed, ...]:
        return ()

    def passed_on(self, witnessed: Witnessed) -> None:
        """Nothing was heard."""

    def finish(self) -> None:
        """Nobody is waited for."""
