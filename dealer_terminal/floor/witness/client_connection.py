"""Input from a client that may be slow or endless, with a time limit per request."""

import io
import socket
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer


class WitnessConnection(io.RawIOBase):
    """Stream of a client's bytes that raises TimeoutError at its deadline."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self._deadline = 0.0

    def allow(self, seconds: float) -> None:
        self._deadline = time.monotonic() + seconds

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "WriteableBuffer", /) -> int:
        left = self._deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError("the client was too slow")
        self._connection.settimeout(left)
        return self._connection.recv_into(buffer)
