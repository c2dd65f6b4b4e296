"""Unexpected tables, columns, indexes, triggers, rules and rows, which the schema does not define."""

import os
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import Column, Connection, LargeBinary, Table, Text, TextClause, text

from dealer_terminal.errors import DamagedError
from dealer_terminal.journal.findings import Finding
from dealer_terminal.storage.address import where
from dealer_terminal.storage.guards import (
    FOREIGN_OR_OURS,
    GUARDS_OFF,
    LEADS_AWAY,
    changed_guards,
    guards,
    wrong_settings,
)
from dealer_terminal.storage.guards import MADE as GUARDS
from dealer_terminal.storage.schema import METADATA, OF_ONE
from dealer_terminal.storage.schema_hashes import MADE

_ON_SQLITE = """
SELECT CAST(type AS BLOB), CAST(name AS BLOB), CAST(sql AS BLOB) FROM sqlite_master WHERE type <> 'trigger'
"""
_SETTINGS = {"user_version": 0, "application_id": 0, "auto_vacuum": 0, "encoding": "UTF-8"}
_NOT_OF_EXTENSIONS = "NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = {oid} AND deptype = 'e')"
_ON_POSTGRESQL = f"""
SELECT CASE relkind WHEN 'r' THEN 'table' WHEN 'i' THEN 'index' WHEN 'v' THEN 'view' ELSE 'relation' END, relname,
    concat_ws('|', relkind, relpersistence, relrowsecurity, CASE relkind WHEN 'i' THEN
    replace(pg_get_indexdef(pg_class.oid), current_schema() || '.', '') END,
    (SELECT string_agg(concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull,
    pg_get_expr(adbin, adrelid), CASE collnamespace WHEN 'pg_catalog'::regnamespace THEN collname ELSE
    collnamespace::regnamespace || '.' || collname END), ',' ORDER BY attnum) FROM pg_attribute
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum LEFT JOIN pg_collation ON pg_collation.oid =
    attcollation WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND relkind <> 'i'))
FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND {_NOT_OF_EXTENSIONS.format(oid="pg_class.oid")}
UNION ALL SELECT 'constraint', conname, pg_get_constraintdef(oid) FROM pg_constraint
WHERE connamespace = current_schema()::regnamespace AND contype <> 'n'
UNION ALL SELECT 'constraint', conname, '' FROM pg_constraint JOIN pg_class ON pg_class.oid = confrelid
WHERE relnamespace = current_schema()::regnamespace AND connamespace <> relnamespace
UNION ALL SELECT 'child of a table', inhrelid::regclass::text, '' FROM pg_inherits JOIN pg_class ON pg_class.oid =
    inhparent WHERE relnamespace = current_schema()::regnamespace AND relkind <> 'i'
UNION ALL SELECT 'rule', rulename, pg_get_ruledef(pg_rewrite.oid) FROM pg_rewrite JOIN pg_class ON pg_class.oid =
    ev_class WHERE relnamespace = current_schema()::regnamespace
UNION ALL SELECT 'function', proname, concat_ws('|', prosrc, proisstrict, proconfig) FROM pg_proc
    WHERE pronamespace = current_schema()::regnamespace AND {_NOT_OF_EXTENSIONS.format(oid="pg_proc.oid")}
UNION ALL SELECT 'policy', polname, '' FROM pg_policy
UNION ALL SELECT 'disabled trigger', tgname, '' FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
WHERE {FOREIGN_OR_OURS} AND tgenabled <> 'O'
UNION ALL SELECT 'event trigger', evtname, '' FROM pg_event_trigger
WHERE {_NOT_OF_EXTENSIONS.format(oid="pg_event_trigger.oid")}
UNION ALL SELECT 'temporary relation', relname, '' FROM pg_class WHERE relnamespace = pg_my_temp_schema()
"""
_ACTS_BY_ITSELF = frozenset({"rule", "event trigger", "temporary relation"})
"""Kinds that act on writes or connections, or in place of a table."""
Name = tuple[str, str]


def foreign_things(connection: Connection) -> Iterator[Finding]:
    yield from foreign_objects(connection)
    if connection.dialect.name == "sqlite":
        yield from _settings(connection)
        for table in METADATA.sorted_tables:
            yield from _types(connection, table)


def foreign_objects(connection: Connection) -> Iterator[Finding]:
    """Yield the findings that need no read of every row."""
    yield from _objects(connection)
    yield from _triggers(connection)
    yield from (Finding(-1, what) for what in wrong_head(connection))
    yield from (Finding(-1, what) for what in wrong_settings(connection, GUARDS_OFF, LEADS_AWAY))
    yield from wrong_rows(connection)


def objects(connection: Connection) -> dict[Name, str]:
    """Return a prefix of the SHA-256 of each definition, regardless of line breaks."""
    asked = _ON_SQLITE if connection.dialect.name == "sqlite" else _ON_POSTGRESQL
    return {(_text(kind), _text(name)): _hash(made) for kind, name, made in connection.execute(text(asked))}


