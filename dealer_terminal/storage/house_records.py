"""Records other than the table's own (operators, clock steps, archives), found without reading the rest."""

from collections.abc import Iterator, Sequence

from sqlalchemy import Connection, select

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.house import with_house
from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.journal.record import Record
from dealer_terminal.storage.reading import columns_of
from dealer_terminal.storage.schema import HOUSE_RECORDS, records


class ChangedError(MismatchError, KnownError):
    """A changed record found by a command other than verify."""


def house_records(connection: Connection) -> Iterator[Record]:
    """Yield each record after checking its hash. `whole_house` checks that none is missing."""
    wanted = select(*columns_of(records, Record)).where(HOUSE_RECORDS).order_by(records.c.position)
    for row in connection.execute(wanted):
        record = Record(*row)
        if not record.intact():
            raise ChangedError(f"record {record.position} was changed since it was hashed: run dealer-terminal verify")
        yield record


def whole_house(connection: Connection, house: Frontier) -> Sequence[Record]:
    """Return exactly the records under a tree that the terminal's tag covers."""
    found = list(house_records(connection))
    if with_house(Frontier(), found) != house:
        few = f"of {house.size} records of people, clock steps and archives {len(found)} are found"
        raise MismatchError(f"{few if len(found) != house.size else _OTHERS}, by an index or a record that was changed")
    return found


_OTHERS = "other records of people, clock steps and archives than were written are found"
