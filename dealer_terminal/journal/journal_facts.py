"""Facts about the journal itself. They are recorded among the table's facts and do not change its state."""

from msgspec import Struct

from dealer_terminal.journal.people_facts import PeopleFact
from dealer_terminal.journal.review_facts import ReviewFact


class ClockSteppedBack(Struct, frozen=True):
    """Step of the wall clock to an earlier time than at the previous record. Both are in microseconds UTC."""

    before: int
    after: int


class FramesKept(Struct, frozen=True):
    """Sealed device frames from `first` to `last`, and the Merkle root (RFC 6962) over them."""

    first: int
    last: int
    root: bytes


class MonthArchived(Struct, frozen=True):
    """Archive file of a month, with its SHA-256.

    It holds the records before `end` and the frames before `end_frame`.
    """

    month: str
    first: int
    end: int
    first_frame: int
    end_frame: int
    file: str
    hash: bytes


class FramesRemoved(Struct, frozen=True):
    """Removal of the frames from `first` up to `end`. They are now only in the archive with this SHA-256.

    Records still hold their root.
    """

    first: int
    end: int
    file: str
    hash: bytes


class JournalContinued(Struct, frozen=True):
    """Continuation by an administrator from `size` records. The terminal had written `known` records, with this
    root.

    Records after `size` are in another file or lost. `journal` is empty, or the id of another journal that the terminal
    knew.
    """

    size: int
    known: int
    root: bytes
    reason: str
    journal: str = ""


Added = PeopleFact | MonthArchived | FramesRemoved | JournalContinued | ReviewFact
"""Facts that are requested away from the table. The journal produces all others itself."""

JournalFact = ClockSteppedBack | FramesKept | Added
