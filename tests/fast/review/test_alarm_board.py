"""What becomes of an alarm: every state by every way into it, who may, and what the console says of its own load."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dealer_terminal.app.alarm_catalogue import alarm_catalogue
from dealer_terminal.journal.review_facts import AlarmAcknowledged, RecordAt
from dealer_terminal.procedure.people import Role
from dealer_terminal.procedure.words import words
from dealer_terminal.review import console_commands
from dealer_terminal.review.alarms.board import AlarmStatus, RaisedAlarm
from dealer_terminal.review.alarms.catalogue import AlarmId
from dealer_terminal.review.alarms.load import FLOOD, FLOOD_WITHIN, HOUR, Burden, load, load_of, loads_of_people
from dealer_terminal.review.alarms.rows import (
    AlarmRow,
    calling,
    groups,
    new_causes,
    over_now,
    rows,
    unseen_beside,
    work_order,
)
from dealer_terminal.review.alarms.watch import Cause
from dealer_terminal.review.answers import Written
from dealer_terminal.review.console import Console, Sitting
from dealer_terminal.review.console_commands import Ask
from tests.fast.review.desk import OTHER, PEOPLE, TABLE, Desk, at, by

ALARMS = alarm_catalogue()
LOST = console_commands.RaiseAlarm(at(3), "reader-lost", "", words("The reader is lost"))
HERE = Cause(AlarmId.READER_LOST, "", 3, 1_000, words("The reader is lost"))
NOW = 2_000_000


def raised(*after: str) -> tuple[Desk, int]:
    """An administrator at a console with an alarm, and what then came of it."""
    desk = by(Role.ADMINISTRATOR)
    number = desk.do(LOST)
    asked: dict[str, Ask] = {
        "acknowledge": console_commands.AcknowledgeAlarm(number),
        "confirm": console_commands.ConfirmAlarm(number, "cable put back"),
        "shelve": console_commands.ShelveAlarm(number, "technician comes", 600),
        "unshelve": console_commands.UnshelveAlarm(number),
        "return": console_commands.ReturnAlarm(number),
    }
    for each in after:
        if each == "again":
            number = desk.do(LOST)
            asked |= {
                "return": console_commands.ReturnAlarm(number),
                "off again": console_commands.UnshelveAlarm(number),
            }
        else:
            desk.do(asked[each])
    return desk, number


STATES = {
    (): AlarmStatus.UNACKNOWLEDGED,
    ("acknowledge",): AlarmStatus.ACKNOWLEDGED,
    ("confirm",): AlarmStatus.CONFIRMED,
    ("acknowledge", "confirm"): AlarmStatus.CONFIRMED,
    ("shelve",): AlarmStatus.SHELVED,
    ("confirm", "shelve"): AlarmStatus.SHELVED,
    ("shelve", "unshelve"): AlarmStatus.UNACKNOWLEDGED,
    ("acknowledge", "shelve", "unshelve"): AlarmStatus.ACKNOWLEDGED,
    ("return",): AlarmStatus.RETURNED,
    ("shelve", "return"): AlarmStatus.ENDED,
    ("shelve", "unshelve", "return"): AlarmStatus.RETURNED,
    ("shelve", "return", "again"): AlarmStatus.SHELVED,
    ("shelve", "return", "again", "return"): AlarmStatus.ENDED,
    ("shelve", "return", "again", "return", "again"): AlarmStatus.SHELVED,
    ("shelve", "return", "again", "off again", "return", "again"): AlarmStatus.UNACKNOWLEDGED,
    ("shelve", "return", "again", "off again"): AlarmStatus.UNACKNOWLEDGED,
    ("shelve", "unshelve", "return", "again"): AlarmStatus.UNACKNOWLEDGED,
    ("shelve", "unshelve", "shelve", "return", "again"): AlarmStatus.SHELVED,
    ("return", "acknowledge"): AlarmStatus.ENDED,
    ("acknowledge", "return"): AlarmStatus.ENDED,
    ("confirm", "return"): AlarmStatus.ENDED,
}


def test_every_state_is_reached_as_the_papers_on_alarms_have_it() -> None:
    found = {}
    for after in STATES:
        desk, number = raised(*after)
        found[after] = desk.console.alarms[number].standing(NOW)
    assert found == STATES


def test_a_shelf_ends_by_itself_and_is_of_one_cause_at_one_table() -> None:
    for after in (("shelve",), ("shelve", "return", "again")):
        desk, number = raised(*after)
        alarm = desk.console.alarms[number]
        (shelf,) = desk.console.alarms[2].shelf
        states = alarm.standing(shelf.until - 1), alarm.standing(shelf.until)
        assert states == (AlarmStatus.SHELVED, AlarmStatus.UNACKNOWLEDGED)
    for other in (replace(LOST, cause="x"), replace(LOST, alarm="device-fault"), replace(LOST, at=at(3, OTHER))):
        number = desk.do(other)
        assert desk.console.alarms[number].standing(NOW) is AlarmStatus.UNACKNOWLEDGED


def test_what_was_over_while_it_lay_shelved_does_not_come_back() -> None:
    desk, number = raised("shelve", "return")
    alarm = desk.console.alarms[number]
    assert alarm.standing(alarm.shelf[0].until) is AlarmStatus.ENDED
    (shelf,) = raised("shelve", "unshelve")[0].console.alarms[number].shelf
    assert (shelf.reason, shelf.ended[0].by) == ("technician comes", PEOPLE[Role.ADMINISTRATOR].id)


REFUSED: dict[str, tuple[tuple[str, ...], Ask, str]] = {
    "raised twice": ((), LOST, "stands already"),
    "acknowledged twice": (("acknowledge",), console_commands.AcknowledgeAlarm(2), "already"),
    "confirmed once it is over": (("return",), console_commands.ConfirmAlarm(2, "x"), "over already"),
    "confirmed without a word": ((), console_commands.ConfirmAlarm(2, "  "), "Nothing is written there"),
    "shelved without a reason": ((), console_commands.ShelveAlarm(2, "", 60), "Nothing is written there"),
    "shelved for no time": ((), console_commands.ShelveAlarm(2, "x", 0), "a shift at most"),
    "shelved for too long": ((), console_commands.ShelveAlarm(2, "x", 8 * 3600 + 1), "a shift at most"),
    "unshelved twice": (("shelve", "unshelve"), console_commands.UnshelveAlarm(2), "not shelved"),
    "none of them acknowledged": ((), console_commands.AcknowledgeAlarms(()), "no such alarm"),
    "one acknowledged twice at once": ((), console_commands.AcknowledgeAlarms((2, 2)), "no such alarm"),
    "one of several that is not there": ((), console_commands.AcknowledgeAlarms((2, 77)), "no such alarm"),
    "one of several that is seen": (("acknowledge",), console_commands.AcknowledgeAlarms((2,)), "already"),
    "unshelved without a shelf": ((), console_commands.UnshelveAlarm(2), "not shelved"),
    "returned twice": (("return",), console_commands.ReturnAlarm(2), "over already"),
    "one that is not there": ((), console_commands.AcknowledgeAlarm(77), "no such alarm"),
    "returned, one that is not there": ((), console_commands.ReturnAlarm(77), "no such alarm"),
}


def test_meaningless_requests_are_refused() -> None:
    said = {name: raised(*after)[0].refused(ask) for name, (after, ask, _) in REFUSED.items()}
    assert {name: said[name] for name, (*_, why) in REFUSED.items() if why not in said[name]} == {}


def test_the_console_raises_by_itself_whoever_is_there_but_only_a_console_does() -> None:
    desk = Desk()
    number = desk.do(LOST)
    assert desk.console.alarms[number].written.by == ""
    desk.do(console_commands.ReturnAlarm(number))
    again = desk.do(LOST)
    assert [each.id for each in desk.console.alarms.values()] == [number, again]


def test_a_supervisor_acts_on_own_tables_alone() -> None:
    supervisor = PEOPLE[Role.SUPERVISOR]
    desk = by(Role.ADMINISTRATOR, console_commands.GiveTables(supervisor.id, (TABLE,)))
    mine, others = desk.do(LOST), desk.do(replace(LOST, at=at(3, OTHER)))
    desk.do(console_commands.SignOnReviewer(supervisor))
    for ask in (console_commands.AcknowledgeAlarm(others), console_commands.AcknowledgeAlarms((mine, others))):
        assert "tables of their own" in desk.refused(ask)
    assert desk.console.alarms[mine].acknowledged == ()
    desk.do(console_commands.AcknowledgeAlarm(mine))


def test_rows_hold_table_and_console_side_by_side() -> None:
    desk, number = raised("acknowledge")
    board = desk.console.alarms
    (here,) = rows("7", TABLE, (HERE,), board, ALARMS, NOW)
    assert (here.standing, here.raised[0].id, here.alarm.title) == (AlarmStatus.ACKNOWLEDGED, number, "Reader lost")
    (new,) = rows("7", OTHER, (HERE,), board, ALARMS, NOW)
    assert (new.standing, new.raised) == (AlarmStatus.UNACKNOWLEDGED, ())
    assert [*rows("7", TABLE, (), board, ALARMS, NOW)] == []
    desk.do(console_commands.ReturnAlarm(number))
    assert [*rows("7", TABLE, (), desk.console.alarms, ALARMS, NOW)] == []
    unseen, _ = raised("return")
    (over,) = rows("7", TABLE, (), unseen.console.alarms, ALARMS, NOW)
    assert (over.standing, over.what) == (AlarmStatus.RETURNED, words("The reader is lost"))


def row(alarm: AlarmId, standing: AlarmStatus, since: int = 5, journal: str = TABLE) -> AlarmRow:
    return AlarmRow(journal, journal, ALARMS[alarm], "", since, 3, words("x"), standing)


def test_what_stands_comes_before_what_is_over_and_what_waits_before_what_is_acted_on() -> None:
    now, soon = AlarmId.READER_LOST, AlarmId.UNDOS_OFTEN
    ordered = [
        row(now, AlarmStatus.UNACKNOWLEDGED),
        row(now, AlarmStatus.ACKNOWLEDGED, 3),
        row(soon, AlarmStatus.UNACKNOWLEDGED, 2),
        row(soon, AlarmStatus.ACKNOWLEDGED, 1),
        row(now, AlarmStatus.CONFIRMED),
        row(now, AlarmStatus.RETURNED),
        row(now, AlarmStatus.SHELVED),
    ]
    assert sorted([*ordered[3:], *ordered[:3]], key=work_order) == ordered
    assert calling(ordered, TABLE) == tuple(ordered[:5])
    assert calling(ordered, OTHER) == ()


def test_alarms_of_one_table_and_one_cause_stand_together() -> None:
    lost, undone = AlarmId.READER_LOST, AlarmId.UNDOS_OFTEN
    found = groups(
        [
            row(lost, AlarmStatus.RETURNED, 1),
            row(undone, AlarmStatus.UNACKNOWLEDGED, 9),
            row(lost, AlarmStatus.UNACKNOWLEDGED, 7),
            row(lost, AlarmStatus.RETURNED, 4, OTHER),
        ]
    )
    told = [(each.journal, each.alarm.id, len(each.rows), each.standing, each.oldest, each.newest) for each in found]
    assert told == [(TABLE, lost, 2, 1, 1, 7), (TABLE, undone, 1, 1, 9, 9), (OTHER, lost, 1, 0, 4, 4)]


def test_a_group_is_seen_by_one_press_and_each_of_it_by_a_fact_of_its_own() -> None:
    desk, first = raised("return")
    second = desk.do(LOST)
    other = desk.do(replace(LOST, alarm="device-fault"))
    assert unseen_beside(desk.console.alarms, first, NOW) == (first, second)
    before = len(desk.written)
    desk.do(console_commands.AcknowledgeAlarms(unseen_beside(desk.console.alarms, second, NOW)))
    assert desk.written[before:] == [AlarmAcknowledged(first), AlarmAcknowledged(second)]
    assert unseen_beside(desk.console.alarms, first, NOW) == ()
    assert unseen_beside(desk.console.alarms, other, NOW) == (other,)
    assert unseen_beside(desk.console.alarms, 77, NOW) == ()


def test_what_is_new_and_what_is_over_is_told_from_the_board() -> None:
    board = raised()[0].console.alarms
    assert new_causes((HERE,), board, TABLE) == over_now((HERE,), board, TABLE) == ()
    assert new_causes((HERE,), board, OTHER) == (HERE,)
    assert [each.cause for each in over_now((), board, TABLE)] == [""]


def test_nothing_is_over_at_a_table_whose_journal_does_not_fit() -> None:
    unfit = Cause(AlarmId.LOG_UNFIT, "", 3, 1_000, words("It holds fewer records"))
    assert over_now((unfit,), raised()[0].console.alarms, TABLE) == ()


def at_minutes(*minutes: float) -> list[RaisedAlarm]:
    utcs = [round(each * 60_000_000) for each in minutes]
    return [
        RaisedAlarm(Written(n, "", utc), RecordAt(TABLE, 1, b"l" * 32), "reader-lost", str(n), words("x"))
        for n, utc in enumerate(utcs)
    ]


@given(st.lists(st.floats(0, 120), max_size=60))
def test_a_minute_is_flooded_exactly_where_ten_fall_into_ten_minutes(minutes: list[float]) -> None:
    """Against counting every window by itself; floods that touch are one, from its first alarm to its last."""
    found = load(at_minutes(*minutes), 0, 3 * HOUR)
    utcs = sorted(round(each * 60_000_000) for each in minutes)
    floods: list[list[int]] = []
    for window in ([each for each in utcs if first <= each <= first + FLOOD_WITHIN] for first in utcs):
        if len(window) >= FLOOD and floods and window[0] <= floods[-1][-1]:
            floods[-1] = [floods[-1][0], window[-1]]
        elif len(window) >= FLOOD:
            floods.append(window)
    assert (found.floods, found.flooded) == (len(floods), sum(each[-1] - each[0] for each in floods))


def console_with(*minutes: float, sittings: tuple[tuple[str, float, float], ...] = (), opened: float = 0) -> Console:
    board = {each.id: each for each in at_minutes(*minutes)}
    sat = tuple(Sitting(who, round(began * MINUTE), (round(end * MINUTE),)) for who, began, end in sittings)
    return Console(name="Pit 1", opened=round(opened * MINUTE), alarms=board, sittings=sat)


MINUTE = 60_000_000
DAY_END = 600 * MINUTE
BURDENS: dict[str, tuple[Sequence[float], float, Burden]] = {
    "nine in three minutes": ([597 + n / 4 for n in range(9)], 597, Burden.BUSY),
    "ten in three minutes": ([597 + n / 4 for n in range(10)], 597, Burden.TOO_MUCH),
    "six spread over a quarter": ([585 + 2 * n for n in range(6)], 585, Burden.WELL),
    "thirteen in a quiet quarter": ([560 + 3 * n for n in range(13)], 560, Burden.TOO_MUCH),
    "twelve in eight hours with a flood": (range(300, 312), 0, Burden.TOO_MUCH),
    "twelve in eight hours": (range(130, 600, 40), 0, Burden.WELL),
}


def test_a_load_is_of_the_time_that_there_was_and_a_flood_is_too_much() -> None:
    found = {}
    for name, (minutes, opened, _) in BURDENS.items():
        console = console_with(*minutes, opened=opened)
        measured = load_of(console, DAY_END - 8 * HOUR, DAY_END)
        assert measured.time == min(8 * HOUR, DAY_END - console.opened), name
        found[name] = measured.burden
    assert found == {name: burden for name, (*_, burden) in BURDENS.items()}


def test_each_persons_load_is_what_was_raised_while_they_sat_there() -> None:
    console = console_with(
        *(100, 130, 170, 250), sittings=(("2001", 90, 120), ("9001", 120, 160), ("2001", 160, 180)), opened=60
    )
    found = loads_of_people(console, 100 * MINUTE, DAY_END)
    told = {who: (each.raised, each.time // MINUTE) for who, each in found.items()}
    assert told == {"2001": (2, 40), "9001": (1, 40)}


def test_what_nobody_looks_at_is_told() -> None:
    desk, number = raised("acknowledge")
    alarm = desk.console.alarms[number]
    day = 25 * HOUR
    assert load([alarm], 0, day).stale == 1
    assert load([alarm], 0, day).unseen == 0
    assert load(at_minutes(0, 1), 0, HOUR).unseen == 2
    assert load([alarm], 0, day).longest == alarm.acknowledged[0].utc - alarm.written.utc
