"""Creation or opening of a journal for writing, with its lock, schema and keys checked."""

from collections.abc import Iterator
from contextlib import contextmanager
from glob import escape
from importlib import import_module
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, insert, inspect

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.head import append_tag
from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.sqlite_sidecars import require_no_side_file
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.address import SQLITE, address, file_of, where
from dealer_terminal.storage.database_faults import known_faults
from dealer_terminal.storage.engine import reading_engine, require_there, writing_engine
from dealer_terminal.storage.file import make_private, require_writable
from dealer_terminal.storage.journal import SqlJournal, damage_to_writer
from dealer_terminal.storage.journal_end_check import head_of
from dealer_terminal.storage.keys import journal_keys, made_keys, new_id, usual_folder
from dealer_terminal.storage.live_file import JournalPlace, place
from dealer_terminal.storage.mark_file import MarkFile, SetAside
from dealer_terminal.storage.position_mark import known_there, place_of
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.revision import NONE, require_current, require_known, require_own_name, revision_of
from dealer_terminal.storage.schema import HEAD
from dealer_terminal.storage.side_files import require_own_side_files, rollback_beside
from dealer_terminal.storage.unexpected_objects import require_own_head
from dealer_terminal.storage.writer import WriterLock
from dealer_terminal.table.derived_keys import DerivedKeys


def open_journal(db: str, *, keys: Path | None = None) -> SqlJournal:
    """Open the journal for its single writer. An empty database becomes a journal."""
    journal = _opened(db, keys or usual_folder(), MarkFile)
    try:
        journal.vouch()
    except BaseException:
        journal.close()
        raise
    return journal


def reopen(journal: SqlJournal, db: str, *, keys: Path | None = None) -> SqlJournal:
    """Reopen the same journal from disk. The open one stays open until it is found there."""
    with open_to_read(db) as found:
        if found.id != journal.keys.journal:
            raise KnownError(f"{db} is another journal now, {found.id}: put {journal.keys.journal} back in its place")
    _require_sound(address(db), keys or usual_folder(), MarkFile)
    journal.close()
    return open_journal(db, keys=keys)


def open_copy(db: str, *, keys: Path | None = None) -> SqlJournal:
    """Open a journal that is older than the terminal's mark or differs from it; the next record says so."""
    if not any(known_there(keys or usual_folder(), place_of(address(db)))):
        require_there(address(db))
    return _opened(db, keys or usual_folder(), SetAside)


def _opened(db: str, folder: Path, marks: type[MarkFile]) -> SqlJournal:
    if address(db).drivername == SQLITE:
        _require_none_saved(file_of(address(db)))
        require_writable(file_of(address(db)))
        if not _holds(file_of(address(db))):
            marks.require_free(folder, place_of(address(db)))
    _require_sound(address(db), folder, marks)
    engine = _engine(db)
    here = place(engine.url)
    with known_faults(engine):
        connection = engine.connect()
        try:
            return _open_locked(connection, folder, here, marks)
        except BaseException:
            connection.close()
            raise


def migrate_journal(db: str, *, keys: Path | None = None) -> tuple[str, str]:
    """Upgrade the schema, and return the old and the new one. An empty database becomes a journal."""
    with open_alone(db) as connection:
        found = revision_of(connection)
        if found == NONE:
            _make_journal(connection, keys or usual_folder(), MarkFile)
        elif found != HEAD:
            require_known(found, where(connection.engine.url))
            _upgrade(connection)
            connection.commit()
        return found, HEAD


@contextmanager
def open_alone(db: str) -> Iterator[Connection]:
    """Open the database for maintenance while no terminal writes it."""
    with _read_before(address(db)) as found:
        _require_ours(found)
    engine = _engine(db)
    with known_faults(engine), engine.connect() as connection:
        lock = WriterLock(connection)
        try:
            yield connection
        finally:
            connection.rollback()
            lock.release()


def _engine(db: str) -> Engine:
    url = address(db)
    if url.drivername == SQLITE:
        require_no_side_file(file_of(url))
        make_private(file_of(url))
    return writing_engine(url)


