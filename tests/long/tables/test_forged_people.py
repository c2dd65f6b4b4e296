"""Somebody with the journal's file and no key makes a dealer an administrator: the terminal does not go by it."""

import json
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from tests.journeys.program import told, well

PIN = ("--pin-file", "-")
PINS = {"9001": "831704", "1001": "592648", "9002": "274613"}


@pytest.fixture
def given(tmp_path: Path) -> tuple[str, ...]:
    """The first round is closed, so that a start reads none of the people's records by itself."""
    where = ("--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"))
    well("operator", "add", "9001", "--name", "A. Ames", "--role", "administrator", *PIN, *where, typed=typed(9001))
    dealer = ("add", "1001", "--name", "K. Dee", "--role", "dealer", *PIN, *by("9001"))
    well("operator", *dealer, *where, typed=typed(9001, 1001))
    well("simulate", "--rounds", "6", "--seed", "3", *where)
    return where


def by(number: str) -> tuple[str, ...]:
    return ("--by", number, "--by-pin-file", "-")


def typed(*numbers: int) -> str:
    return "".join(f"{PINS[str(number)]}\n" for number in numbers)


def forged(file: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        guards = db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in guards:
            db.execute(f"DROP TRIGGER {name}")
        columns = "position, round, kind, schema, operator, utc, monotonic, body"
        (row,) = db.execute(f"SELECT {columns} FROM records WHERE position = 1").fetchall()
        fact = json.loads(row[7])
        assert fact["operator"]["role"] == "dealer"
        fact["operator"]["role"] = "administrator"
        body = json.dumps(fact, separators=(",", ":")).encode()
        head = "".join(f"{each}\n" for each in ("dealer-terminal/record@v1", *row[:7]))
        leaf = sha256(b"\0" + head.encode() + body).digest()
        db.execute("UPDATE records SET body = ?, leaf = ? WHERE position = 1", (body, leaf))
        for _, sql in guards:
            db.execute(sql)


def test_a_dealer_who_was_made_an_administrator_manages_nobody(given: tuple[str, ...], tmp_path: Path) -> None:
    forged(given[1])
    kept = Path(given[1]).read_bytes()
    another = ("add", "9002", "--name", "N. New", "--role", "administrator", *PIN, *by("1001"))
    for command in (
        ("operator", *another, *given),
        ("go-on", "--reason", "The disk failed", *by("1001"), *given),
        ("table", "--simulate", "--headless", "--rounds", "1", "--screenshots", str(tmp_path / "shots"), *given),
    ):
        done = told(*command, typed=typed(1001, 9002))
        assert (done.returncode, done.stdout) == (1, ""), done
        assert "other records of people, clock steps and archives than were written are found" in done.stderr
    assert Path(given[1]).read_bytes() == kept
    assert told("operator", "list", *given[:2]).returncode == 1
    assert told("verify", *given).returncode == 1


def test_as_they_are_an_administrator_manages_and_a_dealer_does_not(given: tuple[str, ...]) -> None:
    another = ("operator", "add", "9002", "--name", "N. New", "--role", "administrator", *PIN)
    refused = told(*another, *by("1001"), *given, typed=typed(1001, 9002))
    assert refused.returncode == 2 and "Only an administrator manages operators" in refused.stderr
    well(*another, *by("9001"), *given, typed=typed(9001, 9002))
    assert "N. New" in well("operator", "list", *given[:2])
    assert well("verify", *given).startswith("All good")
