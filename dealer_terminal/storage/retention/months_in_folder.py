"""The closed months of a mirror as archives in a folder. No record tells of them, as they do of a terminal's own: they
stand in a row there, from the first record on, and go on in the history that the mirror has."""

from collections.abc import Iterator
from pathlib import Path
from zoneinfo import ZoneInfo

from msgspec import Struct

from dealer_terminal.journal.errors import AuditError, MismatchError
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.storage import reading
from dealer_terminal.storage.reader import OpenJournal
from dealer_terminal.storage.retention.archive import Stretch, check_archive, head_of, stretches
from dealer_terminal.storage.retention.month_file import month_file, month_name, month_of_name
from dealer_terminal.storage.schema import records
from dealer_terminal.storage.stored_proofs import root_at

_ANY_MONTH = f"{'[0-9]' * 4}-{'[0-9]' * 2}"


class Month(Struct, frozen=True):
    stretch: Stretch
    file: Path
    new: bool


def months_in_folder(
    journal: OpenJournal, folder: Path, key: VerifierKey, until: str, zone: ZoneInfo
) -> Iterator[Month]:
    """Each that is there, checked; each before `until` (`2026-11`) that was not, made."""
    last: Stretch | None = None
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


def _checked(journal: OpenJournal, file: Path, before: Stretch | None, key: VerifierKey) -> Stretch:
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
    return Stretch(month_of_name(file.name), first, first + counts[0], frame, frame + counts[1])
