from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.frame import Frame
from dealer_terminal.audit.merkle import Frontier, nodes_over
from dealer_terminal.audit.places import frame_place
from dealer_terminal.audit.record import Times
from dealer_terminal.audit.seal import seal
from dealer_terminal.storage.archive import archives, check, edge_at
from dealer_terminal.storage.house import house_records
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import START, StoryClock
from dealer_terminal.table.simulation.table import play
from tests.cli.conftest import Run, Terminal
from tests.storage.stores import Store, made, outsider

MONTH = 31 * 24 * 3600 * 1_000_000


@pytest.fixture(params=["sqlite", "postgresql"])
def months(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """Three months long ago, two rounds each, with a device frame in each round."""
    store = made(request.param, request, tmp_path)
    store.play(1)
    for month in range(3):
        clock = StoryClock(Random(month), START + month * MONTH + 3_600_000_000)
        session = Session(store.journal, store.keys, clock)
        for count, _ in enumerate(play(session, Random(month), 2)):
            number = session.state.round
            place = frame_place(store.keys.round_id(number), "shuffler", count)
            sealed = seal(store.keys.round_key(number), place, b"frame", capacity=16)
            store.journal.append_frame(Frame("shuffler", count, sealed, clock.now()))
    store.journal.append_frame(Frame("shuffler", 9, b"x" * 40, Times(2**50, 1)))
    store.journal.close()
    (tmp_path / "archive").mkdir()
    return store


@pytest.fixture
def retain(terminal: Terminal, months: Store, tmp_path: Path) -> Callable[[], Run]:
    arguments = ("--to", str(tmp_path / "archive"), "--keys", str(months.folder), "--zone", "UTC")
    return lambda: terminal("retain", "--db", months.db, *arguments)


def files(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "archive").iterdir())


def test_each_closed_month_becomes_a_file_that_goes_on_where_the_last_ended(
    retain: Callable[[], Run], months: Store, tmp_path: Path
) -> None:
    run = retain()
    assert (run.code, run.err) == (0, "")
    assert run.out.endswith("3 months are archived, all checked.\n")
    with open_to_read(months.db) as journal:
        done = archives(house_records(journal.connection))
        key = journal.own_key()
    assert [each.month for each in done] == ["2026-01", "2026-02", "2026-03"]
    assert done[0].first == 0
    assert all((one.end, one.end_frame) == (two.first, two.first_frame) for one, two in pairwise(done))
    assert [check(file, key)[0] for file in files(tmp_path)] == [each.end - each.first for each in done]
    assert sum(check(file, key)[1] for file in files(tmp_path)) == done[-1].end_frame > 0


def test_a_second_time_nothing_is_left_to_do(retain: Callable[[], Run], tmp_path: Path) -> None:
    retain()
    before = [(file, file.read_bytes()) for file in files(tmp_path)]
    assert retain().out == "3 months are archived, all checked.\n"
    assert [(file, file.read_bytes()) for file in files(tmp_path)] == before


def test_the_journal_still_holds_and_proves_everything(
    retain: Callable[[], Run], months: Store, terminal: Terminal
) -> None:
    with open_to_read(months.db) as journal:
        before = journal.connection.execute(text("SELECT count(*) FROM records")).scalar_one()
    retain()
    with open_to_read(months.db) as journal:
        assert journal.connection.execute(text("SELECT count(*) FROM records")).scalar_one() == before + 3
    assert terminal("prove", "--db", months.db, "--round", "1").code == 0
    assert terminal("verify", "--db", months.db, "--keys", str(months.folder)).out.startswith("All good")


HARM = {
    "a record was changed": "UPDATE records SET body = 'x' WHERE position = (SELECT min(position) + 1 FROM records)",
    "a record was taken out": "DELETE FROM records WHERE position = (SELECT min(position) + 1 FROM records)",
    "the tail was cut": "DELETE FROM records WHERE position = (SELECT max(position) FROM records)",
    "a frame was taken out": "DELETE FROM frames WHERE number = (SELECT max(number) FROM frames)",
    "the checkpoint is missing": "DELETE FROM checkpoints",
    "the edge was changed": "UPDATE archive SET edge = zeroblob(length(edge))",
}


@pytest.mark.parametrize("months", ["sqlite"], indirect=True)
@pytest.mark.parametrize("harm", HARM.values(), ids=HARM.keys())
def test_an_archive_that_was_changed_is_found_wrong(
    retain: Callable[[], Run], months: Store, tmp_path: Path, harm: str
) -> None:
    retain()
    second = files(tmp_path)[1]
    with outsider(str(second)) as connection:
        connection.execute(text(harm))
    with open_to_read(months.db) as journal, pytest.raises(AuditError):
        check(second, journal.own_key())
    assert retain().code == 1


def test_a_missing_archive_is_told(retain: Callable[[], Run], tmp_path: Path) -> None:
    retain()
    files(tmp_path)[0].unlink()
    run = retain()
    assert run.code == 1
    assert "is missing" in run.err


@pytest.mark.parametrize("size", [0, 1, 2, 3, 7, 8, 100, 255, 256, 1000])
def test_the_edge_of_any_tree_is_read_from_its_nodes(size: int) -> None:
    leaves = [bytes([n % 256]) * 32 for n in range(size)]
    assert edge_at(nodes_over(lambda at: leaves[at]), size) == Frontier().extend(leaves).edge


def test_no_folder_is_told(terminal: Terminal, months: Store) -> None:
    assert terminal("retain", "--db", months.db, "--to", "/nowhere/at/all", "--keys", str(months.folder)).refusal()
