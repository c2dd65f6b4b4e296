"""What stands in the tables of a database, as it stands there."""

from typing import Any

from sqlalchemy import Table

from dealer_terminal.storage import reading
from dealer_terminal.storage.reader import open_to_read
from tests.fast.storage.stores import Store


def rows(store: Store, *tables: Table) -> dict[str, list[Any]]:
    with open_to_read(store.db) as journal:
        return {table.name: list(map(tuple, reading.rows(journal.connection, table))) for table in tables}
