"""A wire between terminals and a PostgreSQL on a socket: it may be cut after so many bytes, or carry little at once."""

import socket
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Self

from sqlalchemy import make_url

PORT = ".s.PGSQL.5432"


class Wire:
    def __init__(self, url: str, piece: int = 65536) -> None:
        there = make_url(url)
        self._server = str(Path(str(there.query["host"])) / PORT)
        self._folder = TemporaryDirectory(prefix="wire-")
        self.url = there.set(query={"host": self._folder.name}).render_as_string(hide_password=False)
        self._left, self._piece = 2**40, piece
        self._listens = socket.socket(socket.AF_UNIX)
        self._threads: list[Thread] = []
        self._ends: list[socket.socket] = []

    def __enter__(self) -> Self:
        self._listens.bind(str(Path(self._folder.name) / PORT))
        self._listens.listen()
        self._started(self._accept)
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._listens.shutdown(socket.SHUT_RDWR)
        self._listens.close()
        for thread in self._threads:
            thread.join(10)
        for each in self._ends:
            each.close()
        self._folder.cleanup()

    def cut_after(self, size: int) -> None:
        self._left = size

    def _accept(self) -> None:
        while True:
            try:
                terminal, _ = self._listens.accept()
            except OSError:
                return
            server = socket.socket(socket.AF_UNIX)
            self._ends += (terminal, server)
            server.connect(self._server)
            for one, other in ((terminal, server), (server, terminal)):
                self._started(self._carry, one, other)

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(self._piece):
                self._left -= len(data)
                if self._left < 0:
                    break
                other.sendall(data)
        for each in (one, other):  # the other direction ends with this one
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def _started(self, work: object, *told: socket.socket) -> None:
        assert callable(work)
        thread = Thread(target=work, args=told, daemon=True)
        self._threads.append(thread)
        thread.start()
