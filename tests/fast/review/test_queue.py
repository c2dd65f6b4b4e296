"""The queue: every kind of fact has its place in it or none; what becomes of an item is told by the console alone."""

from typing import get_args

import pytest
from msgspec.structs import replace

from dealer_terminal.audit import review_facts
from dealer_terminal.audit.kinds import KINDS
from dealer_terminal.procedure import facts, meter_facts, tray_facts
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.review import asks
from dealer_terminal.review.asks import Ask
from dealer_terminal.review.queue.board import Worked, place
from dealer_terminal.review.queue.items import Subject, items, subject_of
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.audit.fact_bytes import sample
from tests.fast.review.desk import OTHER, PEOPLE, TABLE, Desk, at, by
from tests.fast.review.tables import EDITIONS, table, watched_table
from tests.helpers.playing import CLASSIC, usual

SUBJECTS: dict[type[Fact], Subject] = {
    facts.PaymentCorrected: Subject.CORRECTION,
    facts.CardsCorrected: Subject.CORRECTION,
    meter_facts.EventCorrected: Subject.CORRECTION,
    facts.RoundMisdealt: Subject.MISDEAL,
    tray_facts.FormVoided: Subject.VOID,
    facts.StepUndone: Subject.UNDONE,
    meter_facts.JackpotVerified: Subject.PRIZE,
    meter_facts.JackpotReversed: Subject.PRIZE,
    meter_facts.JackpotChanged: Subject.PRIZE,
    facts.PayoutVerified: Subject.OVER_LIMIT,
    facts.DealLimitDecided: Subject.OVER_LIMIT,
    facts.IrregularityReported: Subject.NOTE,
    facts.TermsChanged: Subject.OVERRIDE,
    facts.IrregularityResolved: Subject.OVERRIDE,
    facts.DeckReplaced: Subject.OVERRIDE,
    facts.DeviceFaultCleared: Subject.OVERRIDE,
    meter_facts.MeterAdjusted: Subject.OVERRIDE,
}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_fact_has_its_subject_or_none(kind: type[Fact]) -> None:
    entry = sample(kind)
    if kind is facts.IrregularityReported:
        entry = replace(entry, raised_by=facts.RaisedBy.DEALER)
    assert subject_of(State(), entry) == SUBJECTS.get(kind)


def test_a_void_is_no_misdeal_and_what_the_terminal_notes_is_no_persons_note() -> None:
    assert subject_of(State(), facts.RoundMisdealt(IrregularityId.VOID_ROUND, ())) is Subject.VOID
    reported = facts.IrregularityReported("late-wager", "A4", facts.RaisedBy.DEALER, note="")
    assert subject_of(State(), reported) is None
    told = replace(reported, note="he said so")
    assert subject_of(State(), told) is Subject.NOTE
    for raised_by in {*facts.RaisedBy} - {facts.RaisedBy.DEALER}:
        assert subject_of(State(), replace(told, raised_by=raised_by)) is None


@pytest.mark.parametrize("table_has", CardsFrom)
@pytest.mark.parametrize("came_from", CardsFrom)
def test_cards_by_hand_are_an_item_only_where_a_reader_was_to_tell_them(
    table_has: CardsFrom, came_from: CardsFrom
) -> None:
    state = State(terms=replace(usual(CLASSIC), cards_from=table_has))
    exposed = facts.CardsExposed(3, "natural", {}, came_from)
    by_hand = came_from is CardsFrom.DEALER and table_has is not CardsFrom.DEALER
    assert (subject_of(state, exposed) is Subject.ENTERED) == by_hand
    declared = subject_of(state, facts.EventDeclared(3, "natural", {}))
    assert (declared is Subject.ENTERED) == (table_has is not CardsFrom.DEALER)


@pytest.mark.parametrize("edition", EDITIONS)
def test_plain_dealing_leaves_nothing(edition: str) -> None:
    """What a table by itself leaves is told by the kinds of its records alone, but for notes and signatures."""
    folded = table(12, edition)
    found = {each.position for each in items(folded)}
    of_a_kind = {each.record.position for each in folded if type(each.entry) in SUBJECTS}
    assert found <= of_a_kind
    for each in (folded[position].entry for position in of_a_kind - found):
        assert not getattr(each, "note", "")
        assert not getattr(each, "approvals", ())


def test_an_item_brings_who_signed_it_and_what_they_were_shown() -> None:
    folded = watched_table(12, 5_000)
    found = [*items(folded)]
    verified = [each.record.position for each in folded if isinstance(each.entry, facts.PayoutVerified)]
    assert [each.position for each in found if "verified" in str(each.what)] == verified
    for each in (each for each in found if each.approvals):
        (approval,) = each.approvals
        assert each.signed_by == (approval.by.id,)
        assert approval.shown.act
        assert each.leaf == folded[each.position].record.leaf


