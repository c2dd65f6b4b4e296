"""Whether the server of a journal is still there: asked by a thread of its own once somebody has waited for a while.

A network that is gone, or a server that was stopped, says nothing: whoever waits for it would wait for ever, and a
window with them. They are let go, and until the server is back everybody else is told at once.
"""

import os
import socket
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from threading import Event, Lock, Thread
from typing import Any

from sqlalchemy import URL, Connection

from dealer_terminal.errors import AwayError, KnownError
from dealer_terminal.storage.address import POSTGRESQL
from dealer_terminal.storage.database_faults import known_faults
from dealer_terminal.storage.engine import looking_engine

PATIENCE, GLANCE = 1.0, 0.25
_WITHIN_SECONDS = 3
_NOBODY, _THERE = -1, ""


class NoPulse:
    """Of a file: the system that holds it tells what fails."""

    def require(self) -> None: ...

    def waited_for(self, connection: Connection) -> AbstractContextManager[None]:
        return nullcontext()

    def end(self) -> None: ...


def pulse_of(url: URL) -> "Pulse | NoPulse":
    return Pulse(url) if url.drivername == POSTGRESQL else NoPulse()


class Pulse:
    def __init__(self, url: URL) -> None:
        self._engine = looking_engine(url)
        self._lock, self._ended = Lock(), Event()
        self._waits, self._since = _NOBODY, 0.0
        self._away = _THERE
        self._threads: list[Thread] = []

    def require(self) -> None:
        """`AwayError` while it is away."""
        if (why := self._away) != _THERE:
            raise AwayError(why)

    @contextmanager
    def waited_for(self, connection: Connection) -> Iterator[None]:
        """Around a question that is asked on it."""
        driver: Any = connection.connection.driver_connection
        self._begin()
        with self._lock:
            self._waits, self._since = driver.pgconn.socket, time.monotonic()
        try:
            yield
        except AwayError:
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
        """Why it does not answer, by a connection of its own, which is not kept; a server that refuses it is there."""
        dialect = self._engine.dialect
        positional, named = dialect.create_connect_args(self._engine.url)
        try:
            with known_faults(self._engine):
                dialect.connect(*positional, **{**named, "connect_timeout": _WITHIN_SECONDS}).close()
        except AwayError as error:
            return str(error)
        except KnownError:
            return _THERE
        return _THERE

    def _let_go(self) -> None:
        """While the question is under way its connection is open, and its number is nobody else's."""
        with self._lock:
            if self._away != _THERE and self._waits != _NOBODY and time.monotonic() > self._since + PATIENCE:
                with suppress(OSError), socket.socket(fileno=os.dup(self._waits)) as line:
                    line.shutdown(socket.SHUT_RDWR)
