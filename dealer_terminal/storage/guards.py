"""The triggers that refuse a change to what is written."""

from collections.abc import Iterator

from sqlalchemy import Connection, text

from dealer_terminal.audit.findings import Finding
from dealer_terminal.storage.schema import KEPT

_ON_SQLITE = "SELECT name FROM sqlite_master WHERE type = 'trigger'"
_ON_POSTGRESQL = "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'D'"
_EACH = {"sqlite": ("no_UPDATE", "no_DELETE", "only_grow"), "postgresql": ("never_changed",)}
_OWN = {("postgresql", "frames"): ("no_delete",)}


def missing_guards(connection: Connection) -> Iterator[Finding]:
    dialect = connection.dialect.name
    there = set(connection.execute(text(_ON_SQLITE if dialect == "sqlite" else _ON_POSTGRESQL)).scalars())
    for table in KEPT:
        names = (*_EACH[dialect], *_OWN.get((dialect, table.name), ()))
        gone = [name for name in names if f"{table.name}_{name}" not in there]
        if gone:
            yield Finding(-1, f"{table.name} can be changed: its guard {gone[0]} was removed")