HERE = at(3)
APPROVED = asks.ApproveItem(HERE, ())
ASKED = asks.QueryItem(HERE, "K. Lee", "?")
ANOTHER = asks.SignOn(PEOPLE[Role.SUPERVISOR])
GIVEN = asks.GiveTables(PEOPLE[Role.SUPERVISOR].id, (TABLE,))
DONE: dict[str, tuple[tuple[Ask, ...], Worked]] = {
    "nothing yet": ((), Worked.OPEN),
    "asked": ((asks.QueryItem(HERE, "K. Lee", "why?"),), Worked.QUERIED),
    "answered": ((ASKED, ANOTHER, asks.AnswerItem(3, "slip")), Worked.ANSWERED),
    "asked again": (
        (ASKED, ANOTHER, asks.AnswerItem(3, "slip"), asks.QueryItem(HERE, "P. Pitt", "?")),
        Worked.QUERIED,
    ),
    "handed on": ((asks.EscalateItem(HERE, "shift manager", "third time"),), Worked.ESCALATED),
    "approved": ((asks.ApproveItem(HERE, ("2001",)),), Worked.APPROVED),
    "approved after all": (
        (
            asks.EscalateItem(HERE, "shift manager", "third time"),
            asks.SignOn(PEOPLE[Role.SUPERVISOR]),
            asks.ApproveItem(HERE, (), "seen on camera 4"),
        ),
        Worked.APPROVED,
    ),
    "asked, and not any more": ((asks.QueryItem(HERE, "K. Lee", "why?"), asks.WithdrawQuery(3, "seen")), Worked.OPEN),
    "approved once that is answered": (
        (ASKED, ANOTHER, asks.AnswerItem(3, "slip"), APPROVED),
        Worked.APPROVED,
    ),
    "approved once that is withdrawn": (
        (asks.QueryItem(HERE, "K. Lee", "why?"), asks.WithdrawQuery(3, "seen"), APPROVED),
        Worked.APPROVED,
    ),
}


@pytest.mark.parametrize(("asked", "worked"), DONE.values(), ids=DONE)
def test_an_item_is_worked_off(asked: tuple[Ask, ...], worked: Worked) -> None:
    works = by(Role.ADMINISTRATOR, GIVEN, *asked).console.works
    assert (works[place(HERE)].worked if works else Worked.OPEN) is worked


REFUSED: dict[str, tuple[tuple[Ask, ...], Ask, str]] = {
    "one's own act": ((), asks.ApproveItem(HERE, (PEOPLE[Role.ADMINISTRATOR].id,)), "signed it at the table"),
    "approved while an answer waits": ((asks.QueryItem(HERE, "K. Lee", "?"),), APPROVED, "K. Lee was asked"),
    "approved while one of two answers waits": (
        (ASKED, ANOTHER, asks.AnswerItem(3, "slip"), asks.QueryItem(HERE, "P. Pitt", "?")),
        APPROVED,
        "P. Pitt was asked",
    ),
    "approved by who handed it on": ((asks.EscalateItem(HERE, "shift manager", "x"),), APPROVED, "has handed it on"),
    "approved below the rank of whom it was handed on to": (
        (asks.EscalateItem(HERE, " administrator ", "x"), asks.SignOn(PEOPLE[Role.SUPERVISOR])),
        APPROVED,
        "It was handed on to",
    ),
    "withdrawn without a reason": (
        (asks.QueryItem(HERE, "K. Lee", "?"),),
        asks.WithdrawQuery(3, " "),
        "Nothing is written there",
    ),
    "withdrawn twice": (
        (asks.QueryItem(HERE, "K. Lee", "?"), asks.WithdrawQuery(3, "seen")),
        asks.WithdrawQuery(3, "seen"),
        "was not asked",
    ),
    "withdrawn by somebody else of no higher rank": (
        (asks.QueryItem(HERE, "K. Lee", "?"), asks.SignOn(PEOPLE[Role.SUPERVISOR])),
        asks.WithdrawQuery(3, "x"),
        "Somebody else asked it",
    ),
    "answered once it is withdrawn": (
        (asks.QueryItem(HERE, "K. Lee", "?"), asks.WithdrawQuery(3, "seen")),
        asks.AnswerItem(3, "slip"),
        "was not asked",
    ),
    "answered by whoever asked": ((ASKED,), asks.AnswerItem(3, "slip"), "asked it, and does not answer it"),
    "approved twice": ((APPROVED,), APPROVED, "approved already"),
    "asked once it is approved": ((APPROVED,), asks.QueryItem(HERE, "K. Lee", "why?"), "approved already"),
    "handed on once it is approved": ((APPROVED,), asks.EscalateItem(HERE, "K. Lee", "why?"), "approved already"),
    "asked of nobody": ((), asks.QueryItem(HERE, " ", "why?"), "Nothing is written there"),
    "nothing asked": ((), asks.QueryItem(HERE, "K. Lee", ""), "Nothing is written there"),
    "handed on to nobody": ((), asks.EscalateItem(HERE, "", "why?"), "Nothing is written there"),
    "handed on without a reason": ((), asks.EscalateItem(HERE, "K. Lee", ""), "Nothing is written there"),
    "a note of a book's length": ((), asks.ApproveItem(HERE, (), "x" * 2001), "more than 2000 letters"),
    "an answer to nothing": ((), asks.AnswerItem(1, "x"), "was not asked"),
    "an answer without a word": ((asks.QueryItem(HERE, "K. Lee", "?"),), asks.AnswerItem(3, ""), "Nothing is written"),
    "a record that has no name": ((), asks.ApproveItem(replace(HERE, leaf=b""), ()), "A record is not named"),
}


