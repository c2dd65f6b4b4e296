"""What is read without the tables (moments, what waits for a second pair of eyes, statistics), after an attack with
nothing but SQL and SHA-256: nothing is shown that was not signed."""

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from dealer_terminal.app.shift_counting import count_shift
from dealer_terminal.cli.alarms import NOT_PROVEN
from dealer_terminal.storage.reports.windows import Window
from tests.fast.cli.conftest import Run, Terminal
from tests.fast.cli.journals import DAY_LATER, played_journal, two_days_journal
from tests.fast.storage.attacker import Attacker

QUEUE, DEALERS, READERS = ("queue",), ("statistics", "dealers", "--simulated"), ("statistics", "readers", "--simulated")
ROUND, FACT = ("moment", "--round", "3"), ("moment", "--fact", "9")
OF_A_TIME = (QUEUE, DEALERS, READERS)
SECOND_DAY = ("--day", "2026-01-06", "--zone", "UTC")


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(played_journal(tmp_path_factory.mktemp("played"), 6))


@pytest.fixture
def db(own: Path, tmp_path: Path) -> str:
    return str(shutil.copy(own, tmp_path / "journal.db"))


def asked(terminal: Terminal, db: str, command: tuple[str, ...], *more: str) -> Run:
    return terminal(command[0], "--db", db, *command[1:], *more)


def _one_hashed_anew(attacker: Attacker) -> None:
    at = attacker.number("SELECT first + 2 FROM rounds WHERE round = 3")
    attacker.db.execute("UPDATE records SET operator = 'x' WHERE position = ?", (at,))
    attacker.hash_anew(at)


def _all_hashed_anew(attacker: Attacker) -> None:
    attacker.db.execute("UPDATE records SET operator = 'x' WHERE round = 3")
    attacker.cover_up()


def _no_checkpoint(attacker: Attacker) -> None:
    attacker.db.execute("DELETE FROM checkpoints")


def attacked(db: str, attack: Callable[[Attacker], None]) -> None:
    with closing(sqlite3.connect(db)) as connection:
        attacker = Attacker(connection)
        attack(attacker)
        attacker.restore_guards()


ATTACKS = (_one_hashed_anew, _all_hashed_anew, _no_checkpoint)


def test_what_was_not_signed_is_found_and_not_shown(terminal: Terminal, own: Path, tmp_path: Path) -> None:
    for attack in ATTACKS:
        db = str(shutil.copy(own, tmp_path / "journal.db"))
        attacked(db, attack)
        for command in OF_A_TIME:
            for more in ((), ("--json",)):
                assert asked(terminal, db, command, *more).finding(), command
        run = asked(terminal, db, ROUND)
        assert run.code == 1 and run.out.startswith("NOT WHAT WAS SIGNED: ") and "Proven" not in run.out
        assert asked(terminal, db, ROUND, "--json").out.count('"proven":[]') == 1


def test_a_shift_that_is_counted_in_the_pit_says_so(db: str) -> None:
    assert count_shift((db,), Window(), ZoneInfo("UTC"), ()).failed.template == ""
    attacked(db, _one_hashed_anew)
    assert "signed" in str(count_shift((db,), Window(), ZoneInfo("UTC"), ()).failed)


def test_what_was_proven_is_told(terminal: Terminal, own: Path) -> None:
    (vkey,) = (own.parent / "keys").glob("*.vkey")
    for command in (*OF_A_TIME, ROUND, FACT):
        assert "give --vkey a copy from elsewhere." in told(asked(terminal, str(own), command).out)
        assert "give --vkey" not in told(asked(terminal, str(own), command, "--vkey", str(vkey)).out)
    for command in OF_A_TIME:
        for each in asked(terminal, str(own), command, "--json").json:
            assert '"trusted_key": false' in json.dumps(each["proven"])
    proven = asked(terminal, str(own), ROUND, "--json", "--vkey", str(vkey)).json["proven"]
    assert proven == [{"checkpoint": 1 + last(own), "behind": 0, "trusted_key": True}]


def told(text: str) -> str:
    return next(line for line in text.splitlines() if line.startswith("Proven: "))


def last(db: Path) -> int:
    with closing(sqlite3.connect(db)) as connection:
        return int(connection.execute("SELECT max(position) FROM records").fetchone()[0])


def test_of_several_tables_each_is_told(terminal: Terminal, own: Path, tmp_path: Path) -> None:
    other = played_journal(tmp_path, 3)
    for command in OF_A_TIME:
        run = terminal(*command, "--db", str(own), "--db", other)
        assert run.code == 0
        assert [line.partition(": Proven: ")[0] for line in run.out.splitlines()[-2:]] == [str(own), other]


