"""Proof of the tables for search and reports: they follow from the records, and the records are what was signed.

Anyone with SQL access can change a table, so its rows are rebuilt from the records before they are shown.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any, Protocol

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Table, exists, select
from sqlalchemy.schema import CreateTable

from dealer_terminal.errors import FoundWrongError, KnownError, ProgramError
from dealer_terminal.journal.errors import AuditError, MismatchError
from dealer_terminal.journal.findings import Finding
from dealer_terminal.journal.house import OF_THE_HOUSE
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import START, FoldedState, NewerFactError, ReplayStep, replay, steps
from dealer_terminal.journal.round_proof import CLOSED
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.procedure.facts import DealerSignedOff, DealerSignedOn, RoundClosed, TableOpened
from dealer_terminal.procedure.people import Operator
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.model_check import REBUILD, WHOLE, ModelCheck, ModelsSince
from dealer_terminal.storage.progress import EACH, Progress, silently
from dealer_terminal.storage.reports.signed_records import SignedRecords
from dealer_terminal.storage.reports.windows import Window, spans
from dealer_terminal.storage.schema import MODELS, operators, records, rounds

_OPENED, _CLOSED, _ON, _OFF = (KINDS[each][0] for each in (TableOpened, RoundClosed, DealerSignedOn, DealerSignedOff))
_TIMES = (
    schema.irregularities.c.utc,
    schema.overrides.c.utc,
    schema.shifts.c.began,
    schema.device_faults.c.raised,
)


class Proven(Struct, frozen=True):
    """Result of a proof. The newest checkpoint covers `signed` records, and `behind` more were read."""

    signed: int
    behind: int


@contextmanager
def proving() -> Iterator[None]:
    """Report a mismatch of tables, records, or signatures as a finding."""
    try:
        yield
    except NewerFactError as error:
        raise KnownError(f"{error}, and this one cannot prove what it shows: take that version") from error
    except AuditError as error:
        raise FoundWrongError(str(error)) from error


class RecordWatch(Protocol):
    """Receiver of each proven record in order. It starts again if the proof does."""

    def begin(self) -> None: ...

    def see(self, step: ReplayStep) -> None: ...


class _Nobody:
    def begin(self) -> None:
        """Ignore the start of a proof."""

    def see(self, step: ReplayStep) -> None:
        """Ignore a record."""


NOBODY = _Nobody()


def prove_tables(
    connection: Connection, key: VerifierKey, window: Window, progress: Progress = silently, watch: RecordWatch = NOBODY
) -> Proven:
    """Prove all rows of a time. Rebuild them from the last opening of the table before it, because nothing stays on the
    table over an opening. If that fails, start at the journal's beginning."""
    with proving():
        signed = SignedRecords(connection, key)
        opening = _opening(connection, min(first_record(connection, window.since), max(0, signed.newest - 1)))
        if opening:
            _require_earlier(signed, opening, window)
        try:
            return _proven_from(connection, signed, opening, window, progress, watch)
        except (MismatchError, ProgramError):
            if not opening:
                raise
            return _proven_from(connection, signed, 0, window, progress, watch)


def _opening(connection: Connection, at: int) -> int:
    return max(0, _last(connection, at, _OPENED))


def _last(connection: Connection, at: int, *kinds: str) -> int:
    position, kind = schema.records.c.position, schema.records.c.kind
    wanted = select(position).where(position <= at, kind.in_(kinds)).order_by(position.desc()).limit(1)
    found = connection.execute(wanted).scalar()
    return -1 if found is None else found


def _require_earlier(signed: SignedRecords, opening: int, window: Window) -> None:
    """Require that the unread records are earlier than the time."""
    before = signed.one(opening - 1)
    if before.utc >= window.since:
        raise MismatchError(f"record {before.position} is of the time that was asked for, and those before it are not")


def _proven_from(
    connection: Connection, signed: SignedRecords, first: int, window: Window, progress: Progress, watch: RecordWatch
) -> Proven:
    watch.begin()
    since = ModelsSince(first, signed.one(first).round + 1) if first else WHOLE
    stand, count = dealer_of(connection, signed, first), first
    with closing(ModelCheck(connection, since)) as models:
        for step in steps(signed.since(first), stand):
            count += 1
            if step.record.kind == _CLOSED and count > signed.newest:
                raise MismatchError(f"record {count - 1} closes a round, and no checkpoint covers it")
            if type(step.entry) in models.sees:
                _require_none(models.see(step))
            watch.see(step)
            if not count % EACH:
                progress(count)
        _require_none(models.end())
        _require_nothing_before(connection, since, window)
        dealer = stand.state.dealer
        read_from_built(connection, models.built(), since, (dealer,) if dealer is not None else ())
    return Proven(signed.newest, max(0, count - signed.newest))


def dealer_of(connection: Connection, signed: SignedRecords, first: int) -> FoldedState:
    """Return the dealer at the opening, because a sign-on spans openings."""
    at = _last(connection, first - 1, _ON, _OFF)
    return replay([signed.one(at)]) if at >= 0 else START


def _require_none(findings: Iterator[Finding]) -> None:
    for finding in findings:
        raise MismatchError(finding.what)


