"""A shift of which one table is damaged: the others are counted, that one is named, and nothing is signed or filed."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.fast.storage.attacker import Attacker
from tests.fast.ui.pit.conftest import Sits
from tests.fast.ui.pit.journals import ROUNDS, table
from tests.fast.ui.pit.sitting import SUPERVISOR, Sitting

OTHERS_ALONE = "A shift that lacks a table is not signed or filed: open the others alone."
AT = 300


def its_head(db: Path) -> None:
    """No window sees the table."""
    with db.open("r+b") as file:
        file.seek(47)
        file.write(b"\x09")


def a_record(db: Path) -> None:
    """The window sees the table, and an alarm."""
    with closing(sqlite3.connect(db)) as journal:
        attacker = Attacker(journal)
        attacker.change(AT, lambda fact: fact.update(seat=1))
        attacker.restore_guards()


def a_record_and_its_hash(db: Path) -> None:
    """The window sees nothing of it: only the tree tells."""
    a_record(db)
    with closing(sqlite3.connect(db)) as journal:
        attacker = Attacker(journal)
        attacker.hash_anew(AT)
        attacker.restore_guards()


@pytest.fixture
def bad(tables: tuple[str, ...], tmp_path: Path) -> Path:
    return Path(shutil.copy(table(tmp_path, "66", 66), tmp_path / "damaged.db"))


@pytest.mark.parametrize("way", [its_head, a_record, a_record_and_its_hash])
def test_the_others_are_counted_and_it_is_named(
    sitting: Sits, tables: tuple[str, ...], bad: Path, way: Callable[[Path], None]
) -> None:
    way(bad)
    sits = sitting(str(bad))
    sits.strikes(Qt.Key.Key_S)
    sits.presses("key count")
    (read,) = sits.until(lambda showing: bool(showing.shift)).shift
    (wrong,) = map(str, read.wrong)
    assert str(bad) in wrong
    assert sits.said == f"{wrong}. {OTHERS_ALONE}"
    assert sits.lines()[0] == OTHERS_ALONE
    assert [line.more for line in sits.window.props.sheet.lines[:1]] == [wrong]
    counted = [line for line in sits.lines() if line.startswith("Table ") and f": {ROUNDS} rounds" in line]
    assert [line.split(":")[0] for line in counted] == ["Table 7", "Table 8", "Table 9"]
    assert (len(read.read), sits.keys()) == (len(tables), ["count"])
    sits.strikes(Qt.Key.Key_Escape)
    sits.strikes(Qt.Key.Key_F)
    assert wrong in sits.window.props.figures.hours


def test_where_all_are_damaged_that_is_told(tables: tuple[str, ...], bad: Path, tmp_path: Path, fonts: None) -> None:
    a_record_and_its_hash(bad)
    sits = Sitting((str(bad),), tmp_path)
    sits.strikes(Qt.Key.Key_S)
    sits.presses("key count")
    (read,) = sits.until(lambda showing: bool(showing.shift)).shift
    sits.close()
    assert (read.found, str(read.failed)) == ((), sits.said)
    assert str(bad) in sits.said


@pytest.mark.parametrize("own", [True, False])
def test_whoever_looks_at_their_own_tables_misses_one_of_these(sitting: Sits, bad: Path, *, own: bool) -> None:
    with closing(sqlite3.connect(bad)) as journal:
        (unseen,) = journal.execute("SELECT id FROM journal").fetchone()
    its_head(bad)
    sits = sitting(str(bad))
    sits.gives(sits.showing.sights[0].journal, *((unseen,) if own else ()))
    sits.strikes(Qt.Key.Key_O)
    sits.signs_on(SUPERVISOR)
    sits.strikes(Qt.Key.Key_S)
    sits.presses("key count")
    (read,) = sits.until(lambda showing: bool(showing.shift)).shift
    assert (len(read.read), [str(bad) in str(each) for each in read.wrong]) == (1, [True] if own else [])
    assert sits.keys() == (["count"] if own else ["read", "count", "paper"])
