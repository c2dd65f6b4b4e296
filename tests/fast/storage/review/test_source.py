"""A journal read round by round gives live play's own fold, with and without snapshots."""

import random
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from dealer_terminal.app.proof_of_reading import proven_stretch
from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.journal.codec import Encoded
from dealer_terminal.journal.record import Times, new_record
from dealer_terminal.journal.replay import steps
from dealer_terminal.procedure.facts import (
    DeviceFaultCleared,
    DeviceFaultRaised,
    IrregularityReported,
    RoundClosed,
    RoundOpened,
)
from dealer_terminal.review.calendar import Towards
from dealer_terminal.review.day import Day, Lane
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.review.timeline import happenings
from dealer_terminal.storage.reports.proven_tables import ReadRecords
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.review.record_ranges import rounds_within
from dealer_terminal.storage.review.snapshots import Snapshots
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.table.simulation.table import play_rounds
from tests.fast.storage.stores import Store, in_database, made, outsider, played_once, unseen

ROUNDS = 8


@pytest.fixture
def played(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    store = played_once(request, tmp_path, ROUNDS, seed=9)
    yield store
    store.journal.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def in_each(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    store = made(request.param, request, tmp_path)
    store.play(ROUNDS, seed=9)
    yield store
    store.journal.close()


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "cache"


def test_the_moment_at_any_record_is_live_plays_own_fold(in_each: Store, cache: Path) -> None:
    played, folded = in_each, list(steps(in_each.records()))
    order = list(range(len(folded)))
    random.Random(2).shuffle(order)
    for _ in ("folded", "from snapshots"):
        with closing(JournalSource(played.db, cache=cache)) as source:
            reel = JournalNavigator(source, kept=2)
            for position in order[::5]:
                assert reel.moment(position).step == folded[position]


def test_what_was_folded_once_is_not_folded_again_but_by_another_version(
    played: Store, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []
    with closing(JournalSource(played.db, cache=cache)) as source:
        last = source.size() - 1
        source.round_of(last)
    (before,) = cache.iterdir()
    with closing(JournalSource(played.db, cache=cache, progress=told.append)) as source:
        opened = [each.position for each in played.records() if each.kind == "round_opened"]
        kept = Snapshots(cache, source.journal)
        assert [kept.newest(at)[0] for at in opened] == opened
        kept.close()
        source.round_of(last)
    assert told == []
    monkeypatch.setattr("dealer_terminal.storage.review.snapshots.program_name", lambda: "0123456789abcdef")
    with closing(JournalSource(played.db, cache=cache)) as source:
        kept = Snapshots(cache, source.journal)
        assert kept.newest(source.size()) == (-1, b"")
        kept.close()
    assert before not in [*cache.iterdir()]


def test_a_snapshot_in_doubt_is_built_again(played: Store, cache: Path) -> None:
    with closing(JournalSource(played.db, cache=cache)) as source:
        last = source.size() - 1
        right = source.round_of(last)
        kept = Snapshots(cache, source.journal)
        first, data = kept.newest(last)
        for harm in ("another leaf", "no json", "not packed", "no table"):
            _harmed(kept, harm, first, data)
            assert source.round_of(last) == right, harm
            assert kept.newest(last) == (first, data) or harm == "no table", harm
        kept.close()


def _harmed(kept: Snapshots, harm: str, first: int, data: bytes) -> None:
    (connection,) = kept._here
    match harm:
        case "another leaf":
            kept.keep([(first, kept.newest(first - 1)[1])])
        case "no json":
            kept.keep([(first, data[:-9])])
        case "not packed":
            connection.execute("UPDATE snapshots SET kept = x'00'")
        case "no table":
            connection.execute("DROP TABLE snapshots")
    connection.commit()


def test_a_cache_that_cannot_be_written_hinders_nobody(played: Store, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    folded = list(steps(played.records()))
    with closing(JournalSource(played.db, cache=tmp_path / "file")) as source:
        assert JournalNavigator(source).moment(len(folded) - 1).step == folded[-1]


def test_rounds_times_and_irregularities_are_found(in_each: Store, cache: Path) -> None:
    played, folded = in_each, list(steps(in_each.records()))
    with closing(JournalSource(played.db, cache=cache)) as source:
        for step in folded:
            if isinstance(step.entry, RoundOpened):
                assert source.round_opened(step.entry.round) == step.record.position
        assert (source.round_opened(0), source.round_opened(999)) == (0, -1)
        irregular = [step.record.position for step in folded if isinstance(step.entry, IrregularityReported)]
        assert source.irregular(0, Towards.ON) == irregular[0]
        assert source.irregular(len(folded), Towards.BACK) == irregular[-1]
        assert source.irregular(irregular[-1], Towards.ON) == irregular[-1]
        opened = [step.record.position for step in folded if isinstance(step.entry, RoundOpened)]
        assert source.same_kind(opened[1], Towards.ON) == opened[2]
        assert source.same_kind(opened[1], Towards.BACK) == opened[0]
        assert source.same_kind(opened[-1], Towards.ON) == opened[-1]
        utcs = [step.record.utc for step in folded]
        for at in (0, 7, len(utcs) - 1):
            last = max(number for number, utc in enumerate(utcs) if utc <= utcs[at])
            assert source.at_time(utcs[at]) == (last,)
            assert source.at_time(utcs[at] - 1) == (
                (max((n for n, u in enumerate(utcs) if u < utcs[at])),) if at else ()
            )
        assert source.at_time(2**61) == (len(utcs) - 1,)


def test_a_time_that_the_clock_showed_twice_is_two_records(played: Store, cache: Path) -> None:
    last = played.records()[-1]
    back = last.utc - 300_000_000
    played.journal.append([DeviceFaultRaised("jam", "")], operator="", at=Times(back, last.monotonic + 1))
    played.journal.append([DeviceFaultCleared("jam")], operator="", at=Times(back + 5, last.monotonic + 2))
    size = len(played.records())
    with closing(JournalSource(played.db, cache=cache)) as source:
        before = max(each.position for each in played.records()[: last.position + 1] if each.utc <= back + 5)
        assert source.at_time(back + 5) == (before, size - 1)
        assert source.at_time(last.utc + 10) == (size - 1,)
        assert source.at_time(back - 5) == (before,)


def test_a_live_table_is_followed_from_look_to_look(played: Store, cache: Path) -> None:
    with closing(JournalSource(played.db, cache=cache)) as source:
        reel, size = JournalNavigator(source), source.size()
        reel.moment(size - 1)
        played.play(2, seed=4)
        assert source.size() == size
        assert source.look() == len(played.records()) > size
        folded = list(steps(played.records()))
        assert reel.moment(source.size() - 1).step == folded[-1]
        assert reel.moment(size - 1).step == folded[size - 1]


def test_a_changed_or_missing_record_is_told_and_never_shown(played: Store, cache: Path) -> None:
    opened = [each.position for each in played.records() if each.kind == "round_opened"]
    at = opened[5] + 2
    for change, told in (
        ("UPDATE records SET operator = 'x'", f"record {at} was changed.*run dealer-terminal verify"),
        ("DELETE FROM records", "is missing"),
    ):
        with outsider(played.db) as connection, unseen(connection):
            connection.execute(text(f"{change} WHERE position = {at}"))
        with closing(JournalSource(played.db, cache=cache)) as source:
            assert source.round_of(opened[4]).first == opened[4]
            with pytest.raises(KnownError, match=told):
                source.round_of(opened[5])


def test_a_fact_of_a_newer_version_is_told_as_that(played: Store, cache: Path) -> None:
    with closing(JournalSource(played.db, cache=cache)) as source:
        opened = [each.position for each in played.records() if each.kind == "round_opened"]
        old = played.records()[opened[3] + 1]
        new = new_record(old.position, old.round, Encoded("floor_called", 1, b"{}"), "", Times(old.utc, old.monotonic))
        with outsider(played.db) as connection, unseen(connection):
            changed = (
                "UPDATE records SET kind = :kind, body = :body, operator = '', leaf = :leaf WHERE position = :position"
            )
            connection.execute(
                text(changed), {name: getattr(new, name) for name in ("kind", "body", "leaf", "position")}
            )
        with pytest.raises(KnownError, match=r"floor_called .* newer version: install that version"), source.told():
            JournalNavigator(source).moment(opened[3] + 1)


def test_an_empty_journal_is_told(tmp_path: Path) -> None:
    with closing(in_database(str(tmp_path / "empty.db"), tmp_path / "keys").journal):
        pass
    with pytest.raises(KnownError, match="holds no record yet"):
        JournalSource(str(tmp_path / "empty.db"), cache=tmp_path)


def test_a_day_has_every_round_and_everything_that_stands_out(played: Store, cache: Path) -> None:
    folded = list(steps(played.records()))
    with closing(JournalSource(played.db, cache=cache)) as source:
        found = source.day(Window())
        closed = [step for step in folded if isinstance(step.entry, RoundClosed)]
        assert sum(each.count for each in found.busy) == sum(
            step.record.position - step.before.round_at + 1 for step in closed
        )
        by_lane = {lane: [tick.position for tick in found.ticks if tick.lane is lane] for lane in Lane}
        assert by_lane[Lane.MONEY] == [each.record.position for each in closed if getattr(each.entry, "paid", 0)]
        told = happenings(folded)
        assert by_lane[Lane.ACTS] == [each.position for each in told if each.approvals]
        reported = [step.record.position for step in folded if isinstance(step.entry, IrregularityReported)]
        assert by_lane[Lane.IRREGULARITIES] == reported
        assert all(str(tick.what) and tick.utc == folded[tick.position].record.utc for tick in found.ticks)
        later = source.day(Window(since=closed[3].record.utc + 1))
        assert {each.position for each in later.ticks} < {each.position for each in found.ticks}
        assert source.day(Window(since=2**61)) == Day((), ())


def test_a_table_that_plays_on_has_left_nothing_out_of_what_was_read(played: Store, cache: Path) -> None:
    with closing(JournalSource(played.db, cache=cache)) as source:
        for _ in play_rounds(played.session(), Random(3), 2):
            pass
        read = ReadRecords()
        rounds = list(rounds_within(source, Window(), read))
        assert len(rounds) > ROUNDS and read.end == source.size() < len(played.records())
        assert "Proven" in proven_stretch(source, "", read, Window()).line()
        source.look()
        with pytest.raises(
            FoundWrongError, match=f"record {read.end} is of the time that was asked for, and was not found"
        ):
            proven_stretch(source, "", read, Window())


def test_a_file_needs_no_thread_that_asks(played: Store, cache: Path) -> None:
    before = threading.active_count()
    with closing(JournalSource(played.db, cache=cache)) as source:
        source.look()
        assert threading.active_count() == before
