"""Of several journals one is damaged: the others are shown, it is a finding of its own, and the command ends with 1."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copy

import pytest

from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal

DAY = ("--day", "2026-01-05")
COMMANDS = {
    "alarms": ("alarms",),
    "queue": ("queue",),
    "shift": ("shift", *DAY),
    "dealers": ("dealers", "--simulated"),
    "readers": ("readers", "--simulated"),
}


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
TOLD_AS_AN_ALARM = {("alarms", a_record)}
CASES = [(name, way) for name in COMMANDS for way in WAYS if (name, way) not in TOLD_AS_AN_ALARM]


@pytest.fixture
def two(tmp_path: Path) -> tuple[str, Path]:
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.mkdir()
    bad.mkdir()
    return played_journal(good, 2), Path(copy(played_journal(bad, 1), tmp_path / "bad.db"))


@pytest.mark.parametrize(("name", "way"), CASES, ids=[f"{name}: {way.__name__}" for name, way in CASES])
def test_it_keeps_nobody_from_the_others(
    terminal: Terminal, two: tuple[str, Path], name: str, way: Callable[[Path], None]
) -> None:
    good, bad = two
    alone = terminal(*COMMANDS[name], "--db", good)
    assert alone.code == 0 and alone.out
    way(bad)
    for dbs in (("--db", good, "--db", str(bad)), ("--db", str(bad), "--db", good)):
        run = terminal(*COMMANDS[name], *dbs)
        assert (run.code, run.err.count("\n")) == (1, 1), run
        assert run.err.startswith("Wrong: ") and str(bad) in run.err
        assert run.out.splitlines()[-1].split(", by")[0] in alone.out or good in run.out
    json = terminal(*COMMANDS[name], "--db", good, "--db", str(bad), "--json")
    assert (json.code, json.err.count("\n")) == (1, 1)
    assert json.out == terminal(*COMMANDS[name], "--db", good, "--json").out


def test_where_all_are_damaged_nothing_is_shown(terminal: Terminal, two: tuple[str, Path], tmp_path: Path) -> None:
    _, bad = two
    its_head(bad)
    other = copy(bad, tmp_path / "other.db")
    for command in COMMANDS.values():
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


def test_keys_of_all_may_be_named(terminal: Terminal, two: tuple[str, Path], tmp_path: Path) -> None:
    good, bad = two
    its_head(bad)
    keys = [str(each) for folder in ("good", "bad") for each in (tmp_path / folder / "keys").glob("*.vkey")]
    vkeys = [word for each in keys for word in ("--vkey", each)]
    run = terminal("dealers", "--simulated", "--db", good, "--db", str(bad), *vkeys)
    assert (run.code, run.err.count("\n")) == (1, 1)
