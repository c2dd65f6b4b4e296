"""Statements compiled once and given to the driver as they are: a touch waits for each microsecond here."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Protocol

from sqlalchemy import Delete, Dialect, Insert, Table, Update, bindparam, delete, insert, update

from dealer_terminal.storage.change import Change, Verb

Row = Sequence[Any]


class Cursor(Protocol):
    def execute(self, sql: str, parameters: Any, /) -> object: ...

    def executemany(self, sql: str, parameters: Any, /) -> object: ...


class Statement:
    """Takes rows whose values stand in the order of `names`."""

    def __init__(self, statement: Insert | Update | Delete, names: Sequence[str], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self._sql = str(compiled)
        self._names = tuple(names)
        self._order = [self._names.index(name) for name in compiled.positiontup or ()]
        self._as_given = self._order == list(range(len(self._names)))

    def run(self, cursor: Cursor, row: Row) -> None:
        cursor.execute(self._sql, self._parameters(row))

    def run_all(self, cursor: Cursor, rows: Iterable[Row]) -> None:
        cursor.executemany(self._sql, [self._parameters(row) for row in rows])

    def _parameters(self, row: Row) -> Any:
        if self._as_given:
            return row
        if self._order:
            return [row[at] for at in self._order]
        return dict(zip(self._names, row, strict=True))


class Statements:
    """All that a journal writes, for one kind of database."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._prepared = lru_cache(maxsize=None)(self._prepare)

    def add(self, table: Table) -> Statement:
        return self._prepared(table, Verb.ADD, tuple(table.columns.keys()), (), ())

    def set_one(self, table: Table) -> Statement:
        """The one row of a table that has only one: its values, without the key."""
        names = tuple(column.name for column in table.columns if not column.primary_key)
        return self._prepared(table, Verb.SET, names, (), ())

    def apply(self, cursor: Cursor, change: Change) -> None:
        empty = tuple(name for name, value in change.key.items() if value is None)
        key = {name: value for name, value in change.key.items() if value is not None}
        statement = self._prepared(change.table, change.verb, tuple(change.values), tuple(key), empty)
        statement.run(cursor, (*change.values.values(), *key.values()))

    def _prepare(
        self, table: Table, verb: Verb, names: tuple[str, ...], key: tuple[str, ...], empty: tuple[str, ...]
    ) -> Statement:
        given = {name: bindparam(f"new_{name}", type_=table.c[name].type) for name in names}
        known = [table.c[name] == bindparam(f"key_{name}", type_=table.c[name].type) for name in key]
        where = [*known, *(table.c[name].is_(None) for name in empty)]
        parameters = [*(f"new_{name}" for name in names), *(f"key_{name}" for name in key)]
        match verb:
            case Verb.ADD:
                return Statement(insert(table).values(given), parameters, self._dialect)
            case Verb.SET:
                return Statement(update(table).where(*where).values(given), parameters, self._dialect)
            case Verb.REMOVE:
                return Statement(delete(table).where(*where), parameters, self._dialect)
