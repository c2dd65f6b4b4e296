"""What every journal does, whatever it is kept in, and with what a newer version wrote."""

import sqlite3
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import astuple

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.checkpoint import verify_checkpoint
from dealer_terminal.journal.codec import Encoded, UnknownFact
from dealer_terminal.journal.frame import DeviceFrame, frame_leaf, keep
from dealer_terminal.journal.head import append_tag
from dealer_terminal.journal.journal_facts import ClockSteppedBack, FramesKept
from dealer_terminal.journal.merkle import EMPTY_ROOT, Frontier
from dealer_terminal.journal.record import Record, Times, new_record
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import DeviceFaultCleared, DeviceFaultRaised, StepUndone
from dealer_terminal.procedure.state import State
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import verify_journal
from dealer_terminal.table.ports import Resumed
from dealer_terminal.table.simulation.clock import StoryClock
from tests.fast.storage.stores import Store, outsider
from tests.helpers.playing import appends

FAULT = DeviceFaultRaised("jam", "the shuffler stands still")
CLEARED = DeviceFaultCleared("jam")
FRAMES = [DeviceFrame("shuffler", n, bytes([n]) * 40, Times(n, n)) for n in range(5)]


def test_an_empty_journal_starts_at_a_closed_table(store: Store) -> None:
    assert store.journal.resume().state == State()
    assert store.journal.status().records == 0
    assert store.records() == []


def test_what_was_appended_is_read_back_to_the_byte(store: Store) -> None:
    written = [*store.journal.append([FAULT, FAULT], operator="d1", at=Times(1, 2))]
    written += store.journal.append([FAULT], operator="", at=Times(3, 4))
    assert store.records() == written
    assert list(store.journal.records(1, 2)) == written[1:2]


def test_a_restart_after_a_step_comes_back_to_exactly_that_step(store: Store) -> None:
    stands = State()
    for at, each in enumerate(appends(1, keys=store.keys)):
        each.to(store.journal)
        for fact in each.facts:
            stands = evolve(stands, fact)
        if at % 4 == 0:
            assert store.restart().resume() == Resumed(stands, len(store.records()))
    assert store.restart().resume() == Resumed(stands, len(store.records()))


def test_facts_of_one_command_are_written_together_or_not_at_all(store: Store) -> None:
    store.journal.append([FAULT], operator="", at=Times(1, 1))
    with pytest.raises(AssertionError):
        store.journal.append([FAULT, StepUndone("nothing")], operator="", at=Times(2, 2))
    assert len(store.records()) == 1
    assert store.journal.append([FAULT], operator="", at=Times(3, 3))[0].position == 1


def test_played_rounds_are_numbered_hashed_and_end_with_a_signed_checkpoint(store: Store) -> None:
    store.play(3)
    records, status = store.records(), store.journal.status()
    assert [record.position for record in records] == list(range(len(records)))
    assert all(record.intact() for record in records)
    rounds = [record.round for record in records]
    assert rounds == sorted(rounds)
    assert [record.round for record in records if record.kind == "round_closed"] == [1, 2, 3]
    assert status.checkpoint == status.records
    checkpoint = verify_checkpoint(store.journal.checkpoint(), [store.keys.signing.verifier])
    leaves = [record.leaf for record in records]
    assert (checkpoint.size, checkpoint.root) == (len(leaves), Frontier().extend(leaves).root())


def test_a_checkpoint_is_signed_on_demand(store: Store) -> None:
    empty = verify_checkpoint(store.journal.checkpoint(), [store.keys.signing.verifier])
    assert (empty.size, empty.root) == (0, EMPTY_ROOT)
    assert store.journal.checkpoint() == store.journal.checkpoint()
    store.journal.append([FAULT], operator="", at=Times(1, 1))
    first = store.journal.checkpoint()
    assert store.journal.checkpoint() == first
    assert verify_checkpoint(first, [store.keys.signing.verifier]).size == 1
    store.restart()
    assert store.journal.checkpoint() == first


