"""A rollback journal beside a SQLite file: whoever opens that file to write has it played back into it, unasked.

A terminal's file never has one, as its log is a write-ahead log: but for its first page, while that is being made.
"""

from pathlib import Path

from dealer_terminal.errors import DamagedError
from dealer_terminal.storage.file import beside

_FIRST_PAGE = 4096


def lies_beside(file: Path) -> bool:
    try:
        return beside(file, "-journal").lstat().st_size > 0
    except OSError:
        return False


def require_no_rollback(file: Path) -> None:
    if lies_beside(file) and not _is_begun(file):
        name = beside(file, "-journal")
        instead = "move it away, keep it for the inquiry, then run dealer-terminal verify"
        raise DamagedError(f"{name} stands beside the journal, and is none of a terminal's: {instead}")


def _is_begun(file: Path) -> bool:
    """Cut short in its very first start."""
    try:
        return file.stat().st_size <= _FIRST_PAGE
    except OSError:
        return True
