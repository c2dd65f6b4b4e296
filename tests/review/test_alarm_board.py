"""What becomes of an alarm: every state by every way into it, who may, and what the console says of its own load."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_terminal.audit.review_facts import RecordAt
from dealer_terminal.bootstrap.alarm_catalogue import alarm_catalogue
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.procedure.words import words
from dealer_terminal.review import asks
from dealer_terminal.review.alarms.board import Raised, Standing
from dealer_terminal.review.alarms.catalogue import AlarmId
from dealer_terminal.review.alarms.load import FLOOD, FLOOD_WITHIN, HOUR, load
from dealer_terminal.review.alarms.rows import new_causes, over_now, rows
from dealer_terminal.review.alarms.watch import Cause
from dealer_terminal.review.asks import Ask
from dealer_terminal.review.written import Written
from tests.review.desk import OTHER, PEOPLE, TABLE, Desk, at, by

ALARMS = alarm_catalogue()
LOST = asks.RaiseAlarm(at(3), "reader-lost", "", words("The reader is lost"))
HERE = Cause(AlarmId.READER_LOST, "", 3, 1_000, words("The reader is lost"))
NOW = 2_000_000


def raised(*after: str) -> tuple[Desk, int]:
    """An administrator at a console with an alarm, and what then came of it."""
    desk = by(Role.ADMINISTRATOR)
    number = desk.do(LOST)
    asked: dict[str, Ask] = {
        "acknowledge": asks.AcknowledgeAlarm(number),
        "confirm": asks.ConfirmAlarm(number, "cable put back"),
        "shelve": asks.ShelveAlarm(number, "technician comes", 600),
        "unshelve": asks.UnshelveAlarm(number),
        "return": asks.ReturnAlarm(number),
    }
    for each in after:
        desk.do(asked[each])
    return desk, number


STATES = {
    (): Standing.UNACKNOWLEDGED,
    ("acknowledge",): Standing.ACKNOWLEDGED,
    ("confirm",): Standing.CONFIRMED,
    ("acknowledge", "confirm"): Standing.CONFIRMED,
    ("shelve",): Standing.SHELVED,
    ("confirm", "shelve"): Standing.SHELVED,
    ("shelve", "unshelve"): Standing.UNACKNOWLEDGED,
    ("acknowledge", "shelve", "unshelve"): Standing.ACKNOWLEDGED,
    ("return",): Standing.RETURNED,
    ("shelve", "return"): Standing.RETURNED,
    ("return", "acknowledge"): Standing.ENDED,
    ("acknowledge", "return"): Standing.ENDED,
    ("confirm", "return"): Standing.ENDED,
}


@pytest.mark.parametrize(("after", "standing"), STATES.items(), ids=str)
def test_every_state_is_reached_as_the_papers_on_alarms_have_it(after: tuple[str, ...], standing: Standing) -> None:
    desk, number = raised(*after)
    assert desk.console.alarms[number].standing(NOW) is standing


def test_a_shelf_ends_by_itself() -> None:
    desk, number = raised("shelve")
    alarm = desk.console.alarms[number]
    until = alarm.shelf[0].until
    assert (alarm.standing(until - 1), alarm.standing(until)) == (Standing.SHELVED, Standing.UNACKNOWLEDGED)


REFUSED: dict[str, tuple[tuple[str, ...], Ask, str]] = {
    "raised twice": ((), LOST, "stands already"),
    "acknowledged twice": (("acknowledge",), asks.AcknowledgeAlarm(2), "already"),
    "confirmed once it is over": (("return",), asks.ConfirmAlarm(2, "x"), "over already"),
    "confirmed without a word": ((), asks.ConfirmAlarm(2, "  "), "Nothing is written there"),
    "shelved without a reason": ((), asks.ShelveAlarm(2, "", 60), "Nothing is written there"),
    "shelved for no time": ((), asks.ShelveAlarm(2, "x", 0), "a shift at most"),
    "shelved for too long": ((), asks.ShelveAlarm(2, "x", 8 * 3600 + 1), "a shift at most"),
    "unshelved without a shelf": ((), asks.UnshelveAlarm(2), "not shelved"),
    "returned twice": (("return",), asks.ReturnAlarm(2), "over already"),
    "one that is not there": ((), asks.AcknowledgeAlarm(77), "no such alarm"),
    "returned, one that is not there": ((), asks.ReturnAlarm(77), "no such alarm"),
}


@pytest.mark.parametrize(("after", "ask", "why"), REFUSED.values(), ids=REFUSED)
def test_what_makes_no_sense_is_refused(after: tuple[str, ...], ask: Ask, why: str) -> None:
    assert why in raised(*after)[0].refused(ask)


def test_the_console_raises_by_itself_whoever_is_there_but_only_a_console_does() -> None:
    desk = Desk()
    number = desk.do(LOST)
    assert desk.console.alarms[number].written.by == ""
    desk.do(asks.ReturnAlarm(number))
    again = desk.do(LOST)
    assert [each.id for each in desk.console.alarms.values()] == [number, again]


def test_a_supervisor_acts_on_own_tables_alone() -> None:
    supervisor = PEOPLE[Role.SUPERVISOR]
    desk = by(Role.ADMINISTRATOR, asks.GiveTables(supervisor.id, (TABLE,)))
    mine = desk.do(LOST)
    others = desk.do(asks.RaiseAlarm(at(3, OTHER), "reader-lost", "", words("The reader is lost")))
    desk.do(asks.SignOn(supervisor))
    desk.do(asks.AcknowledgeAlarm(mine))
    assert "tables of their own" in desk.refused(asks.AcknowledgeAlarm(others))


def test_rows_hold_table_and_console_side_by_side() -> None:
    desk, number = raised("acknowledge")
    board = desk.console.alarms
    (row,) = rows("7", TABLE, (HERE,), board, ALARMS, NOW)
    assert (row.standing, row.raised[0].id, row.alarm.title) == (Standing.ACKNOWLEDGED, number, "Reader lost")
    (new,) = rows("7", OTHER, (HERE,), board, ALARMS, NOW)
    assert (new.standing, new.raised) == (Standing.UNACKNOWLEDGED, ())
    assert [*rows("7", TABLE, (), board, ALARMS, NOW)] == []
    desk.do(asks.ReturnAlarm(number))
    assert [*rows("7", TABLE, (), desk.console.alarms, ALARMS, NOW)] == []
    unseen, _ = raised("return")
    (over,) = rows("7", TABLE, (), unseen.console.alarms, ALARMS, NOW)
    assert (over.standing, over.what) == (Standing.RETURNED, words("The reader is lost"))


def test_what_is_new_and_what_is_over_is_told_from_the_board() -> None:
    board = raised()[0].console.alarms
    assert new_causes((HERE,), board, TABLE) == over_now((HERE,), board, TABLE) == ()
    assert new_causes((HERE,), board, OTHER) == (HERE,)
    assert [each.cause for each in over_now((), board, TABLE)] == [""]


def at_minutes(*minutes: float) -> list[Raised]:
    utcs = [round(each * 60_000_000) for each in minutes]
    return [
        Raised(Written(n, "", utc), RecordAt(TABLE, 1, b"l" * 32), "reader-lost", str(n), words("x"))
        for n, utc in enumerate(utcs)
    ]


def test_floods_that_touch_are_one_and_its_time_is_from_its_first_to_its_last() -> None:
    assert load(at_minutes(*range(9)), 0, HOUR).floods == 0
    assert load(at_minutes(*(each * 1.2 for each in range(10))), 0, HOUR).floods == 0
    one = load(at_minutes(*range(20)), 0, HOUR)
    assert (one.raised, one.floods, one.flooded) == (20, 1, 19 * 60_000_000)
    two = load(at_minutes(*range(10), *range(30, 40)), 0, HOUR)
    assert (two.floods, two.flooded) == (2, 2 * 9 * 60_000_000)


@given(st.lists(st.floats(0, 120), max_size=60))
def test_a_minute_is_flooded_exactly_where_ten_fall_into_ten_minutes(minutes: list[float]) -> None:
    """Against counting every window by itself."""
    found = load(at_minutes(*minutes), 0, 3 * HOUR)
    utcs = sorted(round(each * 60_000_000) for each in minutes)
    windows = [[each for each in utcs if first <= each <= first + FLOOD_WITHIN] for first in utcs]
    assert bool(found.floods) == any(len(each) >= FLOOD for each in windows)
    assert found.flooded <= (utcs[-1] - utcs[0] if utcs else 0)


def test_what_nobody_looks_at_is_told() -> None:
    desk, number = raised("acknowledge")
    alarm = desk.console.alarms[number]
    day = 25 * HOUR
    assert load([alarm], 0, day).stale == 1
    assert load([alarm], 0, day).unseen == 0
    assert load(at_minutes(0, 1), 0, HOUR).unseen == 2
    assert load([alarm], 0, day).longest == alarm.acknowledged[0].utc - alarm.written.utc


def test_an_auditor_and_surveillance_read_alarms_and_do_nothing_about_them() -> None:
    for role in (Role.AUDITOR, Role.SURVEILLANCE):
        desk, number = raised()
        desk.do(asks.SignOn(Operator("77", "R. Reader", role)))
        assert "may not do that here" in desk.refused(asks.AcknowledgeAlarm(number))
