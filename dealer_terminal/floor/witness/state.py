"""Trees that a witness has cosigned, one row per log, in a SQLite file that is synced before the answer."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Self

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.disk import PRIVATE, sync, take_name
from dealer_terminal.journal.checkpoint import parse_checkpoint
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.note import SignedNote, parse_note
from dealer_terminal.journal.witness import SeenTree

_APPLICATION, _VERSION = 0x44_54_57_31, 1
_FULL = (sqlite3.SQLITE_FULL,)
_SCHEMA = """
create table witness (name text not null, vkey text primary key) strict;
create table cosigned (
    origin text primary key, size integer not null check (size >= 0), root blob not null, note blob not null
) strict;
"""


class NotStoredError(Exception):
    """Write that stored nothing; a retry is possible."""


class BrokenError(KnownError):
    """Failed write that leaves the content of the disk unknown; the witness ends."""


class WitnessState:
    """State of a witness, with one connection for one process. `seen` and `replace` are each atomic."""

    def __init__(self, file: Path, connection: sqlite3.Connection) -> None:
        self._file, self._connection, self._lock = file, connection, Lock()
        self._inode = file.stat().st_ino

    @classmethod
    def make(cls, file: Path, vkeys: Iterable[str], name: str) -> None:
        """Create the complete file on disk, then rename it into place."""
        beside = file.with_name(f".{file.name}.new")
        beside.unlink(missing_ok=True)
        beside.touch(mode=PRIVATE)
        with _known(beside), closing(sqlite3.connect(beside, isolation_level=None)) as connection:
            connection.executescript(
                f"pragma application_id = {_APPLICATION}; pragma user_version = {_VERSION}; {_SCHEMA}"
            )
            connection.executemany("insert into witness values (?, ?)", [(name, each) for each in vkeys])
        sync(beside)
        take_name(beside, file)

    @classmethod
    def open(cls, file: Path) -> Self:
        with _known(file), ExitStack() as unless_whole:
            connection = sqlite3.connect(
                f"file:{_quoted(file)}?mode=rw", uri=True, isolation_level=None, check_same_thread=False, timeout=0
            )
            unless_whole.callback(connection.close)
            connection.execute("pragma synchronous = extra")
            connection.execute("pragma locking_mode = exclusive")
            connection.execute("pragma cell_size_check = on")
            connection.execute("begin exclusive")
            connection.execute("commit")
            _require_whole(file, connection)
            unless_whole.pop_all()
        return cls(file, connection)

    def vkeys(self) -> tuple[str, ...]:
        with self._lock, _known(self._file):
            return tuple(vkey for (vkey,) in self._connection.execute("select vkey from witness order by rowid"))

    def notes(self) -> Iterator[SignedNote]:
        with self._lock, _known(self._file):
            found = self._connection.execute("select origin, size, root, note from cosigned").fetchall()
        for row in found:
            yield _read(self._file, *row)

    def seen(self, origin: str) -> SeenTree:
        row = self._row(origin)
        return SeenTree(row[0], row[1]) if row else SeenTree()

    def note(self, origin: str) -> bytes:
        """Return the last cosigned note, or nothing if none of that log was cosigned."""
        row = self._row(origin)
        return row[2] if row else b""

    def by_hash(self, digest: str, of: Callable[[str], str]) -> bytes:
        """Return the note of the log whose origin has this hash."""
        with self._lock, _known(self._file):
            origins = self._connection.execute("select origin from cosigned").fetchall()
        return next((self.note(origin) for (origin,) in origins if of(origin) == digest), b"")

    def replace(self, origin: str, before: SeenTree, after: SeenTree, note: SignedNote) -> bool:
        """Compare and set: store if the last cosigned tree is still `before`, and return True if it was. On disk when
        it returns."""
        with self._lock, _storing(self._file, self._connection) as connection:
            self._require_in_place()
            row = connection.execute("select size, root from cosigned where origin = ?", (origin,)).fetchone()
            if (SeenTree(*row) if row else SeenTree()) != before:
                return False
            connection.execute(
                "insert into cosigned values (?, ?, ?, ?) on conflict (origin) "
                "do update set size = excluded.size, root = excluded.root, note = excluded.note",
                (origin, after.size, after.root, bytes(note)),
            )
        return True

    def close(self) -> None:
        self._connection.close()

    def _row(self, origin: str) -> tuple[int, bytes, bytes] | None:
        wanted = "select size, root, note from cosigned where origin = ?"
        with self._lock, _known(self._file):
            row: tuple[int, bytes, bytes] | None = self._connection.execute(wanted, (origin,)).fetchone()
        return row

    def _require_in_place(self) -> None:
        try:
            found = self._file.stat().st_ino
        except OSError:
            found = 0
        if found != self._inode:
            raise BrokenError(f"{self._file}: it was moved or replaced while the witness ran: put it back, start again")


@contextmanager
def _known(file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorname", "").startswith("SQLITE_BUSY"):
            raise KnownError(f"{file}: another witness has it open: a state has one witness") from None
        raise KnownError(
            f"{file}: {error}: a witness does not go on from a damaged state; see docs/floor-server.md"
        ) from None


@contextmanager
def _storing(file: Path, connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """Run a transaction. Raise NotStoredError on a full disk, and BrokenError on any other error, because the content
    of the disk is then unknown."""
    try:
        connection.execute("begin immediate")
        yield connection
        connection.execute("commit")
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) not in _FULL:
            raise BrokenError(f"{file}: {error}: check the disk, then start again") from None
        raise NotStoredError(f"{file}: {error}: free space on its disk") from None
    finally:
        if connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("rollback")


def _require_whole(file: Path, connection: sqlite3.Connection) -> None:
    found = connection.execute("pragma application_id").fetchone(), connection.execute("pragma user_version").fetchone()
    if found != ((_APPLICATION,), (_VERSION,)):
        raise KnownError(f"{file}: this is no state of a witness: name its own with --state")
    (told,) = connection.execute("pragma integrity_check(1)").fetchone()
    if told != "ok":
        raise sqlite3.DatabaseError(" ".join(told.split()))


def _read(file: Path, origin: str, size: int, root: bytes, note: bytes) -> SignedNote:
    try:
        parsed = parse_note(note)
        named = parse_checkpoint(parsed.text)
    except AuditError as error:
        raise KnownError(f"{file}: what it holds of {origin} is damaged: {error}; see docs/floor-server.md") from None
    if (named.origin, named.size, named.root) != (origin, size, root):
        raise KnownError(f"{file}: what it holds of {origin} is not the checkpoint beside it; see docs/floor-server.md")
    return parsed


def _quoted(file: Path) -> str:
    return file.resolve().as_uri().removeprefix("file:")
