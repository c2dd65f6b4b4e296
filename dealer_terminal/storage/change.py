"""One change to a read model, as a value."""

from enum import Enum
from typing import Any

from msgspec import Struct
from sqlalchemy import Table


class Verb(Enum):
    """`ADD` a row; `SET` columns of the rows that the key names (an empty column is named by None)."""

    ADD = "add"
    SET = "set"
    REMOVE = "remove"


class Change(Struct, frozen=True):
    table: Table
    verb: Verb
    values: dict[str, Any]
    key: dict[str, Any] = {}


def added(table: Table, *values: Any) -> Change:
    """A row, in the order of the columns."""
    return Change(table, Verb.ADD, dict(zip(table.columns.keys(), values, strict=True)))


def set_where(table: Table, key: dict[str, Any], **values: Any) -> Change:
    return Change(table, Verb.SET, values, key)


def removed(table: Table, key: dict[str, Any]) -> Change:
    return Change(table, Verb.REMOVE, {}, key)
