"""A journal of two rounds, with its keys and the one to trust."""

import sqlite3
from pathlib import Path

import pytest

from dealer_terminal.storage.opening import open_journal
from tests.helpers.playing import played

UNTRUSTED = "The key was taken from what it signs: give --vkey a copy from elsewhere.\n"


@pytest.fixture
def db(tmp_path: Path) -> str:
    journal = open_journal(str(tmp_path / "journal.db"), keys=tmp_path / "keys")
    played(journal, 2, keys=journal.keys)
    journal.close()
    return str(tmp_path / "journal.db")


@pytest.fixture
def keys(tmp_path: Path) -> str:
    return str(tmp_path / "keys")


@pytest.fixture
def vkey(tmp_path: Path, db: str) -> str:
    (file,) = (tmp_path / "keys").glob("*.vkey")
    return str(file)


def changed(db: str) -> None:
    connection = sqlite3.connect(db)
    connection.execute("DROP TRIGGER records_no_UPDATE")
    connection.execute("UPDATE records SET operator = 'someone' WHERE position = 12")
    connection.commit()
    connection.close()
