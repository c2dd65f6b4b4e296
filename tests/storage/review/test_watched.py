"""A table that is watched while it is written: it calls as the whole log does, from wherever it begins, on every
engine; a journal that is gone, another, or another than it was is told."""

import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from dealer_terminal.audit.replay import steps
from dealer_terminal.audit.review_facts import RecordAt
from dealer_terminal.bootstrap.alarm_catalogue import alarm_catalogue
from dealer_terminal.procedure.facts import DeviceFaultCleared, DeviceFaultRaised
from dealer_terminal.review.alarms.catalogue import AlarmId
from dealer_terminal.review.alarms.watch import SECOND, Around, Cause, Watch
from dealer_terminal.storage.review.watched import WatchedTable
from tests.storage.stores import Store, in_database, made

ALARMS = alarm_catalogue()
HOUR = 3600 * SECOND


@pytest.fixture(params=["sqlite", "postgresql"])
def played(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    store = made(request.param, request, tmp_path)
    store.play(40, seed=5)
    yield store
    store.journal.close()


def adds(store: Store, *entries: DeviceFaultRaised | DeviceFaultCleared) -> int:
    records = store.journal.append(entries, operator="1001", at=store.session()._clock.now())
    return records[-1].position


def told(causes: tuple[Cause, ...]) -> set[tuple[AlarmId, str]]:
    return {(each.alarm, each.key) for each in causes}


def by_the_whole_log(store: Store, now: int) -> tuple[Cause, ...]:
    watch = Watch(ALARMS)
    for each in steps(store.records()):
        watch.passed(each)
    return watch.causes(Around(now, len(store.records())))


def test_it_calls_as_the_whole_log_does_from_wherever_it_begins(played: Store, tmp_path: Path) -> None:
    last = played.records()[-1].utc
    for minutes in (0, 5, 60, 24 * 60):
        now = last + minutes * 60 * SECOND
        with closing(WatchedTable(played.db, ALARMS, cache=tmp_path / "cache")) as table:
            found = {each for each in told(table.look(now)) if each[0] is not AlarmId.CHECKPOINT_OLD}
            assert found == told(by_the_whole_log(played, now))
            assert table.name == "Table 7"


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
def test_a_journal_that_does_not_fit_any_more_calls(tmp_path: Path, harm: str) -> None:
    store = in_database(str(tmp_path / "journal.db"), tmp_path / "keys")
    store.play(3, seed=5)
    shutil.copy(tmp_path / "journal.db", tmp_path / "older.db")
    store.play(3, seed=6)
    store.journal.close()
    now = store.open_again().records()
    last = [*now][-1].utc
    with closing(WatchedTable(store.db, ALARMS, cache=tmp_path / "cache")) as table:
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


def rolled_back(folder: Path) -> tuple[Store, RecordAt, int]:
    """A journal that went back, what stood at its end before, and when that was."""
    store = in_database(str(folder / "journal.db"), folder / "keys")
    store.play(3, seed=5)
    store.journal.close()
    shutil.copy(folder / "journal.db", folder / "older.db")
    store = in_database(store.db, folder / "keys")
    store.play(3, seed=6)
    last = store.records()[-1]
    store.journal.close()
    shutil.copy(folder / "journal.db", folder / "newer.db")
    _harmed(folder, "older")
    return store, RecordAt(store.journal.keys.journal, last.position, last.leaf), last.utc


def unfit(table: WatchedTable, now: int) -> list[str]:
    return [str(each.what) for each in table.look(now) if each.alarm is AlarmId.LOG_UNFIT]


def test_a_roll_back_while_nobody_watched_calls_until_what_is_known_is_there_again(tmp_path: Path) -> None:
    store, known, now = rolled_back(tmp_path)
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
    return WatchedTable(store.db, ALARMS, cache=folder / "cache", known={known[0].journal: known})
