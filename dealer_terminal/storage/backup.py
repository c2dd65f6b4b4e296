"""Consistent copy of a journal, taken while the table plays: one SQLite file, verified immediately.

It does not contain the terminal's key folder, so a backup reveals nothing of an open round.
"""

import sqlite3
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.storage import reading
from dealer_terminal.storage.address import address
from dealer_terminal.storage.database_faults import known_faults
from dealer_terminal.storage.engine import writing_engine
from dealer_terminal.storage.reader import OpenJournal, open_to_read
from dealer_terminal.storage.schema import METADATA
from dealer_terminal.storage.side_files import require_none_beside
from dealer_terminal.storage.verification import Verification, verify_journal
from dealer_terminal.storage.whole_file import whole_or_not

_AT_ONCE = 2000


def take_backup(journal: OpenJournal, to: Path, key: VerifierKey) -> Verification:
    """Copy the journal and return the report on the copy. A copy with findings is deleted."""
    if to.exists():
        raise KnownError(f"{to} is there already: name a new file, so that no older backup is lost")
    require_none_beside(to)
    with whole_or_not(to) as beside:
        if journal.connection.dialect.name == "sqlite":
            _copy_file(journal.connection, beside)
        else:
            _copy_rows(journal.connection, beside)
        report = checked_copy(beside, key)
        if report.findings:
            beside.unlink()
    return report


def checked_copy(file: Path, key: VerifierKey) -> Verification:
    with open_to_read(str(file)) as copy:
        return verify_journal(copy.connection, copy.id, (key,))


def _copy_file(connection: Connection, to: Path) -> None:
    """Copy in one step. SQLite reads a single snapshot of the file, and its writer does not wait."""
    driver: Any = connection.connection.driver_connection
    with known_faults(writing_engine(address(str(to)))), closing(sqlite3.connect(to)) as copy:
        driver.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")


def _copy_rows(connection: Connection, to: Path) -> None:
    """Copy the rows of one snapshot into a new file with the same schema."""
    engine = writing_engine(address(str(to)))
    with known_faults(engine), engine.connect() as copy:
        import_module("dealer_terminal.storage.migration").upgrade(copy)
        for table in METADATA.sorted_tables:
            _copy_table(connection, copy, table)
        copy.commit()
        driver: Any = copy.connection.driver_connection
        driver.execute("PRAGMA journal_mode = DELETE")


def _copy_table(connection: Connection, copy: Connection, table: Any) -> None:
    names = table.columns.keys()
    part: list[dict[str, Any]] = []
    for row in reading.rows(connection, table):
        part.append(dict(zip(names, row, strict=True)))
        if len(part) == _AT_ONCE:
            copy.execute(table.insert(), part)
            part.clear()
    if part:
        copy.execute(table.insert(), part)
