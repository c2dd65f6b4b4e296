"""Unlikely input ends with one line and exit status 2."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from dealer_terminal.storage.opening import open_journal
from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal

LONG = "x" * 5000
ON_A_JOURNAL = (
    *(("hands",), ("report",), ("export",), ("verify",), ("checkpoint",), ("rebuild",), ("migrate",)),
    *(("prove", "--round", "1"), ("backup", "--to", "copy.db"), ("simulate", "--rounds", "1"), ("retain", "--to", ".")),
    *(("go-on", "--reason", "a backup"), ("operator", "list")),
)


def test_a_path_may_be_too_long(terminal: Terminal, db: str, tmp_path: Path) -> None:
    wrong = [((*command, "--db", str(tmp_path / f"{LONG}.db")), "too long") for command in ON_A_JOURNAL]
    wrong += [(("verify", "--db", db, option, f"/{LONG}"), "") for option in ("--keys", "--vkey", "--checkpoint")]
    assert [each for each in wrong if (run := terminal(*each[0])).code != 2 or each[1] not in run.err] == []


def test_another_programs_database_is_left_as_it_is(terminal: Terminal, tmp_path: Path) -> None:
    db, keys = tmp_path / "other.db", ("--keys", str(tmp_path / "keys"))
    for made in ("CREATE TABLE records (a)", "CREATE TABLE orders (a)", "CREATE VIEW v AS SELECT 1"):
        with closing(sqlite3.connect(db)) as connection, connection:
            connection.execute(made)
        before = db.read_bytes()
        for command in ON_A_JOURNAL:
            own = keys if command[0] in ("simulate", "migrate") else ()
            assert terminal(*command, *own, "--db", str(db)).refuses(""), (made, command)
            assert db.read_bytes() == before
        db.unlink()


def test_a_name_has_an_end(terminal: Terminal, tmp_path: Path) -> None:
    db, keys = str(tmp_path / "journal.db"), str(tmp_path / "keys")
    add = ("operator", "add", "9001", "--role", "administrator", "--db", db, "--keys", keys, "--pin-file", "-")
    assert "at most 60" in terminal(*add, "--name", "n" * 10_000, given="482913\n").refusal()
    assert terminal(*add, "--name", "n" * 60, given="482913\n").code == 0


def test_an_irregularity_that_nobody_knows_is_refused(terminal: Terminal, db: str) -> None:
    assert "name one of any, " in terminal("hands", "--db", db, "--irregularity", "rain").refusal()
    assert terminal("hands", "--db", db, "--irregularity", "wrong-count").code == 0


def lock_removed(db: str) -> None:
    Path(f"{db}.lock").unlink()


def lock_moved(db: str) -> None:
    Path(f"{db}.lock").rename(f"{db}.away")


def lock_replaced(db: str) -> None:
    lock_moved(db)
    Path(f"{db}.lock").touch()


def lock_is_a_pipe(db: str) -> None:
    """No other program writes to it."""
    lock_moved(db)
    os.mkfifo(f"{db}.lock")


def lock_has_no_end(db: str) -> None:
    lock_moved(db)
    with Path(f"{db}.lock").open("wb") as endless:
        endless.truncate(1 << 36)


LOCKS = (lock_removed, lock_moved, lock_replaced, lock_is_a_pipe, lock_has_no_end)


def test_a_lock_file_that_goes_lets_nobody_in(terminal: Terminal, tmp_path: Path) -> None:
    for way in LOCKS:
        folder = tmp_path / way.__name__
        db, keys = played_journal(folder, 1), folder / "keys"
        command = ("simulate", "--rounds", "1", "--db", db, "--keys", str(keys))
        with closing(open_journal(db, keys=keys)):
            way(db)
            said = terminal(*command).refusal()
            assert f"{db} is in use by another terminal, and does not say which: close that terminal first" in said
        assert terminal(*command).code == 0, way


NO_UTF_8 = (
    ("hands", "--db", "journal.db", "--dealer"),
    ("hands", "--db", "journal.db", "--event"),
    ("shift", "--day", "2026-01-05", "--json", "--db"),
    ("floor", "status", "--floor"),
    ("console", "init"),
    ("console", "log", "--db", "console.db", "--zone"),
    (),
)


def test_bytes_that_are_no_characters_are_refused_wherever_they_stand(terminal: Terminal) -> None:
    said = "a?: it holds bytes that are no UTF-8: write it in characters"
    assert [before for before in NO_UTF_8 if terminal(*before, "a\udcff").refusal() != said] == []
