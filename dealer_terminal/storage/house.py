"""The records beside the table (people, clock steps, archives), found without reading the others."""

from collections.abc import Iterator

from sqlalchemy import Connection, select

from dealer_terminal.audit.errors import MismatchError
from dealer_terminal.audit.record import Record
from dealer_terminal.storage.schema import HOUSE_RECORDS, records


def house_records(connection: Connection) -> Iterator[Record]:
    wanted = select(records).where(HOUSE_RECORDS).order_by(records.c.position)
    for row in connection.execute(wanted):
        record = Record(*row)
        if not record.intact():
            raise MismatchError(f"record {record.position} was changed: its content is not what was hashed")
        yield record
