"""Names of files that belong to a database beside them."""

import os
from pathlib import Path

from dealer_terminal.errors import KnownError

SIDE_FILES = ("-wal", "-shm", "-journal", ".lock")
_DATABASE = (b"SQLite format 3\0", b"")


def require_no_side_file(to: Path) -> None:
    """What has the name of a database's side file is read, played back or locked as one."""
    for end in SIDE_FILES:
        base = to.with_name(f"{to.name.removesuffix(end)}") if to.name.endswith(end) and to.name != end else to
        if base != to and _is_database(base):
            raise KnownError(f"{to} is part of a database by its name, and {base} stands there: name another place")


def _is_database(file: Path) -> bool:
    """Also one that nothing was written into yet, or that this user may not read."""
    if not os.path.isfile(file):  # noqa: PTH113 - says no where that cannot be looked at
        return False
    try:
        with file.open("rb") as source:
            return source.read(len(_DATABASE[0])) in _DATABASE
    except OSError:
        return True
