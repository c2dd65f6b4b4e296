"""What happened to the table, its people, its devices and its journal, in few words each."""

from collections.abc import Callable, Mapping
from typing import Any

from dealer_terminal.journal import journal_facts
from dealer_terminal.journal import people_facts as people
from dealer_terminal.journal import review_facts as review
from dealer_terminal.journal.journal_facts import JournalFact
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.device_faults import known_fault, told_fault
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import Value, Words, as_told, listed, words
from dealer_terminal.review.names import choice_name
from dealer_terminal.review.told_play import Told

ToldBeside = Callable[[Any], Words]


def irregularity_name(state: State, irregularity: str) -> Words:
    """The title in the papers in force; one that they do not have, by its id."""
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


_LOOKED_AT: Mapping[review.LookedAs, Words] = {
    review.LookedAs.TABLE: words("the table"),
    review.LookedAs.SCREEN: words("the dealer's screen"),
    review.LookedAs.UNSEEN_CARDS: words("cards that were not seen at the table"),
    review.LookedAs.COMPARED: words("a comparison"),
    review.LookedAs.SHIFT: words("a shift's figures"),
}


def _looked(fact: review.Looked) -> Words:
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
    people.OperatorAdded: lambda fact: words("{name} added", name=fact.operator.name),
    people.OperatorDisabled: lambda fact: words("Operator {number} disabled", number=fact.operator),
    people.PinReset: lambda fact: words("Operator {number} has another PIN", number=fact.operator),
    people.BadgeReset: lambda fact: words("Operator {number} has another badge", number=fact.operator),
    people.SignOnFailed: lambda _: words("Sign-on failed"),
    people.SignOnRecovered: lambda fact: words("Operator {number} signed on after failures", number=fact.operator),
    people.OperatorLocked: lambda fact: words("Operator {number} locked out", number=fact.operator),
    people.OperatorUnlocked: lambda fact: words("Operator {number} unlocked", number=fact.operator),
    people.OperatorPreferred: lambda fact: words("Operator {number} chose a look", number=fact.operator),
    review.ConsoleOpened: lambda fact: words("Console {name} opened", name=fact.console),
    review.ReviewerSignedOn: lambda fact: words("{name} signed on", name=fact.reviewer.name),
    review.ReviewerSignedOff: lambda fact: words("{name} signed off", name=fact.reviewer.name),
    review.TablesGiven: lambda fact: words(
        "{count} tables given to {number}", count=len(fact.journals), number=fact.reviewer
    ),
    review.Looked: _looked,
    review.Marked: lambda fact: words("Marked: {text}", text=fact.text),
    review.MarkCorrected: lambda fact: words("Mark {mark} corrected: {text}", mark=fact.mark, text=fact.text),
    review.MarkWithdrawn: lambda fact: words("Mark {mark} withdrawn: {reason}", mark=fact.mark, reason=fact.reason),
    review.Replied: lambda fact: words("Reply to mark {mark}: {text}", mark=fact.mark, text=fact.text),
    review.Held: lambda fact: words("Hold: {reason}", reason=fact.reason),
    review.HoldReleased: lambda fact: words("Hold {hold} released: {reason}", hold=fact.hold, reason=fact.reason),
    review.CameraSet: lambda fact: words("Camera {camera} compared with the table's clock", camera=fact.camera),
    review.CameraSetWithdrawn: lambda fact: words(
        "Comparison {setting} withdrawn: {reason}", setting=fact.setting, reason=fact.reason
    ),
    review.AlarmRaised: lambda fact: words("Alarm raised: {alarm} ({what})", alarm=fact.alarm, what=fact.told),
    review.AlarmReturned: lambda fact: words("Alarm {alarm} is over", alarm=fact.alarm),
    review.AlarmAcknowledged: lambda fact: words("Alarm {alarm} acknowledged", alarm=fact.alarm),
    review.AlarmConfirmed: lambda fact: words("Alarm {alarm} confirmed: {what}", alarm=fact.alarm, what=fact.done),
    review.AlarmShelved: lambda fact: words(
        "Alarm {alarm} shelved for {minutes} min: {reason}",
        alarm=fact.alarm,
        minutes=fact.seconds // 60,
        reason=fact.reason,
    ),
    review.AlarmUnshelved: lambda fact: words("Alarm {alarm} is no longer shelved", alarm=fact.alarm),
    review.ItemApproved: lambda fact: words("Looked at and right: record {position}", position=fact.at.position),
    review.ItemQueried: lambda fact: words(
        "Asked {who} about record {position}: {text}", who=fact.to, position=fact.at.position, text=fact.text
    ),
    review.ItemAnswered: lambda fact: words("Answer to {query}: {text}", query=fact.query, text=fact.text),
    review.ItemQueryWithdrawn: lambda fact: words(
        "Question {query} withdrawn: {reason}", query=fact.query, reason=fact.reason
    ),
    review.ItemEscalated: lambda fact: words(
        "Record {position} handed on to {who}: {reason}", position=fact.at.position, who=fact.to, reason=fact.reason
    ),
    review.ShiftSigned: lambda fact: words(
        "Shift of {count} tables signed: {figures}", count=len(fact.read), figures=fact.figures.hex()[:12]
    ),
    review.PointSet: lambda fact: words("Looked at {count} tables up to here", count=len(fact.at)),
    review.TablesStood: lambda fact: words("So far {count} tables had come", count=len(fact.tables)),
    review.Exported: lambda fact: words("{what} exported: {file}", what=fact.what, file=fact.file),
}
