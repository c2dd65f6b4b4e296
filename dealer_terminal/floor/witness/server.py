"""HTTP server of a witness: its connection limit and its shutdown."""

import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http.server import ThreadingHTTPServer
from socketserver import TCPServer
from threading import BoundedSemaphore, Thread
from typing import Any

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.witness.requests import ClientPatience, RequestHandler
from dealer_terminal.floor.witness.service import WitnessAnswer, WitnessService

USUAL = ClientPatience()
_TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 1\r\nConnection: close\r\n"
    b"Content-Type: text/plain; charset=utf-8\r\nContent-Length: 18\r\n\r\ntoo many requests\n"
)
_MOMENT = 0.05


class WitnessServer(ThreadingHTTPServer):
    """Server of a witness. `broken` holds the error if it stopped by itself."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(
        self,
        at: tuple[str, int],
        witness: WitnessService,
        told: Callable[[str], None],
        patience: ClientPatience = USUAL,
    ) -> None:
        self.address_family = socket.AF_INET6 if ":" in at[0] else socket.AF_INET
        self._witness, self._told = witness, told
        self._free = BoundedSemaphore(patience.clients)
        self.broken: list[KnownError] = []
        super().__init__(at, partial(RequestHandler, self._answer, patience))

    def server_bind(self) -> None:
        """Bind without a reverse DNS lookup."""
        TCPServer.server_bind(self)
        self.server_name, self.server_port = str(self.server_address[0]), int(self.server_address[1])

    def _answer(self, ask: Callable[[WitnessService], WitnessAnswer]) -> WitnessAnswer:
        """Answer the request. Stop cosigning after an error that leaves the content of the disk unknown."""
        if self.broken:
            return WitnessAnswer(503, b"this witness has failed and ends\n")
        try:
            return ask(self._witness)
        except KnownError as error:
            self.broken.append(error)
            Thread(target=self.shutdown, daemon=True).start()
            return WitnessAnswer(503, b"this witness has failed and ends\n")

    def process_request(self, request: Any, client_address: Any) -> None:
        if self._free.acquire(blocking=False):
            super().process_request(request, client_address)
            return
        with suppress(OSError):
            request.settimeout(_MOMENT)
            request.sendall(_TOO_MANY)
            request.shutdown(socket.SHUT_WR)
            request.recv(1 << 16)
        self.shutdown_request(request)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._free.release()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore a disconnected client, and report any other exception as a defect of this program in one line."""
        error = sys.exc_info()[1]
        if not isinstance(error, OSError):
            self._told(f"a fault of this program, in a request of {client_address[0]}: {error!r:.300}")
