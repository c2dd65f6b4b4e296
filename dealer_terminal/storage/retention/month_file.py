"""A month's archive in a folder: written, and found good before it has its name."""

from pathlib import Path

from dealer_terminal.journal.errors import AuditError, MismatchError
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.storage.reader import OpenJournal
from dealer_terminal.storage.retention.archive import Stretch, check_archive, write_archive
from dealer_terminal.storage.whole_file import written_out


def month_name(journal: str, month: str, first: int) -> str:
    return f"{journal}-{month}-{first}.archive"


def month_of_name(name: str) -> str:
    _, year, month, _ = name.rsplit("-", 3)
    return f"{year}-{month}"


def month_file(journal: OpenJournal, stretch: Stretch, to: Path, key: VerifierKey) -> Path:
    """The folder may hold it already, from a time that was cut short."""
    file = to / month_name(journal.id, stretch.month, stretch.first)
    if file.exists():
        _good(file, stretch, key, "it is there already, and no record says so: move it elsewhere")
        return file
    with written_out(file) as beside:
        write_archive(journal, stretch, beside)
        _good(beside, stretch, key, f"run dealer-terminal verify on {journal.where}")
    return file


def _good(file: Path, stretch: Stretch, key: VerifierKey, otherwise: str) -> None:
    try:
        held = check_archive(file, key)
    except AuditError as error:
        raise MismatchError(f"{file}: the archive would be wrong: {error}: {otherwise}") from None
    if held != (stretch.end - stretch.first, stretch.end_frame - stretch.first_frame):
        raise MismatchError(f"{file}: it holds {held[0]} records and {held[1]} frames: {otherwise}")
