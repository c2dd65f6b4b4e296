"""A twin on a TCP port, as a shoe behind a serial server: one host at a time."""

import contextlib
import socket

from drivers.twin.runner import MOST, Runner
from drivers.twin.shape import Twin


class TcpRunner(Runner):
    """`url` stays the same through unplugging; while unplugged nothing listens there."""

    def __init__(self, twin: Twin, port: int = 0, host: str = "127.0.0.1") -> None:
        super().__init__(twin)
        self._host, self._number = host, port
        self._door: socket.socket | None = None
        self._guest: socket.socket | None = None

    @property
    def url(self) -> str:
        return f"socket://{self._host}:{self._number}"

    def plug(self) -> None:
        with self.changed:
            if not self.plugged:
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
                    self._door.close()
                    self._door = None

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

    def send(self, data: bytes) -> None:
        if self._guest:
            with contextlib.suppress(OSError):
                self._guest.send(data)

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
            self._guest.close()
        self._guest = None
