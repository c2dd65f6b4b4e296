"""Journals named by `--db` and `--table`: a table's own, or tables of a floor, read as such journals."""

from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Annotated, Any

import typer

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.address import floor_url, where
from dealer_terminal.storage.address import NO_TABLE, POSTGRESQL, address, at_table, table_of

FloorTable = Annotated[str, typer.Option("--table", metavar="ID", help="Of a floor: which of its tables.")]
FloorTables = Annotated[
    list[str] | None,
    typer.Option("--table", metavar="ID", help="Of a floor: only these tables; several times. All without it."),
]

NO_FLOOR: tuple[str, ...] = ()


def journal_at(db: str, table: str) -> str:
    """The one journal that is meant."""
    tables = _floors_tables(db, (table,) if table else ())
    if tables == NO_FLOOR:
        return db
    if not table:
        known = ", ".join(tables)
        raise KnownError(f"{where(floor_url(db))} is a floor of {len(tables)} tables: name one, --table ID: {known}")
    return at_table(db, table)


def is_floor(db: str) -> bool:
    return _floors_tables(db, ()) != NO_FLOOR


def taken_at(db: str) -> tuple[str, ...]:
    """Tables that a floor had, and of which something is left there."""
    found: tuple[str, ...] = _floor().taken_at(floor_url(db))
    return found


def journals_at(dbs: Iterable[str], tables: Iterable[str] | None) -> tuple[str, ...]:
    """All that are meant, in the order in which they were named."""
    wanted = tuple(dict.fromkeys(tables or ()))
    return tuple(each for db in dbs for each in _journals_at(db, wanted))


def _journals_at(db: str, wanted: tuple[str, ...]) -> Iterator[str]:
    tables = _floors_tables(db, wanted)
    if tables == NO_FLOOR:
        yield db
    else:
        yield from (at_table(db, each) for each in wanted or tables)


def _floors_tables(db: str, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """All that are there; `KnownError` where a wanted one is not."""
    url = address(db)
    is_own = url.drivername != POSTGRESQL or table_of(url) != NO_TABLE
    tables: tuple[str, ...] = NO_FLOOR if is_own else _floor().tables_of(floor_url(db), wanted)
    if wanted and tables == NO_FLOOR:
        raise KnownError(f"--table: {db} is one journal: leave it out, or name a floor, postgresql://user@host/floor")
    return tables


def _floor() -> Any:
    """It takes its time to load: nobody who names a file waits for it."""
    return import_module("dealer_terminal.floor.tables")
