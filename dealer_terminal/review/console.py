"""Fold of a console's journal. Of a table's journal, it holds only the records that reviewers refer to."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal import review_facts
from dealer_terminal.journal.review_facts import CameraSet, Exported, MarkKind, RecordAt, RecordRange, ReviewFact
from dealer_terminal.procedure.people import Operator
from dealer_terminal.review.alarms.board import AlarmFact, Board, board_after
from dealer_terminal.review.answers import Written
from dealer_terminal.review.queue.board import QueueFact, Works, works_after


class Wording(Struct, frozen=True):
    written: Written
    kind: MarkKind
    text: str


class MarkReply(Struct, frozen=True):
    written: Written
    text: str


class ReviewMark(Struct, frozen=True):
    """A mark. The last wording applies; earlier ones remain, and so does a withdrawn mark, with the reason."""

    at: RecordRange
    wordings: tuple[Wording, ...]
    replies: tuple[MarkReply, ...] = ()
    withdrawn: tuple[MarkReply, ...] = ()

    @property
    def id(self) -> int:
        return self.wordings[0].written.position

    @property
    def by(self) -> str:
        return self.wordings[0].written.by

    @property
    def wording(self) -> Wording:
        return self.wordings[-1]


class LegalHold(Struct, frozen=True):
    at: RecordRange
    written: Written
    reason: str
    released: tuple[MarkReply, ...] = ()


class CameraSetting(Struct, frozen=True):
    """A setting of a camera's clock."""

    written: Written
    fact: CameraSet
    withdrawn: tuple[MarkReply, ...] = ()


class Export(Struct, frozen=True):
    written: Written
    fact: Exported


class SignedShift(Struct, frozen=True):
    written: Written
    fact: review_facts.ShiftSigned

    @property
    def of(self) -> tuple[int, int, frozenset[str]]:
        """Identify the shift by its time and tables."""
        return shift_of(self.fact.since, self.fact.until, self.fact.read)


def shift_of(since: int, until: int, read: Iterable[RecordRange]) -> tuple[int, int, frozenset[str]]:
    return since, until, frozenset(each.first.journal for each in read)


class Point(Struct, frozen=True):
    """Records up to which a reviewer had reviewed some tables."""

    written: Written
    name: str
    at: tuple[RecordAt, ...]

    def seen(self, journal: str) -> tuple[RecordAt, ...]:
        """Return the record reviewed last at that table, or none if the point does not include it."""
        return tuple(each for each in self.at if each.journal == journal)

    def before(self, journal: str) -> int:
        """Return the first position that is new."""
        return next((each.position + 1 for each in self.seen(journal)), 0)


class Sitting(Struct, frozen=True):
    """Period in which a reviewer was signed on, in microseconds UTC. `ended` is empty while it lasts."""

    who: str
    began: int
    ended: tuple[int, ...] = ()


class Console(Struct, frozen=True):
    """State of a console. View records are not kept in it.

    `opened` is the time at which it was opened. `people` are the names of everyone who signed on, `staff` all known
    operators, and `sittings` the sign-on periods. `tables` are each pit supervisor's own tables, by journal id.
    """

    name: str = ""
    reviewer: Operator | None = None
    opened: int = 0
    people: dict[str, str] = {}
    staff: dict[str, Operator] = {}
    sittings: tuple[Sitting, ...] = ()
    tables: dict[str, tuple[str, ...]] = {}
    marks: dict[int, ReviewMark] = {}
    holds: dict[int, LegalHold] = {}
    settings: dict[int, CameraSetting] = {}
    exports: tuple[Export, ...] = ()
    alarms: Board = {}
    shifts: tuple[SignedShift, ...] = ()
    works: Works = {}
    points: tuple[Point, ...] = ()

    def cameras_set(self) -> tuple[CameraSet, ...]:
        """Return the settings in effect, in the order in which they were made."""
        return tuple(each.fact for each in self.settings.values() if not each.withdrawn)

    def point_of(self, person: str, journal: str) -> tuple[Point, ...]:
        """Return a person's newest point for that table, or none."""
        return tuple(each for each in self.points if each.written.by == person and each.seen(journal))[-1:]

    def named(self, person: str) -> str:
        return self.people.get(person, person)


def staffed(console: Console, person: Operator) -> Console:
    return replace(console, staff={**console.staff, person.id: person})


def console_after(console: Console, fact: ReviewFact, written: Written) -> Console:
    return _FOLDS[type(fact)](console, fact, written)


def _opened(console: Console, fact: review_facts.ConsoleOpened, written: Written) -> Console:
    return replace(console, name=fact.console, opened=written.utc)


def _signed_on(console: Console, fact: review_facts.ReviewerSignedOn, written: Written) -> Console:
    who = fact.reviewer
    return replace(
        console,
        reviewer=who,
        people={**console.people, who.id: who.name},
        staff={**console.staff, who.id: who},
        sittings=(*console.sittings, Sitting(who.id, written.utc)),
    )


def _signed_off(console: Console, _: review_facts.ReviewerSignedOff, written: Written) -> Console:
    *before, last = console.sittings
    return replace(console, reviewer=None, sittings=(*before, replace(last, ended=(written.utc,))))


