"""What is done at a console, in the console's own journal. A table's journal never holds one of these.

What is looked at stands in another journal: it is named by that journal's id, the record's position and its leaf hash.
"""

from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.words import Words


class RecordAt(Struct, frozen=True):
    """A record of another journal."""

    journal: str
    position: int
    leaf: bytes


class RecordRange(Struct, frozen=True):
    """Records of one journal, the last one among them; a moment is the same one twice."""

    first: RecordAt
    last: RecordAt


class MarkKind(Enum):
    NOTE = "note"
    QUESTION = "question"
    WRONG = "wrong"


class LookedAs(Enum):
    """What a reviewer had before them; cards that were not seen at the table are a look of their own."""

    TABLE = "table"
    SCREEN = "dealers-screen"
    UNSEEN_CARDS = "unseen-cards"
    COMPARED = "compared"
    SHIFT = "shift"


class ConsoleOpened(Struct, frozen=True):
    """The first record of a console's journal, and of no other."""

    console: str


class ReviewerSignedOn(Struct, frozen=True):
    reviewer: Operator


class ReviewerSignedOff(Struct, frozen=True):
    reviewer: Operator


class TablesGiven(Struct, frozen=True):
    """Which journals are a pit supervisor's own tables, from now on; by an administrator."""

    reviewer: str
    journals: tuple[str, ...]


class Looked(Struct, frozen=True):
    at: RecordRange
    looked: LookedAs


class Marked(Struct, frozen=True):
    at: RecordRange
    kind: MarkKind
    text: str


class MarkCorrected(Struct, frozen=True):
    """`mark` is the position of the record that made it, here and below. The original stays."""

    mark: int
    kind: MarkKind
    text: str


class MarkWithdrawn(Struct, frozen=True):
    mark: int
    reason: str


class Replied(Struct, frozen=True):
    mark: int
    text: str


class Held(Struct, frozen=True):
    """The months that it touches stay as they are until it is released."""

    at: RecordRange
    reason: str


class HoldReleased(Struct, frozen=True):
    hold: int
    reason: str


class CameraSet(Struct, frozen=True):
    """Two instants that are one: the table's clock and what the camera shows, in microseconds UTC, and how far off that
    may be. `at` is the record that the table's instant was read from."""

    at: RecordAt
    camera: str
    table: int
    shows: int
    margin: int
    how: str


class CameraSetWithdrawn(Struct, frozen=True):
    setting: int
    reason: str


class Exported(Struct, frozen=True):
    """What left the house: a file's name and the SHA-256 of its bytes."""

    at: RecordRange
    what: str
    file: str
    hash: bytes
    reason: str


class AlarmRaised(Struct, frozen=True):
    """By the console itself. `at` is the record since which it calls for somebody, `cause` tells it from others of its
    name at that table, `told` is the sentence and what stands in it: whoever reads it reads their own language. The
    record that says so names the alarm below."""

    at: RecordAt
    alarm: str
    cause: str
    told: Words


class AlarmReturned(Struct, frozen=True):
    """By the console itself: what it was raised for is over."""

    alarm: int


class AlarmAcknowledged(Struct, frozen=True):
    """Somebody has seen it."""

    alarm: int


class AlarmConfirmed(Struct, frozen=True):
    """Somebody has done something about it."""

    alarm: int
    done: str


class AlarmShelved(Struct, frozen=True):
    """Out of sight for so long, by a person and with a reason."""

    alarm: int
    reason: str
    seconds: int


class AlarmUnshelved(Struct, frozen=True):
    alarm: int


class ItemApproved(Struct, frozen=True):
    """A record of a table that calls for a second pair of eyes: somebody has looked at it, and it is right."""

    at: RecordAt
    text: str


class ItemQueried(Struct, frozen=True):
    """The record that says so names the query below. `to` is whoever is asked, as a person would say it."""

    at: RecordAt
    to: str
    text: str


class ItemAnswered(Struct, frozen=True):
    query: int
    text: str


class ItemQueryWithdrawn(Struct, frozen=True):
    """Nobody is to answer it any more."""

    query: int
    reason: str


class ItemEscalated(Struct, frozen=True):
    at: RecordAt
    to: str
    reason: str


class ShiftSigned(Struct, frozen=True):
    """Somebody stands for what some tables' shift came to: the SHA-256 of its figures, as they follow from the records
    that were `read` and began between two instants, in microseconds UTC. `amends` is the record of this journal that
    signed other figures of the same shift before, 0 where none did: that one stays."""

    since: int
    until: int
    read: tuple[RecordRange, ...]
    figures: bytes
    simulated: bool
    note: str
    amends: int


class PointSet(Struct, frozen=True):
    """Up to these records somebody has looked at these tables; what changes after them is told as new."""

    at: tuple[RecordAt, ...]
    name: str


class Stood(Struct, frozen=True):
    """The newest record of a table's journal, and the place that it was read from."""

    place: str
    at: RecordAt


class TablesStood(Struct, frozen=True):
    """By the console itself: how far these tables had come, so that what was there then is known later too."""

    tables: tuple[Stood, ...]


ReviewFact = (
    ConsoleOpened
    | ReviewerSignedOn
    | ReviewerSignedOff
    | TablesGiven
    | Looked
    | Marked
    | MarkCorrected
    | MarkWithdrawn
    | Replied
    | Held
    | HoldReleased
    | CameraSet
    | CameraSetWithdrawn
    | Exported
    | AlarmRaised
    | AlarmReturned
    | AlarmAcknowledged
    | AlarmConfirmed
    | AlarmShelved
    | AlarmUnshelved
    | ItemApproved
    | ItemQueried
    | ItemAnswered
    | ItemQueryWithdrawn
    | ItemEscalated
    | ShiftSigned
    | PointSet
    | TablesStood
)
