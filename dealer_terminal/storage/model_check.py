"""Read models rebuilt in memory and compared with those of the journal."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice, zip_longest
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Select,
    StaticPool,
    Table,
    create_engine,
    func,
    literal_column,
    select,
    text,
    true,
)
from sqlalchemy.exc import OperationalError
from sqlalchemy.schema import CreateTable

from dealer_terminal.journal.findings import Finding, record_name
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import START, ReplayStep, entry_of
from dealer_terminal.procedure.facts import RoundClosed
from dealer_terminal.storage.change import Added, Change, misfit_column
from dealer_terminal.storage.database_faults import NO_TEXT
from dealer_terminal.storage.models import MODELLED, changes
from dealer_terminal.storage.reading import AT_ONCE, parts, rows
from dealer_terminal.storage.schema import METADATA, MODELS, device_faults, irregularities, operators, shifts
from dealer_terminal.storage.statement import Row, Statements

REBUILD = "; dealer-terminal rebuild writes it anew"


_LOWEST = -(2**63)
_CHANGE_LATER = (shifts, device_faults, irregularities)


class ModelsSince(Struct, frozen=True):
    """Part of the read models to compare: rows of these and later records and rounds, and of the `unended` records
    before, whose rows may still change."""

    record: int = _LOWEST
    round: int = _LOWEST
    unended: tuple[int, ...] = ()

    def of(self, table: Table) -> int:
        return self.round if "position" not in table.c else self.record


WHOLE = ModelsSince()
EVERY = 2**63


class ModelCheck:
    sees = MODELLED

    def __init__(self, kept: Connection, since: ModelsSince = WHOLE, upto: int = EVERY) -> None:
        """Create the check. If the tables lag behind the records, they end before record `upto`."""
        self._kept, self._since, self._upto = kept, since, upto
        self._engine = create_engine("sqlite://", poolclass=StaticPool)
        self._scratch = self._engine.connect()
        for table in MODELS:
            self._scratch.execute(CreateTable(table))
        self._cursor: Any = self._scratch.connection.cursor()
        self._statements = Statements(self._engine.dialect)
        self._waiting: list[Change] = []

    def begin(self, open_: Iterable[Record]) -> None:
        """Add the rows of these records, which come before the first one read."""
        for record in open_:
            told = changes(ReplayStep(record, entry_of(record), START, START))
            self._waiting += [each for each in told if isinstance(each, Added) and each.table in _CHANGE_LATER]

    def see(self, step: ReplayStep) -> Iterator[Finding]:
        if isinstance(step.entry, RoundClosed) and step.entry.round < self._since.round:
            return
        if step.record.position >= self._upto:
            return
        for change in changes(step):
            why = misfit_column(change, on_server=False)
            if why:
                yield Finding(step.record.position, f"{record_name(step.record)} gives a row that cannot be: {why}")
            else:
                self._waiting.append(change)
        if len(self._waiting) >= AT_ONCE:
            self._write_scratch()

    def end(self) -> Iterator[Finding]:
        self._write_scratch()
        for table in MODELS:
            yield from self._compared(table)

    def built(self) -> Connection:
        """Return the tables as built from the records seen."""
        self._write_scratch()
        return self._scratch

    def close(self) -> None:
        self._scratch.close()
        self._engine.dispose()

    def _write_scratch(self) -> None:
        self._statements.apply(self._cursor, self._waiting)
        self._waiting.clear()

    def _compared(self, table: Table) -> Iterator[Finding]:
        """Yield the table's first differing row."""
        try:
            for kept, built in zip_longest(self._kept_parts(table), parts(self._scratch, table), fillvalue=()):
                if list(map(tuple, kept)) != list(map(tuple, built)):
                    yield _first_difference(table, kept, built)
                    return
        except OperationalError as error:
            if NO_TEXT not in str(error.orig):
                raise
            yield Finding(-1, f"{table.name} holds bytes that are no text{REBUILD}")

    def _kept_parts(self, table: Table) -> Iterator[Sequence[Row]]:
        if self._since == WHOLE:
            return parts(self._kept, table)
        if table is not operators:
            return self._parts_since(table)
        return self._seen_since()

    def _parts_since(self, table: Table) -> Iterator[Sequence[Row]]:
        """Return parts of the same size as those of the rebuilt rows."""
        before = self._since.unended if table in _CHANGE_LATER else ()
        if not before:
            return parts(self._kept, table, self._since.of(table))
        earlier = (row for at in before for row in rows(self._kept, table, at, at + 1))
        return _in_parts(chain(earlier, rows(self._kept, table, self._since.of(table))))

    def _seen_since(self) -> Iterator[Sequence[Row]]:
        """Return operators by id. A position that is not a number is never skipped."""
        at = operators.columns.keys().index("position")
        everyone = (row for part in parts(self._kept, operators) for row in part)
        seen = (row for row in everyone if not (isinstance(row[at], int) and row[at] < self._since.record))
        return _in_parts(seen)


