"""A console: who may ask for what is tried for every role and every ask, and its facts fold to what was asked."""

from typing import get_args

from msgspec.structs import replace

from dealer_terminal.journal import review_facts
from dealer_terminal.journal.review_facts import MarkKind, RecordAt, RecordRange, ViewedAs
from dealer_terminal.procedure.people import Role
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.words import words
from dealer_terminal.review import console_commands
from dealer_terminal.review.answers import LONGEST_TEXT
from dealer_terminal.review.calendar import Towards
from dealer_terminal.review.console import Console
from dealer_terminal.review.console_commands import Ask
from dealer_terminal.review.console_orders import begun
from dealer_terminal.review.day import Lane, mark_ticks
from dealer_terminal.review.decide import decide_at_console
from dealer_terminal.review.marks import marks_of, marks_on, next_mark
from tests.fast.review.desk import OTHER, PEOPLE, TABLE, Desk, at, by, stretch


def furnished(role: Role) -> Desk:
    """With a mark, a hold and a setting (records 2, 3, 4) by somebody of surveillance, an alarm (5) and one that was
    shelved (6); then this one signs on."""
    desk = by(
        Role.SURVEILLANCE,
        console_commands.PlaceMark(stretch(3), MarkKind.NOTE, "late"),
        console_commands.PlaceHold(stretch(3), "case 4"),
    )
    desk.do(console_commands.SetCamera(at(3), "Cam 12", 10, 12, 1, "photographed"))
    for cause in ("", "7/3"):
        desk.do(console_commands.RaiseAlarm(at(3), "reader-lost", cause, words("The reader is lost")))
    desk.do(console_commands.SignOnReviewer(PEOPLE[Role.ADMINISTRATOR]))
    desk.do(console_commands.ShelveAlarm(6, "known", 60))
    assert desk.do(console_commands.QueryItem(at(4), "K. Lee", "why?")) == 10
    desk.do(console_commands.SignOnReviewer(PEOPLE[role]))
    return desk