def hinders_writing(connection: Connection) -> Iterator[str]:
    """Yield what could redirect a terminal's writes: a table that differs or is missing, and objects that act on a
    write."""
    yield from wrong_head(connection)
    yield from wrong_settings(connection, GUARDS_OFF, LEADS_AWAY)
    there, made = objects(connection), MADE[connection.dialect.name]
    for (kind, name), how in made.items():
        if kind == "table" and there.get((kind, name)) != how:
            yield f"the table {name} is not as the schema has it"
    yield from (f"a foreign {kind} stands there: {name!r:.80}" for kind, name in there if kind in _ACTS_BY_ITSELF)
    yield from (finding.what for finding in (*_triggers(connection), *changed_guards(connection)))


def second_rows(connection: Connection) -> Iterator[str]:
    """Yield the single-row tables with another number of rows."""
    for name in (*OF_ONE, "alembic_version"):
        count = connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one()
        if count != 1:
            yield f"{name} holds {count} rows, and should hold one"


def _objects(connection: Connection) -> Iterator[Finding]:
    there, made = objects(connection), MADE[connection.dialect.name]
    for (kind, name), how in sorted(there.items()):
        if (kind, name) not in made:
            yield Finding(-1, f"a foreign {kind} stands there, which the schema does not have: {name!r:.80}")
        elif made[kind, name] != how:
            yield Finding(-1, f"the {kind} {name} is not as the schema has it")
    for kind, name in sorted(made.keys() - there.keys()):
        yield Finding(-1, f"the {kind} {name} is missing")


def _triggers(connection: Connection) -> Iterator[Finding]:
    for name in sorted(guards(connection).keys() - GUARDS[connection.dialect.name].keys()):
        yield Finding(-1, f"a foreign trigger stands there, which the schema does not have: {name!r:.80}")


def _settings(connection: Connection) -> Iterator[Finding]:
    """Yield user settings in SQLite's file header. A terminal sets none of them."""
    for name, made in _SETTINGS.items():
        (told,) = connection.execute(text(f"PRAGMA {name}")).one()
        if told != made:
            yield Finding(-1, f"the file's {name} is {told!r:.40}, and a terminal leaves it {made!r}")


def wrong_rows(connection: Connection) -> Iterator[Finding]:
    """Yield the findings on single-row tables."""
    for what in second_rows(connection):
        yield Finding(-1, what)
    for name in OF_ONE:
        for key in connection.execute(text(f"SELECT one FROM {name} WHERE one <> 1")).scalars():
            yield Finding(-1, f"the row of {name} has the number {key!r:.80}, and should have 1")


def _types(connection: Connection, table: Table) -> Iterator[Finding]:
    """Yield columns with values of another type, which SQLite accepts."""
    (counts,) = connection.execute(_of_another_type(table))
    for column, count in zip(table.columns, counts, strict=True):
        if count:
            yield Finding(-1, f"{table.name} holds a value of another type in {column.name}")


@cache
def _of_another_type(table: Table) -> TextClause:
    """Return the query that counts such values in each column. Cached per table."""
    counts = (f'sum(typeof("{table.name}"."{each.name}") NOT IN ({_known(each)}))' for each in table.columns)
    return text(f'SELECT {", ".join(counts)} FROM "{table.name}"')


def _known(column: Column[Any]) -> str:
    kind = "blob" if isinstance(column.type, LargeBinary) else "text" if isinstance(column.type, Text) else "integer"
    return f"'{kind}', 'null'" if column.nullable else f"'{kind}'"


def _text(name: str | bytes) -> str:
    return name if isinstance(name, str) else name.decode(errors="replace")


def _hash(made: str | bytes | None) -> str:
    data = made.encode() if isinstance(made, str) else made or b""
    return sha256(b" ".join(data.split())).hexdigest()[:16]


_OPEN = "/proc/self/fd"
_MAGIC = b"SQLite format 3\0"
_WRITE_VERSION = 18
_MADE = (1, 2)
"""Write version of a backup, and of a file with a WAL."""


def wrong_head(connection: Connection) -> Iterator[str]:
    for version in _write_version(connection) if connection.dialect.name == "sqlite" else b"":
        if version not in _MADE:
            yield f"the file's write version is {version}, and a terminal leaves it 1 or 2"


def require_own_head(connection: Connection) -> None:
    for what in wrong_head(connection):
        instead = "run dealer-terminal verify to see what else is wrong, keep a copy for the inquiry, restore a backup"
        raise DamagedError(f"{where(connection.engine.url)} is damaged: {what}: {instead}")


def _write_version(connection: Connection) -> bytes:
    """Read the header through SQLite's own descriptor, because closing another one would drop SQLite's locks. Return
    nothing for an empty file or one that is not a database."""
    with suppress(OSError):
        wanted = Path(where(connection.engine.url)).stat()
        for descriptor in map(int, os.listdir(_OPEN)):  # noqa: PTH208 - names alone
            with suppress(OSError):
                if os.path.samestat(wanted, os.fstat(descriptor)):
                    head = os.pread(descriptor, _WRITE_VERSION + 1, 0)
                    return head[_WRITE_VERSION:] if head.startswith(_MAGIC) else b""
    return b""
