"""What `verify` is given that is no journal any more, and key folders that hold no keys."""

import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from dealer_terminal.storage.opening import open_journal
from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal
from tests.helpers.playing import played


@pytest.fixture
def db(tmp_path: Path) -> str:
    with closing(open_journal(str(tmp_path / "journal.db"), keys=tmp_path / "keys")) as journal:
        played(journal, 2, keys=journal.keys)
    return str(tmp_path / "journal.db")


NO_KEYS: dict[str, Callable[[Path], object]] = {
    "nothing": lambda folder: None,
    "an empty folder": lambda folder: folder.mkdir(),
    "a folder with one of the two": lambda folder: [folder.mkdir(), (folder / "sealing.key").write_text("00" * 32)],
    "a file": lambda folder: folder.write_text("00" * 32),
    "keys that are none": lambda folder: [folder.mkdir(), (folder / "signing.key").write_text("none")],
}


@pytest.mark.parametrize("makes", NO_KEYS.values(), ids=NO_KEYS)
def test_a_key_folder_that_is_named_and_holds_no_keys_is_refused(
    terminal: Terminal, db: str, tmp_path: Path, makes: Callable[[Path], object]
) -> None:
    makes(tmp_path / "named")
    said = terminal("verify", "--db", db, "--keys", str(tmp_path / "named")).refusal()
    assert str(tmp_path / "named") in said and "key folder" in said


def _hidden(name: str, schema: str) -> Callable[[Path], None]:
    """What SQLite reads of its schema has a row that nobody lists."""

    def does(file: Path) -> None:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute("INSERT INTO sqlite_master VALUES (NULL, ?, 'records', 0, ?)", (name, schema))
            connection.commit()

    return does


def _spoilt(at: int) -> Callable[[Path], None]:
    def does(file: Path) -> None:
        with file.open("r+b") as opened:
            opened.seek(at)
            opened.write(b"x" * 3000)

    return does


def _cut(file: Path) -> None:
    os.truncate(file, 30_000)


def _emptied(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DELETE FROM journal")
        connection.commit()


def _linked_log(file: Path) -> None:
    file.with_name(f"{file.name}-wal").symlink_to(file.with_name("elsewhere"))


DAMAGE = {
    "a hidden trigger": (
        _hidden("evil", "CREATE TRIGGER evil AFTER INSERT ON records BEGIN DELETE FROM nodes; END"),
        "evil",
    ),
    "a hidden view": (_hidden("seen", "CREATE VIEW v AS SELECT 1"), "seen"),
    "a schema written over": (_spoilt(100), "the file is damaged"),
    "a file cut short": (_cut, "the file is damaged"),
    "no row that names it": (_emptied, "is no whole journal"),
    "a log that is a link": (_linked_log, "journal.db-wal stands beside the journal, and is no plain file"),
}


@pytest.mark.parametrize(("does", "said"), DAMAGE.values(), ids=DAMAGE)
def test_what_cannot_be_read_as_a_journal_any_more_was_checked_and_found_wrong(
    terminal: Terminal, db: str, does: Callable[[Path], None], said: str
) -> None:
    does(Path(db))
    run = terminal("verify", "--db", db)
    assert run.code == 1
    assert run.err.startswith("Wrong: ") and said in run.err and run.err.count("\n") == 1
    told = terminal("verify", "--db", db, "--json")
    assert (told.code, json.loads(told.out)["good"]) == (1, False)
    assert said in terminal("checkpoint", "--db", db).err


NAMES = {"none": "", "a newer one": "2099_01_01_x", "an older one": "2026_11_22_append_tags"}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_schema_under_another_name_is_found_wrong(terminal: Terminal, tmp_path: Path, name: str) -> None:
    db = played_journal(tmp_path, 1)
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (name,))
        connection.commit()
    run = terminal("verify", "--db", db)
    assert run.code == 1 and f"alembic_version names the schema {name!r}, and all that stands there is of" in run.err


def test_a_resume_point_that_was_emptied_is_found_wrong_and_one_that_was_rebuilt_is_not(
    terminal: Terminal, tmp_path: Path
) -> None:
    db, keys = played_journal(tmp_path, 2), ("--keys", str(tmp_path / "keys"))
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("UPDATE resume SET rest = x''")
        connection.commit()
    for more in ((), keys):
        run = terminal("verify", "--db", db, *more)
        assert run.code == 1 and "the resume point was emptied" in run.err
    assert terminal("rebuild", "--db", db).code == 0
    assert terminal("verify", "--db", db, *keys).code == 0


def test_what_was_not_checked_is_told_as_json_too(terminal: Terminal, tmp_path: Path) -> None:
    db, keys = played_journal(tmp_path, 2), tmp_path / "keys"
    (vkey,) = keys.glob("*.vkey")
    assert terminal("verify", "--db", db, "--keys", str(keys), "--json").json["not_checked"] == []
    (bare,) = terminal("verify", "--db", db, "--vkey", str(vkey), "--json").json["not_checked"]
    assert "that takes the terminal's key folder" in bare
    (mark,) = keys.glob("*.mark")
    mark.unlink()
    (lost,) = terminal("verify", "--db", db, "--keys", str(keys), "--json").json["not_checked"]
    assert "holds no mark of how far it was known, and no terminal starts without" in lost
    with closing(sqlite3.connect(db)) as connection:
        connection.execute('UPDATE resume SET rest = replace(CAST(rest AS TEXT), \'"shape":"\', \'"shape":"x\')')
        connection.execute("UPDATE resume SET rest = CAST(rest AS BLOB)")
        connection.commit()
    told = terminal("verify", "--db", db, "--vkey", str(vkey), "--json").json["not_checked"]
    assert any("the resume point, which says that another version wrote it" in each for each in told)


@pytest.mark.parametrize("folder", ["nowhere", "a" * 5000], ids=["not there", "over-long"])
def test_a_folder_of_archives_that_is_not_there_is_refused(terminal: Terminal, tmp_path: Path, folder: str) -> None:
    refused = terminal("verify", "--db", played_journal(tmp_path, 1), "--archives", f"/{folder}").refusal()
    assert "there is no such folder" in refused
