"""The queue: every kind of fact has its place in it or none; what becomes of an item is told by the console alone."""

from itertools import product

from msgspec.structs import replace

from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.procedure import facts, meter_facts, tray_facts
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.review import console_commands
from dealer_terminal.review.console_commands import Ask
from dealer_terminal.review.queue.board import Worked, place
from dealer_terminal.review.queue.items import QueueSubject, items, subject_of
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.journal.fact_bytes import sample
from tests.fast.review.desk import OTHER, PEOPLE, TABLE, at, by
from tests.fast.review.tables import EDITIONS, table, watched_table
from tests.helpers.playing import CLASSIC, usual

SUBJECTS: dict[type[Fact], QueueSubject] = {
    facts.PaymentCorrected: QueueSubject.CORRECTION,
    facts.CardsCorrected: QueueSubject.CORRECTION,
    meter_facts.EventCorrected: QueueSubject.CORRECTION,
    facts.RoundMisdealt: QueueSubject.MISDEAL,
    tray_facts.FormVoided: QueueSubject.VOID,
    facts.StepUndone: QueueSubject.UNDONE,
    meter_facts.JackpotVerified: QueueSubject.PRIZE,
    meter_facts.JackpotReversed: QueueSubject.PRIZE,
    meter_facts.JackpotChanged: QueueSubject.PRIZE,
    facts.PayoutVerified: QueueSubject.OVER_LIMIT,
    facts.DealLimitDecided: QueueSubject.OVER_LIMIT,
    facts.IrregularityReported: QueueSubject.NOTE,
    facts.TermsChanged: QueueSubject.OVERRIDE,
    facts.IrregularityResolved: QueueSubject.OVERRIDE,
    facts.DeckReplaced: QueueSubject.OVERRIDE,
    facts.DeviceFaultCleared: QueueSubject.OVERRIDE,
    meter_facts.MeterAdjusted: QueueSubject.OVERRIDE,
}


def test_every_kind_of_fact_has_its_subject_or_none() -> None:
    found = {}
    for kind in KINDS:
        entry = sample(kind)
        if kind is facts.IrregularityReported:
            entry = replace(entry, raised_by=facts.RaisedBy.DEALER)
        if (subject := subject_of(State(), entry)) is not None:
            found[kind] = subject
    assert found == SUBJECTS


def test_a_void_is_no_misdeal_and_what_the_terminal_notes_is_no_persons_note() -> None:
    assert subject_of(State(), facts.RoundMisdealt(IrregularityId.VOID_ROUND, ())) is QueueSubject.VOID
    reported = facts.IrregularityReported("late-wager", "A4", facts.RaisedBy.DEALER, note="")
    assert subject_of(State(), reported) is None
    told = replace(reported, note="he said so")
    assert subject_of(State(), told) is QueueSubject.NOTE
    for raised_by in {*facts.RaisedBy} - {facts.RaisedBy.DEALER}:
        assert subject_of(State(), replace(told, raised_by=raised_by)) is None


def test_cards_by_hand_are_an_item_only_where_a_reader_was_to_tell_them() -> None:
    found = []
    for table_has, came_from in product(CardsFrom, CardsFrom):
        state = State(terms=replace(usual(CLASSIC), cards_from=table_has))
        has_reader = table_has is not CardsFrom.DEALER
        exposed = subject_of(state, facts.CardsExposed(3, "natural", {}, came_from))
        declared = subject_of(state, facts.EventDeclared(3, "natural", {}))
        by_hand = came_from is CardsFrom.DEALER and has_reader
        if ((exposed is QueueSubject.ENTERED), (declared is QueueSubject.ENTERED)) != (by_hand, has_reader):
            found.append((table_has, came_from))
    assert found == []


def test_plain_dealing_leaves_nothing() -> None:
    """Only records of the kinds above are items, and of these only notes and signatures are always items."""
    for edition in EDITIONS:
        folded = table(12, edition)
        found = {each.position for each in items(folded)}
        of_a_kind = {each.record.position for each in folded if type(each.entry) in SUBJECTS}
        assert found <= of_a_kind, edition
        passed_over = [folded[position].entry for position in of_a_kind - found]
        assert not any(getattr(each, "note", "") or getattr(each, "approvals", ()) for each in passed_over), edition


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
SUPERVISOR, ADMINISTRATOR = PEOPLE[Role.SUPERVISOR], PEOPLE[Role.ADMINISTRATOR]
APPROVED, ASKED = console_commands.ApproveItem(HERE, ()), console_commands.QueryItem(HERE, "K. Lee", "?")
GIVEN = console_commands.GiveTables(SUPERVISOR.id, (TABLE,))
ANOTHER, BACK = console_commands.SignOnReviewer(SUPERVISOR), console_commands.SignOnReviewer(ADMINISTRATOR)
ANSWERED, WITHDRAWN = console_commands.AnswerItem(3, "slip"), console_commands.WithdrawQuery(3, "seen")
AGAIN, HANDED_ON = (
    console_commands.QueryItem(HERE, "P. Pitt", "?"),
    console_commands.EscalateItem(HERE, "shift manager", "third time"),
)
DONE: dict[str, tuple[tuple[Ask, ...], Worked]] = {
    "nothing yet": ((), Worked.OPEN),
    "asked": ((ASKED,), Worked.QUERIED),
    "answered": ((ASKED, ANOTHER, ANSWERED), Worked.ANSWERED),
    "asked again": ((ASKED, ANOTHER, ANSWERED, AGAIN), Worked.QUERIED),
    "handed on": ((HANDED_ON,), Worked.ESCALATED),
    "approved": ((console_commands.ApproveItem(HERE, ("2001",)),), Worked.APPROVED),
    "approved by another": (
        (HANDED_ON, ANOTHER, console_commands.ApproveItem(HERE, (), "seen on camera 4")),
        Worked.APPROVED,
    ),
    "approved by the rank that it was handed on to": (
        (ANOTHER, console_commands.EscalateItem(HERE, ADMINISTRATOR.name.upper(), "third time"), BACK, APPROVED),
        Worked.APPROVED,
    ),
    "withdrawn": ((ASKED, WITHDRAWN), Worked.OPEN),
    "withdrawn by a higher rank": (
        (ANOTHER, ASKED, BACK, console_commands.WithdrawQuery(5, "K. Lee is off today")),
        Worked.OPEN,
    ),
    "approved once that is answered": ((ASKED, ANOTHER, ANSWERED, APPROVED), Worked.APPROVED),
    "approved once that is withdrawn": ((ASKED, WITHDRAWN, APPROVED), Worked.APPROVED),
}