@pytest.mark.parametrize(("asked", "ask", "why"), REFUSED.values(), ids=REFUSED)
def test_what_makes_no_sense_is_refused(asked: tuple[Ask, ...], ask: Ask, why: str) -> None:
    assert why in by(Role.ADMINISTRATOR, GIVEN, *asked).refused(ask)


def test_a_supervisor_works_off_own_tables_alone_and_surveillance_answers() -> None:
    supervisor = PEOPLE[Role.SUPERVISOR]
    desk = by(Role.ADMINISTRATOR, asks.GiveTables(supervisor.id, (TABLE,)), asks.SignOn(supervisor))
    query = desk.do(asks.QueryItem(HERE, "surveillance", "which card was first?"))
    assert "tables of their own" in desk.refused(asks.QueryItem(at(3, OTHER), "surveillance", "?"))
    desk.do(asks.SignOn(PEOPLE[Role.SURVEILLANCE]))
    assert "may not do that here" in desk.refused(asks.ApproveItem(HERE, ()))
    desk.do(asks.AnswerItem(query, "the nine"))
    (asked,) = desk.console.works[place(HERE)].queries
    assert [(written.by, text) for written, text in asked.answers] == [(PEOPLE[Role.SURVEILLANCE].id, "the nine")]


def test_a_supervisor_answers_at_own_tables_alone() -> None:
    desk: Desk = by(Role.ADMINISTRATOR)
    query = desk.do(asks.QueryItem(HERE, "P. Pitt", "why?"))
    desk.do(asks.SignOn(PEOPLE[Role.SUPERVISOR]))
    assert "tables of their own" in desk.refused(asks.AnswerItem(query, "a slip"))


def test_every_fact_of_the_queue_is_a_fact_of_a_console() -> None:
    queue = {each for each in get_args(review_facts.ReviewFact) if each.__name__.startswith("Item")}
    assert queue <= set(KINDS)
    assert len(queue) == 5


def test_a_supervisor_hands_on_and_an_administrator_decides_it() -> None:
    supervisor, administrator = PEOPLE[Role.SUPERVISOR], PEOPLE[Role.ADMINISTRATOR]
    desk = by(Role.ADMINISTRATOR, GIVEN, asks.SignOn(supervisor))
    desk.do(asks.EscalateItem(HERE, administrator.name.upper(), "third time"))
    assert "has handed it on" in desk.refused(APPROVED)
    desk.do(asks.SignOn(administrator))
    desk.do(APPROVED)
    assert desk.console.works[place(HERE)].worked is Worked.APPROVED


def test_an_administrator_withdraws_what_a_supervisor_asked() -> None:
    desk = by(Role.ADMINISTRATOR, GIVEN, asks.SignOn(PEOPLE[Role.SUPERVISOR]))
    query = desk.do(asks.QueryItem(HERE, "K. Lee", "?"))
    desk.do(asks.SignOn(PEOPLE[Role.ADMINISTRATOR]))
    desk.do(asks.WithdrawQuery(query, "K. Lee is off today"))
    ((_, reason),) = desk.console.works[place(HERE)].queries[0].withdrawn
    assert reason == "K. Lee is off today"


def test_a_supervisor_withdraws_no_question_of_another_supervisor() -> None:
    another = Operator("other", "O. Supervisor", Role.SUPERVISOR)
    given = asks.GiveTables(another.id, (TABLE,))
    desk = by(Role.ADMINISTRATOR, GIVEN, given, asks.SignOn(PEOPLE[Role.SUPERVISOR]))
    query = desk.do(asks.QueryItem(HERE, "K. Lee", "?"))
    desk.do(asks.SignOn(another))
    assert desk.refused(asks.WithdrawQuery(query, "x")) == "Somebody else asked it"
