"""What is worked off in the window of a pit: alarms, and what changed; written in the console's journal."""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from dealer_terminal.journal import review_facts
from dealer_terminal.journal.journal_facts import ClockSteppedBack
from dealer_terminal.journal.record import Times
from dealer_terminal.procedure.facts import DeviceFaultCleared, DeviceFaultRaised
from dealer_terminal.review.alarms.board import AlarmStatus
from dealer_terminal.review.alarms.catalogue import AlarmId
from dealer_terminal.review.queue.items import QueueSubject
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.ui.kit.languages import spoken
from dealer_terminal.ui.pit.pit_view_state import PitPage
from dealer_terminal.ui.pit.words import SUBJECTS
from tests.fast.ui.pit.journals import ROUNDS, table
from tests.fast.ui.pit.sitting import SUPERVISOR, Sitting

Key = Qt.Key
STOOD = 30_000_000
"""Microseconds that a fault stands before anybody looks."""


@pytest.fixture
def jammed(tmp_path: Path, fonts: None) -> Iterator[tuple[Sitting, Callable[..., None]]]:
    """A table whose device is jammed, and the way to clear it. What is added stands for long enough to call."""
    db = table(tmp_path, "3", 3)

    def adds(*entries: DeviceFaultRaised | DeviceFaultCleared | ClockSteppedBack) -> None:
        with closing(open_journal(db, keys=tmp_path / "keys-3")) as journal:
            now = SystemClock().now()
            journal.append(entries, operator="1001", at=Times(now.utc - STOOD, now.monotonic - STOOD))

    adds(DeviceFaultRaised("jam", "slot 2"))
    sits = Sitting((db,), tmp_path)
    sits.waits(30)
    sits.until(lambda showing: any(each.alarm.id is AlarmId.DEVICE_FAULT for each in showing.rows))
    yield sits, adds
    sits.close()


def standing(sits: Sitting) -> list[AlarmStatus]:
    return [each.standing for each in sits.showing.rows if each.alarm.id is AlarmId.DEVICE_FAULT]


def opens_alarm(sits: Sitting) -> None:
    key = next(each.key for each in sits.window.props.alarms if AlarmId.DEVICE_FAULT in each.key)
    sits.presses(f"alarm {key}")


def test_an_alarm_is_seen_acted_on_and_over(jammed) -> None:
    sits, adds = jammed
    opens_alarm(sits)
    assert sits.keys() == ["acknowledge", "confirm", "shelve", "table", "replay"]
    sits.presses("key acknowledge")
    assert standing(sits) == [AlarmStatus.ACKNOWLEDGED]
    sits.presses("key confirm")
    assert "Say what was done" in sits.said
    sits.fills(text="cleared it")
    sits.presses("key confirm")
    assert standing(sits) == [AlarmStatus.CONFIRMED]
    assert "Acted on: cleared it" in sits.lines()
    adds(DeviceFaultCleared("jam"))
    sits.until(lambda _: not standing(sits))
    assert sits.lines() == ["It is over, and somebody has seen it."]
    kinds = [type(each) for each in sits.facts()]
    assert kinds.count(review_facts.AlarmReturned) == kinds.count(review_facts.AlarmConfirmed) == 1


def test_an_alarm_that_nobody_saw_stays_until_somebody_has(jammed) -> None:
    sits, adds = jammed
    adds(DeviceFaultCleared("jam"))
    sits.until(lambda _: standing(sits) == [AlarmStatus.RETURNED])
    opens_alarm(sits)
    assert sits.keys() == ["acknowledge", "table", "replay"]
    sits.presses("key acknowledge")
    assert standing(sits) == []


