"""Which tables a floor has, for whoever reads some of them or all."""

import re
from collections.abc import Iterable

import psycopg
from sqlalchemy import URL

from dealer_terminal.errors import EmptyFloorError, KnownError
from dealer_terminal.floor.address import arguments, where
from dealer_terminal.floor.faults import known_faults
from dealer_terminal.floor.revision import VERSION, require_current

_IS_FLOOR = "SELECT count(*) = 2 FROM pg_namespace WHERE nspname IN ('floor', 'one_table')"
_TABLES = "SELECT table_id FROM floor.tables"
NO_FLOOR: tuple[str, ...] = ()


def tables_of(url: URL) -> tuple[str, ...]:
    """Those that whoever asks may see, in the order in which people count; none where a journal of its own stands."""
    named = where(url)
    with known_faults(named), psycopg.connect(**arguments(url), autocommit=True) as connection:
        ((is_floor,),) = connection.execute(_IS_FLOOR).fetchall()
        if not is_floor:
            return NO_FLOOR
        ((found,),) = connection.execute(VERSION).fetchall()
        require_current(found, named)
        tables = sorted((str(table) for (table,) in connection.execute(_TABLES)), key=_counted)
    if not tables:
        raise EmptyFloorError(f"{named}: no terminal has come to this floor yet: dealer-terminal floor enrol TABLE")
    return tuple(tables)


def require_there(url: URL, known: Iterable[str], wanted: Iterable[str]) -> None:
    there = tuple(known)
    for each in wanted:
        if each not in there:
            raise KnownError(f"{where(url)} has no table {each:.80}: name one of {', '.join(there)}")


def _counted(table: str) -> tuple[tuple[int, str], ...]:
    """8 before 10."""
    return tuple((int(part), "") if part.isdecimal() else (-1, part) for part in re.split(r"(\d+)", table) if part)
