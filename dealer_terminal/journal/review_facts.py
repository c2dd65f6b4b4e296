"""Actions at a console, recorded in the console's own journal. A table's journal never contains one.

A record of another journal is identified by that journal's id, its position and its leaf hash.
"""

from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.words import Words


class RecordAt(Struct, frozen=True):
    """Record of another journal."""

    journal: str
    position: int
    leaf: bytes


class RecordRange(Struct, frozen=True):
    """Records of one journal, the last one included. For a single moment, both are the same record."""

    first: RecordAt
    last: RecordAt


class MarkKind(Enum):
    NOTE = "note"
    QUESTION = "question"
    WRONG = "wrong"


class ViewedAs(Enum):
    """Content of a view by a reviewer. Cards not exposed at the table count as a view of their own."""

    TABLE = "table"
    SCREEN = "dealers-screen"
    UNSEEN_CARDS = "unseen-cards"
    COMPARED = "compared"
    SHIFT = "shift"


class ConsoleOpened(Struct, frozen=True):
    """First record of a console's journal, and of no other."""

    console: str


class ReviewerSignedOn(Struct, frozen=True):
    reviewer: Operator


class ReviewerSignedOff(Struct, frozen=True):
    reviewer: Operator


class TablesGiven(Struct, frozen=True):
    """Assignment by an administrator of a pit supervisor's own tables, replacing earlier ones."""

    reviewer: str
    journals: tuple[str, ...]


class Looked(Struct, frozen=True):
    at: RecordRange
    looked: ViewedAs


class Marked(Struct, frozen=True):
    at: RecordRange
    kind: MarkKind
    text: str


class MarkCorrected(Struct, frozen=True):
    """Edit of a mark; the original remains. `mark` is the position of the record that created it, here and below."""

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
    """Legal hold. The months that the range touches are preserved until it is released."""

    at: RecordRange
    reason: str


class HoldReleased(Struct, frozen=True):
    hold: int
    reason: str


class CameraSet(Struct, frozen=True):
    """Match of a camera's clock with a table's: one instant on both, in microseconds UTC, and the possible error.

    `at` is the record that the table's time was read from.
    """

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
    """Export of a file: its name and the SHA-256 of its bytes."""

    at: RecordRange
    what: str
    file: str
    hash: bytes
    reason: str


class AlarmRaised(Struct, frozen=True):
    """Alarm raised by the console. Later facts identify it by the position of this record.

    `at` is the record at which the condition began. `cause` distinguishes alarms of one name at a table. `told` is the
    sentence and its values, so that it can be shown in the reader's language.
    """

    at: RecordAt
    alarm: str
    cause: str
    told: Words


class AlarmReturned(Struct, frozen=True):
    """Clearing of an alarm's cause, noted by the console."""

    alarm: int


class AlarmAcknowledged(Struct, frozen=True):
    """Acknowledgment that a reviewer has seen the alarm."""

    alarm: int


class AlarmConfirmed(Struct, frozen=True):
    """Confirmation that a reviewer has acted on the alarm."""

    alarm: int
    done: str


class AlarmShelved(Struct, frozen=True):
    """Hiding of an alarm for this time, by a reviewer and with a reason."""

    alarm: int
    reason: str
    seconds: int


class AlarmUnshelved(Struct, frozen=True):
    alarm: int


class ItemApproved(Struct, frozen=True):
    """Approval of a table's record that requires a second review. A reviewer found it correct."""

    at: RecordAt
    text: str


class ItemQueried(Struct, frozen=True):
    """Question about a queue item. Later facts identify it by the position of this record.

    `to` names the person asked, in free text.
    """

    at: RecordAt
    to: str
    text: str


class ItemAnswered(Struct, frozen=True):
    query: int
    text: str


class ItemQueryWithdrawn(Struct, frozen=True):
    """Withdrawal of a query, which then needs no answer."""

    query: int
    reason: str


class ItemEscalated(Struct, frozen=True):
    at: RecordAt
    to: str
    reason: str


class ShiftSigned(Struct, frozen=True):
    """Signature on the figures of a shift at some tables. `figures` is their SHA-256.

    They follow from the records in `read` that began between two instants, in microseconds UTC. `amends` is the record
    of this journal that signed earlier figures of the same shift, and remains; 0 if there is none.
    """

    since: int
    until: int
    read: tuple[RecordRange, ...]
    figures: bytes
    simulated: bool
    note: str
    amends: int


class PointSet(Struct, frozen=True):
    """Records up to which a reviewer has reviewed these tables. Later changes are shown as new."""

    at: tuple[RecordAt, ...]
    name: str


class Stood(Struct, frozen=True):
    """Newest record of a table's journal, and the place that it was read from."""

    place: str
    at: RecordAt


class TablesStood(Struct, frozen=True):
    """Newest record of each table, noted by the console so that each journal's end at that time remains known."""

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
