"""What changed since somebody looked is told as the whole log tells it, from whatever record on."""

from msgspec.structs import replace

from dealer_terminal.journal.codec import CODEC
from dealer_terminal.journal.record import Times, new_record
from dealer_terminal.journal.replay import FoldedState, ReplayStep
from dealer_terminal.journal.review_facts import RecordAt
from dealer_terminal.procedure.facts import PaymentCorrected, RoundClosed
from dealer_terminal.procedure.people import Approval, Role
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import words
from dealer_terminal.review import console_commands
from dealer_terminal.review.changes import changes, raised_since, returned_since
from dealer_terminal.review.queue.items import items
from dealer_terminal.rules.hand import Line, Result
from tests.fast.review.desk import OTHER, PEOPLE, TABLE, at, by
from tests.fast.review.tables import EDITIONS, table


def test_two_stretches_add_up_to_the_whole_from_every_record() -> None:
    folded = table(8)
    whole = changes(folded, 0)
    assert whole.rounds == sum(isinstance(each.entry, RoundClosed) for each in folded)
    assert whole.items == tuple(items(folded))
    for first in range(0, len(folded) + 1, 3):
        before, after = changes(folded[:first], 0), changes(folded, first)
        for what in ("facts", "rounds", "staked", "paid", "taken", "win", "items"):
            assert getattr(before, what) + getattr(after, what) == getattr(whole, what), (first, what)


def test_the_money_is_that_of_the_rounds_as_they_stand_in_the_end() -> None:
    """Each round counts with the corrections that came after it had closed."""
    for edition in EDITIONS[:2]:
        folded = table(40, edition, 3)
        stands: dict[int, tuple[int, int]] = {}
        for each in folded:
            entry, lines = each.entry, each.after.state.last_lines
            if isinstance(entry, RoundClosed):
                stands[entry.round] = entry.paid, entry.taken
            elif isinstance(entry, PaymentCorrected) and entry.round in stands:
                taken = sum(line.stake for line in lines if line.result.value in ("lose", "forfeit"))
                stands[entry.round] = sum(line.pays for line in lines), taken
        found = changes(folded, 0)
        assert (found.paid, found.taken) == tuple(map(sum, zip(*stands.values(), strict=True)))


def test_a_point_is_ones_own_tables_as_they_stood() -> None:
    supervisor = PEOPLE[Role.SUPERVISOR]
    desk = by(
        Role.ADMINISTRATOR,
        console_commands.GiveTables(supervisor.id, (TABLE,)),
        console_commands.SignOnReviewer(supervisor),
    )
    desk.do(console_commands.SetPoint((at(7),), "before the break"))
    (point,) = desk.console.points
    assert (point.before(TABLE), point.before(OTHER), point.written.by) == (8, 0, supervisor.id)
    assert "tables of their own" in desk.refused(console_commands.SetPoint((at(7), at(7, OTHER))))


def test_each_person_has_points_of_their_own_and_none_at_a_table_that_theirs_do_not_name() -> None:
    supervisor, administrator = PEOPLE[Role.SUPERVISOR], PEOPLE[Role.ADMINISTRATOR]
    desk = by(Role.ADMINISTRATOR, console_commands.GiveTables(supervisor.id, (TABLE,)))
    desk.do(console_commands.SetPoint((at(3), at(4, OTHER))))
    desk.do(console_commands.SetPoint((at(5),)))
    desk.do(console_commands.SignOnReviewer(supervisor))
    desk.do(console_commands.SetPoint((at(9),)))
    found = {
        (person.id, journal): [each.seen(journal) for each in desk.console.point_of(person.id, journal)]
        for person in (supervisor, administrator)
        for journal in (TABLE, OTHER)
    }
    assert found == {
        (supervisor.id, TABLE): [(at(9),)],
        (supervisor.id, OTHER): [],
        (administrator.id, TABLE): [(at(5),)],
        (administrator.id, OTHER): [(at(4, OTHER),)],
    }


def test_points_that_name_no_records_are_refused() -> None:
    desk = by(Role.ADMINISTRATOR)
    for point, why in (
        (console_commands.SetPoint(()), "one record of each table"),
        (console_commands.SetPoint((at(3), at(4))), "one record of each table"),
        (console_commands.SetPoint((RecordAt(TABLE, 3, b""),)), "A record is not named"),
        (console_commands.SetPoint((at(3),), "x" * 81), "more than 80 letters"),
    ):
        assert why in desk.refused(point)


def test_alarms_since_are_those_of_that_table() -> None:
    desk = by(Role.ADMINISTRATOR)
    one = desk.do(console_commands.RaiseAlarm(at(3), "reader-lost", "", words("lost")))
    desk.do(console_commands.RaiseAlarm(at(3, OTHER), "reader-lost", "", words("lost")))
    desk.do(console_commands.ReturnAlarm(one))
    board = desk.console.alarms
    utc = board[one].written.utc
    assert [each.id for each in raised_since(board, TABLE, utc)] == [one]
    assert raised_since(board, TABLE, utc + 1) == ()
    assert [each.id for each in returned_since(board, TABLE, utc + 1)] == [one]
    assert returned_since(board, TABLE, utc + 3) == ()


def test_a_payment_that_is_put_right_after_its_round_changes_what_was_taken() -> None:
    """A wager that was collected, and should have been returned."""
    was = Line(1, "ante", None, Result.LOSE, None, 500, 0, "Settlement 1")
    line = replace(was, result=Result.PUSH)
    fact = PaymentCorrected(1, was, line, Approval(PEOPLE[Role.SUPERVISOR], "seen on camera 4"))
    record = new_record(9, 2, CODEC.encode(fact), "1001", Times(9, 9))
    before, after = (FoldedState(State(round=2, last_lines=(each,))) for each in (was, line))
    found = changes((ReplayStep(record, fact, before, after),), 0)
    assert (found.paid, found.taken) == (0, -500)
