"""A journal and its table of a floor, by the same readers."""

from sqlalchemy import Connection

from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.reader import open_to_read
from tests.fast.floor.house import Floor, Terminal

TABLES = (*schema.KEPT, *schema.MODELS, schema.nodes, schema.frontier, schema.resume, schema.journal)


def one_table(floor: Floor, table: str) -> str:
    return f"{floor.url}&options=-c%20search_path%3Done_table%20-c%20dealer_terminal.table%3D{table}"


def all_of(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
    return {each.name: [tuple(row) for row in reading.rows(connection, each)] for each in TABLES}


def same(terminal: Terminal) -> bool:
    with open_to_read(terminal.db) as own, open_to_read(one_table(terminal.floor, terminal.table)) as there:
        ours, theirs = all_of(own.connection), all_of(there.connection)
        assert {name for name in ours if ours[name] != theirs[name]} == set()
        return (own.id, own.vkey) == (there.id, there.vkey)
