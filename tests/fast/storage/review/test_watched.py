"""A table that is watched while it is written: it calls as the whole log does, from wherever it begins; a journal that
is gone, another, away, or another than it was is told."""

import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from dealer_terminal.app.alarm_catalogue import alarm_catalogue
from dealer_terminal.journal.journal_facts import JournalContinued
from dealer_terminal.journal.record import Times
from dealer_terminal.journal.replay import entry_of, steps
from dealer_terminal.journal.review_facts import RecordAt
from dealer_terminal.procedure.facts import DeviceFaultCleared, DeviceFaultRaised
from dealer_terminal.review.alarms.catalogue import AlarmId
from dealer_terminal.review.alarms.watch import SECOND, AlarmContext, AlarmWatch, Cause
from dealer_terminal.review.cited_records import KnownRecords
from dealer_terminal.storage.opening import open_copy
from dealer_terminal.storage.review.watched_journal import WatchedTable
from dealer_terminal.table.clock import SystemClock
from tests.fast.storage.stores import Store, in_database, outsider, played_once, unseen
from tests.helpers.postgres import Server

ALARMS = alarm_catalogue()
HOUR = 3600 * SECOND


@pytest.fixture
def played(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    store = played_once(request, tmp_path, 12, seed=5)
    yield store
    store.journal.close()


@pytest.fixture
def six(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """Six rounds; `older.db` beside the journal has the first three of them."""
    store = played_once(request, tmp_path, 3, seed=5)
    store.journal.close()
    shutil.copy(tmp_path / "journal.db", tmp_path / "older.db")
    store.journal = store.open_again()
    store.play(3, seed=6)
    return store


def adds(store: Store, *entries: DeviceFaultRaised | DeviceFaultCleared) -> int:
    records = store.journal.append(entries, operator="1001", at=store.session()._clock.now())
    return records[-1].position


def told(causes: tuple[Cause, ...]) -> set[tuple[AlarmId, str]]:
    return {(each.alarm, each.key) for each in causes}


def by_the_whole_log(store: Store, now: int) -> tuple[Cause, ...]:
    watch = AlarmWatch(ALARMS)
    for each in steps(store.records()):
        watch.passed(each)
    return watch.causes(AlarmContext(now, len(store.records())))


def test_it_calls_as_the_whole_log_does_from_wherever_it_begins(played: Store, tmp_path: Path) -> None:
    last = played.records()[-1].utc
    for minutes in (0, 5, 60, 24 * 60):
        now = last + minutes * 60 * SECOND
        with closing(WatchedTable(played.db, ALARMS, cache=tmp_path / "cache")) as table:
            found = {each for each in told(table.look(now)) if each[0] is not AlarmId.CHECKPOINT_OLD}
            assert found == told(by_the_whole_log(played, now))


def test_what_is_written_is_seen_at_the_next_look_and_what_is_over_is_over(played: Store, tmp_path: Path) -> None:
    with closing(WatchedTable(played.db, ALARMS, cache=tmp_path / "cache")) as table:
        table.look(played.records()[-1].utc)
        jammed = adds(played, DeviceFaultRaised("jam", "slot 2"))
        now = played.records()[-1].utc + 60 * SECOND
        (cause,) = (each for each in table.look(now) if each.alarm is AlarmId.DEVICE_FAULT)
        assert (cause.position, table.at(cause).leaf) == (jammed, played.records()[jammed].leaf)
        adds(played, DeviceFaultCleared("jam"))
        assert (AlarmId.DEVICE_FAULT, "jam") not in told(table.look(now))


@pytest.mark.parametrize("harm", ["gone", "another", "older", "no journal"])
def test_a_journal_that_does_not_fit_any_more_calls(six: Store, tmp_path: Path, harm: str) -> None:
    last = six.records()[-1].utc
    six.journal.close()
    with closing(WatchedTable(six.db, ALARMS, cache=tmp_path / "cache")) as table:
        assert AlarmId.LOG_UNFIT not in {alarm for alarm, _ in told(table.look(last))}
        _harmed(tmp_path, harm)
        (cause,) = (each for each in table.look(last) if each.alarm is AlarmId.LOG_UNFIT)
        assert str(cause.what)
        assert table.at(cause).journal == table.journal


def _harmed(folder: Path, harm: str) -> None:
    journal = folder / "journal.db"
    for each in folder.glob("journal.db*"):
        each.unlink()
    if harm == "another":
        other = in_database(str(journal), folder / "other-keys")
        other.play(9, seed=8)
        other.journal.close()
    elif harm == "older":
        shutil.move(folder / "older.db", journal)
    elif harm == "no journal":
        journal.write_text("chips")


def test_a_copy_that_went_on_another_way_calls(tmp_path: Path) -> None:
    """As long as it was, and another one from some record on."""
    store = in_database(str(tmp_path / "journal.db"), tmp_path / "keys")
    store.play(3, seed=5)
    store.journal.close()
    shutil.copy(tmp_path / "journal.db", tmp_path / "older.db")
    shutil.copytree(tmp_path / "keys", tmp_path / "older-keys")
    going = in_database(store.db, tmp_path / "keys")
    going.play(3, seed=6)
    size, last = len(going.records()), going.records()[-1].utc
    going.journal.close()
    other = in_database(str(tmp_path / "older.db"), tmp_path / "older-keys")
    other.play(8, seed=7)
    assert len(other.records()) >= size
    other.journal.close()
    with closing(WatchedTable(store.db, ALARMS, cache=tmp_path / "cache")) as table:
        table.look(last)
        _harmed(tmp_path, "older")
        (cause,) = (each for each in table.look(last) if each.alarm is AlarmId.LOG_UNFIT)
        assert "is another one than it was" in str(cause.what)


@pytest.fixture
def rolled_back(six: Store, tmp_path: Path) -> tuple[Store, RecordAt, int]:
    """A journal that went back, what stood at its end before, and when that was."""
    last = six.records()[-1]
    six.journal.close()
    shutil.copy(tmp_path / "journal.db", tmp_path / "newer.db")
    _harmed(tmp_path, "older")
    return six, RecordAt(six.journal.keys.journal, last.position, last.leaf), last.utc


def unfit(table: WatchedTable, now: int) -> list[str]:
    return [str(each.what) for each in table.look(now) if each.alarm is AlarmId.LOG_UNFIT]


def test_a_roll_back_while_nobody_watched_calls_until_what_is_known_is_there_again(
    rolled_back: tuple[Store, RecordAt, int], tmp_path: Path
) -> None:
    store, known, now = rolled_back
    with closing(watched(store, tmp_path, known)) as table:
        (told,) = unfit(table, now)
        assert f"record {known.position}, which this console knows, is gone" in told
        assert unfit(table, now) == [told]
        assert table.name == "Table 7"
    shutil.copy(tmp_path / "newer.db", tmp_path / "journal.db")
    with closing(watched(store, tmp_path, known)) as table:
        assert unfit(table, now) == []


def test_a_table_that_went_on_another_way_while_nobody_watched_calls(tmp_path: Path) -> None:
    store = in_database(str(tmp_path / "journal.db"), tmp_path / "keys")
    store.play(3, seed=5)
    (*_, third), now = store.records()[:4], store.records()[-1].utc
    here = RecordAt(store.journal.keys.journal, 3, third.leaf)
    store.journal.close()
    with closing(watched(store, tmp_path, here)) as table:
        assert unfit(table, now) == []
    with closing(watched(store, tmp_path, here, replace(here, leaf=bytes(32)))) as table:
        assert unfit(table, now) == ["Record 3 is another one than this console knows"]


def watched(store: Store, folder: Path, *known: RecordAt) -> WatchedTable:
    return WatchedTable(store.db, ALARMS, cache=folder / "cache", known=KnownRecords({known[0].journal: known}))


def went_on(store: Store, folder: Path) -> Store:
    """An administrator goes on from the copy, as `go-on` does; then it is played on, longer than it was."""
    journal = open_copy(store.db, keys=folder / "keys")
    *_, last = journal.records()
    fact = JournalContinued(last.position + 1, 10**6, bytes(32), "the disk failed")
    journal.append((fact,), operator="9001", at=Times(last.utc + SECOND, last.monotonic + SECOND))
    journal.close()
    going = in_database(store.db, folder / "keys")
    going.play(8, seed=11)
    return going


def test_a_log_that_an_administrator_went_on_with_fits_as_far_as_it_is_known(
    rolled_back: tuple[Store, RecordAt, int], tmp_path: Path
) -> None:
    """It calls once for what was left behind; it was rolled back again, to where the decision still stands."""
    store, known, _ = rolled_back
    going = went_on(store, tmp_path)
    with closing(watched(store, tmp_path, known)) as table:
        assert unfit(table, going.records()[-1].utc) == []
        causes = table.look(going.records()[-1].utc)
        (told,) = (str(each.what) for each in causes if each.alarm is AlarmId.LOG_CONTINUED)
        assert told.startswith("An administrator went on from a copy of ")
    (decided,) = (each for each in going.records() if isinstance(entry_of(each), JournalContinued))
    last = going.records()[-1]
    going.journal.close()
    seen, newest = (RecordAt(known.journal, each.position, each.leaf) for each in (decided, last))
    gone = replace(newest, leaf=bytes(32))
    with closing(watched(store, tmp_path, known, gone)) as table:
        assert unfit(table, last.utc) == []
    with closing(watched(store, tmp_path, known, seen, newest)) as table:
        assert unfit(table, last.utc) == []
    with closing(watched(store, tmp_path, known, seen, gone)) as table:
        assert unfit(table, last.utc) == [f"Record {gone.position} is another one than this console knows"]


def test_a_table_that_is_watched_while_an_administrator_goes_on_fits_again(
    rolled_back: tuple[Store, RecordAt, int], tmp_path: Path
) -> None:
    store, _, now = rolled_back
    shutil.copy(store.db, tmp_path / "older.db")
    shutil.copy(tmp_path / "newer.db", store.db)
    with closing(WatchedTable(store.db, ALARMS, cache=tmp_path / "cache")) as table:
        assert unfit(table, now) == []
        _harmed(tmp_path, "older")
        assert len(unfit(table, now)) == 1
        going = went_on(store, tmp_path)
        last = going.records()[-1]
        going.journal.close()
        assert unfit(table, last.utc + 60 * SECOND) == []
        assert table.stood.at.leaf == last.leaf


def test_another_journal_in_the_place_of_a_known_one_calls_until_somebody_decides(tmp_path: Path) -> None:
    store = in_database(str(tmp_path / "journal.db"), tmp_path / "keys")
    store.play(2, seed=5)
    store.journal.close()
    with closing(WatchedTable(store.db, ALARMS, cache=tmp_path / "cache")) as table:
        table.look(0)
        stood = table.stood
    _harmed(tmp_path, "another")
    known = KnownRecords({stood.at.journal: (stood.at,)}, {stood.place: stood.at})
    with closing(WatchedTable(store.db, ALARMS, cache=tmp_path / "cache", known=known)) as table:
        assert table.journal != stood.at.journal
        assert unfit(table, 0) == [f"Another journal stands in the place of {stood.at.journal}"]
        assert table.stood.place == stood.place
    with closing(open_copy(store.db, keys=tmp_path / "other-keys")) as journal:
        fact = JournalContinued(journal.status().records, 9, bytes(32), "a new disk", stood.at.journal)
        journal.append((fact,), operator="9001", at=SystemClock().now())
    with closing(WatchedTable(store.db, ALARMS, cache=tmp_path / "cache", known=known)) as table:
        assert unfit(table, 0) == []


def test_a_journal_that_was_cut_behind_its_signature_calls(tmp_path: Path) -> None:
    store = in_database(str(tmp_path / "journal.db"), tmp_path / "keys")
    store.play(2, seed=5)
    store.journal.checkpoint()
    last = store.records()[-1]
    store.journal.close()
    with outsider(store.db) as connection, unseen(connection):
        connection.execute(text(f"DELETE FROM records WHERE position = {last.position}"))
    with closing(WatchedTable(store.db, ALARMS, cache=tmp_path / "cache")) as table:
        assert len(unfit(table, last.utc)) == 1


def test_a_server_that_is_away_is_an_alarm_of_its_own_until_it_answers_again(tmp_path: Path) -> None:
    with Server.started() as server, server.database() as url:
        store = in_database(url, tmp_path / "keys")
        store.play(2)
        now = store.records()[-1].utc + SECOND
        store.journal.close()
        with closing(WatchedTable(url, ALARMS, cache=tmp_path / "cache")) as table:

            def calls() -> set[AlarmId]:
                return {each.alarm for each in table.look(now)} & {AlarmId.LOG_AWAY, AlarmId.LOG_UNFIT}

            assert calls() == set()
            before = table.sight(now).newest
            server.crash()
            assert calls() == {AlarmId.LOG_AWAY}
            assert table.sight(now).newest == before
            server.start()
            assert calls() == set()