def _tables_given(console: Console, fact: review_facts.TablesGiven, _: Written) -> Console:
    return replace(console, tables={**console.tables, fact.reviewer: fact.journals})


def _looked(console: Console, _: review_facts.Looked | review_facts.TablesStood, __: Written) -> Console:
    return console


def _marked(console: Console, fact: review_facts.Marked, written: Written) -> Console:
    return _with(console, ReviewMark(fact.at, (Wording(written, fact.kind, fact.text),)))


def _mark_corrected(console: Console, fact: review_facts.MarkCorrected, written: Written) -> Console:
    mark = console.marks[fact.mark]
    return _with(console, replace(mark, wordings=(*mark.wordings, Wording(written, fact.kind, fact.text))))


def _mark_withdrawn(console: Console, fact: review_facts.MarkWithdrawn, written: Written) -> Console:
    return _with(console, replace(console.marks[fact.mark], withdrawn=(MarkReply(written, fact.reason),)))


def _replied(console: Console, fact: review_facts.Replied, written: Written) -> Console:
    mark = console.marks[fact.mark]
    return _with(console, replace(mark, replies=(*mark.replies, MarkReply(written, fact.text))))


def _held(console: Console, fact: review_facts.Held, written: Written) -> Console:
    return replace(console, holds={**console.holds, written.position: LegalHold(fact.at, written, fact.reason)})


def _hold_released(console: Console, fact: review_facts.HoldReleased, written: Written) -> Console:
    released = replace(console.holds[fact.hold], released=(MarkReply(written, fact.reason),))
    return replace(console, holds={**console.holds, fact.hold: released})


def _camera_set(console: Console, fact: CameraSet, written: Written) -> Console:
    return replace(console, settings={**console.settings, written.position: CameraSetting(written, fact)})


def _camera_set_withdrawn(console: Console, fact: review_facts.CameraSetWithdrawn, written: Written) -> Console:
    withdrawn = replace(console.settings[fact.setting], withdrawn=(MarkReply(written, fact.reason),))
    return replace(console, settings={**console.settings, fact.setting: withdrawn})


def _exported(console: Console, fact: Exported, written: Written) -> Console:
    return replace(console, exports=(*console.exports, Export(written, fact)))


def _alarmed(console: Console, fact: AlarmFact, written: Written) -> Console:
    return replace(console, alarms=board_after(console.alarms, fact, written))


def _worked(console: Console, fact: QueueFact, written: Written) -> Console:
    return replace(console, works=works_after(console.works, fact, written))


def _shift_signed(console: Console, fact: review_facts.ShiftSigned, written: Written) -> Console:
    return replace(console, shifts=(*console.shifts, SignedShift(written, fact)))


def _point_set(console: Console, fact: review_facts.PointSet, written: Written) -> Console:
    return replace(console, points=(*console.points, Point(written, fact.name, fact.at)))


def _with(console: Console, mark: ReviewMark) -> Console:
    return replace(console, marks={**console.marks, mark.id: mark})


_FOLDS: Mapping[type[ReviewFact], Callable[[Console, Any, Written], Console]] = {
    review_facts.ConsoleOpened: _opened,
    review_facts.ReviewerSignedOn: _signed_on,
    review_facts.ReviewerSignedOff: _signed_off,
    review_facts.TablesGiven: _tables_given,
    review_facts.Looked: _looked,
    review_facts.Marked: _marked,
    review_facts.MarkCorrected: _mark_corrected,
    review_facts.MarkWithdrawn: _mark_withdrawn,
    review_facts.Replied: _replied,
    review_facts.Held: _held,
    review_facts.HoldReleased: _hold_released,
    CameraSet: _camera_set,
    review_facts.CameraSetWithdrawn: _camera_set_withdrawn,
    Exported: _exported,
    review_facts.AlarmRaised: _alarmed,
    review_facts.AlarmReturned: _alarmed,
    review_facts.AlarmAcknowledged: _alarmed,
    review_facts.AlarmConfirmed: _alarmed,
    review_facts.AlarmShelved: _alarmed,
    review_facts.AlarmUnshelved: _alarmed,
    review_facts.ItemApproved: _worked,
    review_facts.ItemQueried: _worked,
    review_facts.ItemAnswered: _worked,
    review_facts.ItemQueryWithdrawn: _worked,
    review_facts.ItemEscalated: _worked,
    review_facts.ShiftSigned: _shift_signed,
    review_facts.PointSet: _point_set,
    review_facts.TablesStood: _looked,
}


def holds_of(console: Console, journal: str) -> tuple[LegalHold, ...]:
    """Return the legal holds in effect on a journal."""
    found = (each for each in console.holds.values() if each.at.first.journal == journal and not each.released)
    return tuple(sorted(found, key=lambda each: (each.at.first.position, each.written.position)))


def touching(holds: Iterable[LegalHold], first: int, end: int) -> tuple[LegalHold, ...]:
    """Return the holds on any record from `first` up to `end`."""
    return tuple(each for each in holds if each.at.first.position < end and each.at.last.position >= first)
