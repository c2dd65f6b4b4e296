"""Statements compiled once and passed directly to the driver, because every touch waits for them."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, Protocol

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Delete,
    Dialect,
    Insert,
    Table,
    Update,
    bindparam,
    delete,
    insert,
    update,
)

from dealer_terminal.storage.change import Added, Change, Changed, Removed

Row = Sequence[Any]
Names = tuple[str, ...]


class DbCursor(Protocol):
    @property
    def rowcount(self) -> int: ...

    def execute(self, sql: str, parameters: Any, /) -> object: ...

    def executemany(self, sql: str, parameters: Any, /) -> object: ...

    def fetchone(self) -> Any: ...


class Statement:
    """Compiled statement for rows with values in the order of `names`."""

    def __init__(self, statement: Insert | Update | Delete, names: Sequence[str], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self._sql = str(compiled)
        self._names = tuple(names)
        self._order = [self._names.index(name) for name in compiled.positiontup or ()]
        self._as_given = self._order == list(range(len(self._names)))

    def run(self, cursor: DbCursor, row: Row) -> None:
        cursor.execute(self._sql, self._parameters(row))

    def run_all(self, cursor: DbCursor, rows: Iterable[Row]) -> None:
        cursor.executemany(self._sql, rows if self._as_given else [self._parameters(row) for row in rows])

    def _parameters(self, row: Row) -> Any:
        if self._as_given:
            return row
        if self._order:
            return [row[at] for at in self._order]
        return dict(zip(self._names, row, strict=True))


class Statements:
    """All statements that write a journal, for one kind of database."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._add = lru_cache(maxsize=None)(self._prepare_add)
        self._set = lru_cache(maxsize=None)(self._prepare_set)
        self._remove = lru_cache(maxsize=None)(self._prepare_remove)

    def add(self, cursor: DbCursor, table: Table, names: Sequence[str], rows: Iterable[Row]) -> None:
        """Insert rows with values in the order of the names. Every column must be named."""
        self._add(table, tuple(names)).run_all(cursor, rows)

    def set_one(self, cursor: DbCursor, table: Table, **values: Any) -> None:
        """Update the row of a single-row table."""
        self._set(table, tuple(values), (), ()).run(cursor, tuple(values.values()))

    def replace(self, cursor: DbCursor, table: Table, before: dict[str, Any], **values: Any) -> bool:
        """Update the row if it still has the known values (compare and set), and return True if it did."""
        self._set(table, tuple(values), tuple(before), ()).run(cursor, (*values.values(), *before.values()))
        return cursor.rowcount == 1

    def apply(self, cursor: DbCursor, changes: Iterable[Change]) -> None:
        """Apply the changes, with consecutive additions written together."""
        waiting: dict[Table, list[dict[str, Any]]] = {}
        for change in changes:
            if isinstance(change, Added):
                waiting.setdefault(change.table, []).append(change.row)
            else:
                self._add_all(cursor, waiting)
                self._apply(cursor, change)
        self._add_all(cursor, waiting)

    def _add_all(self, cursor: DbCursor, waiting: dict[Table, list[dict[str, Any]]]) -> None:
        for table, rows in waiting.items():
            names = tuple(table.columns.keys())
            self.add(cursor, table, names, map(itemgetter(*names), rows))
        waiting.clear()

    def _apply(self, cursor: DbCursor, change: Changed | Removed) -> None:
        empty = tuple(name for name, value in change.key.items() if value is None)
        key = {name: value for name, value in change.key.items() if value is not None}
        if isinstance(change, Removed):
            self._remove(change.table, tuple(key), empty).run(cursor, tuple(key.values()))
        else:
            statement = self._set(change.table, tuple(change.values), tuple(key), empty)
            statement.run(cursor, (*change.values.values(), *key.values()))

    def _prepare_add(self, table: Table, names: Names) -> Statement:
        return Statement(insert(table).values(_new_values(table, names)), _value_names(names), self._dialect)

    def _prepare_set(self, table: Table, names: Names, key: Names, empty: Names) -> Statement:
        changed = update(table).where(*_where(table, key, empty)).values(_new_values(table, names))
        return Statement(changed, (*_value_names(names), *_key_names(key)), self._dialect)

    def _prepare_remove(self, table: Table, key: Names, empty: Names) -> Statement:
        return Statement(delete(table).where(*_where(table, key, empty)), _key_names(key), self._dialect)


def _new_values(table: Table, names: Names) -> dict[str, BindParameter[Any]]:
    return {
        name: bindparam(new, type_=table.c[name].type) for name, new in zip(names, _value_names(names), strict=True)
    }


def _where(table: Table, key: Names, empty: Names) -> Iterator[ColumnElement[bool]]:
    for name, known in zip(key, _key_names(key), strict=True):
        yield table.c[name] == bindparam(known, type_=table.c[name].type)
    for name in empty:
        yield table.c[name].is_(None)


def _value_names(names: Names) -> Names:
    return tuple(f"new_{name}" for name in names)


def _key_names(key: Names) -> Names:
    return tuple(f"key_{name}" for name in key)
