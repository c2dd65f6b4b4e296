"""What nobody would type and somebody will: one line, and 2."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_terminal.storage.opening import open_journal
from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal

LONG = "x" * 5000
ON_A_JOURNAL = {
    "hands": (),
    "report": (),
    "export": (),
    "verify": (),
    "checkpoint": (),
    "prove": ("--round", "1"),
    "rebuild": (),
    "migrate": (),
    "backup": ("--to", "copy.db"),
    "simulate": ("--rounds", "1"),
    "retain": ("--to", "."),
    "go-on": ("--reason", "a backup"),
    "operator": ("list",),
}


@pytest.fixture
def db(tmp_path: Path) -> str:
    return played_journal(tmp_path, 2)


@pytest.mark.parametrize(("command", "given"), ON_A_JOURNAL.items(), ids=ON_A_JOURNAL)
def test_a_path_may_be_too_long(terminal: Terminal, command: str, given: tuple[str, ...], tmp_path: Path) -> None:
    assert "too long" in terminal(command, *given, "--db", str(tmp_path / f"{LONG}.db")).refusal()


@pytest.mark.parametrize("option", ["--keys", "--vkey", "--checkpoint"])
def test_so_may_be_a_path_beside_it(terminal: Terminal, db: str, option: str) -> None:
    run = terminal("verify", "--db", db, option, f"/{LONG}")
    assert run.code == 2 and run.err.count("\n") == 1


@pytest.mark.parametrize("made", ["CREATE TABLE records (a)", "CREATE TABLE orders (a)", "CREATE VIEW v AS SELECT 1"])
@pytest.mark.parametrize(("command", "given"), ON_A_JOURNAL.items(), ids=ON_A_JOURNAL)
def test_another_programs_database_is_left_as_it_is(
    terminal: Terminal, command: str, given: tuple[str, ...], made: str, tmp_path: Path
) -> None:
    db = tmp_path / "other.db"
    with sqlite3.connect(db) as connection:
        connection.execute(made)
    before = db.read_bytes()
    keys = ("--keys", str(tmp_path / "keys")) if command in ("simulate", "migrate") else ()
    run = terminal(command, *given, *keys, "--db", str(db))
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert db.read_bytes() == before


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
    """Which nobody writes to."""
    lock_moved(db)
    os.mkfifo(f"{db}.lock")


def lock_has_no_end(db: str) -> None:
    lock_moved(db)
    with Path(f"{db}.lock").open("wb") as endless:
        endless.truncate(1 << 36)


LOCKS = (lock_removed, lock_moved, lock_replaced, lock_is_a_pipe, lock_has_no_end)


@pytest.mark.parametrize("way", LOCKS, ids=lambda way: way.__name__)
def test_a_lock_file_that_goes_lets_nobody_in(db: str, tmp_path: Path, way: Callable[[str], None]) -> None:
    keys = str(tmp_path / "keys")
    journal = open_journal(db, keys=tmp_path / "keys")
    way(db)
    command = [sys.executable, "-m", "dealer_terminal", "simulate", "--rounds", "1", "--db", db, "--keys", keys]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert f"{db} is in use by another terminal, and does not say which: close that terminal first" in done.stderr
    journal.close()
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0


NO_UTF_8 = {
    "a person": ("hands", "--db", "journal.db", "--dealer"),
    "a wager": ("hands", "--db", "journal.db", "--event"),
    "a journal": ("shift", "--day", "2026-01-05", "--json", "--db"),
    "a floor": ("floor", "status", "--floor"),
    "a console": ("console", "init"),
    "a file": ("console", "bookmarks", "--db", "console.db", "--out"),
    "a command": (),
}


@pytest.mark.parametrize("before", NO_UTF_8.values(), ids=NO_UTF_8)
def test_bytes_that_are_no_characters_are_refused_wherever_they_stand(
    terminal: Terminal, before: tuple[str, ...]
) -> None:
    said = terminal(*before, "a\udcff").refusal()
    assert said == "a?: it holds bytes that are no UTF-8: write it in characters"