EVERY: dict[type[Ask], tuple[Ask, set[Role]]] = {
    console_commands.GiveTables: (console_commands.GiveTables("sup", (TABLE,)), {Role.ADMINISTRATOR}),
    console_commands.RecordView: (
        console_commands.RecordView(stretch(3), ViewedAs.TABLE),
        {Role.SURVEILLANCE, Role.AUDITOR, Role.ADMINISTRATOR},
    ),
    console_commands.PlaceMark: (
        console_commands.PlaceMark(stretch(3, 5), MarkKind.WRONG, "paid twice"),
        {Role.SURVEILLANCE},
    ),
    console_commands.CorrectMark: (console_commands.CorrectMark(2, MarkKind.WRONG, "later"), {Role.SURVEILLANCE}),
    console_commands.WithdrawMark: (console_commands.WithdrawMark(2, "a mistake"), {Role.SURVEILLANCE}),
    console_commands.ReplyTo: (console_commands.ReplyTo(2, "seen too"), {Role.SURVEILLANCE}),
    console_commands.PlaceHold: (console_commands.PlaceHold(stretch(3, 9), "case 5"), {Role.SURVEILLANCE}),
    console_commands.ReleaseHold: (console_commands.ReleaseHold(3, "closed"), {Role.ADMINISTRATOR}),
    console_commands.SetCamera: (console_commands.SetCamera(at(3), "Cam 9", 10, 12, 0, "rung"), {Role.SURVEILLANCE}),
    console_commands.WithdrawCamera: (console_commands.WithdrawCamera(4, "read wrongly"), {Role.SURVEILLANCE}),
    console_commands.AcknowledgeAlarm: (console_commands.AcknowledgeAlarm(5), {Role.ADMINISTRATOR}),
    console_commands.AcknowledgeAlarms: (console_commands.AcknowledgeAlarms((5, 6)), {Role.ADMINISTRATOR}),
    console_commands.ConfirmAlarm: (console_commands.ConfirmAlarm(5, "cable put back"), {Role.ADMINISTRATOR}),
    console_commands.ShelveAlarm: (console_commands.ShelveAlarm(5, "technician comes", 600), {Role.ADMINISTRATOR}),
    console_commands.UnshelveAlarm: (console_commands.UnshelveAlarm(6), {Role.ADMINISTRATOR}),
    console_commands.ApproveItem: (console_commands.ApproveItem(at(3), ("sup",)), {Role.ADMINISTRATOR}),
    console_commands.QueryItem: (console_commands.QueryItem(at(3), "K. Lee", "why?"), {Role.ADMINISTRATOR}),
    console_commands.EscalateItem: (console_commands.EscalateItem(at(3), "K. Lee", "third time"), {Role.ADMINISTRATOR}),
    console_commands.WithdrawQuery: (console_commands.WithdrawQuery(10, "seen"), {Role.ADMINISTRATOR}),
    console_commands.AnswerItem: (console_commands.AnswerItem(10, "a slip"), {Role.SURVEILLANCE, Role.AUDITOR}),
    console_commands.SignShift: (
        console_commands.SignShift(10, 20, (stretch(3, 9),), bytes(32), False, ""),
        {Role.ADMINISTRATOR},
    ),
    console_commands.SetPoint: (
        console_commands.SetPoint((at(3),)),
        {Role.SURVEILLANCE, Role.AUDITOR, Role.ADMINISTRATOR},
    ),
    console_commands.NoteExport: (
        console_commands.NoteExport(stretch(3), "evidence", "r.html", b"h", "case"),
        {Role.SURVEILLANCE},
    ),
}
BY_ITSELF = {console_commands.RaiseAlarm, console_commands.ReturnAlarm, console_commands.NoteTables}
MAY_SIGN_ON = {Role.SUPERVISOR, Role.SURVEILLANCE, Role.AUDITOR, Role.ADMINISTRATOR}


def test_every_ask_of_a_reviewer_is_tried_here() -> None:
    assert set(EVERY) | {
        console_commands.OpenConsole,
        console_commands.SignOnReviewer,
        console_commands.SignOffReviewer,
        *BY_ITSELF,
    } == set(get_args(Ask))


def test_who_may_look_back_signs_on() -> None:
    signed_on = {role for role in Role if not Desk().refused(console_commands.SignOnReviewer(PEOPLE[role]))}
    assert signed_on == MAY_SIGN_ON


def test_a_role_may_do_what_its_rights_say_and_nothing_else() -> None:
    found = {}
    for kind, (ask, _) in EVERY.items():
        found[kind] = {role for role in MAY_SIGN_ON if not furnished(role).refused(ask)}
    assert found == {kind: roles for kind, (_, roles) in EVERY.items()}


def test_nobody_is_answered_who_has_not_signed_on() -> None:
    desk = furnished(Role.SURVEILLANCE)
    desk.do(console_commands.SignOffReviewer())
    assert {kind for kind, (ask, _) in EVERY.items() if "Nobody is signed on" not in desk.refused(ask)} == set()


def test_a_pit_supervisor_looks_at_own_tables_only() -> None:
    desk = by(
        Role.ADMINISTRATOR,
        console_commands.GiveTables(PEOPLE[Role.SUPERVISOR].id, (TABLE,)),
        console_commands.SignOnReviewer(PEOPLE[Role.SUPERVISOR]),
    )
    desk.do(console_commands.RecordView(stretch(4), ViewedAs.SCREEN))
    assert "tables of their own" in desk.refused(console_commands.RecordView(stretch(4, journal=OTHER), ViewedAs.TABLE))
    desk.do(console_commands.SignOnReviewer(PEOPLE[Role.ADMINISTRATOR]))
    desk.do(console_commands.GiveTables(PEOPLE[Role.SUPERVISOR].id, ()))
    desk.do(console_commands.SignOnReviewer(PEOPLE[Role.SUPERVISOR]))
    assert "tables of their own" in desk.refused(console_commands.RecordView(stretch(4), ViewedAs.TABLE))
    assert [type(each) for each in desk.written].count(review_facts.Looked) == 1


