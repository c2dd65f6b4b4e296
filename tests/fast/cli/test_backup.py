from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from dealer_terminal.storage.backup import checked_copy, take_backup
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import StoryClock
from dealer_terminal.table.simulation.table import play_rounds
from tests.fast.cli.conftest import Terminal, not_refused
from tests.fast.cli.journals import played_journal
from tests.fast.storage.stores import Store, made, outsider


@pytest.fixture(params=["sqlite", "postgresql"])
def playing(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A journal that a table holds open for writing."""
    store = made(request.param, request, tmp_path)
    store.play(3)
    yield store
    store.journal.close()


def test_a_copy_is_whole_while_the_table_plays_on_and_a_table_goes_on_from_it(playing: Store, tmp_path: Path) -> None:
    before = playing.records()
    with open_to_read(playing.db) as journal:
        assert journal.connection.execute(text("SELECT count(*) FROM records")).scalar() == len(before)
        session = Session(playing.journal, playing.keys, StoryClock(Random(5), 1_800_000_000_000_000))
        for _ in play_rounds(session, Random(5), 1):
            pass
        report = take_backup(journal, tmp_path / "during.db", journal.own_key())
    assert report.findings == ()
    assert report.records in (len(before), len(playing.records()))
    assert (tmp_path / "during.db").stat().st_mode & 0o777 == 0o600
    assert {path.name for path in tmp_path.iterdir() if "during" in path.name} == {"during.db"}
    with open_to_read(playing.db) as journal:
        take_backup(journal, tmp_path / "after.db", journal.own_key())
    with closing(open_journal(str(tmp_path / "after.db"), keys=playing.folder)) as restored:
        assert restored.resume() == playing.journal.resume()
        assert [record.leaf for record in restored.records()] == [record.leaf for record in playing.records()]


def test_a_wrong_journal_leaves_no_copy(terminal: Terminal, tmp_path: Path) -> None:
    db = played_journal(tmp_path, 2)
    with outsider(db) as connection:
        connection.execute(text("UPDATE rounds SET paid = paid + 100 WHERE round = 1"))
    run = terminal("backup", "--db", db, "--to", str(tmp_path / "copy.db"), "--keys", str(tmp_path / "keys"))
    assert run.code == 1
    assert "paid" in run.err
    assert not (tmp_path / "copy.db").exists()


def test_a_copy_is_checked_and_no_older_one_is_lost(terminal: Terminal, tmp_path: Path) -> None:
    db, copy = played_journal(tmp_path, 1), tmp_path / "copy.db"
    arguments = ("backup", "--db", db, "--to", str(copy), "--keys", str(tmp_path / "keys"))
    assert terminal(*arguments).out.endswith("1 rounds, checked.\n")
    with open_to_read(db) as journal:
        assert checked_copy(copy, journal.own_key()).findings == ()
    assert "is there already" in terminal(*arguments).refusal()


def test_wrong_arguments_are_refused(terminal: Terminal, tmp_path: Path) -> None:
    wrong = (
        (("--db", "none.db", "--to", "copy.db"), "no such file"),
        (("--to", "/nowhere/at/all.db"), "/nowhere/at"),
        ((), "--to"),
    )
    assert not_refused(terminal, wrong, "backup", "--db", played_journal(tmp_path, 1)) == []


def test_side_files_of_an_older_copy_are_refused(terminal: Terminal, tmp_path: Path) -> None:
    db = played_journal(tmp_path, 1)
    for ending in ("-journal", "-wal"):
        left = tmp_path / f"copy.db{ending}"
        left.write_bytes(bytes(100))
        refused = terminal("backup", "--db", db, "--to", str(tmp_path / "copy.db")).refusal()
        assert f"copy.db{ending} is there already: move it away, or name another file" in refused
        left.unlink()
    assert not (tmp_path / "copy.db").exists()
