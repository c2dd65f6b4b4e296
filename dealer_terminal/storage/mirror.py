"""One table of a floor, read as a journal: what is otherwise there than in a journal of its own."""

from sqlalchemy import Connection, text

from dealer_terminal.storage.address import NO_TABLE, table_of
from dealer_terminal.storage.model_check import EVERY

_MODELLED = "SELECT modelled FROM one_table.mirror"


def is_mirror(connection: Connection) -> bool:
    return table_of(connection.engine.url) != NO_TABLE


def modelled_upto(connection: Connection) -> int:
    """How far its read models go: the terminal sends them with the records, or after them."""
    return int(connection.execute(text(_MODELLED)).scalar_one()) if is_mirror(connection) else EVERY
