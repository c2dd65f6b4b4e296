"""Rows that an index of PostgreSQL has not, or has otherwise than its table: whoever searches by it misses them."""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Select, Table, func, literal_column, select, text, true

from dealer_terminal.journal.findings import Finding
from dealer_terminal.storage.schema import METADATA

_WAYS = ("seqscan", "bitmapscan", "indexscan", "indexonlyscan", "sort", "incremental_sort")
_BY_TABLE, _BY_INDEX = frozenset({"seqscan"}), frozenset({"indexscan", "indexonlyscan"})
_Sum = tuple[int, int]


def left_out_of_indexes(connection: Connection) -> Iterator[Finding]:
    """Each index from its beginning to its end, against the rows of its table. SQLite looks for that itself."""
    if connection.dialect.name == "sqlite":
        return
    for table in METADATA.sorted_tables:
        for name, wanted, columns in indexes(table):
            rows = select(*columns).where(wanted)
            kept = _summed(connection, rows, _BY_TABLE)
            found = _summed(connection, rows.order_by(*columns), _BY_INDEX)
            if kept != found:
                what = f"{found[0]} of {kept[0]} rows" if found[0] != kept[0] else "other values than its rows"
                yield Finding(-1, f"the index {name} of {table.name} holds {what}; REINDEX INDEX {name} makes it anew")


def indexes(table: Table) -> Iterator[tuple[str, ColumnElement[bool], Sequence[Column[Any]]]]:
    """Each with the rows that it is for."""
    yield f"{table.name}_pkey", true(), tuple(table.primary_key.columns)
    for index in sorted(table.indexes, key=lambda each: str(each.name)):
        some = index.dialect_options["sqlite"]["where"]
        yield str(index.name), true() if some is None else some, tuple(index.columns)


def _summed(connection: Connection, rows: Select[Any], ways: frozenset[str]) -> _Sum:
    """How many there are, and what they come to, read in one of these ways alone. An index of some rows is taken for a
    condition that says itself which, and for no parameter."""
    every = func.bit_xor(func.hash_record_extended(literal_column("each"), literal_column("0")))
    asked = select(func.count(), func.coalesce(every, literal_column("0"))).select_from(rows.subquery("each"))
    said = asked.compile(connection, compile_kwargs={"literal_binds": True})
    with connection.begin_nested() as for_now:
        for way in _WAYS:
            connection.execute(text(f"SET LOCAL enable_{way} = {'on' if way in ways else 'off'}"))
        count, sum_ = connection.exec_driver_sql(str(said)).one()
        for_now.rollback()
    return count, sum_