def _in_parts(found: Iterator[Row]) -> Iterator[Sequence[Row]]:
    while part := list(islice(found, AT_ONCE)):
        yield part


def _first_difference(table: Table, kept: Sequence[Row], built: Sequence[Row]) -> Finding:
    rows = zip_longest(map(tuple, kept), map(tuple, built), fillvalue=())
    return next(Finding(-1, _differs(table, own, right)) for own, right in rows if own != right)


def _differs(table: Table, kept: Row, built: Row) -> str:
    names = table.columns.keys()
    keys = len(table.primary_key.columns)
    own, right = tuple(kept[:keys]), tuple(built[:keys])
    alike = [type(each) for each in own] == [type(each) for each in right]
    if not own or (alike and own > right):
        return f"{table.name} lacks {_named_values(names, right)}{REBUILD}"
    if not alike or own < right:
        return f"{table.name} has {_named_values(names, own)}, which no record gives{REBUILD}"
    at = next(at for at, _ in enumerate(names) if kept[at] != built[at])
    says = f"{names[at]} {kept[at]!r} where the records give {built[at]!r}"
    return f"{table.name} at {_named_values(names, right)} has {says}{REBUILD}"


def _named_values(names: Sequence[str], values: Sequence[Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in zip(names, values, strict=False))


_WAYS = ("seqscan", "bitmapscan", "indexscan", "indexonlyscan", "sort", "incremental_sort")
_BY_TABLE, _BY_INDEX = frozenset({"seqscan"}), frozenset({"indexscan", "indexonlyscan"})
_Sum = tuple[int, int]


def left_out_of_indexes(connection: Connection) -> Iterator[Finding]:
    """Compare each index of a server with its table's rows. SQLite checks this itself."""
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
    """Yield each index with the rows that it covers."""
    yield f"{table.name}_pkey", true(), tuple(table.primary_key.columns)
    for index in sorted(table.indexes, key=lambda each: str(each.name)):
        some = index.dialect_options["sqlite"]["where"]
        yield str(index.name), true() if some is None else some, tuple(index.columns)


def _summed(connection: Connection, rows: Select[Any], ways: frozenset[str]) -> _Sum:
    """Return count and hash sum of the rows, using only the given scan types. Values are inlined, because a partial
    index is not used for a parameter."""
    every = func.bit_xor(func.hash_record_extended(literal_column("each"), literal_column("0")))
    asked = select(func.count(), func.coalesce(every, literal_column("0"))).select_from(rows.subquery("each"))
    said = asked.compile(connection, compile_kwargs={"literal_binds": True})
    with connection.begin_nested() as for_now:
        for way in _WAYS:
            connection.execute(text(f"SET LOCAL enable_{way} = {'on' if way in ways else 'off'}"))
        count, sum_ = connection.exec_driver_sql(str(said)).one()
        for_now.rollback()
    return count, sum_
