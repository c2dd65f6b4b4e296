"""What `verify` is given that is no journal any more, and key folders that hold no keys."""

import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal

NO_KEYS: tuple[Callable[[Path], object], ...] = (
    lambda folder: None,
    lambda folder: folder.mkdir(),
    lambda folder: [folder.mkdir(), (folder / "sealing.key").write_text("00" * 32)],
    lambda folder: folder.write_text("00" * 32),
    lambda folder: [folder.mkdir(), (folder / "signing.key").write_text("none")],
)


def test_a_key_folder_that_is_named_and_holds_no_keys_is_refused(terminal: Terminal, db: str, tmp_path: Path) -> None:
    for number, makes in enumerate(NO_KEYS):
        named = tmp_path / str(number)
        makes(named)
        said = terminal("verify", "--db", db, "--keys", str(named)).refusal()
        assert str(named) in said and "key folder" in said
    for folder in ("nowhere", "a" * 5000):
        assert "there is no such folder" in terminal("verify", "--db", db, "--archives", f"/{folder}").refusal()


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


DAMAGE = (
    (_hidden("evil", "CREATE TRIGGER evil AFTER INSERT ON records BEGIN DELETE FROM nodes; END"), "evil"),
    (_hidden("seen", "CREATE VIEW v AS SELECT 1"), "seen"),
    (_spoilt(100), "the file is damaged"),
    (_cut, "the file is damaged"),
    (_emptied, "is no whole journal"),
    (_linked_log, "journal.db-wal stands beside the journal, and is no plain file"),
)


def test_what_cannot_be_read_as_a_journal_any_more_was_checked_and_found_wrong(
    terminal: Terminal, tmp_path: Path
) -> None:
    for number, (does, said) in enumerate(DAMAGE):
        db = played_journal(tmp_path / str(number), 1)
        does(Path(db))
        assert said in terminal("verify", "--db", db).err and said in terminal("checkpoint", "--db", db).err, said
        run = terminal("verify", "--db", db)
        assert (run.code, run.err.startswith("Wrong: "), run.err.count("\n")) == (1, True, 1), run
        told = terminal("verify", "--db", db, "--json")
        assert (told.code, json.loads(told.out)["good"]) == (1, False), said


def test_a_schema_under_another_name_is_found_wrong(terminal: Terminal, db: str) -> None:
    for name in ("", "schema_2", "schema_0"):
        with closing(sqlite3.connect(db)) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", (name,))
        run = terminal("verify", "--db", db)
        assert run.code == 1
        assert f"alembic_version names the schema {name!r}, and all that stands there is of" in run.err


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
