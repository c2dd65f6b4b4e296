"""Recheck of a console's journal: every step is decided again by the same `decide`, for the reviewer signed on."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, ClassVar, get_args

from dealer_terminal.journal import review_facts
from dealer_terminal.journal.codec import UnknownFact
from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.findings import Finding, record_name
from dealer_terminal.journal.people_facts import OperatorAdded
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import Entry, NewerFactError, ReplayStep, entry_of
from dealer_terminal.journal.review_facts import ConsoleOpened, ReviewerSignedOff, ReviewerSignedOn, ReviewFact
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.review import console_commands
from dealer_terminal.review.answers import Written
from dealer_terminal.review.console import Console, console_after, staffed
from dealer_terminal.review.console_commands import Ask
from dealer_terminal.review.decide import decide_at_console


class DecidedAgain:
    """Check of a console's facts. A fact that does not follow does not change the console's state.

    In a table's journal this check does nothing, since console facts are not allowed there at all.
    """

    sees: ClassVar = frozenset({OperatorAdded, *get_args(ReviewFact)})

    def __init__(self) -> None:
        self.console = Console()
        self._next_on = ""

    def see(self, step: ReplayStep) -> Iterator[Finding]:
        if self.console.name or isinstance(step.entry, ConsoleOpened | OperatorAdded):
            yield from self.learn(step.record, step.entry)

    def end(self) -> Iterator[Finding]:
        if self._next_on:
            yield Finding(-1, f"{_who(self._next_on)} signed somebody off, and did not sign on")

    def learn(self, record: Record, entry: Entry) -> Iterator[Finding]:
        if isinstance(entry, OperatorAdded):
            self.console = staffed(self.console, entry.operator)
        elif isinstance(entry, ReviewFact):
            found = tuple(self._wrong(record, entry))
            if not found:
                self.console = console_after(self.console, entry, _written(record))
            yield from (Finding(record.position, f"{record_name(record)} {why}") for why in found)

    def _wrong(self, record: Record, fact: ReviewFact) -> Iterator[str]:
        answer = decide_at_console(self.console, asked(fact))
        if isinstance(answer, Refusal):
            yield f"does not follow from what stands before it: {answer.why}"
        elif answer != (fact,):
            yield "is not what follows from what was asked"
        yield from self._by_another(record, fact)

    def _by_another(self, record: Record, fact: ReviewFact) -> Iterator[str]:
        """Check the operator. A reviewer who signs on while another is signed on also signs the other off."""
        here = self.console.reviewer.id if self.console.reviewer is not None else ""
        next_on, self._next_on = self._next_on, ""
        if isinstance(fact, ReviewerSignedOff) and record.operator != here:
            self._next_on = record.operator
            return
        expected = fact.reviewer.id if isinstance(fact, ReviewerSignedOn) else here
        if record.operator != (next_on or expected) or record.operator != expected:
            yield f"is of {_who(record.operator)}, where {_who(next_on or expected)} was to act"


def console_of(records: Iterable[Record]) -> Console:
    again = DecidedAgain()
    for _ in following(records, again):
        pass
    return again.console


def following(records: Iterable[Record], again: DecidedAgain) -> Iterator[Record]:
    """Yield the records.

    Raise `MismatchError` if one does not follow, and `NewerFactError` if a newer version wrote one.
    """
    for record in records:
        entry = entry_of(record)
        if isinstance(entry, UnknownFact):
            raise NewerFactError(f"record {record.position} ({entry.kind}) was written by a newer version")
        for finding in again.learn(record, entry):
            raise MismatchError(finding.what)
        yield record


def _who(number: str) -> str:
    return f"{number!r:.80}" if number else "nobody"


def _written(record: Record) -> Written:
    return Written(record.position, record.operator, record.utc)


_ASKED: Mapping[type[ReviewFact], Callable[[Any], Ask]] = {
    review_facts.ConsoleOpened: lambda fact: console_commands.OpenConsole(fact.console),
    review_facts.ReviewerSignedOn: lambda fact: console_commands.SignOnReviewer(fact.reviewer),
    review_facts.ReviewerSignedOff: lambda _: console_commands.SignOffReviewer(),
    review_facts.TablesGiven: lambda fact: console_commands.GiveTables(fact.reviewer, fact.journals),
    review_facts.Looked: lambda fact: console_commands.RecordView(fact.at, fact.looked),
    review_facts.Marked: lambda fact: console_commands.PlaceMark(fact.at, fact.kind, fact.text),
    review_facts.MarkCorrected: lambda fact: console_commands.CorrectMark(fact.mark, fact.kind, fact.text),
    review_facts.MarkWithdrawn: lambda fact: console_commands.WithdrawMark(fact.mark, fact.reason),
    review_facts.Replied: lambda fact: console_commands.ReplyTo(fact.mark, fact.text),
    review_facts.Held: lambda fact: console_commands.PlaceHold(fact.at, fact.reason),
    review_facts.HoldReleased: lambda fact: console_commands.ReleaseHold(fact.hold, fact.reason),
    review_facts.CameraSet: lambda fact: console_commands.SetCamera(
        fact.at, fact.camera, fact.table, fact.shows, fact.margin, fact.how
    ),
    review_facts.CameraSetWithdrawn: lambda fact: console_commands.WithdrawCamera(fact.setting, fact.reason),
    review_facts.Exported: lambda fact: console_commands.NoteExport(
        fact.at, fact.what, fact.file, fact.hash, fact.reason
    ),
    review_facts.AlarmRaised: lambda fact: console_commands.RaiseAlarm(fact.at, fact.alarm, fact.cause, fact.told),
    review_facts.AlarmReturned: lambda fact: console_commands.ReturnAlarm(fact.alarm),
    review_facts.AlarmAcknowledged: lambda fact: console_commands.AcknowledgeAlarm(fact.alarm),
    review_facts.AlarmConfirmed: lambda fact: console_commands.ConfirmAlarm(fact.alarm, fact.done),
    review_facts.AlarmShelved: lambda fact: console_commands.ShelveAlarm(fact.alarm, fact.reason, fact.seconds),
    review_facts.AlarmUnshelved: lambda fact: console_commands.UnshelveAlarm(fact.alarm),
    review_facts.ItemApproved: lambda fact: console_commands.ApproveItem(fact.at, (), fact.text),
    review_facts.ItemQueried: lambda fact: console_commands.QueryItem(fact.at, fact.to, fact.text),
    review_facts.ItemAnswered: lambda fact: console_commands.AnswerItem(fact.query, fact.text),
    review_facts.ItemQueryWithdrawn: lambda fact: console_commands.WithdrawQuery(fact.query, fact.reason),
    review_facts.ItemEscalated: lambda fact: console_commands.EscalateItem(fact.at, fact.to, fact.reason),
    review_facts.ShiftSigned: lambda fact: console_commands.SignShift(
        fact.since, fact.until, fact.read, fact.figures, fact.simulated, fact.note
    ),
    review_facts.PointSet: lambda fact: console_commands.SetPoint(fact.at, fact.name),
    review_facts.TablesStood: lambda fact: console_commands.NoteTables(fact.tables),
}


def asked(fact: ReviewFact) -> Ask:
    """Return the command behind a fact.

    The signers of an approved item are only in the table's journal, so omit them.
    """
    return _ASKED[type(fact)](fact)
