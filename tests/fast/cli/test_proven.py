"""Reports after an attack with nothing but SQL: what does not follow from the signed records is never shown."""

import json
import shutil
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from dealer_terminal.procedure.commands import CloseTable
from dealer_terminal.procedure.evidence import with_evidence
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.simulation import people
from dealer_terminal.table.simulation.clock import START, StoryClock
from dealer_terminal.table.simulation.table import open_simulated, play_rounds
from tests.fast.cli.conftest import Run, Terminal
from tests.fast.cli.journals import DAY_LATER, played_journal, two_days_journal
from tests.fast.storage.attacker import Attacker, hidden
from tests.helpers.playing import CLASSIC, house_text, played, rulebook_text, session_of, usual

REPORT, CSV, DAY = ("report",), ("report", "--csv"), ("report", "--day", "2026-01-05", "--zone", "UTC")
PROVE = ("prove", "--round", "3")
HANDS, ROUND = ("hands", "--limit", "1000"), ("hands", "--round", "3")
ROWS, LOG = ("export",), ("export", "--what", "records")
OVERRIDES, SHIFTS = ("export", "--what", "overrides"), ("export", "--what", "shifts")
EVERY = (REPORT, CSV, DAY, HANDS, ROUND, ROWS, LOG)
OF_TABLES = (REPORT, CSV, DAY, ROWS, LOG)

PAGE = ("hands", "--limit", "2", "--before", "4/1")
TAKEN_OUT = """DELETE FROM rounds WHERE round {0}; DELETE FROM hands WHERE round {0};
    DELETE FROM wager_results WHERE round {0}"""
GHOST = """INSERT INTO rounds SELECT round + 90, first, last, opening, "table", rulebook, pay_tables, cards_from,
    dealer, opened, closed, seats, outcome, staked, paid, taken FROM rounds WHERE round = 6"""

Attacks = Sequence[tuple[str, tuple[tuple[str, ...], ...]]]


ATTACKS = (
    ("UPDATE wager_results SET pays = pays + 10000 WHERE round = 3", EVERY),
    ("UPDATE wager_results SET event = '31' WHERE round = 3", EVERY),
    ("DELETE FROM wager_results WHERE round = 3 AND spot = 'ante'", (*OF_TABLES, HANDS, ROUND)),
    ("UPDATE hands SET cards = 'As Ks Qs' WHERE round = 3 AND seat > 0", EVERY),
    ("UPDATE rounds SET dealer = '4711' WHERE round = 3", EVERY),
    ("UPDATE rounds SET paid = 0, taken = 0 WHERE round = 3", (*OF_TABLES, ROUND)),
    ("UPDATE rounds SET \"table\" = 'Table 8' WHERE round = 3", EVERY),
    (f"UPDATE rounds SET opened = opened - {DAY_LATER} WHERE round = 3", EVERY),
    ("UPDATE rounds SET first = first + 1 WHERE round = 3", EVERY),
    ("UPDATE rounds SET (first, last) = (SELECT first, last FROM rounds WHERE round = 4) WHERE round = 3", EVERY),
    ("INSERT INTO hands SELECT round, 9, 'play', '', '', '' FROM rounds", (*OF_TABLES, ROUND)),
    (GHOST, OF_TABLES),
    ("DELETE FROM rounds WHERE round = 3", (*OF_TABLES, HANDS, PAGE)),
    ("DELETE FROM rounds WHERE round = 6", (HANDS,)),
    (TAKEN_OUT.format("= 3"), (HANDS, PAGE)),
    (TAKEN_OUT.format("= 6"), (HANDS,)),
    (TAKEN_OUT.format("= 1"), (HANDS,)),
    (TAKEN_OUT.format("> 0"), (HANDS,)),
    (
        "DELETE FROM wager_results WHERE round = 3 AND seat = (SELECT max(seat) FROM wager_results WHERE round = 3)",
        (HANDS,),
    ),
    ("UPDATE operators SET name = 'Nobody'", OF_TABLES),
    ("DELETE FROM overrides", (*OF_TABLES, OVERRIDES)),
    ("UPDATE shifts SET ended = 1", (*OF_TABLES, SHIFTS)),
    ("UPDATE records SET operator = 'x' WHERE round = 3", (*EVERY, PROVE)),
    ("UPDATE records SET leaf = zeroblob(32) WHERE round = 3", (*EVERY, PROVE)),
    ("UPDATE records SET schema = 'x' WHERE round = 3", (*EVERY, PROVE)),
    ("DELETE FROM records WHERE position = (SELECT first + 3 FROM rounds WHERE round = 3)", (*EVERY, PROVE)),
    ("DELETE FROM checkpoints WHERE size > 80", (*OF_TABLES, HANDS, ROUND)),
    ("UPDATE checkpoints SET size = size + 1000 WHERE size > 80", EVERY),
)


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(played_journal(tmp_path_factory.mktemp("played"), 6))


