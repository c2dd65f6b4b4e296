"""Of several journals one is damaged: the others are shown, it is a finding of its own, and the command ends with 1."""

import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copy

import pytest

from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal

DAY = ("--day", "2026-01-05")
COMMANDS = (
    ("alarms",),
    ("queue",),
    ("shift", *DAY),
    ("statistics", "dealers", "--simulated"),
    ("statistics", "readers", "--simulated"),
)


def its_head(db: Path) -> None:
    with db.open("r+b") as file:
        file.seek(47)
        file.write(b"\x09")


def its_pages(db: Path) -> None:
    with db.open("r+b") as file:
        file.seek(8192)
        file.write(bytes(range(256)) * 320)


def no_database(db: Path) -> None:
    db.write_bytes(b"no journal at all" * 400)


def a_record(db: Path) -> None:
    with closing(sqlite3.connect(db)) as journal, journal:
        for (name,) in journal.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            journal.execute(f"DROP TRIGGER {name}")
        journal.execute("UPDATE records SET body = CAST(replace(body, '1', '2') AS BLOB) WHERE position = 9")


WAYS = (its_head, its_pages, no_database, a_record)


@pytest.fixture
def two(tmp_path: Path) -> tuple[str, Path]:
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.mkdir()
    bad.mkdir()
    return played_journal(good, 2), Path(copy(played_journal(bad, 1), tmp_path / "bad.db"))


def test_it_keeps_nobody_from_the_others(terminal: Terminal, two: tuple[str, Path], tmp_path: Path) -> None:
    good, bad = two
    whole = bad.read_bytes()
    for command, way in ((each, WAYS[(at + more) % len(WAYS)]) for at, each in enumerate(COMMANDS) for more in (0, 1)):
        bad.write_bytes(whole)
        alone, as_json = (terminal(*command, "--db", good, *more) for more in ((), ("--json",)))
        assert alone.code == 0 and alone.out
        way(bad)
        for dbs in (("--db", good, "--db", str(bad)), ("--db", str(bad), "--db", good)):
            run = terminal(*command, *dbs)
            assert (run.code, run.err.count("\n")) == (1, 1), (command, way, run)
            assert run.err.startswith("Wrong: ") and str(bad) in run.err
            assert run.out.splitlines()[-1].split(", by")[0] in alone.out or good in run.out
        json = terminal(*command, "--db", good, "--db", str(bad), "--json")
        assert (json.code, json.err.count("\n"), json.out) == (1, 1, as_json.out), (command, way)
    its_head(bad)
    vkeys = [word for each in tmp_path.glob("*/keys/*.vkey") for word in ("--vkey", str(each))]
    run = terminal("statistics", "dealers", "--simulated", "--db", good, "--db", str(bad), *vkeys)
    assert (run.code, run.err.count("\n"), len(vkeys)) == (1, 1, 4)


def test_where_all_are_damaged_nothing_is_shown(terminal: Terminal, two: tuple[str, Path], tmp_path: Path) -> None:
    _, bad = two
    its_head(bad)
    other = copy(bad, tmp_path / "other.db")
    for command in COMMANDS:
        run = terminal(*command, "--db", str(bad), "--db", str(other))
        assert (run.code, run.out, run.err.count("Wrong: ")) == (1, "", 2)


def test_nothing_is_filed_of_a_shift_that_lacks_a_table(
    terminal: Terminal, two: tuple[str, Path], tmp_path: Path
) -> None:
    good, bad = two
    a_record(bad)
    file = tmp_path / "shift.csv"
    run = terminal("shift", *DAY, "--db", good, "--db", str(bad), "--csv", str(file))
    assert (run.code, run.out, file.exists()) == (1, "", False)
    assert "of a shift that lacks a table nothing is signed or filed: name the others alone" in run.err
