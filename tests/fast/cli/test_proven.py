"""Reports after an attack with nothing but SQL: what does not follow from the signed records is never shown."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from dealer_terminal.procedure.commands import CloseTable
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.simulation import people
from dealer_terminal.table.simulation.clock import START, StoryClock
from dealer_terminal.table.simulation.table import open_simulated, play_rounds
from tests.fast.cli.attacks import (
    ATTACKS,
    EVERY,
    HANDS,
    REPORT,
    ROUND,
    ROWS,
    SHOWN,
    asked,
    attacked,
    eventful,
    is_finding,
    not_found,
    shown_otherwise,
)
from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import DAY_LATER, played_journal, two_days_journal
from tests.fast.storage.attacker import Attacker, hidden
from tests.helpers.playing import CLASSIC, house_text, rulebook_text, session_of, usual


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(played_journal(tmp_path_factory.mktemp("played"), 6))


@pytest.fixture
def db(own: Path, tmp_path: Path) -> str:
    return str(shutil.copy(own, tmp_path / "journal.db"))


def test_what_does_not_follow_is_found_and_not_shown(terminal: Terminal, own: Path, tmp_path: Path) -> None:
    """Ask one command after each attack; tests/long/commands asks all of them."""
    attacks = ((attack, commands[at % len(commands)]) for at, (attack, commands) in enumerate(ATTACKS))
    assert not_found(terminal, own, tmp_path, [(attack, (command,)) for attack, command in attacks]) == []


def test_what_was_asked_for_is_said_to_be_proven_no_further_than_it_is(terminal: Terminal, own: Path) -> None:
    further = "That no other hand meets what was asked for, verify proves."
    for command, complete in ((HANDS, True), (("hands", "--seat", "1"), False)):
        assert asked(terminal, str(own), (*command, "--json")).json["proven"]["complete"] is complete
    assert asked(terminal, str(own), ("hands", "--seat", "1")).out.splitlines()[-1] == further
    assert further not in asked(terminal, str(own), HANDS).out


def test_records_that_were_hashed_anew_are_not_those_that_were_signed(terminal: Terminal, db: str) -> None:
    with closing(sqlite3.connect(db)) as connection:
        attacker = Attacker(connection)
        connection.execute("UPDATE records SET operator = 'x' WHERE round = 3")
        attacker.cover_up()
    assert [each for each in EVERY if not is_finding(asked(terminal, db, each))] == []


def test_another_signer_is_found_with_the_key_from_elsewhere(terminal: Terminal, own: Path, tmp_path: Path) -> None:
    other = played_journal(tmp_path, 6, number=2)
    (vkey,) = (own.parent / "keys").glob("*.vkey")
    for command in (REPORT, HANDS, ROUND, ROWS):
        assert asked(terminal, str(own), (*command, "--vkey", str(vkey))).code == 0
        run = asked(terminal, other, (*command, "--vkey", str(vkey)))
        assert (run.code, run.out) == (1, "")


def test_what_was_proven_is_told(terminal: Terminal, own: Path) -> None:
    (vkey,) = (own.parent / "keys").glob("*.vkey")
    for command in (REPORT, HANDS, ROUND):
        told = asked(terminal, str(own), command).out.splitlines()[-1]
        assert told.startswith("Proven: ") and told.endswith("give --vkey a copy from elsewhere.")
        proven = asked(terminal, str(own), (*command, "--json", "--vkey", str(vkey))).json["proven"]
        assert proven["trusted_key"] is True and proven["checkpoint"] > 0
    assert asked(terminal, str(own), ROWS).err.startswith("Proven: ")


__all__ = ["eventful"]

SECOND_DAY = ("--day", "2026-01-06", "--zone", "UTC")
NOT_OF_THE_DAY = (
    ("UPDATE rounds SET paid = 0 WHERE round = 2", 0),
    (f"UPDATE rounds SET opened = opened + {DAY_LATER} WHERE round < 4", 1),
    (f"UPDATE overrides SET utc = utc + {DAY_LATER} WHERE position < 9", 1),
    ("UPDATE records SET kind = 'x' WHERE kind = 'table_opened' AND position > 9", 1),
    (f"UPDATE records SET utc = utc - {DAY_LATER} WHERE round > 3 OR kind = 'table_opened'", 1),
)


def test_a_day_is_proven_by_itself(terminal: Terminal, tmp_path: Path) -> None:
    for number, (attack, code) in enumerate(NOT_OF_THE_DAY):
        db = two_days_journal(tmp_path / str(number))
        (good,) = terminal("report", "--db", db, *SECOND_DAY, "--json").json["shifts"]
        assert good["total"]["rounds"] == 3 and len(good["by_dealer"]) == 1
        attacked(db, attack)
        for command in ("report", "export"):
            assert terminal(command, "--db", db, *SECOND_DAY).code == code, attack


def test_rows_that_an_index_leaves_out_show(terminal: Terminal, eventful: Path, tmp_path: Path) -> None:
    """Ask two commands; tests/long/commands asks all of them about every index."""
    assert shown_otherwise(terminal, eventful, tmp_path, ["hands_by_seat"], (REPORT, SHOWN[-1])) == []


@pytest.fixture
def set_back(tmp_path: Path) -> str:
    """Return a journal of a day, the next one, and the first again, because somebody set the clock."""
    db = str(tmp_path / "journal.db")
    with closing(open_journal(db, keys=tmp_path / "keys")) as journal:
        for at, hours in enumerate((0, 24, 8), 1):
            session = session_of(journal, journal.keys, StoryClock(Random(at), START + hours * DAY_LATER // 24))
            open_simulated(session, "Table 7", rulebook_text(CLASSIC), house_text(), usual(CLASSIC))
            for _ in play_rounds(session, Random(at), 2):
                pass
            session.handle(with_evidence(session.state, CloseTable(people.approval("end of shift"))))
    return db


def test_a_clock_that_was_set_back_hides_no_round(terminal: Terminal, set_back: str) -> None:
    of_days(terminal, set_back)
    with closing(sqlite3.connect(set_back)) as connection:
        attacker = Attacker(connection)
        hidden(connection, "records_of_the_house", "records", "kind = 'clock_stepped_back'", "kind = 'zzz'")
        attacker.restore_guards()
    of_days(terminal, set_back)


def of_days(terminal: Terminal, db: str) -> None:
    whole = terminal("export", "--db", db, "--what", "rounds", "--format", "jsonl").out.splitlines()
    closed = [json.loads(line)["round"] for line in whole]
    for day, numbers in {"2026-01-05": [*closed[:2], *closed[4:]], "2026-01-06": closed[2:4]}.items():
        of_day = ("--db", db, "--day", day, "--zone", "UTC")
        assert terminal("report", *of_day, "--json").json["shifts"][0]["total"]["rounds"] == len(numbers)
        rows = terminal("export", "--what", "rounds", "--format", "jsonl", *of_day)
        assert [json.loads(line)["round"] for line in rows.out.splitlines()] == numbers
        found = terminal("hands", "--limit", "1000", *of_day, "--json").json["hands"]
        assert sorted({hand["round"] for hand in found}) == numbers
