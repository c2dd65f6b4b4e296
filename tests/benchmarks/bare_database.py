"""The least of a database: one table, each insert on the disk."""

import sqlite3
from pathlib import Path


def bare_database(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE bare (position INTEGER PRIMARY KEY, body BLOB)")
    return connection
