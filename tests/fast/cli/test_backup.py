from collections.abc import Iterator
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
from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal
from tests.fast.storage.stores import Store, made, outsider


@pytest.fixture(params=["sqlite", "postgresql"])
def playing(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A journal that a table holds open for writing."""
    store = made(request.param, request, tmp_path)
    store.play(3)
    yield store
    store.journal.close()


def test_a_copy_is_whole_while_the_table_plays_on(playing: Store, tmp_path: Path) -> None:
    before = playing.records()
    copy = tmp_path / "copy.db"
    with open_to_read(playing.db) as journal:
        assert journal.connection.execute(text("SELECT count(*) FROM records")).scalar() == len(before)
        session = Session(playing.journal, playing.keys, StoryClock(Random(5), 1_800_000_000_000_000))
        for _ in play_rounds(session, Random(5), 1):
            pass
        report = take_backup(journal, copy, journal.own_key())
    assert report.findings == ()
    assert report.records in (len(before), len(playing.records()))
    assert copy.stat().st_mode & 0o777 == 0o600
    assert {path.name for path in tmp_path.iterdir() if "copy" in path.name} == {"copy.db"}


def test_a_table_goes_on_from_a_copy_with_its_keys(playing: Store, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with open_to_read(playing.db) as journal:
        take_backup(journal, copy, journal.own_key())
    restored = open_journal(str(copy), keys=playing.folder)
    assert restored.resume() == playing.journal.resume()
    assert [record.leaf for record in restored.records()] == [record.leaf for record in playing.records()]
    restored.close()


def test_a_wrong_journal_leaves_no_copy(terminal: Terminal, tmp_path: Path) -> None:
    db = played_journal(tmp_path, 2)
    with outsider(db) as connection:
        connection.execute(text("UPDATE rounds SET paid = paid + 100 WHERE round = 1"))
    run = terminal("backup", "--db", db, "--to", str(tmp_path / "copy.db"), "--keys", str(tmp_path / "keys"))
    assert run.code == 1
    assert "paid" in run.err
    assert not (tmp_path / "copy.db").exists()


def test_no_older_backup_is_lost(terminal: Terminal, tmp_path: Path) -> None:
    db, copy = played_journal(tmp_path, 1), str(tmp_path / "copy.db")
    arguments = ("backup", "--db", db, "--to", copy, "--keys", str(tmp_path / "keys"))
    assert terminal(*arguments).out.endswith("1 rounds, checked.\n")
    assert "is there already" in terminal(*arguments).refusal()


WRONG = {
    "no journal": (["--db", "none.db", "--to", "copy.db"], "no such file"),
    "nowhere to write": (["--to", "/nowhere/at/all.db"], "/nowhere/at"),
    "no target": ([], "--to"),
}


@pytest.mark.parametrize(("arguments", "said"), WRONG.values(), ids=WRONG.keys())
def test_bad_input_is_told_in_one_line(terminal: Terminal, tmp_path: Path, arguments: list[str], said: str) -> None:
    assert said in terminal("backup", "--db", played_journal(tmp_path, 1), *arguments).refusal()


def test_a_copy_can_be_checked_again(terminal: Terminal, tmp_path: Path) -> None:
    db, copy = played_journal(tmp_path, 1), tmp_path / "copy.db"
    terminal("backup", "--db", db, "--to", str(copy), "--keys", str(tmp_path / "keys"))
    with open_to_read(db) as journal:
        assert checked_copy(copy, journal.own_key()).findings == ()


@pytest.mark.parametrize("ending", ["-journal", "-wal"])
def test_what_an_older_copy_left_is_not_taken_for_its_own(terminal: Terminal, tmp_path: Path, ending: str) -> None:
    db = played_journal(tmp_path, 1)
    (tmp_path / f"copy.db{ending}").write_bytes(bytes(100))
    refused = terminal("backup", "--db", db, "--to", str(tmp_path / "copy.db")).refusal()
    assert f"copy.db{ending} is there already: move it away, or name another file" in refused
    assert not (tmp_path / "copy.db").exists()
