"""Timeline of records: a short text for each, with its procedure step, paragraph, money and weight."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, get_args

from msgspec import Struct

from dealer_terminal.journal import journal_facts, people_facts, review_facts
from dealer_terminal.journal.codec import UnknownFact
from dealer_terminal.journal.journal_facts import JournalFact
from dealer_terminal.journal.people_facts import PeopleFact
from dealer_terminal.journal.replay import Entry, ReplayStep
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.checklist import ChecklistItem, ItemCondition, checklist
from dealer_terminal.procedure.device_faults import known_fault, told_fault
from dealer_terminal.procedure.evolve import happens_at_table
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.people import Approval, approvals_given
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import NO_WORDS, Value, Words, as_told, listed, words
from dealer_terminal.review.day import LANES, Lane, Weight
from dealer_terminal.review.money_fact_text import TOLD_MONEY
from dealer_terminal.review.names import choice_name
from dealer_terminal.review.play_fact_text import TOLD_PLAY, Told
from dealer_terminal.rules.hand import Line, Result

ToldBeside = Callable[[Any], Words]


def irregularity_name(state: State, irregularity: str) -> Words:
    """Return the title in the rulebook or house procedures in effect, or the id if neither has one."""
    papers = (*(state.book.irregularities if state.book else ()), *(state.house.irregularities if state.house else ()))
    return next((words(each.title) for each in papers if each.id == irregularity), as_told(irregularity))


def _reported(state: State, fact: facts.IrregularityReported) -> Words:
    name = irregularity_name(state, fact.irregularity)
    if not fact.seats:
        return words("Reported: {name}", name=name)
    seats: Value = listed([*fact.seats])
    return words("Reported at position {seats}: {name}", name=name, seats=seats)


def _resolved(state: State, fact: facts.IrregularityResolved) -> Words:
    name = irregularity_name(state, fact.irregularity)
    return words("Answered: {choice} ({name})", name=name, choice=choice_name(fact.irregularity, fact.choice))


def _raised(_: State, fact: facts.DeviceFaultRaised) -> Words:
    return told_fault(known_fault(fact.fault), fact.detail).told


def _cleared(_: State, fact: facts.DeviceFaultCleared) -> Words:
    return words("Fault over: {fault}", fault=told_fault(known_fault(fact.fault), fact.fault).told)


_LOOKED_AT: Mapping[review_facts.ViewedAs, Words] = {
    review_facts.ViewedAs.TABLE: words("the table"),
    review_facts.ViewedAs.SCREEN: words("the dealer's screen"),
    review_facts.ViewedAs.UNSEEN_CARDS: words("cards that were not seen at the table"),
    review_facts.ViewedAs.COMPARED: words("a comparison"),
    review_facts.ViewedAs.SHIFT: words("a shift's figures"),
}


def _looked(fact: review_facts.Looked) -> Words:
    return words(
        "Looked at {what}: records {first} to {last}",
        what=_LOOKED_AT[fact.looked],
        first=fact.at.first.position,
        last=fact.at.last.position,
    )


TOLD_TABLE: Mapping[type[Fact], Told] = {
    facts.TableOpened: lambda _, fact: words("Table {table} opened", table=fact.table),
    facts.TermsChanged: lambda _, fact: words("Terms changed: {count}", count=len(fact.changes)),
    facts.TableClosed: lambda _, __: words("Table closed"),
    facts.DealerSignedOn: lambda _, fact: words("{name} signed on", name=fact.dealer.name),
    facts.DealerSignedOff: lambda _, fact: words("{name} signed off", name=fact.dealer.name),
    facts.IrregularityReported: _reported,
    facts.IrregularityResolved: _resolved,
    facts.DeviceFaultRaised: _raised,
    facts.DeviceFaultCleared: lambda _, fact: words(
        "Fault over: {fault}", fault=told_fault(known_fault(fact.fault), fact.fault).told
    ),
}

TOLD_BESIDE: Mapping[type[JournalFact], ToldBeside] = {
    journal_facts.ClockSteppedBack: lambda _: words("The table's clock was set back"),
    journal_facts.FramesKept: lambda fact: words(
        "Device frames {first} to {last} bound", first=fact.first, last=fact.last
    ),
    journal_facts.MonthArchived: lambda fact: words("{month} archived", month=fact.month),
    journal_facts.FramesRemoved: lambda _: words("Archived device frames removed"),
    journal_facts.JournalContinued: lambda fact: words("Went on from a copy of {size} records", size=fact.size),
    people_facts.OperatorAdded: lambda fact: words("{name} added", name=fact.operator.name),
    people_facts.OperatorDisabled: lambda fact: words("Operator {number} disabled", number=fact.operator),
    people_facts.PinReset: lambda fact: words("Operator {number} has another PIN", number=fact.operator),
    people_facts.BadgeReset: lambda fact: words("Operator {number} has another badge", number=fact.operator),
    people_facts.SignOnFailed: lambda _: words("Sign-on failed"),
    people_facts.SignOnRecovered: lambda fact: words(
        "Operator {number} signed on after failures", number=fact.operator
    ),
    people_facts.OperatorLocked: lambda fact: words("Operator {number} locked out", number=fact.operator),
    people_facts.OperatorUnlocked: lambda fact: words("Operator {number} unlocked", number=fact.operator),
    people_facts.OperatorPreferred: lambda fact: words("Operator {number} chose a look", number=fact.operator),
    review_facts.ConsoleOpened: lambda fact: words("Console {name} opened", name=fact.console),
    review_facts.ReviewerSignedOn: lambda fact: words("{name} signed on", name=fact.reviewer.name),
    review_facts.ReviewerSignedOff: lambda fact: words("{name} signed off", name=fact.reviewer.name),
    review_facts.TablesGiven: lambda fact: words(
        "{count} tables given to {number}", count=len(fact.journals), number=fact.reviewer
    ),
    review_facts.Looked: _looked,
    review_facts.Marked: lambda fact: words("Marked: {text}", text=fact.text),
    review_facts.MarkCorrected: lambda fact: words("Mark {mark} corrected: {text}", mark=fact.mark, text=fact.text),
    review_facts.MarkWithdrawn: lambda fact: words(
        "Mark {mark} withdrawn: {reason}", mark=fact.mark, reason=fact.reason
    ),
    review_facts.Replied: lambda fact: words("Reply to mark {mark}: {text}", mark=fact.mark, text=fact.text),
    review_facts.Held: lambda fact: words("Hold: {reason}", reason=fact.reason),
    review_facts.HoldReleased: lambda fact: words("Hold {hold} released: {reason}", hold=fact.hold, reason=fact.reason),
    review_facts.CameraSet: lambda fact: words("Camera {camera} compared with the table's clock", camera=fact.camera),
    review_facts.CameraSetWithdrawn: lambda fact: words(
        "Comparison {setting} withdrawn: {reason}", setting=fact.setting, reason=fact.reason
    ),
    review_facts.AlarmRaised: lambda fact: words("Alarm raised: {alarm} ({what})", alarm=fact.alarm, what=fact.told),
    review_facts.AlarmReturned: lambda fact: words("Alarm {alarm} is over", alarm=fact.alarm),
    review_facts.AlarmAcknowledged: lambda fact: words("Alarm {alarm} acknowledged", alarm=fact.alarm),
    review_facts.AlarmConfirmed: lambda fact: words(
        "Alarm {alarm} confirmed: {what}", alarm=fact.alarm, what=fact.done
    ),
    review_facts.AlarmShelved: lambda fact: words(
        "Alarm {alarm} shelved for {minutes} min: {reason}",
        alarm=fact.alarm,
        minutes=fact.seconds // 60,
        reason=fact.reason,
    ),
    review_facts.AlarmUnshelved: lambda fact: words("Alarm {alarm} is no longer shelved", alarm=fact.alarm),
    review_facts.ItemApproved: lambda fact: words("Looked at and right: record {position}", position=fact.at.position),
    review_facts.ItemQueried: lambda fact: words(
        "Asked {who} about record {position}: {text}", who=fact.to, position=fact.at.position, text=fact.text
    ),
    review_facts.ItemAnswered: lambda fact: words("Answer to {query}: {text}", query=fact.query, text=fact.text),
    review_facts.ItemQueryWithdrawn: lambda fact: words(
        "Question {query} withdrawn: {reason}", query=fact.query, reason=fact.reason
    ),
    review_facts.ItemEscalated: lambda fact: words(
        "Record {position} handed on to {who}: {reason}", position=fact.at.position, who=fact.to, reason=fact.reason
    ),
    review_facts.ShiftSigned: lambda fact: words(
        "Shift of {count} tables signed: {figures}", count=len(fact.read), figures=fact.figures.hex()[:12]
    ),
    review_facts.PointSet: lambda fact: words("Looked at {count} tables up to here", count=len(fact.at)),
    review_facts.TablesStood: lambda fact: words("So far {count} tables had come", count=len(fact.tables)),
    review_facts.Exported: lambda fact: words("{what} exported: {file}", what=fact.what, file=fact.file),
}


_TOLD = {**TOLD_PLAY, **TOLD_MONEY, **TOLD_TABLE}
_TAKEN = (Result.LOSE, Result.FORFEIT)
_IRREGULAR = (facts.IrregularityReported, facts.RoundMisdealt, facts.DeviceFaultRaised)
_PEOPLE = (facts.DealerSignedOn, facts.DealerSignedOff, *get_args(PeopleFact))


class Happening(Struct, frozen=True):
    """One record in words. `step` and `citation` are those of the procedure step in which it happened."""

    position: int
    utc: int
    operator: str
    what: Words
    step: Words
    citation: str
    paid: int
    taken: int
    weight: Weight
    approvals: tuple[Approval, ...] = ()

    @property
    def lane(self) -> Lane:
        return LANES[self.weight]


def happening(step: ReplayStep) -> Happening:
    record, state = step.record, step.before.state
    lines = _lines(step.entry)
    at = _current(state)
    return Happening(
        position=record.position,
        utc=record.utc,
        operator=record.operator,
        what=told(step),
        step=at.title if at is not None else NO_WORDS,
        citation=at.citation if at is not None else "",
        paid=sum(line.pays for line in lines),
        taken=sum(line.stake for line in lines if line.result in _TAKEN),
        weight=weight_of(step.entry),
        approvals=approvals_given(step.entry),
    )


def happenings(steps: Iterable[ReplayStep]) -> tuple[Happening, ...]:
    return tuple(map(happening, steps))


def told(step: ReplayStep) -> Words:
    """Describe a record.

    Uses the state after it, so that a table's opening is described by the documents it contains.
    """
    entry = step.entry
    if isinstance(entry, UnknownFact):
        return words("{kind}, of a newer version", kind=entry.kind)
    if isinstance(entry, JournalFact):
        return TOLD_BESIDE[type(entry)](entry)
    return _TOLD[type(entry)](step.after.state, entry)


def weight_of(entry: Entry) -> Weight:
    if isinstance(entry, _IRREGULAR):
        return Weight.IRREGULAR
    if approvals_given(entry):
        return Weight.ACT
    if any(line.pays for line in _lines(entry)):
        return Weight.PAYMENT
    if isinstance(entry, _PEOPLE):
        return Weight.PERSON
    return Weight.STEP if happens_at_table(entry) else Weight.BESIDE


def _lines(entry: object) -> Sequence[Line]:
    one = getattr(entry, "line", None)
    return (one,) if isinstance(one, Line) else getattr(entry, "lines", ())


def _current(state: State) -> ChecklistItem | None:
    current = [item for item in checklist(state) if item.condition is ItemCondition.CURRENT]
    return current[-1] if current else None
