"""Single writer for each journal, enforced by a lock that ends with its process and names its holder."""

import os
import stat
from datetime import UTC, datetime
from pathlib import Path
from socket import gethostname
from time import sleep

from sqlalchemy import Connection, text

from dealer_terminal.errors import KnownError
from dealer_terminal.storage.address import SQLITE, file_of, where
from dealer_terminal.storage.engine import PROGRAM
from dealer_terminal.storage.file import lock_file, make_sure, release_lock, take_lock

_ADVISORY = 0x6465616C6572
_HELD = """
SELECT application_name, backend_start FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory'
AND granted AND classid = :high AND objid = :low AND objsubid = 1
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
_TRIES, _PAUSE_SECONDS, _LONGEST = 30, 0.05, 200
_UNNAMED = "another terminal, and does not say which"


class InUseError(KnownError):
    """Journal in use by another process, which `held` names."""

    def __init__(self, held: str, instead: str = "close that terminal first") -> None:
        super().__init__(f"{held}: {instead}")
        self.held = held


class WriterLock:
    """Lock held from construction to `release`, or to the end of the process or connection."""

    def __init__(self, connection: Connection) -> None:
        url = connection.engine.url
        self._held = take_lock(file_of(url), _says()) if url.drivername == SQLITE else ()
        if not (self._held or (url.drivername != SQLITE and _advisory(connection))):
            raise InUseError(f"{where(url)} is in use by {_holder(connection)}")
        if self._held:
            self._sure(file_of(url))

    def _sure(self, file: Path) -> None:
        """Make the WAL durable. Release the lock on any failure, because the next attempt may be in this process."""
        try:
            make_sure(file)
        except BaseException:
            self.release()
            raise

    def file(self) -> int:
        """Return the descriptor of the journal's own file, or -1 on a server."""
        return self._held[1] if self._held else -1

    def release(self) -> None:
        release_lock(self._held)
        self._held = ()


def _advisory(connection: Connection) -> bool:
    """Try for a moment, because a server is slow to notice that the last holder was killed."""
    for _ in range(_TRIES):
        if connection.execute(text(f"SELECT pg_try_advisory_lock({_ADVISORY})")).scalar():
            return True
        sleep(_PAUSE_SECONDS)
    return False


def _says() -> str:
    return f"process {os.getpid()} on {gethostname()} since {_second(datetime.now(UTC))}"


def _holder(connection: Connection) -> str:
    """Return the holder's own statement, which is not authenticated."""
    url = connection.engine.url
    told = _told_beside(file_of(url)) if url.drivername == SQLITE else _told_by_server(connection)
    return told if told.isprintable() and told else _UNNAMED


def _told_beside(file: Path) -> str:
    """Read the lock file. Anything but a regular file is ignored, and the length is limited."""
    try:
        descriptor = os.open(lock_file(file), os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK | os.O_NOFOLLOW)
        with os.fdopen(descriptor, "rb") as told:
            plain = stat.S_ISREG(os.fstat(descriptor).st_mode)
            return told.read(_LONGEST).decode("ascii").strip() if plain else ""
    except (OSError, UnicodeDecodeError):
        return ""


def _told_by_server(connection: Connection) -> str:
    row = connection.execute(text(_HELD), {"high": _ADVISORY >> 32, "low": _ADVISORY & 0xFFFFFFFF}).first()
    if row is None or row.backend_start is None:
        return ""
    name = str(row.application_name).removeprefix(PROGRAM).strip()[:_LONGEST]
    return f"{name or 'another program'} since {_second(row.backend_start.astimezone(UTC))}"


def _second(time: datetime) -> str:
    return time.isoformat(timespec="seconds")
