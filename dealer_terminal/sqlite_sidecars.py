"""Sidecar files of an SQLite database: their names."""

import os
from pathlib import Path

from dealer_terminal.errors import KnownError

SIDE_FILES = ("-wal", "-shm", "-journal", ".lock")
_DATABASE = (b"SQLite format 3\0", b"")


def require_no_side_file(to: Path) -> None:
    """Raise KnownError if the name is that of an existing database's sidecar file, which SQLite would read, roll back
    or lock."""
    for end in SIDE_FILES:
        base = to.with_name(f"{to.name.removesuffix(end)}") if to.name.endswith(end) and to.name != end else to
        if base != to and _is_database(base):
            raise KnownError(f"{to} is part of a database by its name, and {base} stands there: name another place")


def _is_database(file: Path) -> bool:
    """Return True if the file is a database, is empty, or cannot be read by this user."""
    if not os.path.isfile(file):  # noqa: PTH113 - returns False if the path cannot be inspected
        return False
    try:
        with file.open("rb") as source:
            return source.read(len(_DATABASE[0])) in _DATABASE
    except OSError:
        return True
