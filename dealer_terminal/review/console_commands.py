"""What is asked for at a console: a closed union. Who asks has signed on; whoever calls has checked the PIN."""

from msgspec import Struct

from dealer_terminal.journal.review_facts import LookedAs, MarkKind, RecordAt, RecordRange, Stood
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.words import Words


class OpenConsole(Struct, frozen=True):
    """Once, before anything else."""

    console: str


class SignOnReviewer(Struct, frozen=True):
    reviewer: Operator


class SignOffReviewer(Struct, frozen=True):
    pass


class GiveTables(Struct, frozen=True):
    """All the tables of a pit supervisor; those that are not named are not theirs any more."""

    reviewer: str
    journals: tuple[str, ...]


class Look(Struct, frozen=True):
    at: RecordRange
    looked: LookedAs


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
    """Two instants that are one, in microseconds UTC."""

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
    """A file that is about to leave the house; it is handed over once this is written."""

    at: RecordRange
    what: str
    file: str
    hash: bytes
    reason: str


class RaiseAlarm(Struct, frozen=True):
    """By the console itself, whoever is signed on."""

    at: RecordAt
    alarm: str
    cause: str
    told: Words


class ReturnAlarm(Struct, frozen=True):
    """By the console itself: its cause is over."""

    alarm: int


class AcknowledgeAlarm(Struct, frozen=True):
    alarm: int


class AcknowledgeAlarms(Struct, frozen=True):
    """Several at once, such as all of one table and cause; each is acknowledged by a fact of its own."""

    alarms: tuple[int, ...]


class ConfirmAlarm(Struct, frozen=True):
    """`text` is what was done."""

    alarm: int
    text: str


class ShelveAlarm(Struct, frozen=True):
    alarm: int
    reason: str
    seconds: int


class UnshelveAlarm(Struct, frozen=True):
    alarm: int


class ApproveItem(Struct, frozen=True):
    """`signed_by` are those who signed the act at the table, from its record."""

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
    """The SHA-256 of figures that the signer has before them."""

    since: int
    until: int
    read: tuple[RecordRange, ...]
    figures: bytes
    simulated: bool
    note: str


class SetPoint(Struct, frozen=True):
    """The newest record of each table that was looked at."""

    tables: tuple[RecordAt, ...]
    name: str = ""


class NoteTables(Struct, frozen=True):
    """By the console itself, whoever is signed on: how far each table has come."""

    tables: tuple[Stood, ...]


Ask = (
    OpenConsole
    | SignOnReviewer
    | SignOffReviewer
    | GiveTables
    | Look
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
