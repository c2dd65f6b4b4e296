"""Database file that a terminal has open, checked against the name it was opened under.

A file that was moved, removed or replaced takes later writes with it. The open content is then saved beside it under
another name, and nothing more is acknowledged.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, nullcontext, suppress
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Protocol

from sqlalchemy import URL

from dealer_terminal.errors import KnownError
from dealer_terminal.storage.address import SQLITE, file_of
from dealer_terminal.storage.file import beside
from dealer_terminal.storage.live_log import LiveLog
from dealer_terminal.storage.mark_file import A_LINK, NOT_THERE, Identity, identify, length_of
from dealer_terminal.storage.side_files import FOREIGN, is_rollback, rollback_of
from dealer_terminal.storage.statement import DbCursor
from dealer_terminal.storage.whole_file import whole_or_not

_PAGES_AT = 28
_ANOTHER = "is another file than the one that is open"
_NO_FILE = {NOT_THERE: "is gone", A_LINK: "is a link now"}


class JournalPlace(Protocol):
    def opened(self, driver: Any, file: int) -> None:
        """Start watching once the database is open. `file` is a descriptor of its file, if it has one."""
        ...

    def require(self, driver: Any) -> None:
        """Raise KnownError if the name no longer refers to the open file."""
        ...

    def require_whole(self, driver: Any) -> None:
        """Raise KnownError before closing if the written data would not survive it."""
        ...

    def left_as_it_lies(self) -> AbstractContextManager[None]:
        """Close the database within this context. A damaged file is not written any more."""
        ...

    def disturbed(self, cursor: DbCursor) -> bool:
        """Return True if another program has written since the database was opened. Call it within a transaction."""
        ...

    def keeps(self, cursor: DbCursor) -> bool:
        """Return True if the written rows will be kept by the commit. Call it before the commit."""
        ...


class OnServer:
    """Journal on a server, which keeps the files itself but lets a table's owner change the effect of a write."""

    def __init__(self) -> None:
        self._made: tuple[str, ...] = ()

    def opened(self, driver: Any, file: int) -> None:
        self._made = _made(driver.cursor())
        driver.rollback()

    def require(self, driver: Any) -> None:
        """Do nothing: there is no file to check."""

    def require_whole(self, driver: Any) -> None:
        """Do nothing: the server keeps what it has committed."""

    def left_as_it_lies(self) -> AbstractContextManager[None]:
        return nullcontext()

    def disturbed(self, cursor: DbCursor) -> bool:
        """Return False: replacing the tag detects it."""
        return False

    def keeps(self, cursor: DbCursor) -> bool:
        """Return True if the schema is unchanged. A table cannot change while it is written, but may have changed
        before."""
        return _made(cursor) == self._made


_OWN = "relnamespace = current_schema()::regnamespace"
_MADE = f"""
SELECT md5(string_agg(made, ';' ORDER BY made)) FROM (
SELECT concat_ws(' ', oid, relkind, relpersistence, relrowsecurity, relforcerowsecurity) AS made FROM pg_class
WHERE {_OWN} AND relkind <> 'i'
UNION ALL SELECT concat_ws(' ', pg_trigger.oid, tgrelid, tgfoid, tgtype, tgenabled, tgqual, tgattr, tgargs,
tgdeferrable, prosrc, proisstrict, proconfig) FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
JOIN pg_proc ON pg_proc.oid = tgfoid WHERE {_OWN}
UNION ALL SELECT concat_ws(' ', pg_rewrite.oid, ev_class, ev_enabled, ev_action) FROM pg_rewrite JOIN pg_class ON
pg_class.oid = ev_class WHERE {_OWN}
UNION ALL SELECT concat_ws(' ', oid, evtevent, evtfoid, evtenabled) FROM pg_event_trigger
UNION ALL SELECT concat_ws(' ', oid, relname) FROM pg_class WHERE relnamespace = pg_my_temp_schema()) AS each
"""


def _made(cursor: DbCursor) -> tuple[str, ...]:
    cursor.execute(_MADE, ())
    return tuple(cursor.fetchone())


class Growing:
    """Largest size seen so far, of something that must not shrink."""

    def __init__(self, asks: Callable[[], int]) -> None:
        self._asks, self._least = asks, 0

    def look(self) -> None:
        self._least = max(self._least, self._asks())

    def shrank(self) -> bool:
        return self._asks() < self._least


def pages_of(descriptor: int) -> Callable[[], int]:
    """Return a function that reads the page count in the file's header, which SQLite updates at a checkpoint. An older
    copy written over the file has fewer pages, even if the length is the same."""
    return lambda: int.from_bytes(os.pread(descriptor, 4, _PAGES_AT), "big") if descriptor >= 0 else 0


