"""What is worked off in the window of a pit: alarms, the queue, what changed; written in the console's journal."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from dealer_terminal.audit import review_facts as facts
from dealer_terminal.audit.journal_facts import ClockSteppedBack
from dealer_terminal.procedure.facts import DeviceFaultCleared, DeviceFaultRaised
from dealer_terminal.review.alarms.board import Standing
from dealer_terminal.review.alarms.catalogue import AlarmId
from dealer_terminal.review.queue.board import Worked
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.ui.pit.showing import Page
from tests.cli.conftest import Terminal
from tests.ui.pit.journals import ROUNDS, table
from tests.ui.pit.sitting import SUPERVISOR, Sitting

Key = Qt.Key


@pytest.fixture
def jammed(tmp_path: Path, fonts: None) -> Iterator[tuple[Sitting, Callable[..., None]]]:
    """A table whose device is jammed, and the way to clear it."""
    db = table(tmp_path, "3", 3)

    def adds(*entries: DeviceFaultRaised | DeviceFaultCleared | ClockSteppedBack) -> None:
        with closing(open_journal(db, keys=tmp_path / "keys-3")) as journal:
            journal.append(entries, operator="1001", at=SystemClock().now())

    adds(DeviceFaultRaised("jam", "slot 2"))
    sits = Sitting((db,), tmp_path)
    sits.waits(30)
    sits.until(lambda showing: any(each.alarm.id is AlarmId.DEVICE_FAULT for each in showing.rows))
    yield sits, adds
    sits.close()


def standing(sits: Sitting) -> list[Standing]:
    return [each.standing for each in sits.showing.rows if each.alarm.id is AlarmId.DEVICE_FAULT]


def opens_alarm(sits: Sitting) -> None:
    key = next(each.key for each in sits.window.props.alarms if AlarmId.DEVICE_FAULT in each.key)
    sits.presses(f"alarm {key}")


def test_an_alarm_is_seen_acted_on_and_over(jammed) -> None:
    sits, adds = jammed
    opens_alarm(sits)
    assert sits.keys() == ["acknowledge", "confirm", "shelve", "table", "replay"]
    sits.presses("key acknowledge")
    assert standing(sits) == [Standing.ACKNOWLEDGED]
    sits.presses("key confirm")
    assert "Say what was done" in sits.said
    sits.fills(text="cleared it")
    sits.presses("key confirm")
    assert standing(sits) == [Standing.CONFIRMED]
    assert "Acted on: cleared it" in sits.lines()
    adds(DeviceFaultCleared("jam"))
    sits.until(lambda _: not standing(sits))
    assert sits.lines() == ["It is over, and somebody has seen it."]
    kinds = [type(each) for each in sits.facts()]
    assert kinds.count(facts.AlarmReturned) == kinds.count(facts.AlarmConfirmed) == 1


def test_an_alarm_that_nobody_saw_stays_until_somebody_has(jammed) -> None:
    sits, adds = jammed
    adds(DeviceFaultCleared("jam"))
    sits.until(lambda _: standing(sits) == [Standing.RETURNED])
    opens_alarm(sits)
    assert sits.keys() == ["acknowledge", "table", "replay"]
    sits.presses("key acknowledge")
    assert standing(sits) == []


def test_an_alarm_is_shelved_for_a_while_with_a_reason(jammed) -> None:
    sits, _ = jammed
    opens_alarm(sits)
    sits.fills(text="on its way")
    sits.presses("key shelve")
    assert "Choose for how long" in sits.said
    sits.presses("minutes 15")
    sits.presses("key shelve")
    assert standing(sits) == [Standing.SHELVED]
    assert not sits.window.props.tiles[0].need.startswith("Device")
    sits.presses("key unshelve")
    assert standing(sits) == [Standing.UNACKNOWLEDGED]
    sits.presses("minutes 60")
    sits.presses("key shelve")
    sits.waits(3601)
    sits.until(lambda _: standing(sits) == [Standing.UNACKNOWLEDGED])


def test_an_alarm_that_the_console_cannot_write_is_shown_and_written_when_it_starts_again(
    tmp_path: Path, fonts: None
) -> None:
    db = table(tmp_path, "3", 3)
    with closing(Sitting((db,), tmp_path)) as sits, closing(sqlite3.connect(sits.db)) as other:
        other.execute("BEGIN IMMEDIATE")
        with closing(open_journal(db, keys=tmp_path / "keys-3")) as journal:
            journal.append((DeviceFaultRaised("jam", "slot 2"),), operator="1001", at=SystemClock().now())
        sits.waits(30)
        sits.until(lambda _: standing(sits) == [Standing.UNACKNOWLEDGED])
        assert "console.db" in sits.said
        other.rollback()
        sits.waits(10)
        assert "start the terminal again" in sits.said
    with closing(Sitting((db,), tmp_path)) as again:
        again.waits(30)
        again.until(lambda showing: any(each.raised for each in showing.rows if each.alarm.id is AlarmId.DEVICE_FAULT))
        raised = [each.alarm for each in again.facts() if isinstance(each, facts.AlarmRaised)]
    assert raised.count(AlarmId.DEVICE_FAULT) == 1


def test_a_table_that_a_supervisor_was_not_given_is_nowhere(sits: Sitting) -> None:
    mine = sits.showing.sights[0].journal
    sits.gives(mine)
    sits.strikes(Key.Key_O)
    sits.signs_on(SUPERVISOR)
    assert [each.journal for each in sits.showing.sights] == [mine]
    assert {each.journal for each in sits.showing.rows} <= {mine}
    sits.strikes(Key.Key_Q)
    assert {each.journal for each in sits.showing.queue} <= {mine}


def test_an_item_is_approved_asked_about_answered_and_handed_on(sits: Sitting) -> None:
    sits.strikes(Key.Key_Q)
    first, second, *_ = sits.showing.queue
    sits.presses(f"item {first.journal} {first.item.position}")
    sits.presses("key query")
    assert "Write what is asked" in sits.said
    sits.fills(text="why?")
    sits.presses("key query")
    assert "Say to whom" in sits.said
    sits.fills(to="K. Lee")
    sits.presses("key query")
    assert "Asked K. Lee: why?" in sits.lines()
    assert sits.keys()[0] == "answer"
    sits.fills(text="turned too early")
    sits.presses("key answer")
    assert "Answered: turned too early" in sits.lines()
    sits.presses("key escalate")
    assert sits.showing.stand.waits(first.journal, first.item.position).work.worked is Worked.ESCALATED
    sits.presses("key approve")
    assert sits.keys() == ["replay"]
    assert first.item not in [each.item for each in sits.showing.queue]
    assert second.item in [each.item for each in sits.showing.queue]
    sits.strikes(Key.Key_Escape)
    sits.presses("queue all or waiting")
    assert first.item in [each.item for each in sits.showing.queue]


def test_what_changed_is_counted_from_the_point_that_somebody_set(sits: Sitting) -> None:
    sits.strikes(Key.Key_C)
    sits.until(lambda showing: len(showing.changes) == 3)
    assert any(line.endswith(f"{ROUNDS} rounds") for line in sits.lines())
    sits.presses("key point")
    sits.until(lambda showing: len(showing.changes) == 3)
    assert [line for line in sits.lines() if "rounds" in line] == ["0 facts, 0 rounds"] * 3
    (point,) = [each for each in sits.facts() if isinstance(each, facts.PointSet)]
    assert len(point.at) == 3


def test_a_look_at_a_table_is_written_before_it_is_shown(sits: Sitting) -> None:
    journal = sits.showing.sights[0].journal
    sits.presses(f"table {journal}")
    assert sits.showing.desk.page is Page.TABLE
    sits.strikes(Key.Key_D)
    looks = [each.looked for each in sits.facts() if isinstance(each, facts.Looked)]
    assert looks == [facts.LookedAs.TABLE, facts.LookedAs.SCREEN]


def test_the_shift_is_counted_as_the_command_counts_it_and_signed(
    sits: Sitting, tables: tuple[str, ...], terminal: Terminal
) -> None:
    sits.strikes(Key.Key_S)
    sits.presses("key count")
    (read,) = sits.until(lambda showing: bool(showing.shift)).shift
    assert [line for line in sits.lines() if line.startswith("Table ")] == [
        each for each in sits.lines() if f": {ROUNDS} rounds, " in each and each.startswith("Table ")
    ]
    within = ("--from", _told(read.since), "--to", _told(read.until), "--zone", "UTC")
    dbs = tuple(argument for each in tables for argument in ("--db", each))
    assert json.loads(terminal("shift", *dbs, *within, "--json").out)["figures_sha256"] == read.digest.hex()
    sits.presses("key sign")
    assert "These figures are signed" in sits.lines()
    assert sits.keys() == ["count", "paper"]
    (signed,) = [each for each in sits.facts() if isinstance(each, facts.ShiftSigned)]
    assert (signed.figures, len(signed.read), signed.simulated) == (read.digest, 3, True)
    looks = [each for each in sits.facts() if isinstance(each, facts.Looked) and each.looked is facts.LookedAs.SHIFT]
    assert len(looks) == 3


def test_a_shift_of_another_day_is_counted_by_its_times(sits: Sitting) -> None:
    sits.strikes(Key.Key_S)
    sits.presses("hours other")
    for since, until, told in (
        ("yesterday", "", "Write both as"),
        ("14:00", "06:00", "It ends before it begins."),
        ("06:00", "2097-01-05 06:00", "That time is not over yet."),
    ):
        sits.fills(**{"from": since, "to": until})
        sits.presses("key count")
        assert told in sits.said
    now = sits.now() // 1_000_000 * 1_000_000
    since, until = now - 5 * 3600 * 1_000_000, now - 1_000_000
    sits.fills(**{"from": _exactly(since), "to": _exactly(until)})
    sits.presses("key count")
    (read,) = sits.until(lambda showing: bool(showing.shift)).shift
    assert (read.since, read.until) == (since, until)
    assert read.found


def _exactly(utc: int) -> str:
    return datetime.fromtimestamp(utc / 1_000_000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _told(utc: int) -> str:
    return datetime.fromtimestamp(utc / 1_000_000, UTC).strftime("%Y-%m-%dT%H:%M:%S")
