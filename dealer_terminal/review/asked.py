"""What was asked at a console, by the fact that it led to."""

from collections.abc import Callable, Mapping
from typing import Any

from dealer_terminal.journal import review_facts as facts
from dealer_terminal.journal.review_facts import ReviewFact
from dealer_terminal.review import asks
from dealer_terminal.review.asks import Ask

_ASKED: Mapping[type[ReviewFact], Callable[[Any], Ask]] = {
    facts.ConsoleOpened: lambda fact: asks.OpenConsole(fact.console),
    facts.ReviewerSignedOn: lambda fact: asks.SignOn(fact.reviewer),
    facts.ReviewerSignedOff: lambda _: asks.SignOff(),
    facts.TablesGiven: lambda fact: asks.GiveTables(fact.reviewer, fact.journals),
    facts.Looked: lambda fact: asks.Look(fact.at, fact.looked),
    facts.Marked: lambda fact: asks.PlaceMark(fact.at, fact.kind, fact.text),
    facts.MarkCorrected: lambda fact: asks.CorrectMark(fact.mark, fact.kind, fact.text),
    facts.MarkWithdrawn: lambda fact: asks.WithdrawMark(fact.mark, fact.reason),
    facts.Replied: lambda fact: asks.ReplyTo(fact.mark, fact.text),
    facts.Held: lambda fact: asks.PlaceHold(fact.at, fact.reason),
    facts.HoldReleased: lambda fact: asks.ReleaseHold(fact.hold, fact.reason),
    facts.CameraSet: lambda fact: asks.SetCamera(fact.at, fact.camera, fact.table, fact.shows, fact.margin, fact.how),
    facts.CameraSetWithdrawn: lambda fact: asks.WithdrawCamera(fact.setting, fact.reason),
    facts.Exported: lambda fact: asks.NoteExport(fact.at, fact.what, fact.file, fact.hash, fact.reason),
    facts.AlarmRaised: lambda fact: asks.RaiseAlarm(fact.at, fact.alarm, fact.cause, fact.told),
    facts.AlarmReturned: lambda fact: asks.ReturnAlarm(fact.alarm),
    facts.AlarmAcknowledged: lambda fact: asks.AcknowledgeAlarm(fact.alarm),
    facts.AlarmConfirmed: lambda fact: asks.ConfirmAlarm(fact.alarm, fact.done),
    facts.AlarmShelved: lambda fact: asks.ShelveAlarm(fact.alarm, fact.reason, fact.seconds),
    facts.AlarmUnshelved: lambda fact: asks.UnshelveAlarm(fact.alarm),
    facts.ItemApproved: lambda fact: asks.ApproveItem(fact.at, (), fact.text),
    facts.ItemQueried: lambda fact: asks.QueryItem(fact.at, fact.to, fact.text),
    facts.ItemAnswered: lambda fact: asks.AnswerItem(fact.query, fact.text),
    facts.ItemQueryWithdrawn: lambda fact: asks.WithdrawQuery(fact.query, fact.reason),
    facts.ItemEscalated: lambda fact: asks.EscalateItem(fact.at, fact.to, fact.reason),
    facts.ShiftSigned: lambda fact: asks.SignShift(
        fact.since, fact.until, fact.read, fact.figures, fact.simulated, fact.note
    ),
    facts.PointSet: lambda fact: asks.SetPoint(fact.at, fact.name),
    facts.TablesStood: lambda fact: asks.NoteTables(fact.tables),
}


def asked(fact: ReviewFact) -> Ask:
    """Who signed an approved item at the table stands in the table's journal alone."""
    return _ASKED[type(fact)](fact)
