"""A journal that says of itself what no terminal writes: one line from each command, and a finding from verify."""

import fcntl
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.fast.cli.conftest import Terminal, not_refused

ODD = ("x'00'", "7", "'../../x'", "'/etc/x'", "''")
COMMANDS = (
    *(("hands",), ("report",), ("export",), ("moment", "--fact", "5"), ("prove", "--round", "1"), ("operator", "list")),
    ("evidence", "--round", "1", "--out", "round.html"),
    ("checkpoint", "--keys", "KEYS"),
    ("simulate", "--rounds", "1", "--keys", "KEYS"),
    ("go-on", "--reason", "x", "--keys", "KEYS"),
    ("retain", "--to", "FOLDER", "--keys", "KEYS"),
)


@pytest.fixture
def journal(db: str) -> Path:
    return Path(db)


def told(db: Path, statement: str) -> None:
    with closing(sqlite3.connect(db)) as opened, opened:
        opened.execute(statement)


def test_verify_names_it(terminal: Terminal, journal: Path) -> None:
    whole = journal.read_bytes()
    for statement in (f"UPDATE journal SET {column} = {odd}" for column in ("id", "vkey") for odd in ODD):
        journal.write_bytes(whole)
        told(journal, statement)
        for keys in ((), ("--keys", str(journal.with_name("keys")))):
            run = terminal("verify", "--db", str(journal), *keys)
            assert (run.code, run.err.startswith("Wrong: ")) == (1, True), (statement, run)


def test_every_other_command_ends_with_one_line(terminal: Terminal, journal: Path) -> None:
    places = {"KEYS": str(journal.with_name("keys")), "FOLDER": str(journal.parent)}
    asked = [[places.get(each, each) for each in command] for command in COMMANDS]
    for odd in ODD:
        told(journal, f"UPDATE journal SET id = {odd}")
        wrong = [((*each, "--db", str(journal)), "is none that a terminal gives: run") for each in asked]
        assert not_refused(terminal, wrong) == []


def test_another_id_or_key_is_told(terminal: Terminal, journal: Path) -> None:
    whole = journal.read_bytes()
    told(journal, f"UPDATE journal SET id = '{'0' * 18}'")
    assert "and the key is that of" in terminal("verify", "--db", str(journal)).err
    journal.write_bytes(whole)
    told(journal, "UPDATE journal SET vkey = x'00'")
    for command in (("hands",), ("report",), ("prove", "--round", "1")):
        assert "its own key is damaged" in terminal(*command, "--db", str(journal)).finding()


def test_who_has_it_open_is_told_in_one_printable_line(terminal: Terminal, journal: Path) -> None:
    asked = ("simulate", "--rounds", "1", "--db", str(journal), "--keys", str(journal.with_name("keys")))
    assert terminal(*asked).code == 0
    lock = journal.with_name("journal.db.lock")
    assert lock.read_text().startswith("process ")
    with lock.open("r+") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        for odd in (b"\x1b[31mred", b"\xff\xfe", b"", b"a\nb"):
            lock.write_bytes(odd)
            assert "is in use by another terminal, and does not say which" in terminal(*asked).refusal()
    other = journal.with_name("other")
    other.write_text("kept")
    lock.unlink()
    lock.symlink_to(other)
    assert "journal.db.lock: " in terminal(*asked).refusal()
    assert other.read_text() == "kept"


def test_a_round_that_its_table_lost_is_found(terminal: Terminal, journal: Path) -> None:
    for table in ("rounds", "hands", "wager_results"):
        told(journal, f"DELETE FROM {table} WHERE round = 1")
    run = terminal("hands", "--round", "1", "--db", str(journal))
    assert run.code == 1
    assert "rounds lacks round 1; dealer-terminal rebuild writes it anew" in run.err
    assert "has no closed round 3" in terminal("hands", "--round", "3", "--db", str(journal)).refusal()