def _require_sound(url: URL, folder: Path, marks: type[MarkFile]) -> None:
    """Check the journal read-only, so that a damaged file stays unchanged: opening it for writing would copy its WAL
    into it. A power loss in the very first start leaves a rollback journal, which must be played back before
    reading."""
    with _read_before(url) as found:
        _require_ours(found)
        for connection in found:
            if revision_of(connection) == HEAD:
                with damage_to_writer(where(url)):
                    own = _own_keys(connection, folder)
                    mark = marks(folder, own, place_of(url)).known()
                    connection.rollback()  # a new snapshot is no older than the mark
                    head_of(connection, own, mark)


@contextmanager
def _read_before(url: URL) -> Iterator[tuple[Connection, ...]]:
    """Yield a read connection, or none if there is nothing to read yet."""
    if url.drivername != SQLITE or not _holds(file_of(url)):
        yield ()
        return
    require_own_side_files(file_of(url))
    if rollback_beside(file_of(url)):
        yield ()
        return
    engine = reading_engine(url)
    with known_faults(engine), engine.connect() as connection:
        yield (connection,)


def _require_none_saved(file: Path) -> None:
    """Refuse to create a journal where one disappeared while in use."""
    saved = sorted(file.parent.glob(f"{escape(file.name)}.saved-*"), key=lambda each: each.stat().st_mtime)
    if saved and not file.exists():
        instead = f"put it there: mv {saved[-1]} {file}"
        raise KnownError(f"{file} is gone, and {saved[-1]} holds all of it that was acknowledged: {instead}")


def _holds(file: Path) -> bool:
    """Return True if the file has content. Errors are reported when it is opened for writing."""
    try:
        return file.stat().st_size > 0
    except OSError:
        return False


def _open_locked(connection: Connection, folder: Path, here: JournalPlace, marks: type[MarkFile]) -> SqlJournal:
    lock = WriterLock(connection)
    try:
        if revision_of(connection) == NONE:
            _make_journal(connection, folder, marks)
        require_current(connection, where(connection.engine.url))
        own = _own_keys(connection, folder)
        mark = marks(folder, own, place_of(connection.engine.url))
        return SqlJournal(connection, own, lock, here, mark)
    except BaseException:
        lock.release()
        raise


def _upgrade(connection: Connection) -> None:
    """Run the migrations. Import late because Alembic loads slowly."""
    import_module("dealer_terminal.storage.migration").upgrade(connection)


def _make_journal(connection: Connection, folder: Path, marks: type[MarkFile]) -> None:
    """Create schema, identity and first rows in one transaction, after the keys."""
    _require_empty(connection)
    there = place_of(connection.engine.url)
    marks.require_free(folder, there)
    journal = new_id()
    keys = made_keys(folder, journal)
    marks(folder, keys, there).begin()
    _upgrade(connection)
    vkey = str(keys.signing.verifier)
    connection.execute(insert(schema.journal).values(one=1, id=journal, vkey=vkey))
    tag = append_tag(keys, Frontier(), 0, Frontier())
    connection.execute(insert(schema.frontier).values(one=1, size=0, edge=b"", frames=0, tag=tag))
    connection.execute(insert(schema.resume).values(one=1, position=0, rest=b"", tag=b""))
    connection.commit()


def _require_ours(connections: tuple[Connection, ...]) -> None:
    for connection in connections:
        require_own_head(connection)
        require_own_name(connection, where(connection.engine.url))
        if revision_of(connection) == NONE:
            _require_empty(connection)


def _require_empty(connection: Connection) -> None:
    """Refuse a database that belongs to another program."""
    found = inspect(connection)
    for name in (*found.get_table_names(), *found.get_view_names()):
        there = where(connection.engine.url)
        raise KnownError(f"{there} holds tables of another program, such as {name!r:.80}: name another place")


def _own_keys(connection: Connection, folder: Path) -> DerivedKeys:
    known, named = reading.identity(connection), where(connection.engine.url)
    if known is None:
        raise KnownError(f"{named} is no whole journal: restore a backup, or start with another file")
    keys = journal_keys(folder, known.id)
    if str(keys.signing.verifier) != known.vkey:
        raise KnownError(f"{named} was made with other keys than those in {folder}: name its own key folder")
    return keys
