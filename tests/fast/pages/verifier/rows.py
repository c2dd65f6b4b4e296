"""Section 2: the tables."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple


class Record(NamedTuple):
    position: int
    round: int
    kind: str
    schema: int
    body: bytes
    operator: str
    utc: int
    monotonic: int
    leaf: bytes

    def fact(self) -> Any:
        return json.loads(self.body)


class Frame(NamedTuple):
    number: int
    round: int
    device: str
    count: int
    sealed: bytes
    utc: int
    monotonic: int


def rows(db: sqlite3.Connection, table: str, columns: Sequence[str], order: str) -> Iterator[tuple[Any, ...]]:
    return iter(db.execute(f"SELECT {', '.join(f'[{each}]' for each in columns)} FROM {table} ORDER BY [{order}]"))


def records_in(db: sqlite3.Connection) -> Iterator[Record]:
    return (Record(*row) for row in rows(db, "records", Record._fields, "position"))


def frames_in(db: sqlite3.Connection) -> list[Frame]:
    return [Frame(*row) for row in rows(db, "frames", Frame._fields, "number")]
