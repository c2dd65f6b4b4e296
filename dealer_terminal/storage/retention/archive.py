"""Archives of closed months: each file holds the records and device frames of a month and proves itself.

No record is removed from the journal. Records are the leaves of the signed tree: without its leaf every later proof
would end, and a leaf alone proves nothing to a reader. The sealed device frames, which are most of a journal, may be
removed once their archive is good; their hash stays in the records.

An archive is a SQLite file with the records from `first` up to `end`, the signed checkpoint that covers them, and the
edge of the tree before them. Edge and leaves give the checkpoint's root, so one key proves the file, and the edge
proves that it continues the previous archive.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from zoneinfo import ZoneInfo

from msgspec import Struct
from sqlalchemy import Column as TableColumn
from sqlalchemy import Connection, LargeBinary, MetaData, NullPool, Table, Text, create_engine, func, select
from sqlalchemy.exc import DBAPIError

from dealer_terminal.journal.checkpoint import Checkpoint, parse_checkpoint, verify_checkpoint
from dealer_terminal.journal.errors import AuditError, MismatchError
from dealer_terminal.journal.frame import frame_leaf, of_types_written
from dealer_terminal.journal.journal_facts import FramesKept, MonthArchived
from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.storage import reading
from dealer_terminal.storage.database_faults import known_faults
from dealer_terminal.storage.reader import OpenJournal
from dealer_terminal.storage.schema import checkpoints, frames, records
from dealer_terminal.storage.stored_proofs import edge_at, stored_tree
from dealer_terminal.storage.whole_file import written_out

_FILE = MetaData()
_PARTS = tuple(table.to_metadata(_FILE) for table in (records, frames, checkpoints))
_ABOUT = Table(
    "archive", _FILE, TableColumn("journal", Text), TableColumn("vkey", Text), TableColumn("edge", LargeBinary)
)


class MonthRange(Struct, frozen=True):
    """A month of the journal: ranges of records and frames, ends excluded."""

    month: str
    first: int
    end: int
    first_frame: int
    end_frame: int

    def archived(self, file: Path) -> MonthArchived:
        hashed = sha256(file.read_bytes()).digest()
        return MonthArchived(self.month, self.first, self.end, self.first_frame, self.end_frame, file.name, hashed)


def stretches(
    connection: Connection, after: MonthArchived | MonthRange | None, until: str, zone: ZoneInfo
) -> Iterator[MonthRange]:
    """Yield each month before `until` (`2026-11`) that is not archived and has a signed record. `after` is the last
    archived one."""
    first, frame = (after.end, after.end_frame) if after else (0, 0)
    while (begun := _utc_of(connection, first)) is not None:
        month = month_of(begun, zone)
        if month >= until:
            return
        end = _last_signed(connection, _end_of(month, zone))
        while end <= first:
            month = month_of(_end_of(month, zone), zone)
            if month >= until:
                return
            end = _last_signed(connection, _end_of(month, zone))
        end_frame = _frames_counted(reading.records(connection, first, end), frame)
        yield MonthRange(month, first, end, frame, end_frame)
        first, frame = end, end_frame


def write_archive(journal: OpenJournal, stretch: MonthRange, to: Path) -> None:
    """Copy the records and frames. The file counts only after `check_archive` finds it good."""
    engine = create_engine(f"sqlite:///{to}", poolclass=NullPool)
    with known_faults(engine), engine.connect() as file:
        _FILE.create_all(file)
        edge = b"".join(edge_at(stored_tree(journal.connection), stretch.first))
        file.execute(_ABOUT.insert(), {"journal": journal.id, "vkey": journal.vkey, "edge": edge})
        ranges = (
            (stretch.first, stretch.end),
            (stretch.first_frame, stretch.end_frame),
            (stretch.end, stretch.end + 1),
        )
        for table, (first, end) in zip(_PARTS, ranges, strict=True):
            _copy(journal.connection, file, table, first, end)
        file.commit()


def check_archive(file: Path, key: VerifierKey) -> tuple[int, int]:
    """Return the numbers of proven records and frames, or raise AuditError."""
    with open_archive(file) as archive:
        return _archive_counts(archive, key)


@contextmanager
def open_archive(file: Path) -> Iterator[Connection]:
    """Open an archive for reading, as an immutable file."""
    path = file.resolve().as_posix().replace("%", "%25").replace("?", "%3f").replace("#", "%23")
    engine = create_engine(f"sqlite:///file:{path}?mode=ro&immutable=1&uri=true", poolclass=NullPool)
    try:
        with engine.connect() as archive:
            yield archive
    except DBAPIError as error:
        raise MismatchError(f"{file} is no archive, or is damaged: {error.orig}") from None


def head_of(file: Path) -> Checkpoint:
    """Return the checkpoint of an archive that `check_archive` found good."""
    with open_archive(file) as archive:
        kept = reading.last_checkpoint(archive)
        assert kept is not None, "a good archive has its checkpoint"
        return parse_checkpoint(kept.parsed().text)


def _archive_counts(archive: Connection, key: VerifierKey) -> tuple[int, int]:
    kept = reading.last_checkpoint(archive)
    first = archive.execute(select(func.min(records.c.position))).scalar()
    if kept is None or type(first) is not int:
        raise MismatchError("it holds no signed record")
    checkpoint = verify_checkpoint(kept.parsed(), [key])
    tree, counted = Frontier(first, _edge_before(archive)), _Frames(archive)
    for record in reading.records(archive):
        if record.position != tree.size or not record.intact():
            raise MismatchError(f"record {tree.size} is missing or was changed")
        counted.see(record)
        tree = tree.append(record.leaf)
    if (tree.size, tree.root()) != (checkpoint.size, checkpoint.root):
        raise MismatchError(f"its records are not those that its checkpoint, of {checkpoint.size} records, covers")
    return tree.size - first, counted.end()


def _edge_before(archive: Connection) -> tuple[bytes, ...]:
    edges = archive.execute(select(_ABOUT.c.edge)).scalars().all()
    if len(edges) != 1 or type(edges[0]) is not bytes:
        raise MismatchError("it does not say where it begins")
    return reading.edge_of(edges[0])


class _Frames:
    """Check of the frames in the file against the roots in its records."""

    def __init__(self, archive: Connection) -> None:
        self._kept = list(reading.frames(archive))
        self._seen = 0

    def see(self, record: Record) -> None:
        entry = entry_of(record)
        if not isinstance(entry, FramesKept):
            return
        own = self._kept[self._seen : self._seen + entry.last - entry.first + 1]
        sound = all(map(of_types_written, own))
        if not sound or Frontier().extend(map(frame_leaf, own)).root() != entry.root:
            raise MismatchError(f"its frames {entry.first} to {entry.last} are not those that a record counts")
        self._seen += len(own)

    def end(self) -> int:
        if self._seen != len(self._kept):
            raise MismatchError(f"it holds {len(self._kept)} frames, and its records count {self._seen}")
        return self._seen


def _copy(connection: Connection, file: Connection, table: Table, first: int, end: int) -> None:
    names = table.columns.keys()
    for row in reading.rows(connection, table, first, end):
        file.execute(table.insert(), dict(zip(names, row, strict=True)))


def _frames_counted(found: Iterator[Record], before: int) -> int:
    ends = [entry.last + 1 for record in found if isinstance(entry := entry_of(record), FramesKept)]
    return ends[-1] if ends else before


def _utc_of(connection: Connection, position: int) -> int | None:
    return connection.execute(select(records.c.utc).where(records.c.position == position)).scalar()


def _last_signed(connection: Connection, before: int) -> int:
    signed = select(func.max(checkpoints.c.size)).where(checkpoints.c.utc < before)
    return connection.execute(signed).scalar() or 0


def month_of(utc: int, zone: ZoneInfo) -> str:
    return datetime.fromtimestamp(utc // 1_000_000, zone).strftime("%Y-%m")


def _end_of(month: str, zone: ZoneInfo) -> int:
    year, number = map(int, month.split("-"))
    begins = datetime(year + number // 12, number % 12 + 1, 1, tzinfo=zone)
    return int(begins.timestamp()) * 1_000_000


def archives(found: Iterator[Record]) -> tuple[MonthArchived, ...]:
    return tuple(entry for record in found if isinstance(entry := entry_of(record), MonthArchived))


def month_name(journal: str, month: str, first: int) -> str:
    return f"{journal}-{month}-{first}.archive"


def month_of_name(name: str) -> str:
    _, year, month, _ = name.rsplit("-", 3)
    return f"{year}-{month}"


def month_file(journal: OpenJournal, stretch: MonthRange, to: Path, key: VerifierKey) -> Path:
    """Return the file of a month. It may exist already from an interrupted run."""
    file = to / month_name(journal.id, stretch.month, stretch.first)
    if file.exists():
        _good(file, stretch, key, "it is there already, and no record says so: move it elsewhere")
        return file
    with written_out(file) as beside:
        write_archive(journal, stretch, beside)
        _good(beside, stretch, key, f"run dealer-terminal verify on {journal.where}")
    return file


def _good(file: Path, stretch: MonthRange, key: VerifierKey, otherwise: str) -> None:
    try:
        held = check_archive(file, key)
    except AuditError as error:
        raise MismatchError(f"{file}: the archive would be wrong: {error}: {otherwise}") from None
    if held != (stretch.end - stretch.first, stretch.end_frame - stretch.first_frame):
        raise MismatchError(f"{file}: it holds {held[0]} records and {held[1]} frames: {otherwise}")
