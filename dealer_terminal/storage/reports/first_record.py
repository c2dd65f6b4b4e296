"""The first record of a time. Times rise with the positions, but where a clock was set back."""

from bisect import bisect_left
from itertools import pairwise

from sqlalchemy import Connection, select

from dealer_terminal.audit.journal_facts import ClockSteppedBack
from dealer_terminal.audit.kinds import KINDS
from dealer_terminal.storage import reading
from dealer_terminal.storage.house_records import house_records
from dealer_terminal.storage.schema import records

_STEP, _ = KINDS[ClockSteppedBack]


def first_record(connection: Connection, since: int) -> int:
    """How many records there are, where none is of the time or of a later one."""
    if since <= 0:
        return 0
    end = reading.last_position(connection, records) + 1

    def utc_of(position: int) -> int:
        utc = connection.execute(select(records.c.utc).where(records.c.position == position)).scalar()
        return utc if isinstance(utc, int) else 0

    steps = [record.position for record in house_records(connection) if record.kind == _STEP]
    for begin, stop in pairwise([0, *steps, end]):
        found = bisect_left(range(end), since, begin, stop, key=utc_of)
        if found < stop:
            return found
    return end
