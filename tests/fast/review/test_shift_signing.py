"""Who may sign for a shift, and what stays when it is signed again."""

from dealer_terminal.journal.review_facts import RecordRange, ShiftSigned
from dealer_terminal.procedure.people import Role
from dealer_terminal.review import console_commands
from dealer_terminal.review.console import shift_of
from dealer_terminal.review.console_commands import SignShift
from dealer_terminal.review.shift_signing import signed_before
from tests.fast.review.desk import OTHER, PEOPLE, TABLE, Desk, by, stretch

BOTH = (stretch(3, 90), stretch(0, 50, OTHER))
FIRST, LATER = bytes([1]) * 32, bytes([2]) * 32


def signing(figures: bytes = FIRST, note: str = "", read: tuple[RecordRange, ...] = BOTH) -> SignShift:
    return SignShift(10, 20, read, figures, simulated=False, note=note)


def supervisor(*tables: str) -> Desk:
    given = console_commands.GiveTables(PEOPLE[Role.SUPERVISOR].id, tables)
    return by(Role.ADMINISTRATOR, given, console_commands.SignOnReviewer(PEOPLE[Role.SUPERVISOR]))


def test_a_supervisor_signs_for_own_tables_and_for_no_other() -> None:
    assert "tables of their own" in supervisor(TABLE).refused(signing())
    desk = supervisor(TABLE, OTHER)
    desk.do(signing())
    assert desk.written[-1] == ShiftSigned(10, 20, BOTH, FIRST, simulated=False, note="", amends=0)


def test_later_figures_are_signed_beside_the_first_with_what_has_changed() -> None:
    desk = supervisor(TABLE, OTHER)
    first = desk.do(signing())
    assert "signed already" in desk.refused(signing(note="again"))
    assert "other figures" in desk.refused(signing(LATER, " "))
    desk.do(signing(LATER, "a payment was corrected"))
    signed = signed_before(desk.console, shift_of(10, 20, BOTH))
    assert [(each.fact.figures, each.fact.amends) for each in signed] == [(FIRST, 0), (LATER, first)]
    assert {each.written.by for each in signed} == {PEOPLE[Role.SUPERVISOR].id}


def test_a_second_person_signs_the_same_figures() -> None:
    desk = supervisor(TABLE, OTHER)
    desk.do(signing())
    desk.do(console_commands.SignOnReviewer(PEOPLE[Role.ADMINISTRATOR]))
    desk.do(signing())
    assert [(each.written.by, each.fact.amends) for each in desk.console.shifts] == [("sup", 0), ("adm", 0)]
    later = desk.do(signing(LATER, "a box was counted"))
    desk.do(console_commands.SignOnReviewer(PEOPLE[Role.SUPERVISOR]))
    desk.do(signing(LATER))
    assert [each.fact.amends for each in desk.console.shifts[2:]] == [later - 1, later - 1]
    assert "signed already" in desk.refused(signing(LATER))


def test_a_shift_is_its_time_and_its_tables_however_far_they_were_read() -> None:
    desk = supervisor(TABLE, OTHER)
    desk.do(signing())
    farther = (stretch(3, 95), stretch(0, 60, OTHER))
    assert len(signed_before(desk.console, shift_of(10, 20, farther))) == 1
    for other in (shift_of(11, 20, BOTH), shift_of(10, 21, BOTH), shift_of(10, 20, BOTH[:1])):
        assert signed_before(desk.console, other) == ()
    desk.do(signing(LATER, read=BOTH[:1]))
    assert desk.console.shifts[-1].fact.amends == 0


def test_only_a_shift_with_a_short_note_is_signed() -> None:
    desk = supervisor(TABLE, OTHER)
    for wrong in (signing(read=()), signing(b"short"), SignShift(20, 20, BOTH, FIRST, False, "")):
        assert "no shift" in desk.refused(wrong)
    assert "letters" in desk.refused(signing(note="x" * 3000))
