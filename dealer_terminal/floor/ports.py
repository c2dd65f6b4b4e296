"""Ports of a forwarder: the journal that it reads, its credentials, and the witnesses of checkpoints."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from dealer_terminal.journal.frame import KeptFrame
from dealer_terminal.journal.note import Signature
from dealer_terminal.journal.record import Record


class ForwardedJournal(Struct, frozen=True):
    """Identity of a journal: its id and verifier key."""

    id: str
    vkey: str


class ForwardStatus(Struct, frozen=True):
    """Progress of a journal: records, records covered by a checkpoint, device frames, and the time of the last
    write."""

    size: int = 0
    signed: int = 0
    frames: int = 0
    utc: int = 0


class ForwardedCheckpoint(Struct, frozen=True):
    """A checkpoint: the number of records it covers, and its signed note."""

    size: int
    note: bytes


class ForwardedResumePoint(Struct, frozen=True):
    position: int = 0
    rest: bytes = b""
    tag: bytes = b""


class FrameRun(Struct, frozen=True):
    """Consecutive device frames, starting at number `first`."""

    first: int
    frames: tuple[KeptFrame, ...] = ()


class ModelChanges(Struct, frozen=True):
    """Read-model changes by the records from `begun` up to `upto`, as JSON: each is `["add", table, [row, …]]`,
    `["set", table, key, values]` or `["remove", table, key]`."""

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
        """Return the newest checkpoint, which covers the whole package."""
        return self.checkpoints[-1].note


class Tail(Struct, frozen=True):
    first: int
    records: tuple[Record, ...]
    frames: FrameRun
    tag: bytes
    changes: ModelChanges


Clock = Callable[[], int]
"""Function that returns microseconds since 1970."""
MOST_RECORDS = 2048
"""Maximum number of records in a package, unless two checkpoints are further apart."""


NO_CHANGES = -1
"""Value that requests no read-model changes."""


class JournalReader(Protocol):
    """Reader of a journal, independent of the table that writes it."""

    @property
    def journal(self) -> ForwardedJournal: ...

    @property
    def where(self) -> str: ...

    def look(self) -> ForwardStatus:
        """Return the current status."""
        ...

    def package(self, first: int, frame: int, modelled: int) -> Package:
        """Return a package from that record and that device frame to a checkpoint, with the read-model changes from
        `modelled` on if it is not later than `first`."""
        ...

    def tail(self, first: int, frame: int, modelled: int) -> Tail:
        """Return everything from there on."""
        ...

    def changes(self, begun: int, end: int) -> ModelChanges:
        """Return the changes of the records from there on, limited in number, and not beyond `end`."""
        ...

    def checkpoint_at(self, size: int) -> ForwardedCheckpoint:
        """Return the newest checkpoint of at most this many records, or an empty one."""
        ...

    def close(self) -> None: ...


class FloorCredential(Struct, frozen=True):
    """Credential of a terminal; without one the role is empty. A password that the server may not have set yet comes
    before the one it has."""

    role: str = ""
    passwords: tuple[str, ...] = ()


class Shown(Struct, frozen=True):
    """File for PostgreSQL's client with a key and, once issued, its certificate. `pem` is its content, empty if there
    is no file."""

    file: str
    pem: bytes


class Wallet(Protocol):
    """Private store of a terminal's credentials. Written data is on disk before the call returns."""

    def read(self) -> FloorCredential: ...

    def write(self, kept: FloorCredential) -> None: ...

    def certificate(self) -> Shown:
        """Return the certificate in use."""
        ...

    def next_certificate(self) -> Shown:
        """Return the requested certificate, not yet presented to the server."""
        ...

    def write_next(self, pem: bytes) -> None: ...

    def renew(self) -> None:
        """Replace the certificate in use with the next one."""
        ...

    def drop_next(self) -> None: ...

    def drop(self) -> None:
        """Delete all certificates."""
        ...


class Witnessed(Struct, frozen=True):
    """A witness's answer on the checkpoint of `size` records, with its lines if it cosigned. If `alarming` is True, a
    person must check."""

    witness: str
    kind: str
    what: str
    alarming: bool
    size: int
    lines: tuple[Signature, ...] = ()


class Cosigners(Protocol):
    """Witnesses, notified of each checkpoint that the server has taken. Only `finish` blocks."""

    def took(self, signed: ForwardedCheckpoint) -> None: ...

    def heard(self) -> tuple[Witnessed, ...]:
        """Return the answers not forwarded yet."""
        ...

    def passed_on(self, witnessed: Witnessed) -> None: ...

    def finish(self) -> None:
        """Wait until every witness has answered about the newest checkpoint or is unreachable."""
        ...


class Nobody:
    """Cosigners without any witness."""

    def took(self, signed: ForwardedCheckpoint) -> None:
        """Do nothing: there is no witness."""

    def heard(self) -> tuple[Witnessed, ...]:
        return ()

    def passed_on(self, witnessed: Witnessed) -> None:
        """Do nothing: there are no answers."""

    def finish(self) -> None:
        """Do nothing: there is no answer to wait for."""