def test_an_item_is_worked_off() -> None:
    found = {}
    for name, (asked, _) in DONE.items():
        works = by(Role.ADMINISTRATOR, GIVEN, *asked).console.works
        found[name] = works[place(HERE)].worked if works else Worked.OPEN
    assert found == {name: worked for name, (_, worked) in DONE.items()}


NOTHING = "Nothing is written there"
REFUSED: dict[str, tuple[tuple[Ask, ...], Ask, str]] = {
    "one's own act": ((), console_commands.ApproveItem(HERE, (ADMINISTRATOR.id,)), "signed it at the table"),
    "approved while an answer waits": ((ASKED,), APPROVED, "K. Lee was asked"),
    "approved while one of two answers waits": ((ASKED, ANOTHER, ANSWERED, AGAIN), APPROVED, "P. Pitt was asked"),
    "approved by who handed it on": ((HANDED_ON,), APPROVED, "has handed it on"),
    "approved below the rank of whom it was handed on to": (
        (console_commands.EscalateItem(HERE, " administrator ", "x"), ANOTHER),
        APPROVED,
        "It was handed on to",
    ),
    "withdrawn without a reason": ((ASKED,), console_commands.WithdrawQuery(3, " "), NOTHING),
    "withdrawn twice": ((ASKED, WITHDRAWN), WITHDRAWN, "was not asked"),
    "withdrawn by a lower rank": ((ASKED, ANOTHER), WITHDRAWN, "Somebody else asked it"),
    "answered once it is withdrawn": ((ASKED, WITHDRAWN), ANSWERED, "was not asked"),
    "answered by whoever asked": ((ASKED,), ANSWERED, "asked it, and does not answer it"),
    "approved twice": ((APPROVED,), APPROVED, "approved already"),
    "asked once it is approved": ((APPROVED,), ASKED, "approved already"),
    "handed on once it is approved": ((APPROVED,), HANDED_ON, "approved already"),
    "asked of nobody": ((), console_commands.QueryItem(HERE, " ", "why?"), NOTHING),
    "nothing asked": ((), console_commands.QueryItem(HERE, "K. Lee", ""), NOTHING),
    "handed on to nobody": ((), console_commands.EscalateItem(HERE, "", "why?"), NOTHING),
    "handed on without a reason": ((), console_commands.EscalateItem(HERE, "K. Lee", ""), NOTHING),
    "a note of a book's length": ((), console_commands.ApproveItem(HERE, (), "x" * 2001), "more than 2000 letters"),
    "an answer to nothing": ((), console_commands.AnswerItem(1, "x"), "was not asked"),
    "an answer without a word": ((ASKED,), console_commands.AnswerItem(3, ""), NOTHING),
    "a record that has no name": (
        (),
        console_commands.ApproveItem(replace(HERE, leaf=b""), ()),
        "A record is not named",
    ),
}


def test_meaningless_requests_are_refused() -> None:
    said = {name: by(Role.ADMINISTRATOR, GIVEN, *asked).refused(ask) for name, (asked, ask, _) in REFUSED.items()}
    assert {name: said[name] for name, (*_, why) in REFUSED.items() if why not in said[name]} == {}


def test_supervisors_work_at_their_own_tables_and_surveillance_answers() -> None:
    desk = by(Role.ADMINISTRATOR, console_commands.QueryItem(at(3, OTHER), "P. Pitt", "why?"), GIVEN, ANOTHER)
    assert "tables of their own" in desk.refused(console_commands.AnswerItem(2, "a slip"))
    assert "tables of their own" in desk.refused(console_commands.QueryItem(at(3, OTHER), "surveillance", "?"))
    query = desk.do(console_commands.QueryItem(HERE, "surveillance", "which card was first?"))
    desk.do(console_commands.SignOnReviewer(PEOPLE[Role.SURVEILLANCE]))
    assert "may not do that here" in desk.refused(APPROVED)
    desk.do(console_commands.AnswerItem(query, "the nine"))
    (asked,) = desk.console.works[place(HERE)].queries
    assert [(written.by, text) for written, text in asked.answers] == [(PEOPLE[Role.SURVEILLANCE].id, "the nine")]


def test_a_supervisor_withdraws_no_question_of_another_supervisor() -> None:
    another = Operator("other", "O. Supervisor", Role.SUPERVISOR)
    desk = by(Role.ADMINISTRATOR, GIVEN, console_commands.GiveTables(another.id, (TABLE,)), ANOTHER)
    query = desk.do(ASKED)
    desk.do(console_commands.SignOnReviewer(another))
    assert desk.refused(console_commands.WithdrawQuery(query, "x")) == "Somebody else asked it"
