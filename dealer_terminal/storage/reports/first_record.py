"""The first record of a time. Times rise with the positions, but where a clock was set back."""

from sqlalchemy import Connection, select

from dealer_terminal.storage import reading
from dealer_terminal.storage.schema import records


def first_record(connection: Connection, since: int) -> int:
    """How many records there are, where none is of the time or of a later one. Each is asked when it was written: no
    index is, which could leave one out."""
    if since <= 0:
        return 0
    position, utc = records.c.position, records.c.utc
    wanted = select(position).where(utc >= since).order_by(position).limit(1)
    found = connection.execute(wanted.with_hint(records, "NOT INDEXED", "sqlite")).scalar()
    return found if isinstance(found, int) else reading.last_position(connection, records) + 1
