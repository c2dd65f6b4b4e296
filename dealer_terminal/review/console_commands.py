"""Commands at a console, a closed union. The operator is signed on, and the caller has verified the PIN."""

from msgspec import Struct

from dealer_terminal.journal.review_facts import MarkKind, RecordAt, RecordRange, Stood, ViewedAs
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.words import Words


class OpenConsole(Struct, frozen=True):
    """First command of a console, given once."""

    console: str


class SignOnReviewer(Struct, frozen=True):
    reviewer: Operator


class SignOffReviewer(Struct, frozen=True):
    pass


class GiveTables(Struct, frozen=True):
    """Complete list of a pit supervisor's tables. Tables that are not named are removed."""

    reviewer: str
    journals: tuple[str, ...]


class RecordView(Struct, frozen=True):
    at: RecordRange
    looked: ViewedAs


class PlaceMark(Struct, frozen=True):
    at: RecordRange
    kind: MarkKind
    text: str


class CorrectMark(Struct, frozen=True):
    mark: int
    kind: MarkKind
    text: str


class WithdrawMark(Struct, frozen=True):
    mark: int
    reason: str


class ReplyTo(Struct, frozen=True):
    mark: int
    text: str


class PlaceHold(Struct, frozen=True):
    at: RecordRange
    reason: str


class ReleaseHold(Struct, frozen=True):
    hold: int
    reason: str


class SetCamera(Struct, frozen=True):
    """One instant on both clocks, in microseconds UTC."""

    at: RecordAt
    camera: str
    table: int
    shows: int
    margin: int
    how: str


class WithdrawCamera(Struct, frozen=True):
    setting: int
    reason: str


class NoteExport(Struct, frozen=True):
    """Record of a file to be exported. The file is released after the record is written."""

    at: RecordRange
    what: str
    file: str
    hash: bytes
    reason: str


class RaiseAlarm(Struct, frozen=True):
    """Alarm raised by the console itself, regardless of who is signed on."""

    at: RecordAt
    alarm: str
    cause: str
    told: Words


class ReturnAlarm(Struct, frozen=True):
    """Alarm whose cause has cleared. Issued by the console itself."""

    alarm: int


class AcknowledgeAlarm(Struct, frozen=True):
    alarm: int


class AcknowledgeAlarms(Struct, frozen=True):
    """Acknowledgment of several alarms, such as all of one table and cause. Each gets a fact of its own."""

    alarms: tuple[int, ...]


class ConfirmAlarm(Struct, frozen=True):
    """Confirmation that an alarm was acted on. `text` says what was done."""

    alarm: int
    text: str


class ShelveAlarm(Struct, frozen=True):
    alarm: int
    reason: str
    seconds: int


class UnshelveAlarm(Struct, frozen=True):
    alarm: int


class ApproveItem(Struct, frozen=True):
    """Approval of a queue item. `signed_by` are those who signed at the table, from the item's record."""

    at: RecordAt
    signed_by: tuple[str, ...]
    note: str = ""


class QueryItem(Struct, frozen=True):
    at: RecordAt
    to: str
    text: str


class AnswerItem(Struct, frozen=True):
    query: int
    text: str


class WithdrawQuery(Struct, frozen=True):
    query: int
    reason: str


class EscalateItem(Struct, frozen=True):
    at: RecordAt
    to: str
    reason: str


class SignShift(Struct, frozen=True):
    """Signature on the SHA-256 of the figures shown to the signer."""

    since: int
    until: int
    read: tuple[RecordRange, ...]
    figures: bytes
    simulated: bool
    note: str


class SetPoint(Struct, frozen=True):
    """Point at the newest record of each table reviewed."""

    tables: tuple[RecordAt, ...]
    name: str = ""


class NoteTables(Struct, frozen=True):
    """Newest record of each table. Issued by the console itself, regardless of who is signed on."""

    tables: tuple[Stood, ...]


Ask = (
    OpenConsole
    | SignOnReviewer
    | SignOffReviewer
    | GiveTables
    | RecordView
    | PlaceMark
    | CorrectMark
    | WithdrawMark
    | ReplyTo
    | PlaceHold
    | ReleaseHold
    | SetCamera
    | WithdrawCamera
    | NoteExport
    | RaiseAlarm
    | ReturnAlarm
    | AcknowledgeAlarm
    | AcknowledgeAlarms
    | ConfirmAlarm
    | ShelveAlarm
    | UnshelveAlarm
    | ApproveItem
    | QueryItem
    | AnswerItem
    | WithdrawQuery
    | EscalateItem
    | SignShift
    | SetPoint
    | NoteTables
)