def _require_nothing_before(connection: Connection, since: ModelsSince, window: Window) -> None:
    """Require that no row of this time belongs to records outside it."""
    for time in _TIMES:
        (key, *_) = time.table.primary_key.columns
        odd = (key < since.record, time >= window.since, time < window.until)
        _require_no_row(connection, time.table.name, *odd)
    number = schema.rounds.c.round
    for span in spans(connection, window):
        _require_no_row(connection, schema.rounds.name, number < since.round, number >= span.first, number < span.end)


def _require_no_row(connection: Connection, table: str, *odd: ColumnElement[bool]) -> None:
    if connection.execute(select(exists().where(*odd))).scalar():
        raise MismatchError(
            f"{table} has a row of the time that was asked for, which no record of that time gives{REBUILD}"
        )


def first_record(connection: Connection, since: int) -> int:
    """Return the first record of the time or later, or the number of records. Read each record's own time, because an
    index can omit one."""
    if since <= 0:
        return 0
    position, utc = records.c.position, records.c.utc
    wanted = select(position).where(utc >= since).order_by(position).limit(1)
    found = connection.execute(wanted.with_hint(records, "NOT INDEXED", "sqlite")).scalar()
    return found if isinstance(found, int) else reading.last_position(connection, records) + 1


def read_from_built(connection: Connection, built: Connection, since: ModelsSince, dealt: tuple[Operator, ...]) -> None:
    """Build rows from this record. Add the dealer signed on and the last closed round, whose terms apply until the next
    round."""
    if connection.dialect.name != "sqlite":
        return
    before = [] if since == WHOLE else _round_before(connection, since.round)
    connection.exec_driver_sql("PRAGMA query_only = OFF")
    try:
        for table in MODELS:
            connection.exec_driver_sql(_made(connection, table))
            _filled(connection, table, list(map(tuple, reading.rows(built, table))))
        _filled(connection, rounds, before)
        known = {row[0] for row in reading.rows(built, operators)}
        people = [(each.id, each.name, each.role.value, -1) for each in dealt if each.id not in known]
        _filled(connection, operators, people)
    finally:
        connection.exec_driver_sql("PRAGMA query_only = ON")


def _round_before(connection: Connection, number: int) -> list[tuple[Any, ...]]:
    wanted = rounds.select().where(rounds.c.round < number).order_by(rounds.c.round.desc()).limit(1)
    return [tuple(row) for row in connection.execute(wanted)]


def _made(connection: Connection, table: Table) -> str:
    made = str(CreateTable(table).compile(connection))
    return made.replace("CREATE TABLE", "CREATE TEMP TABLE", 1)


def _filled(connection: Connection, table: Table, rows: Sequence[tuple[Any, ...]]) -> None:
    if rows:
        places = ", ".join("?" * len(rows[0]))
        connection.exec_driver_sql(f"INSERT INTO temp.{table.name} VALUES ({places})", list(rows))


def prove_house(connection: Connection, key: VerifierKey, progress: Progress) -> tuple[Proven, Sequence[Record]]:
    """Return the proven house records (people, clock steps, archives). Read all records, so that none is missing."""
    kinds, count, found = frozenset(OF_THE_HOUSE), 0, list[Record]()
    with proving():
        signed = SignedRecords(connection, key)
        for count, record in enumerate(signed.since(0), 1):
            if record.kind in kinds:
                found.append(record)
            if not count % EACH:
                progress(count)
    return Proven(signed.newest, max(0, count - signed.newest)), found


class ReadRecords:
    """Consecutive records that were read, to be proven afterwards."""

    def __init__(self) -> None:
        self.first, self.closed = 0, 0
        self.leaves: list[bytes] = []

    @property
    def end(self) -> int:
        return self.first + len(self.leaves)

    def take(self, records: Iterable[Record]) -> None:
        for record in records:
            self.first = self.first if self.leaves else record.position
            self.leaves.append(record.leaf)
            self.closed = record.position + 1 if record.kind == CLOSED else self.closed


def prove_read(connection: Connection, key: VerifierKey, read: ReadRecords) -> Proven:
    with proving():
        return _proven(SignedRecords(connection, key), read)


def prove_stretch(connection: Connection, key: VerifierKey, read: ReadRecords, window: Window, upto: int) -> Proven:
    """Prove the records, and that the unread ones at both ends are outside the time. `upto` is the signed size before
    they were read."""
    with proving():
        signed = SignedRecords(connection, key)
        proven = _proven(signed, read)
        if read.first and signed.one(read.first - 1).utc > window.since:
            raise _left_out(read.first - 1)
        if read.end < upto and signed.one(read.end).utc < window.until:
            raise _left_out(read.end)
        return proven


def _proven(signed: SignedRecords, read: ReadRecords) -> Proven:
    signed.require(read.first, read.leaves, max(1, read.closed, min(read.end, signed.newest)))
    return Proven(signed.newest, max(0, read.end - signed.newest))


def _left_out(position: int) -> MismatchError:
    return MismatchError(f"record {position} is of the time that was asked for, and was not found there")
