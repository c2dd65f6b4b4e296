"""What stands on disk, record by record, as any program reads it that only has the file."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple


class Entry(NamedTuple):
    """`utc` is in microseconds."""

    position: int
    utc: int
    kind: str
    body: dict[str, Any]


def journal_of(db: Path) -> str:
    return str(_rows(db, "SELECT id FROM journal")[0][0])


def entries(db: Path) -> list[Entry]:
    """None before its tables are made."""
    if not db.exists() or not _rows(db, "SELECT name FROM sqlite_master WHERE name = 'records'"):
        return []
    rows = _rows(db, "SELECT position, utc, kind, body FROM records ORDER BY position")
    return [Entry(position, utc, kind, json.loads(body)) for position, utc, kind, body in rows]


def frames(db: Path) -> int:
    """How many reports of a reader are stored."""
    return int(_rows(db, "SELECT count(*) FROM frames")[0][0])


def _rows(db: Path, wanted: str) -> list[Any]:
    with closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True)) as connection:
        return connection.execute(wanted).fetchall()
