"""One change to a read model as a value, with every column by name."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import SmallInteger, Table

_SMALL, _LARGE = 2**15, 2**63


class Added(Struct, frozen=True):
    table: Table
    row: dict[str, Any]


class Changed(Struct, frozen=True):
    """Change of columns in the rows that match the key. None in the key means an empty column."""

    table: Table
    key: dict[str, Any]
    values: dict[str, Any]


class Removed(Struct, frozen=True):
    table: Table
    key: dict[str, Any]


Change = Added | Changed | Removed


def added(table: Table, /, **row: Any) -> Added:
    return Added(table, row)


def set_where(table: Table, key: dict[str, Any], **values: Any) -> Changed:
    return Changed(table, key, values)


def removed(table: Table, key: dict[str, Any]) -> Removed:
    return Removed(table, key)


def misfit_column(change: Change, *, on_server: bool) -> str:
    """Describe the first column whose value its table cannot hold, as an altered fact may require, or return an empty
    string. SQLite accepts more than a server does."""
    match change:
        case Added(table=table, row=row):
            return _misfit(table, row, on_server=on_server)
        case Changed(table=table, key=key, values=values):
            return _misfit(table, key, on_server=on_server) or _misfit(table, values, on_server=on_server)
        case Removed(table=table, key=key):
            return _misfit(table, key, on_server=on_server)


def _misfit(table: Table, values: Mapping[str, Any], *, on_server: bool) -> str:
    for name, value in values.items():
        if isinstance(value, int):
            most = _SMALL if on_server and isinstance(table.c[name].type, SmallInteger) else _LARGE
            if not -most <= value < most:
                return f"{table.name} holds no {name} of {value}"
        if on_server and isinstance(value, str) and "\0" in value:
            return f"{table.name} holds no {name} with a character of nothing"
    return ""


def changes_json(changes: Iterable[Change]) -> bytes:
    """Return the changes as JSON, with consecutive additions grouped as in `Statements.apply`. `enc_hook` converts
    SQLAlchemy's own string type for names."""
    return msgspec.json.encode(list(_grouped(changes)), enc_hook=str)


def _grouped(changes: Iterable[Change]) -> Iterator[list[Any]]:
    waiting: dict[str, list[dict[str, Any]]] = {}
    for change in changes:
        if isinstance(change, Added):
            waiting.setdefault(change.table.name, []).append(change.row)
            continue
        yield from (["add", name, rows] for name, rows in waiting.items())
        waiting.clear()
        if isinstance(change, Removed):
            yield ["remove", change.table.name, change.key]
        else:
            yield ["set", change.table.name, change.key, change.values]
    yield from (["add", name, rows] for name, rows in waiting.items())
