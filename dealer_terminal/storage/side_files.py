"""What lies beside a SQLite file, and which SQLite reads or plays back unasked.

A terminal's file never has a rollback journal, as its log is a write-ahead log: but for its first page, while that is
being made.
"""

import stat
from pathlib import Path

from dealer_terminal.errors import DamagedError
from dealer_terminal.storage.file import beside

_FIRST_PAGE = 4096
_ROLLBACK, _LOGS = "-journal", ("-wal", "-shm")
_ASIDE = "move it away, keep it for the inquiry, then run dealer-terminal verify"


def rollback_beside(file: Path) -> bool:
    """An empty one says nothing; what is no plain file is waited for by whoever opens it."""
    try:
        found = beside(file, _ROLLBACK).lstat()
    except OSError:
        return False
    return found.st_size > 0 or not stat.S_ISREG(found.st_mode)


def require_own_side_files(file: Path) -> None:
    if rollback_beside(file) and not _is_begun(file):
        raise DamagedError(
            f"{beside(file, _ROLLBACK)} stands beside the journal, and is none of a terminal's: {_ASIDE}"
        )
    for ending in _LOGS:
        name = beside(file, ending)
        if name.exists() and not name.is_file():
            raise DamagedError(f"{name} stands beside the journal, and is no plain file: {_ASIDE}")


def _is_begun(file: Path) -> bool:
    """Cut short in its very first start."""
    try:
        return file.stat().st_size <= _FIRST_PAGE
    except OSError:
        return True