@pytest.fixture
def db(own: Path, tmp_path: Path) -> str:
    return str(shutil.copy(own, tmp_path / "journal.db"))


def asked(terminal: Terminal, db: str, command: tuple[str, ...]) -> Run:
    return terminal(command[0], "--db", db, *command[1:])


def test_what_does_not_follow_is_found_and_not_shown(terminal: Terminal, own: Path, tmp_path: Path) -> None:
    """Ask one command after each attack; tests/long/commands asks all of them."""
    attacks = ((attack, commands[at % len(commands)]) for at, (attack, commands) in enumerate(ATTACKS))
    assert not_found(terminal, own, tmp_path, [(attack, (command,)) for attack, command in attacks]) == []


def not_found(terminal: Terminal, own: Path, folder: Path, attacks: Attacks) -> list[tuple[str, str, Run]]:
    """Return each attack that a command does not find, or of which it shows anything."""
    found = []
    for attack, commands in attacks:
        db = shutil.copy(own, folder / "journal.db")
        attacked(str(db), attack)
        runs = [(attack, " ".join(each), asked(terminal, str(db), each)) for each in commands]
        found += [each for each in runs if not is_finding(each[2])]
    return found


def is_finding(run: Run) -> bool:
    return (run.code, run.out, run.err.count("\n")) == (1, "", 1) and run.err.startswith("Wrong: ")


def attacked(db: str, attack: str) -> None:
    with closing(sqlite3.connect(db)) as connection:
        attacker = Attacker(connection)
        connection.executescript(attack)
        attacker.restore_guards()


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
        good = terminal("report", "--db", db, *SECOND_DAY, "--json").json["parts"][0]
        assert good["rounds"] == 3 and len(good["dealers"]) == 1
        attacked(db, attack)
        for command in ("report", "export"):
            assert terminal(command, "--db", db, *SECOND_DAY).code == code, attack


INDEXES = {
    "hands_by_seat": "hands",
    "irregularities_by_name": "irregularities",
    "rounds_by_dealer": "rounds",
    "wager_results_by_event": "wager_results",
    "wager_results_by_payment": "wager_results",
    "wager_results_by_stake": "wager_results",
}
SHOWN = (
    ("report", "--json"),
    CSV,
    ("shift", "--json"),
    ROWS,
    LOG,
    *(("export", "--what", each) for each in ("rounds", "irregularities", "overrides", "shifts", "faults")),
    ("hands", "--limit", "1000", "--json"),
    ("hands", "--round", "3"),
)


@pytest.fixture(scope="module")
def eventful(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a journal with an irregularity."""
    folder = tmp_path_factory.mktemp("eventful")
    with closing(open_journal(str(folder / "journal.db"), keys=folder / "keys")) as journal:
        played(journal, 6, keys=journal.keys, seed=5)
    with closing(sqlite3.connect(folder / "journal.db")) as connection:
        assert connection.execute("SELECT count(*) FROM irregularities").fetchone()[0] > 0
    return folder / "journal.db"


def test_rows_that_an_index_leaves_out_show(terminal: Terminal, eventful: Path, tmp_path: Path) -> None:
    """Ask two commands; tests/long/commands asks all of them about every index."""
    assert shown_otherwise(terminal, eventful, tmp_path, ["hands_by_seat"], (REPORT, SHOWN[-1])) == []


def shown_otherwise(
    terminal: Terminal, journal: Path, folder: Path, indexes: Iterable[str], commands: tuple[tuple[str, ...], ...]
) -> list[tuple[str, str]]:
    """Return which command shows other rows than stand in their table, after an index was made to leave them out."""
    right, found = {command: shown(terminal, str(journal), command) for command in commands}, []
    shutil.copytree(journal.parent / "keys", folder / "keys")
    for index in indexes:
        lied = str(shutil.copy(journal, folder / "journal.db"))
        with closing(sqlite3.connect(lied)) as connection:
            attacker = Attacker(connection)
            hidden(connection, index, INDEXES[index], "1", "")
            attacker.restore_guards()
            told = {what for (what,) in connection.execute("PRAGMA integrity_check")}
            assert any("missing from index" in each for each in told) and "ok" not in told
        found += [(index, " ".join(each)) for each in commands if shown(terminal, lied, each) != right[each]]
        found += [] if "missing from index" in terminal("verify", "--db", lied).err else [(index, "verify")]
    return found


def shown(terminal: Terminal, db: str, command: tuple[str, ...]) -> str:
    run = asked(terminal, db, command)
    assert run.code == 0, run.err
    return run.out.replace(db, "")


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
        assert terminal("report", *of_day, "--json").json["parts"][0]["rounds"] == len(numbers)
        rows = terminal("export", "--what", "rounds", "--format", "jsonl", *of_day)
        assert [json.loads(line)["round"] for line in rows.out.splitlines()] == numbers
        found = terminal("hands", "--limit", "1000", *of_day, "--json").json["hands"]
        assert sorted({hand["round"] for hand in found}) == numbers
