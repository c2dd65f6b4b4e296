"""Positions of rounds, times, and irregularities in a journal, found by reading a few records."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, starmap
from typing import overload

from sqlalchemy import Connection, select

from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.journal_facts import ClockSteppedBack, JournalContinued
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.journal.round_proof import OPENED
from dealer_terminal.review.calendar import Towards
from dealer_terminal.storage.house_records import house_records
from dealer_terminal.storage.schema import checkpoints, frames, irregularities

NOWHERE = -1
COLUMNS = ", ".join(Record.__struct_fields__)


def round_around(connection: Connection, position: int, size: int) -> tuple[int, int]:
    """Return where the record's round begins, and the position after its end. Rounds are short, so records around the
    position suffice."""
    opened = f"SELECT position FROM records WHERE kind = '{OPENED}' AND position"
    before = f"({opened} <= {position:d} ORDER BY position DESC LIMIT 1)"
    after = f"({opened} > {position:d} ORDER BY position LIMIT 1)"
    first, end = connection.exec_driver_sql(f"SELECT {before}, {after}").one()
    return first or 0, min(end or size, size)


def few_records(connection: Connection, first: int, end: int) -> Iterator[Record]:
    """Read a few records at once."""
    wanted = f"SELECT {COLUMNS} FROM records WHERE position >= {first:d} AND position < {end:d} ORDER BY position"
    return starmap(Record, connection.exec_driver_sql(wanted).all())


def leaves(connection: Connection, positions: Iterable[int]) -> dict[int, bytes]:
    wanted = ", ".join(f"{each:d}" for each in positions)
    found = connection.exec_driver_sql(f"SELECT position, leaf FROM records WHERE position IN ({wanted})").all()
    return {position: bytes(leaf) for position, leaf in found}


def times(connection: Connection, positions: Iterable[int]) -> dict[int, int]:
    wanted = ", ".join(f"{each:d}" for each in positions)
    found = connection.exec_driver_sql(f"SELECT position, utc FROM records WHERE position IN ({wanted})").all()
    return {int(row[0]): int(row[1]) for row in found}


def went_on(connection: Connection, first: int, end: int) -> tuple[tuple[Record, JournalContinued], ...]:
    """Return the records that resumed the journal from a copy."""
    wanted = f"SELECT {COLUMNS} FROM records WHERE position >= {first:d} AND position < {end:d}"
    found = connection.exec_driver_sql(f"{wanted} AND kind = 'journal_continued' ORDER BY position")
    steps = ((record, entry_of(record)) for record in starmap(Record, found.all()))
    return tuple((record, entry) for record, entry in steps if isinstance(entry, JournalContinued))


def round_opened(connection: Connection, number: int, size: int) -> int:
    """Return the position of the round's first record. Round numbers only rise."""
    column = _Column(connection, "round", size)
    at = bisect_left(column, number)
    opened = _one(
        connection, f"SELECT position FROM records WHERE position = {at:d} AND round = {number:d} AND kind = '{OPENED}'"
    )
    return at if number == 0 and size else opened


def at_time(connection: Connection, utc: int, size: int) -> tuple[int, ...]:
    """Return the last record written by then: several if the clock was set back over that time, none if the journal is
    younger."""
    column = _Column(connection, "utc", size)
    found = []
    for first, end in pairwise([0, *_steps_back(connection), size]):
        at = bisect_right(column, utc, first, end) - 1
        if at >= first and (end == size or utc <= column[end - 1]):
            found.append(at)
    return tuple(found)


def covered(connection: Connection, position: int) -> int:
    """Return when the last record under the checkpoint was written."""
    column = checkpoints.c.size
    wanted = select(checkpoints.c.utc).where(column <= position + 1).order_by(column.desc())
    return connection.execute(wanted.limit(1)).scalar() or 0


def last_device(connection: Connection) -> str:
    wanted = select(frames.c.device).order_by(frames.c.number.desc())
    return connection.execute(wanted.limit(1)).scalar() or ""


def irregular(connection: Connection, position: int, towards: Towards) -> int:
    """Return irregularities from the read model, which proves nothing; the caller folds the record itself."""
    column = irregularities.c.position
    wanted = (
        select(column).where(column > position).order_by(column)
        if towards is Towards.ON
        else select(column).where(column < position).order_by(column.desc())
    )
    found: int | None = connection.execute(wanted.limit(1)).scalar()
    return position if found is None else found


def same_kind(connection: Connection, position: int, towards: Towards, size: int) -> int:
    kind = f"(SELECT kind FROM records WHERE position = {position:d})"
    if towards is Towards.ON:
        wanted = f"position > {position:d} AND position < {size:d} ORDER BY position"
    else:
        wanted = f"position < {position:d} ORDER BY position DESC"
    found = _one(connection, f"SELECT position FROM records WHERE kind = {kind} AND {wanted} LIMIT 1")
    return position if found == NOWHERE else found


def _steps_back(connection: Connection) -> list[int]:
    stepped = (record for record in house_records(connection) if isinstance(entry_of(record), ClockSteppedBack))
    return [record.position for record in stepped]


def _one(connection: Connection, wanted: str) -> int:
    found = connection.exec_driver_sql(wanted).scalar()
    return found if isinstance(found, int) else NOWHERE


class _Column(Sequence[int]):
    """One column of the records, read on demand."""

    def __init__(self, connection: Connection, name: str, size: int) -> None:
        self._connection, self._name, self._size = connection, name, size

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, at: int) -> int: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[int]: ...

    def __getitem__(self, at: int | slice) -> int | Sequence[int]:
        if isinstance(at, slice):
            return [self[each] for each in range(*at.indices(self._size))]
        wanted = f"SELECT {self._name} FROM records WHERE position = {at:d}"
        found = self._connection.exec_driver_sql(wanted).scalar()
        if not isinstance(found, int):
            raise MismatchError(f"record {at} is missing")
        return found

    def __iter__(self) -> Iterator[int]:
        return (self[each] for each in range(self._size))