def test_what_is_over_leaves_the_tile_to_what_stands_and_what_is_acted_on_says_so(jammed) -> None:
    sits, adds = jammed
    adds(ClockSteppedBack(2_000_000, 1_000_000))
    sits.until(lambda _: called(sits) == ("Device fault", "", "+1"))
    opens_alarm(sits)
    sits.presses("key acknowledge")
    assert called(sits) == ("Device fault", "seen", "+1")
    sits.fills(text="cleared it")
    sits.presses("key confirm")
    assert called(sits) == ("Clock was set back", "", "+1")
    sits.strikes(Key.Key_Escape)
    sits.strikes(Key.Key_A)
    sits.fills(text="compared")
    sits.presses("key confirm")
    assert called(sits) == ("Device fault", "acted on", "+1")
    assert sits.window.props.tiles[0].acted
    sits.strikes(Key.Key_Escape)
    adds(DeviceFaultRaised("door-open", ""), DeviceFaultCleared("jam"))
    sits.waits(30)
    sits.until(lambda _: standing(sits) == [AlarmStatus.UNACKNOWLEDGED])
    adds(DeviceFaultCleared("door-open"))
    sits.until(lambda _: standing(sits) == [AlarmStatus.RETURNED])
    assert called(sits) == ("Clock was set back", "acted on", "")
    assert sits.window.props.alarms_title.endswith("1 over, not seen")
    assert AlarmId.DEVICE_FAULT in sits.window.props.alarms[-1].key
    assert sits.window.props.alarms[-1].quiet


def called(sits: Sitting) -> tuple[str, str, str]:
    """On the only tile: which alarm, how far it is worked off, how many more."""
    (tile,) = sits.window.props.tiles
    return tile.need.split(":")[0], tile.worked, tile.more


def test_alarms_of_one_cause_are_one_row_and_seen_by_one_press(jammed) -> None:
    sits, adds = jammed
    adds(DeviceFaultRaised("door-open", ""), DeviceFaultRaised("foreign-card", ""))
    sits.waits(30)
    sits.until(lambda _: len(standing(sits)) == 3)
    adds(DeviceFaultCleared("door-open"))
    sits.until(lambda _: AlarmStatus.RETURNED in standing(sits))
    (shown,) = [each for each in sits.window.props.alarms if AlarmId.DEVICE_FAULT in each.key]
    assert shown.count == "× 3"
    opens_alarm(sits)
    assert len(sits.lines()) == 3
    assert sits.keys() == ["acknowledge", "table"]
    sits.presses(f"line {sits.window.props.sheet.lines[1].key}")
    assert sits.keys()[0] == "acknowledge"
    sits.strikes(Key.Key_Escape)
    sits.presses("key acknowledge")
    assert standing(sits) == [AlarmStatus.ACKNOWLEDGED] * 2
    assert len([each for each in sits.facts() if isinstance(each, review_facts.AlarmAcknowledged)]) == 3
    assert sits.keys() == ["table"]


def test_a_shelf_covers_what_comes_again_meanwhile(jammed) -> None:
    sits, adds = jammed
    opens_alarm(sits)
    sits.fills(text="on its way")
    sits.presses("minutes 15")
    sits.presses("key shelve")
    adds(DeviceFaultCleared("jam"))
    sits.until(lambda _: standing(sits) == [])
    adds(DeviceFaultRaised("jam", "slot 2"))
    sits.waits(30)
    sits.until(lambda _: standing(sits) == [AlarmStatus.SHELVED])
    sits.waits(900)
    sits.until(lambda _: standing(sits) == [AlarmStatus.UNACKNOWLEDGED])


def test_an_alarm_that_is_over_is_told_in_the_readers_language(jammed) -> None:
    sits, adds = jammed
    fault = [each.text for each in sits.window.props.alarms if AlarmId.DEVICE_FAULT in each.key]
    adds(DeviceFaultCleared("jam"))
    sits.until(lambda _: standing(sits) == [AlarmStatus.RETURNED])
    sits.strikes(Key.Key_G)
    sits.presses("line es")
    (over,) = [each.text for each in sits.window.props.alarms if AlarmId.DEVICE_FAULT in each.key]
    assert [over] != fault
    opens_alarm(sits)
    assert sits.lines()[0] == over
    (raised,) = [
        each for each in sits.facts() if isinstance(each, review_facts.AlarmRaised) if each.alarm == "device-fault"
    ]
    assert over == spoken("es")(raised.told)


def test_what_changed_is_told_in_the_readers_language(sits: Sitting) -> None:
    sits.strikes(Key.Key_G)
    sits.presses("line es")
    sits.strikes(Key.Key_C)
    sits.until(lambda showing: len(showing.changes) == 3)
    say = spoken("es")
    acts = [line for line in sits.lines() if say(SUBJECTS[QueueSubject.UNDONE]) in line]
    assert acts
    assert not any(
        each.value in line for line in acts for each in QueueSubject if say(SUBJECTS[each]) not in each.value
    )


