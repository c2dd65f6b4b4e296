"""Archived months: whether each is still good, which frames may be removed, and which were."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import takewhile
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import Struct
from sqlalchemy import Connection, func, select

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.errors import AuditError, MismatchError
from dealer_terminal.journal.frame import KeptFrame
from dealer_terminal.journal.journal_facts import FramesRemoved, MonthArchived
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.review.console import LegalHold, touching
from dealer_terminal.storage import reading
from dealer_terminal.storage.address import SQLITE, address, file_of
from dealer_terminal.storage.house_records import house_records
from dealer_terminal.storage.opening import open_alone
from dealer_terminal.storage.reader import OpenJournal
from dealer_terminal.storage.retention.archive import (
    MonthRange,
    archives,
    check_archive,
    head_of,
    month_file,
    month_name,
    month_of_name,
    open_archive,
    stretches,
)
from dealer_terminal.storage.schema import frames, records
from dealer_terminal.storage.stored_proofs import root_at


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
    connection: Connection, folder: Path, key: VerifierKey, held: Sequence[LegalHold] = ()
) -> Iterator[FramesRemoved]:
    """Return the removable frames up to the first month whose archive is bad or that a hold covers. Keep the newest
    frame and its month."""
    months = archives(house_records(connection))
    first, newest = _oldest(connection), reading.last_position(connection, frames)

    def goes(month: MonthArchived) -> bool:
        return not touching(held, month.first, month.end) and not any(archive_faults(folder, month, key))

    for each in takewhile(goes, months):
        if first < each.end_frame <= newest:
            yield FramesRemoved(each.first_frame, each.end_frame, each.file, each.hash)


def months_without_frames(connection: Connection) -> tuple[MonthArchived, ...]:
    """Return the months whose frames were removed from the journal."""
    first = _oldest(connection)
    return tuple(each for each in archives(house_records(connection)) if each.first_frame < each.end_frame <= first)


def archived_frames(folder: Path, months: Sequence[MonthArchived]) -> Iterator[KeptFrame]:
    for each in months:
        with open_archive(folder / each.file) as archive:
            yield from reading.frames(archive)


def _oldest(connection: Connection) -> int:
    return connection.execute(select(func.min(frames.c.number))).scalar() or 0


def require_file(db: str) -> None:
    if address(db).drivername != SQLITE:
        raise KnownError(
            "--shrink is for a SQLite file: a server uses what is free again, and VACUUM FULL gives it back"
        )


def shrink(db: str) -> tuple[int, int]:
    """Shrink the file and return its sizes before and after. SQLite does it atomically."""
    file = file_of(address(db))
    with open_alone(db) as connection:
        before = file.stat().st_size
        connection.rollback()
        driver: Any = connection.connection.driver_connection
        driver.execute("VACUUM")
        driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return before, file.stat().st_size


_ANY_MONTH = f"{'[0-9]' * 4}-{'[0-9]' * 2}"


class Month(Struct, frozen=True):
    stretch: MonthRange
    file: Path
    new: bool


def months_in_folder(
    journal: OpenJournal, folder: Path, key: VerifierKey, until: str, zone: ZoneInfo
) -> Iterator[Month]:
    """Check each archive in the folder, and write the missing ones before `until` (`2026-11`)."""
    last: MonthRange | None = None
    while True:
        found = sorted(folder.glob(month_name(journal.id, _ANY_MONTH, last.end if last else 0)))
        if len(found) > 1:
            raise MismatchError(f"{found[0]} and {found[1].name} begin with the same record: keep one of them")
        if found:
            last = _checked(journal, found[0], last, key)
            yield Month(last, found[0], new=False)
        elif (due := next(stretches(journal.connection, last, until, zone), None)) is not None:
            last = due
            yield Month(due, month_file(journal, due, folder, key), new=True)
        else:
            return


def _checked(journal: OpenJournal, file: Path, before: MonthRange | None, key: VerifierKey) -> MonthRange:
    try:
        counts = check_archive(file, key)
        head = head_of(file)
        if head.size > reading.last_position(journal.connection, records) + 1:
            raise MismatchError(f"it goes up to record {head.size - 1}, and {journal.where} does not")
        if root_at(journal.connection, head.size) != head.root:
            raise MismatchError(f"its history is another than that of {journal.where}")
    except AuditError as error:
        raise MismatchError(f"{file}: {error}") from None
    first, frame = (before.end, before.end_frame) if before else (0, 0)
    return MonthRange(month_of_name(file.name), first, first + counts[0], frame, frame + counts[1])
