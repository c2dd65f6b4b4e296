"""What the journal itself has to say. These stand among the facts of the table and change nothing at it."""

from msgspec import Struct

from dealer_terminal.journal.people_facts import PeopleFact
from dealer_terminal.journal.review_facts import ReviewFact


class ClockSteppedBack(Struct, frozen=True):
    """The wall clock shows an earlier time than it did at the record before; both in microseconds UTC."""

    before: int
    after: int


class FramesKept(Struct, frozen=True):
    """The sealed device frames up to here: their numbers, and the Merkle root (RFC 6962) over them."""

    first: int
    last: int
    root: bytes


class MonthArchived(Struct, frozen=True):
    """The records before `end` and the frames before `end_frame` of a month stand in a file with this SHA-256."""

    month: str
    first: int
    end: int
    first_frame: int
    end_frame: int
    file: str
    hash: bytes


class FramesRemoved(Struct, frozen=True):
    """The frames from `first` up to `end` stand only in the archive with this SHA-256; their root stays in records."""

    first: int
    end: int
    file: str
    hash: bytes


class JournalContinued(Struct, frozen=True):
    """An administrator goes on from `size` records, after the terminal had written `known` of them with this root.
    What stood behind `size` is in another file, or lost. `journal` is empty, or the id of another one that it knew."""

    size: int
    known: int
    root: bytes
    reason: str
    journal: str = ""


Added = PeopleFact | MonthArchived | FramesRemoved | JournalContinued | ReviewFact
"""What is asked for beside the table; all else the journal notices by itself."""

JournalFact = ClockSteppedBack | FramesKept | Added
