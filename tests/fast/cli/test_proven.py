"""Reports after an attack with nothing but SQL: what does not follow from the signed records is never shown."""

import json
import shutil
import sqlite3
import subprocess
import sys
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
from tests.helpers.playing import CLASSIC, THREE_CARD, house_text, played, rulebook_text, session_of, usual

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

ATTACKS = {
    "a payment": ("UPDATE wager_results SET pays = pays + 10000 WHERE round = 3", EVERY),
    "an event": ("UPDATE wager_results SET event = '31' WHERE round = 3", EVERY),
    "a wager taken out": ("DELETE FROM wager_results WHERE round = 3 AND spot = 'ante'", (*OF_TABLES, HANDS, ROUND)),
    "a hand's cards": ("UPDATE hands SET cards = 'As Ks Qs' WHERE round = 3 AND seat > 0", EVERY),
    "a round's dealer": ("UPDATE rounds SET dealer = '4711' WHERE round = 3", EVERY),
    "a round's money": ("UPDATE rounds SET paid = 0, taken = 0 WHERE round = 3", (*OF_TABLES, ROUND)),
    "a round's table": ("UPDATE rounds SET \"table\" = 'Table 8' WHERE round = 3", EVERY),
    "a round on another day": (f"UPDATE rounds SET opened = opened - {DAY_LATER} WHERE round = 3", EVERY),
    "a round's records": ("UPDATE rounds SET first = first + 1 WHERE round = 3", EVERY),
    "a round as another": (
        "UPDATE rounds SET (first, last) = (SELECT first, last FROM rounds WHERE round = 4) WHERE round = 3",
        EVERY,
    ),
    "a hand that never was": ("INSERT INTO hands SELECT round, 9, 'play', '', '', '' FROM rounds", (*OF_TABLES, ROUND)),
    "a round that never was": (GHOST, OF_TABLES),
    "a round taken out": ("DELETE FROM rounds WHERE round = 3", (*OF_TABLES, HANDS, PAGE)),
    "the newest round taken out": ("DELETE FROM rounds WHERE round = 6", (HANDS,)),
    "a round taken out whole": (TAKEN_OUT.format("= 3"), (HANDS, PAGE)),
    "the newest round taken out whole": (TAKEN_OUT.format("= 6"), (HANDS,)),
    "the oldest round taken out whole": (TAKEN_OUT.format("= 1"), (HANDS,)),
    "every round taken out whole": (TAKEN_OUT.format("> 0"), (HANDS,)),
    "a hand taken out": (
        "DELETE FROM wager_results WHERE round = 3 AND seat = (SELECT max(seat) FROM wager_results WHERE round = 3)",
        (HANDS,),
    ),
    "a person's name": ("UPDATE operators SET name = 'Nobody'", OF_TABLES),
    "an approval taken out": ("DELETE FROM overrides", (*OF_TABLES, OVERRIDES)),
    "a shift's end": ("UPDATE shifts SET ended = 1", (*OF_TABLES, SHIFTS)),
    "a record's words": ("UPDATE records SET operator = 'x' WHERE round = 3", (*EVERY, PROVE)),
    "a record's hash": ("UPDATE records SET leaf = zeroblob(32) WHERE round = 3", (*EVERY, PROVE)),
    "a record of no number": ("UPDATE records SET schema = 'x' WHERE round = 3", (*EVERY, PROVE)),
    "a record taken out": (
        "DELETE FROM records WHERE position = (SELECT first + 3 FROM rounds WHERE round = 3)",
        (*EVERY, PROVE),
    ),
    "the newest checkpoints": ("DELETE FROM checkpoints WHERE size > 80", (*OF_TABLES, HANDS, ROUND)),
    "a checkpoint's size": ("UPDATE checkpoints SET size = size + 1000 WHERE size > 80", EVERY),
}


