"""What archives hold: whether each is still good, which frames may leave the journal for them, and those that did."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import takewhile
from pathlib import Path

from sqlalchemy import Connection, func, select

from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.frame import KeptFrame
from dealer_terminal.journal.journal_facts import FramesRemoved, MonthArchived
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.review.console import Hold
from dealer_terminal.review.holds import touching
from dealer_terminal.storage import reading
from dealer_terminal.storage.house_records import house_records
from dealer_terminal.storage.retention.archive import archives, check_archive, open_archive
from dealer_terminal.storage.schema import frames


def archive_faults(folder: Path, each: MonthArchived, key: VerifierKey) -> Iterator[str]:
    file = folder / Path(each.file).name
    if Path(each.file).name != each.file:
        yield f"the archive of {each.month} is named by a path, which no terminal writes"
        return
    if not file.is_file():
        yield f"{file} is missing"
        return
    try:
        records, _ = check_archive(file, key)
    except AuditError as error:
        yield f"{file}: {error}"
        return
    if records != each.end - each.first or sha256(file.read_bytes()).digest() != each.hash:
        yield f"{file} is not the file that the journal recorded"


def removable_frames(
    connection: Connection, folder: Path, key: VerifierKey, held: Sequence[Hold] = ()
) -> Iterator[FramesRemoved]:
    """Up to the first month whose archive is not good, or that a hold touches. The journal's newest frame stays, and
    its month with it."""
    months = archives(house_records(connection))
    first, newest = _oldest(connection), reading.last_position(connection, frames)

    def goes(month: MonthArchived) -> bool:
        return not touching(held, month.first, month.end) and not any(archive_faults(folder, month, key))

    for each in takewhile(goes, months):
        if first < each.end_frame <= newest:
            yield FramesRemoved(each.first_frame, each.end_frame, each.file, each.hash)


def months_without_frames(connection: Connection) -> tuple[MonthArchived, ...]:
    """The months whose frames are no longer in the journal."""
    first = _oldest(connection)
    return tuple(each for each in archives(house_records(connection)) if each.first_frame < each.end_frame <= first)


def archived_frames(folder: Path, months: Sequence[MonthArchived]) -> Iterator[KeptFrame]:
    for each in months:
        with open_archive(folder / each.file) as archive:
            yield from reading.frames(archive)


def _oldest(connection: Connection) -> int:
    return connection.execute(select(func.min(frames.c.number))).scalar() or 0
