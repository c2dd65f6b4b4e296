"""A console's marks on some records, for a file that leaves the house."""

from collections.abc import Iterator, Sequence
from zoneinfo import ZoneInfo

from dealer_terminal.app.times import local_time
from dealer_terminal.errors import FoundWrongError
from dealer_terminal.journal.record import Record
from dealer_terminal.review.evidence_file import ToldTable
from dealer_terminal.review.lent import Lent
from dealer_terminal.review.marks import same_records


def mark_table(lent: Lent, records: Sequence[Record], zone: ZoneInfo) -> ToldTable:
    """Those that lie on one of them, as they are worded now."""
    columns = ("fact", "to", "sort", "what", "by", "at")
    return ToldTable("Marks of who looked back; no part of the journal", columns, tuple(_rows(lent, records, zone)))


def _rows(lent: Lent, records: Sequence[Record], zone: ZoneInfo) -> Iterator[tuple[str, ...]]:
    here = {record.position for record in records}
    for mark in lent.marks:
        first, last = mark.at.first.position, mark.at.last.position
        if here.isdisjoint(range(first, last + 1)):
            continue
        if not same_records(mark, records):
            raise FoundWrongError(f"what mark {mark.id} was written on is not what the journal holds now")
        said = "\n".join((mark.wording.text, *(f"{_who(lent, each.written.by)}: {each.text}" for each in mark.replies)))
        at = local_time(mark.wording.written.utc, zone)
        yield str(first), str(last), mark.wording.kind.value, said, _who(lent, mark.by), at


def _who(lent: Lent, number: str) -> str:
    name = lent.people.get(number, number)
    return number if name == number else f"{name} ({number})"