def test_whoever_signs_on_relieves_the_one_before() -> None:
    desk = by(Role.SURVEILLANCE, console_commands.SignOnReviewer(PEOPLE[Role.AUDITOR]))
    assert [type(each) for each in desk.written[1:]] == [
        review_facts.ReviewerSignedOn,
        review_facts.ReviewerSignedOff,
        review_facts.ReviewerSignedOn,
    ]
    assert desk.console.reviewer == PEOPLE[Role.AUDITOR]
    desk.do(console_commands.SignOffReviewer())
    assert desk.console.reviewer is None
    assert "Nobody is signed on" in desk.refused(console_commands.SignOffReviewer())


def test_a_mark_is_corrected_and_answered_and_nothing_of_it_goes() -> None:
    desk = by(Role.SURVEILLANCE)
    mark = desk.do(console_commands.PlaceMark(stretch(3, 5), MarkKind.QUESTION, "chips?"))
    desk.do(console_commands.CorrectMark(mark, MarkKind.WRONG, "chips are missing"))
    other = replace(PEOPLE[Role.SURVEILLANCE], id="77")
    desk.do(console_commands.SignOnReviewer(other))
    desk.do(console_commands.ReplyTo(mark, "seen on camera 12"))
    assert "somebody else's" in desk.refused(console_commands.CorrectMark(mark, MarkKind.NOTE, "no"))
    assert "somebody else's" in desk.refused(console_commands.WithdrawMark(mark, "no"))
    desk.do(console_commands.SignOnReviewer(PEOPLE[Role.SURVEILLANCE]))
    assert "says so already" in desk.refused(console_commands.CorrectMark(mark, MarkKind.WRONG, "chips are missing"))
    known = desk.console.marks[mark]
    assert [(each.kind, each.text) for each in known.wordings] == [
        (MarkKind.QUESTION, "chips?"),
        (MarkKind.WRONG, "chips are missing"),
    ]
    assert [(each.text, each.written.by) for each in known.replies] == [("seen on camera 12", "77")]
    desk.do(console_commands.WithdrawMark(mark, "they were found"))
    assert marks_of(desk.console, TABLE) == ()
    assert desk.console.marks[mark].withdrawn[0].text == "they were found"
    for ask in (
        console_commands.ReplyTo(mark, "why"),
        console_commands.CorrectMark(mark, MarkKind.NOTE, "x"),
        console_commands.WithdrawMark(mark, "x"),
    ):
        assert "no such mark" in desk.refused(ask)


def test_marks_lie_on_their_records_and_are_stepped_through() -> None:
    desk = by(Role.SURVEILLANCE)
    for first, last in ((30, 34), (5, 5), (60, 61)):
        desk.do(console_commands.PlaceMark(stretch(first, last), MarkKind.NOTE, "n"))
    desk.do(console_commands.PlaceMark(stretch(40, journal=OTHER), MarkKind.NOTE, "n"))
    marks = marks_of(desk.console, TABLE)
    assert [each.at.first.position for each in marks] == [5, 30, 60]
    assert [len(marks_on(marks, position)) for position in (4, 5, 33, 35)] == [0, 1, 1, 0]
    drawn = mark_ticks((mark, 7) for mark in marks)
    assert [(each.position, each.utc, each.lane) for each in drawn] == [(at, 7, Lane.MARKS) for at in (5, 30, 60)]
    assert [next_mark(marks, position, Towards.ON) for position in (0, 5, 31, 60)] == [5, 30, 60, 60]
    assert [next_mark(marks, position, Towards.BACK) for position in (0, 5, 31, 90)] == [0, 5, 30, 60]


