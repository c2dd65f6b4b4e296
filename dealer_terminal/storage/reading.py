"""Database rows as values, in key order and in batches."""

from collections.abc import Iterator, Sequence
from itertools import chain, starmap
from typing import Any

from msgspec import Struct
from sqlalchemy import Column, Connection, Table, func, select

from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.frame import KeptFrame
from dealer_terminal.journal.note import SignedNote, parse_note
from dealer_terminal.journal.record import Record
from dealer_terminal.storage import schema

AT_ONCE = 2000
_FARTHEST = 2**53


class JournalIdentity(Struct, frozen=True):
    """Id of a journal, and the key that it claims to be signed with."""

    id: str
    vkey: str


class KeptFrontier(Struct, frozen=True):
    size: int
    edge: tuple[bytes, ...]
    frames: int
    tag: bytes


class KeptRest(Struct, frozen=True):
    position: int
    rest: bytes
    tag: bytes


class KeptCheckpoint(Struct, frozen=True):
    size: int
    note: bytes
    utc: int

    def parsed(self) -> SignedNote:
        return parse_note(self.note)


def identity(connection: Connection) -> JournalIdentity | None:
    row = connection.execute(
        select(*columns_of(schema.journal, JournalIdentity)).order_by(schema.journal.c.one)
    ).first()
    return JournalIdentity(*map(_text, row)) if row else None


def records(connection: Connection, first: int = 0, end: int | None = None) -> Iterator[Record]:
    return starmap(Record, rows(connection, schema.records, first, end, Record.__struct_fields__))


def frames(connection: Connection, first: int = 0, end: int | None = None) -> Iterator[KeptFrame]:
    return starmap(KeptFrame, rows(connection, schema.frames, first, end, KeptFrame.__struct_fields__))


def checkpoints(connection: Connection, first: int = 0) -> Iterator[KeptCheckpoint]:
    kept = rows(connection, schema.checkpoints, first, None, KeptCheckpoint.__struct_fields__)
    return starmap(_kept_checkpoint, kept)


def nodes(connection: Connection) -> Iterator[tuple[int, int, bytes]]:
    return starmap(_node, rows(connection, schema.nodes, None, None, schema.NODE))


def last_checkpoint(connection: Connection) -> KeptCheckpoint | None:
    wanted = columns_of(schema.checkpoints, KeptCheckpoint)
    newest = select(*wanted).order_by(schema.checkpoints.c.size.desc()).limit(1)
    row = connection.execute(newest).one_or_none()
    return _kept_checkpoint(*row) if row else None


def kept_frontier(connection: Connection) -> KeptFrontier | None:
    row = connection.execute(schema.frontier.select().order_by(schema.frontier.c.one)).first()
    if row is None:
        return None
    return KeptFrontier(_number(row.size), edge_of(_bytes(row.edge)), _number(row.frames), _bytes(row.tag))


def kept_rest(connection: Connection) -> KeptRest | None:
    row = connection.execute(schema.resume.select().order_by(schema.resume.c.one)).first()
    return KeptRest(_number(row.position), _bytes(row.rest), _bytes(row.tag)) if row else None


def last_position(connection: Connection, table: Table) -> int:
    """Return the last position, or -1 if there is none."""
    (key,) = table.primary_key.columns
    found: int | None = connection.execute(select(func.max(key))).scalar()
    if found is not None and found > _FARTHEST:
        raise MismatchError(f"{table.name} has a row under {found}, where no journal comes to")
    return -1 if found is None else found


def columns_of(table: Table, kind: type[Struct]) -> list[Column[Any]]:
    """Return the columns that the value's fields name, in their order."""
    return [table.c[name] for name in kind.__struct_fields__]


def _node(level: int, index: int, node: bytes) -> tuple[int, int, bytes]:
    return level, index, node


def _kept_checkpoint(size: int, note: object, utc: int) -> KeptCheckpoint:
    return KeptCheckpoint(size, _bytes(note), utc)


def _number(kept: object) -> int:
    """Return the number, or -1, which occurs in no journal, for any other type."""
    return kept if isinstance(kept, int) else -1


def _text(kept: object) -> str:
    return kept if isinstance(kept, str) else ""


def _bytes(kept: object) -> bytes:
    return kept if isinstance(kept, bytes) else b"\0"


def edge_of(data: bytes) -> tuple[bytes, ...]:
    return tuple(data[at : at + 32] for at in range(0, len(data), 32))


def rows(
    connection: Connection, table: Table, first: int | None = None, end: int | None = None, names: Sequence[str] = ()
) -> Iterator[Sequence[Any]]:
    """Yield rows as the driver returns them. A column that another program wrote may be of any type."""
    return chain.from_iterable(parts(connection, table, first, end, names))


def parts(
    connection: Connection, table: Table, first: int | None = None, end: int | None = None, names: Sequence[str] = ()
) -> Iterator[Sequence[Sequence[Any]]]:
    """Yield batches of rows as they are fetched; equal tables give equal batches. Columns are those named, or all."""
    quote = connection.dialect.identifier_preparer.quote
    columns = ", ".join(map(quote, names or table.columns.keys()))
    keys = [quote(column.name) for column in table.primary_key]
    bounds = [f"{keys[0]} >= {first:d}"] if first else []  # 0 includes rows with negative keys
    bounds += [f"{keys[0]} < {end:d}"] if end is not None else []
    where = f" WHERE {' AND '.join(bounds)}" if bounds else ""
    wanted = f"SELECT {columns} FROM {quote(table.name)}{where} ORDER BY {', '.join(keys)}"
    streamed = connection.exec_driver_sql(wanted, execution_options={"yield_per": AT_ONCE})
    try:
        yield from streamed.partitions(AT_ONCE)
    finally:  # a caller that stopped early may have closed the connection
        if not connection.closed:
            streamed.close()
