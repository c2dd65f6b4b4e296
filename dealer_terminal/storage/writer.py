"""One writer for each journal: a lock that ends with its process, and a row that says who holds it."""

import os
from datetime import UTC, datetime
from pathlib import Path
from socket import gethostname
from time import sleep

from sqlalchemy import Connection, insert, text

from dealer_terminal.errors import KnownError
from dealer_terminal.storage.address import SQLITE, file_of, where
from dealer_terminal.storage.file import make_sure, release_lock, take_lock
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
        self._held = take_lock(file_of(url)) if url.drivername == SQLITE else ()
        if not (self._held or (url.drivername != SQLITE and _advisory(connection))):
            raise InUseError(f"{where(url)} is in use by {_holder(connection)}")
        if self._held:
            self._sure(file_of(url))

    def sign(self, connection: Connection) -> None:
        """Says who holds it."""
        since = int(datetime.now(UTC).timestamp())
        connection.execute(writer.delete())
        connection.execute(insert(writer).values(one=1, host=gethostname(), pid=os.getpid(), since=since))

    def _sure(self, file: Path) -> None:
        """Whatever hinders here, the lock is not left behind: the next attempt is in this process."""
        try:
            make_sure(file)
        except BaseException:
            self.release()
            raise

    def release(self) -> None:
        release_lock(self._held)
        self._held = ()


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