def test_an_alarm_is_shelved_for_a_while_with_a_reason(jammed) -> None:
    sits, _ = jammed
    opens_alarm(sits)
    sits.fills(text="on its way")
    sits.presses("key shelve")
    assert "Choose for how long" in sits.said
    sits.presses("minutes 15")
    sits.presses("key shelve")
    assert standing(sits) == [AlarmStatus.SHELVED]
    assert not sits.window.props.tiles[0].need.startswith("Device")
    sits.presses("key unshelve")
    assert standing(sits) == [AlarmStatus.UNACKNOWLEDGED]
    sits.presses("minutes 60")
    sits.presses("key shelve")
    sits.waits(3601)
    sits.until(lambda _: standing(sits) == [AlarmStatus.UNACKNOWLEDGED])


def test_an_alarm_that_the_console_cannot_write_is_shown_and_written_once_it_can(tmp_path: Path, fonts: None) -> None:
    db = table(tmp_path, "3", 3)
    with closing(Sitting((db,), tmp_path)) as sits, closing(sqlite3.connect(sits.db)) as other:
        other.execute("BEGIN IMMEDIATE")
        with closing(open_journal(db, keys=tmp_path / "keys-3")) as journal:
            journal.append((DeviceFaultRaised("jam", "slot 2"),), operator="1001", at=SystemClock().now())
        sits.waits(30)
        sits.until(lambda _: standing(sits) == [AlarmStatus.UNACKNOWLEDGED])
        assert "console.db" in sits.said
        other.rollback()
        sits.waits(30)
        sits.until(lambda showing: any(each.raised for each in showing.rows if each.alarm.id is AlarmId.DEVICE_FAULT))
        assert not sits.said
    with closing(Sitting((db,), tmp_path)) as again:
        again.waits(30)
        again.until(lambda showing: any(each.raised for each in showing.rows if each.alarm.id is AlarmId.DEVICE_FAULT))
        raised = [each.alarm for each in again.facts() if isinstance(each, review_facts.AlarmRaised)]
    assert raised.count(AlarmId.DEVICE_FAULT) == 1


def test_a_journal_that_was_rolled_back_calls_also_after_the_pit_was_away(tmp_path: Path, fonts: None) -> None:
    db = table(tmp_path, "3", 3)
    shutil.copy(db, tmp_path / "older.db")
    with closing(open_journal(db, keys=tmp_path / "keys-3")) as journal:
        journal.append((DeviceFaultRaised("jam", "slot 2"),), operator="1001", at=SystemClock().now())
    unfit, jam = AlarmId.LOG_UNFIT, AlarmId.DEVICE_FAULT
    with closing(Sitting((db,), tmp_path)) as sits:
        sits.waits(30)
        sits.until(lambda showing: any(each.raised for each in showing.rows if each.alarm.id is jam))
        assert all(each.alarm.id is not unfit for each in sits.showing.rows)
    shutil.copy(db, tmp_path / "newer.db")
    shutil.copy(tmp_path / "older.db", db)
    for _ in range(2):
        with closing(Sitting((db,), tmp_path)) as again:
            again.until(lambda showing: any(each.raised for each in showing.rows if each.alarm.id is unfit))
            first, *others = again.window.props.alarms
            assert "which this console knows, is gone" in first.text
            assert any(jam in each.key for each in others)
            facts_then = again.facts()
    assert not [each for each in facts_then if isinstance(each, review_facts.AlarmReturned)]
    assert [each.alarm for each in facts_then if isinstance(each, review_facts.AlarmRaised)].count(unfit) == 1
    shutil.copy(tmp_path / "newer.db", db)
    with closing(Sitting((db,), tmp_path)) as again:
        again.until(lambda _: any(isinstance(each, review_facts.AlarmReturned) for each in again.facts()))


