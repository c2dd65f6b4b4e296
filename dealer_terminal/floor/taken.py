"""Tables that a floor had: what is left of them there says so, be it a role of the server."""

import psycopg
from sqlalchemy import URL

from dealer_terminal.floor.address import roles_of, where
from dealer_terminal.floor.faults import known_faults

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
    """None to whoever sees a table of their own alone."""
    roles = roles_of(url)
    if not _sees_all(connection, url):
        return ()
    told = {"begins": roles.table, "terminals": roles.terminals}
    with known_faults(where(url)):
        return tuple(str(table) for (table,) in connection.execute(_LEFT, told))


def expected_at(connection: psycopg.Connection, url: URL) -> tuple[str, ...]:
    """Enrolled, and their terminals have not come yet."""
    if not _sees_all(connection, url):
        return ()
    return tuple(str(table) for (table,) in connection.execute(_EXPECTED))


def told_taken(table: str) -> str:
    return f"table {table} was taken from the floor, where it is known still"


def _sees_all(connection: psycopg.Connection, url: URL) -> bool:
    ((sees,),) = connection.execute(_SEES_ALL, (roles_of(url).readers,)).fetchall()
    return bool(sees)
