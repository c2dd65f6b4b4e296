"""Tables of a floor, for reading some or all of them."""

import re
from collections.abc import Sequence

import psycopg
from sqlalchemy import URL

from dealer_terminal.errors import EmptyFloorError, FoundWrongError, KnownError
from dealer_terminal.floor.address import arguments, roles_of, where
from dealer_terminal.floor.faults import known_faults
from dealer_terminal.floor.revision import VERSION, require_current

_IS_FLOOR = "SELECT count(*) = 2 FROM pg_namespace WHERE nspname IN ('floor', 'one_table')"
_TABLES = "SELECT table_id FROM floor.tables"
_VERIFY = "run dealer-terminal verify, with what was kept of it elsewhere"
NO_FLOOR: tuple[str, ...] = ()


def tables_of(url: URL, wanted: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the tables visible to this user in natural order, or none if the database holds a single journal. Raise
    KnownError if a wanted table is missing, and FoundWrongError if it was removed."""
    named = where(url)
    with known_faults(named), psycopg.connect(**arguments(url), autocommit=True) as connection:
        ((is_floor,),) = connection.execute(_IS_FLOOR).fetchall()
        if not is_floor:
            return NO_FLOOR
        ((found,),) = connection.execute(VERSION).fetchall()
        require_current(found, named)
        tables = tuple(sorted((str(table) for (table,) in connection.execute(_TABLES)), key=_counted))
        for each in wanted:
            if each not in tables:
                raise _missing(connection, url, each, tables)
        if not tables:
            raise _empty(connection, url)
    return tables


def taken_at(url: URL) -> tuple[str, ...]:
    with known_faults(where(url)), psycopg.connect(**arguments(url), autocommit=True) as connection:
        return taken_from(connection, url)


def _missing(connection: psycopg.Connection, url: URL, table: str, there: Sequence[str]) -> Exception:
    if table in taken_from(connection, url):
        return FoundWrongError(f"{where(url)}: {told_taken(table)}: {_VERIFY}")
    if table in expected_at(connection, url):
        return KnownError(
            f"{where(url)}: table {table} is enrolled, and its terminal has not come yet: {_forward(url)}"
        )
    if there:
        return KnownError(f"{where(url)} has no table {table:.80}: name one of {', '.join(there)}")
    enrol = f"dealer-terminal floor enrol {table:.80}, then forward at its terminal"
    return KnownError(f"{where(url)}: no table is enrolled on this floor: {enrol}")


def _empty(connection: psycopg.Connection, url: URL) -> Exception:
    taken, expected = taken_from(connection, url), expected_at(connection, url)
    if taken:
        told = "; ".join(map(told_taken, sorted(taken, key=_counted)))
        return EmptyFloorError(f"{where(url)}: {told}: {_VERIFY}")
    if expected:
        names = ", ".join(sorted(expected, key=_counted))
        return EmptyFloorError(
            f"{where(url)}: no terminal has come to this floor yet, enrolled: {names}: {_forward(url)}"
        )
    enrol = "dealer-terminal floor enrol TABLE, then forward at its terminal"
    return EmptyFloorError(f"{where(url)}: no table is enrolled on this floor: {enrol}")


def _forward(url: URL) -> str:
    return f"dealer-terminal forward --floor {where(url.set(username=None))} there, with its token"


def _counted(table: str) -> tuple[tuple[int, str], ...]:
    """Return a sort key that puts 8 before 10."""
    return tuple((int(part), "") if part.isdecimal() else (-1, part) for part in re.split(r"(\d+)", table) if part)


_SEES_ALL = "SELECT pg_has_role(%s, 'USAGE')"
_LEFT = """
WITH RECURSIVE kept AS (SELECT min(table_id) AS id FROM floor.records UNION ALL
    SELECT (SELECT min(table_id) FROM floor.records WHERE table_id > kept.id) FROM kept WHERE kept.id IS NOT NULL),
named AS (SELECT substr(rolname, length(%(begins)s::text) + 1) AS id FROM pg_auth_members
    JOIN pg_roles ON pg_roles.oid = member
    WHERE roleid = to_regrole(%(terminals)s::text) AND starts_with(rolname, %(begins)s::text))
SELECT id FROM (
    SELECT id FROM kept UNION SELECT table_id FROM floor.heads UNION SELECT table_id FROM floor.contacts
    UNION SELECT table_id FROM floor.enrolments WHERE used IS NOT NULL
    UNION SELECT id FROM named WHERE id NOT IN (SELECT table_id FROM floor.enrolments)) AS each
WHERE id IS NOT NULL AND id NOT IN (SELECT table_id FROM floor.tables) ORDER BY id
"""
_EXPECTED = "SELECT table_id FROM floor.enrolments GROUP BY table_id HAVING count(used) = 0"


def taken_from(connection: psycopg.Connection, url: URL) -> tuple[str, ...]:
    """Return the removed tables. Return none to a user who sees only one table."""
    roles = roles_of(url)
    if not _sees_all(connection, url):
        return ()
    told = {"begins": roles.table, "terminals": roles.terminals}
    with known_faults(where(url)):
        return tuple(str(table) for (table,) in connection.execute(_LEFT, told))


def expected_at(connection: psycopg.Connection, url: URL) -> tuple[str, ...]:
    """Return the enrolled tables whose terminal has never connected."""
    if not _sees_all(connection, url):
        return ()
    return tuple(str(table) for (table,) in connection.execute(_EXPECTED))


def told_taken(table: str) -> str:
    return f"table {table} was taken from the floor, where it is known still"


def _sees_all(connection: psycopg.Connection, url: URL) -> bool:
    ((sees,),) = connection.execute(_SEES_ALL, (roles_of(url).readers,)).fetchall()
    return bool(sees)