def test_another_signer_is_found_with_the_key_from_elsewhere(terminal: Terminal, own: Path, tmp_path: Path) -> None:
    other = played_journal(tmp_path, 6, number=2)
    (vkey,) = (own.parent / "keys").glob("*.vkey")
    for command in OF_A_TIME:
        run = asked(terminal, other, command, "--vkey", str(vkey))
        assert (run.code, run.out) == (1, "")
    assert asked(terminal, other, ROUND, "--vkey", str(vkey)).out.startswith("NOT WHAT WAS SIGNED: ")


def test_alarms_prove_nothing_and_say_so(terminal: Terminal, db: str) -> None:
    assert terminal("alarms", "--db", db).out.splitlines()[-1] == NOT_PROVEN


def _told_of_another_day(where: str) -> Callable[[Attacker], None]:
    def attack(attacker: Attacker) -> None:
        found = attacker.db.execute(f"SELECT position FROM records WHERE {where} AND utc >= ?", (_MIDNIGHT,)).fetchall()
        for (at,) in found:
            attacker.db.execute("UPDATE records SET utc = utc - ? WHERE position = ?", (DAY_LATER, at))
            attacker.hash_anew(at)

    return attack


_MIDNIGHT = 1_767_657_600_000_000
ANOTHER_DAY = ("round = 4", "round < 6", "round > 0")
"""The day's first round, all but the last, and all of the day."""


def test_rounds_that_are_told_to_be_of_another_day_are_missed(terminal: Terminal, tmp_path: Path) -> None:
    for number, where in enumerate(ANOTHER_DAY):
        db = two_days_journal(tmp_path / str(number))
        assert [asked(terminal, db, command, *SECOND_DAY).code for command in OF_A_TIME] == [0, 0, 0]
        attacked(db, _told_of_another_day(where))
        assert [asked(terminal, db, command, *SECOND_DAY).code for command in OF_A_TIME] == [1, 1, 1], where


def test_a_journal_that_is_shorter_than_it_signed_itself_is_told(terminal: Terminal, db: str) -> None:
    """Its checkpoints stand there as they were."""
    with closing(sqlite3.connect(db)) as journal:
        attacker = Attacker(journal)
        signed = attacker.covered()
        there = signed - 20
        attacker.cut(attacker.size() - there)
        attacker.cover_up()
    for named in (ROUND, FACT):
        run = asked(terminal, db, named)
        assert (run.code, run.err) == (
            1,
            f"Wrong: only {there} of {signed} signed records are still there: run dealer-terminal verify\n",
        )
        assert f"NOT WHAT WAS SIGNED: only {there} of {signed} signed records" in run.out
    alarms = terminal("alarms", "--db", db)
    assert (alarms.code, alarms.err) == (1, f"Wrong: {db}: Only {there} of {signed} records are still there\n")


def test_an_index_that_is_gone_or_another_one_is_told(terminal: Terminal, db: str) -> None:
    for instead in ("SELECT 1", "CREATE INDEX hands_by_seat ON hands (seat, round) WHERE seat <> 2"):
        with closing(sqlite3.connect(db)) as journal, journal:
            journal.execute("DROP INDEX IF EXISTS hands_by_seat")
            journal.execute(instead)
        said = asked(terminal, db, ("hands", "--seat", "2")).finding()
        assert "an index of the schema is missing, or is another one" in said
        assert "run dealer-terminal verify" in said


def test_a_record_of_another_type_is_told_by_what_proves_its_round(terminal: Terminal, db: str) -> None:
    with closing(sqlite3.connect(db)) as journal:
        attacker = Attacker(journal)
        journal.execute("UPDATE records SET body = CAST(body AS TEXT) WHERE round = 3")
        attacker.restore_guards()
    run = asked(terminal, db, ("prove", "--round", "3"))
    assert (run.code, run.out, run.err.count("\n")) == (1, "", 1)
    assert "was changed: its content is not what was hashed" in run.err


def test_where_no_hand_is_found_the_checkpoint_is_proven_all_the_same(terminal: Terminal, db: str) -> None:
    nothing = ("hands", "--event", "no such event")
    assert asked(terminal, db, nothing).code == 0
    with closing(sqlite3.connect(db)) as journal:
        attacker = Attacker(journal)
        journal.execute("UPDATE checkpoints SET size = size + 1000")
        attacker.restore_guards()
    run = asked(terminal, db, nothing)
    assert (run.code, run.out) == (1, "")
    assert "records was signed over others" in run.err
