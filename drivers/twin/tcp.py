"""A twin on a TCP port, as a shoe behind a serial server: one host at a time."""

import contextlib
import os
import socket

from drivers.twin.runner import MOST, Runner
from drivers.twin.shape import Twin


class TcpRunner(Runner):
    """`url` stays the same through unplugging; while unplugged nothing listens there."""

    def __init__(self, twin: Twin, port: int = 0, host: str = "127.0.0.1", *, speed: float = 1.0) -> None:
        super().__init__(twin, speed=speed)
        self._host, self._number = host, port
        self._kept: socket.socket | None = None
        self._door: socket.socket | None = None
        self._guest: socket.socket | None = None

    @property
    def url(self) -> str:
        return f"socket://{self._host}:{self._number}"

    def plug(self) -> None:
        with self.changed:
            if not self.plugged:
                self._keep()
                self._door = socket.create_server((self._host, self._number))
                self._door.settimeout(0)
                self._number = self._door.getsockname()[1]
                super().plug()

    def unplug(self) -> None:
        with self.changed:
            if self.plugged:
                super().unplug()
                self._dismiss()
                if self._door:
                    hang_up(self._door)
                    self._door = None

    def stop(self) -> None:
        super().stop()
        if self._kept:
            self._kept.close()

    def listening(self) -> list[int]:
        return [line.fileno() for line in (self._door, self._guest) if line]

    def take(self, ready: list[int]) -> bytes:
        if self._door and self._door.fileno() in ready:
            self._welcome(self._door)
        if self._guest is None or self._guest.fileno() not in ready:
            return b""
        with contextlib.suppress(OSError):
            if data := self._guest.recv(MOST):
                return data
        self._dismiss()
        return b""

    def has_guest(self) -> bool:
        return self._guest is not None

    def send(self, data: bytes) -> None:
        if self._guest:
            with contextlib.suppress(OSError):
                self._guest.send(data)

    def _keep(self) -> None:
        """Holds the number while nothing listens: a host that knocks then must not be given it as its own."""
        if self._kept is None and os.name == "posix":
            self._kept = socket.socket()
            self._kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self._kept.bind((self._host, self._number))
            self._number = self._kept.getsockname()[1]

    def _welcome(self, door: socket.socket) -> None:
        with contextlib.suppress(OSError):
            guest, _ = door.accept()
            if self._guest:
                guest.close()
                return
            guest.settimeout(0)
            self._guest = guest

    def _dismiss(self) -> None:
        if self._guest:
            hang_up(self._guest)
        self._guest = None


def hang_up(line: socket.socket) -> None:
    """At once, even while another thread waits on it: closing alone would leave it open until that thread wakes."""
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    line.close()