def test_a_wall_clock_that_steps_back_is_in_the_record(store: Store) -> None:
    store.journal.append([FAULT], operator="", at=Times(500, 1))
    stepped, fault = store.journal.append([FAULT], operator="", at=Times(400, 2))
    assert entry_of(stepped) == ClockSteppedBack(500, 400)
    assert (stepped.utc, fault.utc) == (400, 400)
    store.restart()
    assert len(store.journal.append([FAULT], operator="", at=Times(400, 3))) == 1
    assert len(store.journal.append([FAULT], operator="", at=Times(399, 4))) == 2


def test_device_frames_are_counted_into_the_tree_when_their_round_ends(store: Store) -> None:
    store.play(1)
    store.journal.append_frame(FRAMES[0])
    store.restart()
    store.journal.append([FAULT], operator="", at=Times(2**50, 1), frames=FRAMES[1:3])
    store.journal.append([CLEARED], operator="", at=Times(2**50, 2))
    store.play(1)
    store.journal.append_frame(FRAMES[3])
    store.play(1)
    entries = [entry for record in store.records() if isinstance(entry := entry_of(record), FramesKept)]
    kept = [keep(n, 2, frame) for n, frame in enumerate(FRAMES[:3])]
    assert entries[0] == FramesKept(0, 2, Frontier().extend(map(frame_leaf, kept)).root())
    assert (entries[1].first, entries[1].last) == (3, 3)
    assert store.journal.status().frames == 4


def test_times_of_both_clocks_stand_in_each_record(store: Store) -> None:
    clock = StoryClock(Random(3))
    told = [clock.now() for _ in range(3)]
    for at in told:
        store.journal.append([FAULT], operator="", at=at)
    assert [Times(record.utc, record.monotonic) for record in store.records()] == told
    assert all(before.utc < after.utc for before, after in pairwise(store.records()))


class _Unsynced:
    """A driver whose disk fails to keep what is committed."""

    def __init__(self, driver: Any) -> None:
        self._driver = driver

    def __getattr__(self, name: str) -> Any:
        return getattr(self._driver, name)

    def commit(self) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode, error.sqlite_errorname = sqlite3.SQLITE_IOERR_FSYNC, "SQLITE_IOERR_FSYNC"
        raise error


def test_where_the_disk_failed_to_keep_a_step_nothing_goes_on(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    journal: Any = sqlite.journal
    with monkeypatch.context() as broken:
        broken.setattr(journal, "_driver", _Unsynced(journal._driver))
        with pytest.raises(KnownError):
            journal.append([FAULT], operator="d1", at=Times(1, 1))
    with pytest.raises(KnownError, match="failed to keep a step"):
        journal.resume()


NEWER = Encoded("jackpot_shared", 3, b'{"with":"everyone"}')


@pytest.fixture
def written_by_both(sqlite: Store) -> list[Record]:
    """A newer version appends a fact of its own; then someone installs this one again."""
    sqlite.play(1)
    records = sqlite.records()
    sqlite.journal.close()
    records.append(new_record(len(records), 2, NEWER, "d1", Times(2**50, 1)))
    grown = Frontier().extend(record.leaf for record in records)
    edge, tag = b"".join(grown.edge), append_tag(sqlite.keys, grown, 0, Frontier())
    with outsider(sqlite.db) as connection:
        connection.execute(schema.records.insert().values(astuple(records[-1])))
        connection.execute(schema.frontier.update().values(size=len(records), edge=edge, tag=tag))
    return records


def test_it_is_not_written_by_a_version_that_cannot_fold_it(sqlite: Store, written_by_both: list[Record]) -> None:
    with pytest.raises(KnownError, match=r"jackpot_shared \(schema 3\) was written by a newer version: install"):
        sqlite.open_again()


def test_verify_reports_it_and_checks_what_it_can(sqlite: Store, written_by_both: list[Record]) -> None:
    with open_to_read(sqlite.db) as journal:
        report = verify_journal(journal.connection, journal.id, (sqlite.keys.signing.verifier,))
        kept = list(reading.records(journal.connection))[-1]
    (finding,) = report.findings
    assert finding.position == len(written_by_both) - 1
    assert "jackpot_shared (schema 3) was written by a newer version" in finding.what
    assert report.records == len(written_by_both)
    assert entry_of(kept) == UnknownFact(NEWER.kind, NEWER.schema, NEWER.body)
