"""What a terminal takes for true of its people at its start: somebody without its keys changes none of it."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.people_facts import OperatorAdded, OperatorDisabled
from dealer_terminal.journal.record import Times
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.credentials import credentials
from tests.fast.journal.rights import HASH
from tests.fast.storage.attacker import Attacker, hidden
from tests.helpers.playing import played

PEOPLE = (
    Operator("9001", "A. Ames", Role.ADMINISTRATOR),
    Operator("1001", "K. Dee", Role.DEALER),
    Operator("1002", "L. Em", Role.DEALER),
)


@pytest.fixture(scope="module")
def played_before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The resume point lies behind the records of people, one of whom is disabled."""
    folder = tmp_path_factory.mktemp("people")
    with closing(open_journal(str(folder / "journal.db"), keys=folder / "keys")) as journal:
        for at, person in enumerate(PEOPLE):
            journal.append([OperatorAdded(person, HASH)], operator="9001" if at else "", at=Times(1 + at, 1))
        journal.append([OperatorDisabled("1002")], operator="9001", at=Times(9, 1))
        played(journal, 2, keys=journal.keys)
    return folder


@pytest.fixture
def folder(played_before: Path, tmp_path: Path) -> Path:
    shutil.copytree(played_before, tmp_path, dirs_exist_ok=True)
    return tmp_path


def a_dealer_is_administrator(attacker: Attacker) -> None:
    attacker.change(1, lambda fact: fact["operator"].update(role="administrator"))
    attacker.hash_anew(1)


def a_pin_is_another(attacker: Attacker) -> None:
    attacker.change(0, lambda fact: fact.update(pin="another hash"))
    attacker.hash_anew(0)


def a_record_is_of_the_house(attacker: Attacker) -> None:
    """Tell any record behind what was signed to be of the house."""
    one = "(SELECT body FROM records WHERE position = 1)"
    attacker.db.execute(f"UPDATE records SET kind = 'operator_added', body = {one} WHERE position = 10")
    attacker.hash_anew(10)


def not_found(kind: str) -> Callable[[Attacker], None]:
    """Hide records from the index. Where no administrator is left, whoever comes would be the first."""
    return lambda attacker: hidden(attacker.db, "records_of_the_house", "records", f"kind = '{kind}'", "kind = 'zzz'")


ATTACKS: dict[str, Callable[[Attacker], object]] = {
    "a dealer is administrator": a_dealer_is_administrator,
    "a PIN is another": a_pin_is_another,
    "a disabled person is not found": not_found("operator_disabled"),
    "an administrator is not found": not_found("operator_added"),
    "a record has another kind": lambda attacker: attacker.db.execute(
        "UPDATE records SET kind = 'frames_kept' WHERE kind = 'operator_disabled'"
    ),
    "a record is of the house": a_record_is_of_the_house,
}


def test_the_terminal_does_not_start_and_writes_nothing(played_before: Path, tmp_path: Path) -> None:
    for what, attack in ATTACKS.items():
        folder = tmp_path / what
        shutil.copytree(played_before, folder)
        file = folder / "journal.db"
        with closing(sqlite3.connect(file)) as db:
            attacker = Attacker(db)
            attack(attacker)
            attacker.restore_guards()
        before = file.read_bytes()
        with pytest.raises(KnownError, match="records of people, clock steps and archives"):
            open_journal(str(file), keys=folder / "keys")
        assert file.read_bytes() == before, what


def test_what_was_appended_since_counts_with_them(folder: Path) -> None:
    file = str(folder / "journal.db")
    with closing(open_journal(file, keys=folder / "keys")) as journal:
        journal.append([OperatorDisabled("1001")], operator="9001", at=Times(2**50, 1))
        known = credentials(journal.house_records())
    assert [each.disabled for each in known.values()] == [False, True, True]
    with closing(open_journal(file, keys=folder / "keys")) as journal:
        assert credentials(journal.house_records()) == known


def test_few_records_are_read_however_long_the_journal_is(folder: Path) -> None:
    """Those of the house, and those since the table rested."""
    file = folder / "journal.db"
    with closing(open_journal(str(file), keys=folder / "keys")) as journal:
        played(journal, 15, keys=journal.keys, seed=3)
    with closing(sqlite3.connect(file)) as db:
        (rested,) = db.execute("SELECT position FROM resume").fetchone()
        attacker = Attacker(db)
        long_ago = f"position < {rested - 100} AND kind IN ('wager_placed', 'decided')"
        assert attacker.db.execute(f"UPDATE records SET body = x'00' WHERE {long_ago}").rowcount > 50
        attacker.restore_guards()
    with closing(open_journal(str(file), keys=folder / "keys")) as journal:
        assert len(credentials(journal.house_records())) == len(PEOPLE)