class LiveFile:
    """Watched SQLite file. Created before the database is opened, and checks that it stays the same file."""

    def __init__(self, file: Path) -> None:
        self._file, self._stood = file, file.resolve()
        self._asked: list[tuple[Path, Callable[[], Identity], Identity]] = []
        self._know(file)
        self._version, self._saved = 0, ""
        self._whole, self._log = Growing(length_of(file)), Growing(length_of(beside(file, "-wal")))
        self._pages = Growing(pages_of(-1))
        self._rollback = rollback_of(file)
        self._read_again, self._writing = LiveLog(file), False
        self._driver: Any = None
        self._harmed = False

    def opened(self, driver: Any, file: int) -> None:
        self._pages, self._driver = Growing(pages_of(file)), driver
        if len(self._asked) == 1:
            self._know(beside(self._file, "-wal"))
            self._know(beside(self._file, "-shm"))
        self._version = _version(driver.cursor())
        self._read_again.opened()
        self._writing = False
        self.require(driver)

    def disturbed(self, cursor: DbCursor) -> bool:
        """Return True after another program's commit. Raise KnownError if the open file or WAL shrank, because it was
        overwritten or cut. Check the identity last, because a missing file has no length."""
        if (self._whole.shrank() or self._pages.shrank()) and self._is_there(0):
            self._harmed = True
            instead = "leave the terminal, keep all that lies there for the inquiry, restore a backup"
            raise KnownError(f"{self._file} was written over while it was open: {instead}")
        if self._log.shrank() and self._is_there(1):
            self._harmed = True
            instead = "leave the terminal, run dealer-terminal verify, start again"
            raise KnownError(f"{beside(self._file, '-wal')} was cut while it was open: {instead}")
        if _version(cursor) != self._version:
            return True
        self._require_head()
        self._writing = True
        return False

    def keeps(self, cursor: DbCursor) -> bool:
        """Return True: no other program writes during the transaction."""
        return True

    def require(self, driver: Any) -> None:
        for each in (self._whole, self._log, self._pages):
            each.look()
        for name, identity, known in self._asked:
            found = identity()
            if found != known or found in _NO_FILE:
                raise KnownError(f"{name} {_NO_FILE.get(found, _ANOTHER)}: {self._way_back(driver)}")
        if is_rollback(self._rollback):
            instead = "leave the terminal, move it away, keep it for the inquiry, start again"
            raise KnownError(FOREIGN.format(self._rollback) + instead)
        self._require_head()
        self._read_again.look()
        self._writing = False

    def require_whole(self, driver: Any) -> None:
        self.require(driver)
        if not self._read_again.is_whole():
            raise self._written_over(self._read_again.file, driver)
        with suppress(sqlite3.Error), closing(_read_anew(self._stood)) as anew:
            if _ends(anew) == _ends(driver):
                return
        raise self._written_over(self._file, driver)

    @contextmanager
    def left_as_it_lies(self) -> Iterator[None]:
        """Hold a second, read-only connection while closing a damaged file, so that the WAL is not copied into it and
        removed."""
        with ExitStack() as until_then:
            if self._harmed:
                with suppress(sqlite3.Error):
                    reader = until_then.enter_context(closing(_read_anew(self._stood)))
                    reader.execute("SELECT count(*) FROM journal")
            yield

    def _require_head(self) -> None:
        wrong = self._read_again.begins_wrongly if self._writing else self._read_again.begins_otherwise
        if wrong():
            self._driver.rollback()  # a backup within a transaction would block forever
            raise self._written_over(self._read_again.file, self._driver)

    def _written_over(self, file: Path, driver: Any) -> KnownError:
        self._harmed = True
        return KnownError(f"{file} was written over while it was open: {self._way_back(driver)}")

    def _is_there(self, at: int) -> bool:
        _, identity, known = self._asked[at]
        return identity() == known

    def _know(self, file: Path) -> None:
        asks = identify(file)
        self._asked.append((file, asks, asks()))

    def _way_back(self, driver: Any) -> str:
        self._saved = self._saved or _saved(driver, self._stood) or _saved_elsewhere(driver, self._stood)
        if not self._saved:
            return "what was open could not be saved: find the file, put it back, and touch nothing else"
        return f"all that was acknowledged is in {self._saved}: leave the terminal, put that file in its place, start"


def place(url: URL) -> JournalPlace:
    return LiveFile(file_of(url)) if url.drivername == SQLITE else OnServer()


def _version(cursor: DbCursor) -> int:
    """Return a number that changes when another connection commits."""
    cursor.execute("PRAGMA data_version", ())
    (version,) = cursor.fetchone()
    return int(version)


def _saved(driver: Any, file: Path) -> str:
    """Save the open database, and return the path, or an empty string if that failed."""
    to = next(_names(file))
    try:
        with whole_or_not(to) as part, closing(sqlite3.connect(part)) as copy:
            driver.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            if not _is_whole(copy, driver):
                raise sqlite3.DatabaseError
    except (sqlite3.Error, KnownError):
        return ""
    return str(to)


def _is_whole(copy: sqlite3.Connection, driver: Any) -> bool:
    """Check the copy, because the open file may have been overwritten on disk."""
    (sound,) = copy.execute("PRAGMA quick_check(1)").fetchone()
    (held,) = copy.execute("SELECT count(*) FROM records WHERE typeof(leaf) = 'blob'").fetchone()
    ends = _ends(copy)
    return sound == "ok" and ends == _ends(driver) and ends[0][0] == held


def _ends(connection: Any) -> list[tuple[Any, ...]]:
    """Return the frontier and the last record. Both are read, not only counted."""
    last = "SELECT leaf, body FROM records ORDER BY position DESC LIMIT 1"
    return [*connection.execute("SELECT size, edge, frames, tag FROM frontier"), *connection.execute(last)]


def _read_anew(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)


def _saved_elsewhere(driver: Any, file: Path) -> str:
    """Save to a temporary folder, if the file's own folder takes no writes, as after a move."""
    try:
        return _saved(driver, Path(mkdtemp(prefix="dealer-terminal-")) / file.name)
    except OSError:
        return ""


def _names(file: Path) -> Iterator[Path]:
    """Yield unused names beside the file's original path."""
    return (name for number in count(1) if not (name := file.with_name(f"{file.name}.saved-{number}")).exists())