def test_a_hold_stands_until_it_is_released_once() -> None:
    desk = furnished(Role.ADMINISTRATOR)
    assert not desk.console.holds[3].released
    desk.do(console_commands.ReleaseHold(3, "closed by the commission"))
    assert desk.console.holds[3].released[0].text == "closed by the commission"
    assert "no such hold" in desk.refused(console_commands.ReleaseHold(3, "again"))
    assert "no such hold" in desk.refused(console_commands.ReleaseHold(99, "none"))


def test_a_setting_that_was_withdrawn_counts_no_more() -> None:
    desk = furnished(Role.SURVEILLANCE)
    assert [each.camera for each in desk.console.cameras_set()] == ["Cam 12"]
    desk.do(console_commands.WithdrawCamera(4, "read wrongly"))
    assert desk.console.cameras_set() == ()
    assert "no such setting" in desk.refused(console_commands.WithdrawCamera(4, "again"))


MEANINGLESS: list[tuple[Ask, str]] = [
    (console_commands.PlaceMark(stretch(5, 3), MarkKind.NOTE, "n"), "no stretch"),
    (console_commands.PlaceMark(RecordRange(at(3), at(4, OTHER)), MarkKind.NOTE, "n"), "no stretch"),
    (console_commands.PlaceMark(RecordRange(RecordAt(TABLE, -1, bytes(32)), at(4)), MarkKind.NOTE, "n"), "no stretch"),
    (console_commands.PlaceMark(RecordRange(RecordAt(TABLE, 3, b"short"), at(4)), MarkKind.NOTE, "n"), "not named"),
    (console_commands.PlaceMark(RecordRange(at(3, ""), at(3, "")), MarkKind.NOTE, "n"), "not named"),
    (console_commands.PlaceMark(stretch(3), MarkKind.NOTE, "  "), "Nothing is written"),
    (console_commands.PlaceMark(stretch(3), MarkKind.NOTE, "x" * (LONGEST_TEXT + 1)), "more than 2000 letters"),
    (console_commands.PlaceHold(stretch(3), ""), "Nothing is written"),
    (console_commands.SetCamera(at(3), "Cam", 1, 2, -1, "rung"), "not below nothing"),
    (console_commands.SetCamera(at(3), "", 1, 2, 1, "rung"), "Nothing is written"),
    (console_commands.SetCamera(at(3), "Cam", 1, 2, 1, ""), "Nothing is written"),
]


def test_meaningless_requests_are_refused() -> None:
    desk = by(Role.SURVEILLANCE)
    assert [(ask, said) for ask, why in MEANINGLESS if why not in (said := desk.refused(ask))] == []


def test_a_console_is_opened_once_and_before_anybody_signs_on() -> None:
    desk = Desk()
    assert "This console is Surveillance 1" in desk.refused(console_commands.OpenConsole("Other"))
    assert isinstance(decide_at_console(Console(), console_commands.OpenConsole(" ")), Refusal)
    assert isinstance(decide_at_console(Console(), console_commands.SignOnReviewer(PEOPLE[Role.AUDITOR])), Refusal)


def test_a_look_goes_on_at_records_of_one_round_that_lie_side_by_side() -> None:
    look = begun(console_commands.RecordView(stretch(12), ViewedAs.TABLE), 7)
    assert look.to_write == (), "its beginning is written"
    for position in (13, 12, 11, 13, 14):
        (look,) = look.and_then(at(position), ViewedAs.TABLE, 7)
    assert look.to_write == (console_commands.RecordView(stretch(11, 14), ViewedAs.TABLE),)
    for elsewhere, looked, number in (
        (at(16), ViewedAs.TABLE, 7),
        (at(15), ViewedAs.SCREEN, 7),
        (at(15), ViewedAs.TABLE, 8),
        (at(15, journal=OTHER), ViewedAs.TABLE, 7),
    ):
        assert look.and_then(elsewhere, looked, number) == ()
