"""One change to a read model, as a value."""

from typing import Any

from msgspec import Struct
from sqlalchemy import Table


class Added(Struct, frozen=True):
    """A row, in the order of the columns."""

    table: Table
    row: tuple[Any, ...]


class Changed(Struct, frozen=True):
    """Columns of the rows that the key names; an empty column is named by None."""

    table: Table
    key: dict[str, Any]
    values: dict[str, Any]


class Removed(Struct, frozen=True):
    table: Table
    key: dict[str, Any]


Change = Added | Changed | Removed


def added(table: Table, *values: Any) -> Added:
    return Added(table, values)


def set_where(table: Table, key: dict[str, Any], **values: Any) -> Changed:
    return Changed(table, key, values)


def removed(table: Table, key: dict[str, Any]) -> Removed:
    return Removed(table, key)
