"""What the columns of an exported set are called, and what they hold."""

from enum import Enum
from typing import Any

from msgspec import Struct

Row = dict[str, Any]
"""A value for each column, by its name."""


class ColumnKind(Enum):
    TEXT = "text"
    NUMBER = "number"
    TIME = "time"
    FACT = "fact"


class Column(Struct, frozen=True):
    """Amounts say `cents` in their name; a time is in microseconds UTC, 0 where it is yet to come."""

    name: str
    kind: ColumnKind


def text_column(name: str) -> Column:
    return Column(name, ColumnKind.TEXT)


def number_column(name: str) -> Column:
    return Column(name, ColumnKind.NUMBER)


def time_column(name: str) -> Column:
    return Column(name, ColumnKind.TIME)


def fact_column(name: str) -> Column:
    return Column(name, ColumnKind.FACT)
