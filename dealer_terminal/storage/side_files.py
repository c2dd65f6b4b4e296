"""Files beside a SQLite file that SQLite reads or plays back automatically.

A terminal's file uses a WAL and never has a rollback journal, except while its first page is created.
"""

import stat
from pathlib import Path

from dealer_terminal.errors import DamagedError, KnownError
from dealer_terminal.storage.file import beside

_FIRST_PAGE = 4096
_ROLLBACK, _LOGS = "-journal", ("-wal", "-shm")
FOREIGN = "{} stands beside the journal, and is none of a terminal's: "
_ASIDE = "move it away, keep it for the inquiry, then run dealer-terminal verify"


def rollback_beside(file: Path) -> bool:
    return is_rollback(rollback_of(file))


def rollback_of(file: Path) -> Path:
    return beside(file, _ROLLBACK)


def is_rollback(name: Path) -> bool:
    """Return True for a rollback journal. An empty file is harmless; anything but a regular file could block its
    reader."""
    try:
        found = name.lstat()
    except OSError:
        return False
    return found.st_size > 0 or not stat.S_ISREG(found.st_mode)


def require_own_side_files(file: Path) -> None:
    if rollback_beside(file) and not _is_begun(file):
        raise DamagedError(FOREIGN.format(rollback_of(file)) + _ASIDE)
    for ending in _LOGS:
        name = beside(file, ending)
        if name.is_symlink() or (name.exists() and not name.is_file()):
            raise DamagedError(f"{name} stands beside the journal, and is no plain file: {_ASIDE}")


def require_none_beside(file: Path) -> None:
    """Raise KnownError if sidecar files of an older file would be taken for those of the new one."""
    for name in (beside(file, ending) for ending in (_ROLLBACK, *_LOGS)):
        if name.exists():
            raise KnownError(f"{name} is there already: move it away, or name another file")


def _is_begun(file: Path) -> bool:
    """Return True if the very first start was interrupted."""
    try:
        return file.stat().st_size <= _FIRST_PAGE
    except OSError:
        return True
