"""Read-only access to a journal that creates no files beside it, where SQLite allows it.

SQLite creates `-wal` and `-shm` beside a journal that nobody writes, unless the file is declared immutable. It then
ignores locks as well, so the reader checks afterwards whether a writer has started.
"""

import os
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext, suppress
from threading import Event, Lock, Thread
from typing import Any, TypeVar

from sqlalchemy import URL, Connection

from dealer_terminal.errors import KnownError, ProgramError, UnreachableError
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.storage.address import POSTGRESQL, SQLITE, address, file_of
from dealer_terminal.storage.database_faults import known_faults
from dealer_terminal.storage.engine import looking_engine
from dealer_terminal.storage.file import state_of
from dealer_terminal.storage.reader import OpenJournal, opened_with, require_id

Asked = TypeVar("Asked")
_TRIES = 5
_NEVER_OPENED, _ON_A_SERVER = "never opened", "on a server"


class QuietJournal:
    """Connection kept open between questions. It reopens after a failure, if the file was replaced, or if writing
    started or ended."""

    def __init__(self, db: str) -> None:
        self._db = db
        url = address(db)
        self._file = str(file_of(url).resolve()) if url.drivername == SQLITE else ""
        self._held = ExitStack()
        self._journals: list[OpenJournal] = []
        self._seen = _NEVER_OPENED
        self._pulse = pulse_of(url)

    def ask(self, question: Callable[[OpenJournal], Asked]) -> Asked:
        """Answer from one consistent view of the journal."""
        for _ in range(_TRIES):
            seen = self._look()
            try:
                answer = self._answered(question)
            except (KnownError, AuditError, ProgramError):
                self._let_go()
                if seen == self._state():
                    raise
                continue
            except BaseException:
                self._let_go()
                raise
            if seen == self._state():
                return answer
        raise KnownError(f"{self._db}: somebody begins and ends writing it all the time: try again later")

    def close(self) -> None:
        self._pulse.end()
        self._let_go()

    def _let_go(self) -> None:
        for journal in self._journals:
            journal.connection.invalidate()
        self._journals.clear()
        self._held.close()

    def _state(self) -> str:
        return state_of(self._file) if self._file else _ON_A_SERVER

    def _look(self) -> str:
        seen = self._state()
        if seen != self._seen:
            self._let_go()
            self._seen = seen
        return seen

    def _answered(self, question: Callable[[OpenJournal], Asked]) -> Asked:
        self._pulse.require()
        if not self._journals:
            url = address(self._db)
            journal = self._held.enter_context(opened_with(url, looking_engine(url)))
            require_id(journal.where, journal.id)
            self._journals.append(journal)
        (journal,) = self._journals
        with self._pulse.waited_for(journal.connection), known_faults(journal.connection.engine):
            answer = question(journal)
            journal.connection.rollback()
        return answer


PATIENCE, GLANCE = 1.0, 0.25
_WITHIN_SECONDS = 3
_NOBODY, _THERE = -1, ""


class NoPulse:
    """Heartbeat of a file, whose faults the operating system reports."""

    def require(self) -> None: ...

    def waited_for(self, connection: Connection) -> AbstractContextManager[None]:
        return nullcontext()

    def end(self) -> None: ...


def pulse_of(url: URL) -> "ServerHeartbeat | NoPulse":
    return ServerHeartbeat(url) if url.drivername == POSTGRESQL else NoPulse()


class ServerHeartbeat:
    def __init__(self, url: URL) -> None:
        self._engine = looking_engine(url)
        self._lock, self._ended = Lock(), Event()
        self._waits, self._since = _NOBODY, 0.0
        self._away = _THERE
        self._threads: list[Thread] = []

    def require(self) -> None:
        """Raise UnreachableError while the server is away."""
        if (why := self._away) != _THERE:
            raise UnreachableError(why)

    @contextmanager
    def waited_for(self, connection: Connection) -> Iterator[None]:
        """Guard a question that is asked on the connection."""
        driver: Any = connection.connection.driver_connection
        self._begin()
        with self._lock:
            self._waits, self._since = driver.pgconn.socket, time.monotonic()
        try:
            yield
        except UnreachableError:
            self.require()
            raise
        finally:
            with self._lock:
                self._waits = _NOBODY

    def end(self) -> None:
        self._ended.set()

    def _begin(self) -> None:
        if not self._threads:
            self._threads.append(Thread(target=self._run, name="pulse of a server", daemon=True))
            self._threads[0].start()

    def _run(self) -> None:
        while not self._ended.wait(GLANCE):
            if self._away != _THERE or self._is_slow():
                self._away = self._asked()
                self._let_go()

    def _is_slow(self) -> bool:
        with self._lock:
            return self._waits != _NOBODY and time.monotonic() > self._since + PATIENCE

    def _asked(self) -> str:
        """Return why the server does not answer, using a separate connection. A server that refuses it is reachable."""
        dialect = self._engine.dialect
        positional, named = dialect.create_connect_args(self._engine.url)
        try:
            with known_faults(self._engine):
                dialect.connect(*positional, **{**named, "connect_timeout": _WITHIN_SECONDS}).close()
        except UnreachableError as error:
            return str(error)
        except KnownError:
            return _THERE
        return _THERE

    def _let_go(self) -> None:
        """Cancel the question that is under way, while its connection is certainly its own."""
        with self._lock:
            if self._away != _THERE and self._waits != _NOBODY and time.monotonic() > self._since + PATIENCE:
                with suppress(OSError), socket.socket(fileno=os.dup(self._waits)) as line:
                    line.shutdown(socket.SHUT_RDWR)
