"""The records beside the table (people, clock steps, archives), found without reading the others."""

from collections.abc import Iterator

from sqlalchemy import Connection, select

from dealer_terminal.audit.errors import MismatchError
from dealer_terminal.audit.record import Record
from dealer_terminal.errors import KnownError
from dealer_terminal.storage.reading import columns_of
from dealer_terminal.storage.schema import HOUSE_RECORDS, records


class ChangedError(MismatchError, KnownError):
    """A changed record that was met by a command other than verify."""


def house_records(connection: Connection) -> Iterator[Record]:
    wanted = select(*columns_of(records, Record)).where(HOUSE_RECORDS).order_by(records.c.position)
    for row in connection.execute(wanted):
        record = Record(*row)
        if not record.intact():
            raise ChangedError(f"record {record.position} was changed since it was hashed: run dealer-terminal verify")
        yield record