@pytest.fixture(scope="module", params=["classic", "three-card"])
def own(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    rulebook = {"three-card": (THREE_CARD,)}.get(request.param, ())
    return Path(played_journal(tmp_path_factory.mktemp("played"), 6, *rulebook))


@pytest.fixture
def db(own: Path, tmp_path: Path) -> str:
    return str(shutil.copy(own, tmp_path / "journal.db"))


def asked(terminal: Terminal, db: str, command: tuple[str, ...]) -> Run:
    return terminal(command[0], "--db", db, *command[1:])


@pytest.mark.parametrize(("attack", "commands"), ATTACKS.values(), ids=ATTACKS)
def test_what_does_not_follow_is_found_and_not_shown(
    terminal: Terminal, db: str, attack: str, commands: tuple[tuple[str, ...], ...]
) -> None:
    attacked(db, attack)
    for command in commands:
        run = asked(terminal, db, command)
        assert (run.code, run.out) == (1, ""), command
        assert run.err.startswith("Wrong: ") and run.err.count("\n") == 1


def attacked(db: str, attack: str) -> None:
    with sqlite3.connect(db) as connection:
        attacker = Attacker(connection)
        connection.executescript(attack)
        attacker.restore_guards()


def test_pages_of_hands_follow_each_other_and_leave_none_out(terminal: Terminal, own: Path) -> None:
    whole = asked(terminal, str(own), (*HANDS, "--json")).json["hands"]
    for limit in (1, 2, 5):
        seen, before = [], ()
        while not seen or before:
            page = asked(terminal, str(own), ("hands", "--limit", str(limit), *before, "--json")).json
            seen += page["hands"]
            before = ("--before", page["before"]) if page["before"] else ()
        assert seen == whole


def test_what_was_asked_for_is_said_to_be_proven_no_further_than_it_is(terminal: Terminal, own: Path) -> None:
    further = "That no other hand meets what was asked for, verify proves."
    for command, complete in ((HANDS, True), (("hands", "--seat", "1"), False)):
        assert asked(terminal, str(own), (*command, "--json")).json["proven"]["complete"] is complete
    assert asked(terminal, str(own), ("hands", "--seat", "1")).out.splitlines()[-1] == further
    assert further not in asked(terminal, str(own), HANDS).out


def test_records_that_were_hashed_anew_are_not_those_that_were_signed(terminal: Terminal, db: str) -> None:
    with sqlite3.connect(db) as connection:
        attacker = Attacker(connection)
        connection.execute("UPDATE records SET operator = 'x' WHERE round = 3")
        attacker.cover_up()
    for command in EVERY:
        run = asked(terminal, db, command)
        assert (run.code, run.out) == (1, ""), command


def test_another_signer_is_found_with_the_key_from_elsewhere(terminal: Terminal, own: Path, tmp_path: Path) -> None:
    other = played_journal(tmp_path, 6)
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


@pytest.fixture
def two_days(tmp_path: Path) -> str:
    return two_days_journal(tmp_path)


SECOND_DAY = ("--day", "2026-01-06", "--zone", "UTC")
NOT_OF_THE_DAY = {
    "rows of a day that was not asked for": ("UPDATE rounds SET paid = 0 WHERE round = 2", 0),
    "a round that is put into the day": (f"UPDATE rounds SET opened = opened + {DAY_LATER} WHERE round < 4", 1),
    "an approval that is put into the day": (f"UPDATE overrides SET utc = utc + {DAY_LATER} WHERE position < 9", 1),
    "an opening that is hidden": ("UPDATE records SET kind = 'x' WHERE kind = 'table_opened' AND position > 9", 1),
    "times before the day that are not those that were written": (
        f"UPDATE records SET utc = utc - {DAY_LATER} WHERE round > 3 OR kind = 'table_opened'",
        1,
    ),
}


@pytest.mark.parametrize(("attack", "code"), NOT_OF_THE_DAY.values(), ids=NOT_OF_THE_DAY)
def test_a_day_is_proven_by_itself(terminal: Terminal, two_days: str, attack: str, code: int) -> None:
    good = terminal("report", "--db", two_days, *SECOND_DAY, "--json").json["parts"][0]
    assert good["rounds"] == 3 and len(good["dealers"]) == 1
    attacked(two_days, attack)
    for command in ("report", "export"):
        assert terminal(command, "--db", two_days, *SECOND_DAY).code == code


def test_the_command_itself_ends_with_one_line_and_one(db: str) -> None:
    attacked(db, "UPDATE wager_results SET pays = pays + 10000")
    command = [sys.executable, "-m", "dealer_terminal", "report", "--db", db]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)


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
    """With irregularities."""
    folder = tmp_path_factory.mktemp("eventful")
    with closing(open_journal(str(folder / "journal.db"), keys=folder / "keys")) as journal:
        played(journal, 30, keys=journal.keys, seed=5)
    with closing(sqlite3.connect(folder / "journal.db")) as connection:
        assert connection.execute("SELECT count(*) FROM irregularities").fetchone()[0] > 1
    return folder / "journal.db"


