"""A journal that says of itself what no terminal writes: one line from each command, and a finding from verify."""

import fcntl
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.fast.cli.conftest import Terminal

ODD = {"bytes": "x'00'", "a number": "7", "a path": "'../../x'", "an absolute path": "'/etc/x'", "nothing": "''"}
COMMANDS = {
    "hands": ("hands",),
    "report": ("report",),
    "export": ("export",),
    "moment": ("moment", "--fact", "5"),
    "prove": ("prove", "--round", "1"),
    "evidence": ("evidence", "--round", "1", "--out", "round.html"),
    "operator list": ("operator", "list"),
    "checkpoint": ("checkpoint", "--keys", "KEYS"),
    "simulate": ("simulate", "--rounds", "1", "--keys", "KEYS"),
    "go-on": ("go-on", "--reason", "x", "--keys", "KEYS"),
    "retain": ("retain", "--to", "FOLDER", "--keys", "KEYS"),
}


@pytest.fixture
def journal(terminal: Terminal, tmp_path: Path) -> Path:
    db = tmp_path / "journal.db"
    assert terminal("simulate", "--rounds", "2", "--db", str(db), "--keys", str(tmp_path / "keys")).code == 0
    return db


def told(db: Path, statement: str) -> None:
    with closing(sqlite3.connect(db)) as opened, opened:
        opened.execute(statement)


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
@pytest.mark.parametrize("column", ["id", "vkey"])
def test_verify_names_it(terminal: Terminal, journal: Path, column: str, odd: str) -> None:
    told(journal, f"UPDATE journal SET {column} = {odd}")
    for keys in ((), ("--keys", str(journal.with_name("keys")))):
        run = terminal("verify", "--db", str(journal), *keys)
        assert (run.code, run.err.startswith("Wrong: ")) == (1, True), run


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
def test_every_other_command_ends_with_one_line(terminal: Terminal, journal: Path, odd: str) -> None:
    told(journal, f"UPDATE journal SET id = {odd}")
    for command in COMMANDS.values():
        places = {"KEYS": str(journal.with_name("keys")), "FOLDER": str(journal.parent)}
        asked = [places.get(each, each) for each in command]
        said = terminal(*asked, "--db", str(journal)).refusal()
        assert "is none that a terminal gives: run" in said, command


def test_an_own_key_that_is_none_is_told_by_whoever_reads(terminal: Terminal, journal: Path) -> None:
    told(journal, "UPDATE journal SET vkey = x'00'")
    for command in ("hands", "report", "prove"):
        more = ("--round", "1") if command == "prove" else ()
        assert "its own key is damaged" in terminal(command, *more, "--db", str(journal)).finding()


def test_the_id_of_another_journal_is_not_its_keys(terminal: Terminal, journal: Path) -> None:
    told(journal, f"UPDATE journal SET id = '{'0' * 18}'")
    assert "and the key is that of" in terminal("verify", "--db", str(journal)).err


def test_who_has_it_open_is_told_in_one_printable_line(terminal: Terminal, journal: Path) -> None:
    lock = journal.with_name("journal.db.lock")
    assert lock.read_text().startswith("process ")
    with lock.open("r+") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        for odd in (b"\x1b[31mred", b"\xff\xfe", b"", b"a\nb"):
            lock.write_bytes(odd)
            said = terminal("simulate", "--rounds", "1", "--db", str(journal), "--keys", str(journal.with_name("keys")))
            assert "is in use by another terminal, and does not say which" in said.refusal()


def test_a_lock_that_is_a_link_is_not_written_through(terminal: Terminal, journal: Path) -> None:
    lock, other = journal.with_name("journal.db.lock"), journal.with_name("other")
    other.write_text("kept")
    lock.unlink()
    lock.symlink_to(other)
    said = terminal("simulate", "--rounds", "1", "--db", str(journal), "--keys", str(journal.with_name("keys")))
    assert "journal.db.lock: " in said.refusal()
    assert other.read_text() == "kept"


def test_a_round_that_its_table_lost_is_found(terminal: Terminal, journal: Path) -> None:
    for table in ("rounds", "hands", "wager_results"):
        told(journal, f"DELETE FROM {table} WHERE round = 1")
    run = terminal("hands", "--round", "1", "--db", str(journal))
    assert run.code == 1
    assert "rounds lacks round 1; dealer-terminal rebuild writes it anew" in run.err
    assert "has no closed round 3" in terminal("hands", "--round", "3", "--db", str(journal)).refusal()


def test_where_none_is_found_it_is_said_what_that_proves(terminal: Terminal, journal: Path) -> None:
    told(journal, "DELETE FROM irregularities")
    run = terminal("hands", "--irregularity", "any", "--db", str(journal))
    assert run.code == 0
    nothing, proven, caveat = run.out.splitlines()
    assert nothing == "No such hand."
    assert proven.startswith("Proven: this follows from the records, under the checkpoint of ")
    assert caveat == "That no other hand meets what was asked for, verify proves."
