"""What the journal itself has to say. These stand among the facts of the table and change nothing at it."""

from msgspec import Struct


class ClockSteppedBack(Struct, frozen=True):
    """The wall clock shows an earlier time than it did at the record before; both in microseconds UTC."""

    before: int
    after: int


class FramesKept(Struct, frozen=True):
    """The sealed device frames up to here: their numbers, and the Merkle root (RFC 6962) over them."""

    first: int
    last: int
    root: bytes


JournalFact = ClockSteppedBack | FramesKept