@pytest.mark.parametrize("index", [*INDEXES])
def test_rows_that_an_index_leaves_out_show(terminal: Terminal, eventful: Path, tmp_path: Path, index: str) -> None:
    """They stand in their table, so that whoever reads that finds nothing wrong."""
    lied = shutil.copy(eventful, tmp_path / "journal.db")
    shutil.copytree(eventful.parent / "keys", tmp_path / "keys")
    right = {command: shown(terminal, str(eventful), command) for command in SHOWN}
    with closing(sqlite3.connect(lied)) as connection:
        attacker = Attacker(connection)
        hidden(connection, index, INDEXES[index], "1", "")
        attacker.restore_guards()
        told = {what for (what,) in connection.execute("PRAGMA integrity_check")}
        assert any("missing from index" in each for each in told) and "ok" not in told
    for command in SHOWN:
        assert shown(terminal, str(lied), command) == right[command], command
    assert "missing from index" in terminal("verify", "--db", str(lied)).err


def shown(terminal: Terminal, db: str, command: tuple[str, ...]) -> str:
    run = asked(terminal, db, command)
    assert run.code == 0, run.err
    return run.out.replace(db, "")


@pytest.fixture
def set_back(tmp_path: Path) -> str:
    """A day, the next one, and the first again: somebody set the clock."""
    db = str(tmp_path / "journal.db")
    with closing(open_journal(db, keys=tmp_path / "keys")) as journal:
        for at, hours in enumerate((0, 24, 8), 1):
            session = session_of(journal, journal.keys, StoryClock(Random(at), START + hours * DAY_LATER // 24))
            open_simulated(session, "Table 7", rulebook_text(CLASSIC), house_text(), usual(CLASSIC))
            for _ in play_rounds(session, Random(at), 3):
                pass
            session.handle(with_evidence(session.state, CloseTable(people.approval("end of shift"))))
    return db


@pytest.mark.parametrize("hides", [False, True], ids=["as it is", "the step left out of its index"])
def test_a_clock_that_was_set_back_hides_no_round(terminal: Terminal, set_back: str, hides: bool) -> None:
    if hides:
        with closing(sqlite3.connect(set_back)) as connection:
            attacker = Attacker(connection)
            kind = "kind = 'clock_stepped_back'"
            hidden(connection, "records_of_the_house", "records", kind, "kind = 'zzz'")
            attacker.restore_guards()
    whole = terminal("export", "--db", set_back, "--what", "rounds", "--format", "jsonl").out.splitlines()
    closed = [json.loads(line)["round"] for line in whole]
    counted = {"2026-01-05": [*closed[:3], *closed[6:]], "2026-01-06": closed[3:6]}
    for day, numbers in counted.items():
        of_day = ("--day", day, "--zone", "UTC")
        assert terminal("report", "--db", set_back, *of_day, "--json").json["parts"][0]["rounds"] == len(numbers)
        rows = terminal("export", "--db", set_back, "--what", "rounds", "--format", "jsonl", *of_day)
        assert [json.loads(line)["round"] for line in rows.out.splitlines()] == numbers
        found = terminal("hands", "--db", set_back, "--limit", "1000", *of_day, "--json").json["hands"]
        assert sorted({hand["round"] for hand in found}) == numbers
