"""One writer for each journal: a lock that ends with its process, and a row that says who holds it."""

import os
from datetime import UTC, datetime
from pathlib import Path
from socket import gethostname
from time import sleep

from sqlalchemy import Connection, insert, text

from dealer_terminal.errors import KnownError
from dealer_terminal.storage.address import SQLITE, file_of, where
from dealer_terminal.storage.file import holds_removed, lock_file, make_sure, release_lock, take_lock
from dealer_terminal.storage.revision import NONE, revision_of
from dealer_terminal.storage.schema import writer

_ADVISORY = 0x6465616C6572
_TRIES, _PAUSE_SECONDS = 30, 0.05


class InUseError(KnownError):
    """Another process writes this journal; `held` says which."""

    def __init__(self, held: str, instead: str = "close that terminal first") -> None:
        super().__init__(f"{held}: {instead}")
        self.held = held


class WriterLock:
    """Held from construction to `release`, or to the end of the process or its connection."""

    def __init__(self, connection: Connection) -> None:
        url = connection.engine.url
        self._file = take_lock(file_of(url)) if url.drivername == SQLITE else None
        held = self._file is not None if url.drivername == SQLITE else _advisory(connection)
        if not held:
            raise InUseError(f"{where(url)} is in use by {_holder(connection)}")
        if self._file is not None:
            self._sure(connection, file_of(url))

    def sign(self, connection: Connection) -> None:
        """Says who holds it."""
        since = int(datetime.now(UTC).timestamp())
        connection.execute(writer.delete())
        connection.execute(insert(writer).values(one=1, host=gethostname(), pid=os.getpid(), since=since))

    def _sure(self, connection: Connection, file: Path) -> None:
        """Whatever hinders here, the lock is not left behind: the next attempt is in this process."""
        try:
            self._require_none_before(connection, lock_file(file))
            make_sure(file)
        except BaseException:
            self.release()
            raise

    def _require_none_before(self, connection: Connection, file: Path) -> None:
        """Whoever holds it by a lock file that was removed under its hands."""
        row = connection.execute(writer.select()).first() if revision_of(connection) != NONE else None
        connection.rollback()
        if row is not None and row.host == gethostname() and holds_removed(row.pid, file):
            raise InUseError(f"{file} was removed while process {row.pid} holds it")

    def release(self) -> None:
        if self._file is not None:
            release_lock(self._file)
            self._file = None


def _advisory(connection: Connection) -> bool:
    """A server takes a moment to see that the last holder was killed."""
    for _ in range(_TRIES):
        if connection.execute(text(f"SELECT pg_try_advisory_lock({_ADVISORY})")).scalar():
            return True
        sleep(_PAUSE_SECONDS)
    return False


def _holder(connection: Connection) -> str:
    row = connection.execute(writer.select()).first() if revision_of(connection) != NONE else None
    if row is None:
        return "another terminal that is just starting"
    since = datetime.fromtimestamp(row.since, UTC).isoformat(timespec="seconds")
    return f"process {row.pid} on {row.host} since {since}"
