"""Attacks with nothing but SQL, and what commands show after them."""

import shutil
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from dealer_terminal.storage.opening import open_journal
from tests.fast.cli.conftest import Run, Terminal
from tests.fast.cli.journals import DAY_LATER
from tests.fast.storage.attacker import Attacker, hidden
from tests.helpers.playing import played

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


def asked(terminal: Terminal, db: str, command: tuple[str, ...]) -> Run:
    return terminal(command[0], "--db", db, *command[1:])


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
            assert any(each.endswith(f"index {index}") for each in told) and "ok" not in told
        found += [(index, " ".join(each)) for each in commands if shown(terminal, lied, each) != right[each]]
        found += [] if f"index {index}" in terminal("verify", "--db", lied).err else [(index, "verify")]
    return found


def shown(terminal: Terminal, db: str, command: tuple[str, ...]) -> str:
    run = asked(terminal, db, command)
    assert run.code == 0, run.err
    return run.out.replace(db, "")
