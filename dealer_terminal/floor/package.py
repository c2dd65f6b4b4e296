"""What is sent to a floor: records up to a signed checkpoint, and what stands behind it unsigned."""

from msgspec import Struct

from dealer_terminal.journal.frame import KeptFrame
from dealer_terminal.journal.record import Record


class Journal(Struct, frozen=True):
    """Whose records they are."""

    id: str
    vkey: str


class Stands(Struct, frozen=True):
    """How far a journal is: records, those that a checkpoint covers, device frames, and when the last was written."""

    size: int = 0
    signed: int = 0
    frames: int = 0
    utc: int = 0


class Signed(Struct, frozen=True):
    """A checkpoint: how many records it covers, and its signed note."""

    size: int
    note: bytes


class Rest(Struct, frozen=True):
    position: int = 0
    rest: bytes = b""
    tag: bytes = b""


class Frames(Struct, frozen=True):
    """Device frames one behind another, from this number on."""

    first: int
    frames: tuple[KeptFrame, ...] = ()


class Changes(Struct, frozen=True):
    """What records from `begun` up to `upto` change in the read models, as JSON: `["add", table, [row, …]]`,
    `["set", table, key, values]` or `["remove", table, key]` each."""

    begun: int
    upto: int
    json: bytes = b"[]"


class Package(Struct, frozen=True):
    first: int
    records: tuple[Record, ...]
    checkpoints: tuple[Signed, ...]
    frames: Frames
    rest: Rest
    tag: bytes
    changes: Changes

    @property
    def note(self) -> bytes:
        """The newest checkpoint, which covers all of it."""
        return self.checkpoints[-1].note


class Tail(Struct, frozen=True):
    first: int
    records: tuple[Record, ...]
    frames: Frames
    tag: bytes
    changes: Changes