def test_a_roll_back_of_records_that_nobody_named_calls_when_the_pit_comes_again(tmp_path: Path, fonts: None) -> None:
    db = table(tmp_path, "3", 3)
    shutil.copy(db, tmp_path / "older.db")
    with closing(open_journal(db, keys=tmp_path / "keys-3")) as journal:
        passing = (DeviceFaultRaised("jam", "slot 2"), DeviceFaultCleared("jam"))
        newest = journal.append(passing, operator="1001", at=SystemClock().now())[-1]
    with closing(Sitting((db,), tmp_path)) as sits:
        sits.until(lambda showing: [each.newest.position for each in showing.sights] == [newest.position])
    assert [each.tables[0].at.leaf for each in sits.facts() if isinstance(each, review_facts.TablesStood)][
        -1
    ] == newest.leaf
    shutil.copy(tmp_path / "older.db", db)
    with closing(Sitting((db,), tmp_path)) as again:
        again.until(lambda showing: any(each.alarm.id is AlarmId.LOG_UNFIT for each in showing.rows))
        assert f"record {newest.position}, which this console knows, is gone" in again.window.props.alarms[0].text


def test_a_table_that_a_supervisor_was_not_given_is_nowhere(sits: Sitting) -> None:
    mine = sits.showing.sights[0].journal
    sits.gives(mine)
    sits.strikes(Key.Key_O)
    sits.signs_on(SUPERVISOR)
    assert [each.journal for each in sits.showing.sights] == [mine]
    assert {each.journal for each in sits.showing.rows} <= {mine}
    sits.strikes(Key.Key_Q)
    assert {each.journal for each in sits.showing.queue} <= {mine}


def test_what_changed_is_counted_from_the_point_that_somebody_set(sits: Sitting) -> None:
    sits.strikes(Key.Key_C)
    sits.until(lambda showing: len(showing.changes) == 3)
    assert any(line.endswith(f"{ROUNDS} rounds") for line in sits.lines())
    sits.presses("key point")
    sits.until(lambda showing: len(showing.changes) == 3)
    assert [line for line in sits.lines() if "rounds" in line] == ["0 facts, 0 rounds"] * 3
    (point,) = [each for each in sits.facts() if isinstance(each, review_facts.PointSet)]
    assert len(point.at) == 3


def test_each_persons_changes_are_since_their_own_points(sits: Sitting) -> None:
    mine, *others = (each.journal for each in sits.showing.sights)
    sits.gives(mine)
    sits.strikes(Key.Key_C)
    sits.presses("key point")
    sits.strikes(Key.Key_O)
    sits.signs_on(SUPERVISOR)
    sits.strikes(Key.Key_C)
    sits.until(lambda showing: len(showing.changes) == 1)
    heading, facts_there, *_ = sits.window.props.sheet.lines
    assert heading.more == "You have set no point here yet: all since its log began"
    assert not facts_there.text.startswith("0 facts")
    assert any(line.startswith("Alarms raised") for line in sits.lines())
    sits.presses("key point")
    sits.until(lambda showing: len(showing.changes) == 1)
    theirs = sits.window.props.sheet.lines[0].more
    sits.strikes(Key.Key_O)
    sits.signs_on("9001")
    sits.strikes(Key.Key_C)
    sits.until(lambda showing: len(showing.changes) == 3)
    assert [line for line in sits.lines() if "rounds" in line] == ["0 facts, 0 rounds"] * 3
    assert "A. Ames" in sits.window.props.sheet.told
    sinces = {each.more for each in sits.window.props.sheet.lines if each.tone == "heading"}
    assert len(sinces) == 1
    assert others
    assert theirs not in sinces or theirs.startswith("Since ")


def test_the_load_is_of_the_time_that_the_console_was_there_and_of_who_sat_there(sits: Sitting) -> None:
    sits.waits(60)
    sits.strikes(Key.Key_L)
    raised = len(sits.showing.console.alarms)
    assert sits.lines()[0].startswith(f"{raised} alarms in 8.0 h")
    assert any("A. Ames: " in line for line in sits.lines())
    assert f"While nobody was signed on: {raised - int(_of(sits, 'A. Ames'))}" in sits.lines()


def _of(sits: Sitting, name: str) -> str:
    return next(line for line in sits.lines() if line.startswith(name)).split(": ")[1].split()[0]


def test_a_look_at_a_table_is_written_before_it_is_shown(sits: Sitting) -> None:
    journal = sits.showing.sights[0].journal
    sits.presses(f"table {journal}")
    assert sits.showing.desk.page is PitPage.TABLE
    sits.strikes(Key.Key_D)
    looks = [each.looked for each in sits.facts() if isinstance(each, review_facts.Looked)]
    assert looks == [review_facts.ViewedAs.TABLE, review_facts.ViewedAs.SCREEN]
