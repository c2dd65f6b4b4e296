"""HTTP server of a witness: its connection limit and its shutdown."""

import io
import re
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import TCPServer
from threading import BoundedSemaphore, Thread
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.witness.service import WitnessAnswer, WitnessService

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


MOST_BYTES = 16 * 1024
_ADD, _ABOUT = "/add-checkpoint", "/"
_CHECKPOINT = re.compile(r"/([0-9a-f]{64})/checkpoint")
_DRAINED, _AFTERWARDS = 1 << 20, 2.0

Answering: TypeAlias = Callable[[Callable[[WitnessService], WitnessAnswer]], WitnessAnswer]


class ClientPatience(Struct, frozen=True):
    """Limits for clients: seconds between two requests, seconds for one request, and number of connections."""

    rest: float = 15.0
    request: float = 10.0
    clients: int = 256


class RequestHandler(BaseHTTPRequestHandler):
    """Handler of one connection, which may carry many requests in turn."""

    protocol_version = "HTTP/1.1"
    server_version, sys_version = "dealer-terminal-witness", ""
    error_message_format = "%(message)s\n"
    error_content_type = "text/plain; charset=utf-8"

    def __init__(self, answering: Answering, patience: ClientPatience, *rest: Any) -> None:
        self._answering, self._patience = answering, patience
        super().__init__(*rest)

    def setup(self) -> None:
        super().setup()
        self.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._line = WitnessConnection(self.connection)
        self.rfile = io.BufferedReader(self._line)

    def handle_one_request(self) -> None:
        self._line.allow(self._patience.rest)
        super().handle_one_request()

    def parse_request(self) -> bool:
        self._line.allow(self._patience.request)
        return super().parse_request()

    def do_GET(self) -> None:
        asked = self.path.partition("?")[0]
        found = _CHECKPOINT.fullmatch(asked)
        if asked == _ADD:
            self._refuse_method("POST")
        elif found:
            self._answer(self._answering(lambda witness: witness.checkpoint(found[1])))
        elif asked == _ABOUT:
            self._answer(self._answering(WitnessService.about))
        else:
            self._refuse(404, "a witness has add-checkpoint and HASH/checkpoint")

    def do_HEAD(self) -> None:
        self.do_GET()

    def do_POST(self) -> None:
        asked = self.path.partition("?")[0]
        if asked == _ADD:
            self._add_checkpoint()
        elif asked == _ABOUT or _CHECKPOINT.fullmatch(asked):
            self._refuse_method("GET, HEAD")
        else:
            self._refuse(404, "a witness has add-checkpoint and HASH/checkpoint")

    def other(self) -> None:
        self._refuse_method("POST" if self.path.partition("?")[0] == _ADD else "GET, HEAD")

    def log_message(self, format: str, *args: Any) -> None:
        """Do nothing: the service reports its own events, without text from a client."""

    def _add_checkpoint(self) -> None:
        lengths = self.headers.get_all("Content-Length", [])
        if self.headers.get("Transfer-Encoding") or not lengths:
            self._refuse(411, "say the body's length: Content-Length, and no Transfer-Encoding")
        elif len(lengths) > 1 or not re.fullmatch("[0-9]{1,18}", lengths[0]):
            self._refuse(400, "Content-Length is no plain number")
        elif int(lengths[0]) > MOST_BYTES:
            self._refuse(413, f"a request has at most {MOST_BYTES} bytes")
        else:
            self._read(int(lengths[0]))

    def _read(self, length: int) -> None:
        try:
            body = self.rfile.read(length)
        except TimeoutError:
            self._refuse(408, "the request came too slowly")
            return
        if len(body) == length:
            self._answer(self._answering(lambda witness: witness.add_checkpoint(body)))
        else:
            self._refuse(400, "the request was cut off")

    def _refuse_method(self, allowed: str) -> None:
        self._refuse(405, "this method is not for this address", ("Allow", allowed))

    def _refuse(self, status: int, why: str, *more: tuple[str, str]) -> None:
        """Refuse and close the connection, because anything more from the client is not a request."""
        self.close_connection = True
        self._answer(WitnessAnswer(status, f"{why}\n".encode()), ("Connection", "close"), *more)
        self._let_end()

    def _answer(self, answer: WitnessAnswer, *more: tuple[str, str]) -> None:
        if self.command != "POST" and self.headers.get("Content-Length", "0") != "0":
            self.close_connection = True
        self.connection.settimeout(self._patience.request)
        self.send_response(answer.status)
        for name, value in (("Content-Type", answer.type), ("Content-Length", str(len(answer.body))), *more):
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(answer.body)

    def _let_end(self) -> None:
        """Drain the client's data, because a client that is still sending would otherwise lose the answer."""
        with suppress(OSError):
            self.connection.shutdown(socket.SHUT_WR)
            self._line.allow(min(_AFTERWARDS, self._patience.request))
            left = _DRAINED
            while left > 0 and (got := self.rfile.read1(left)):
                left -= len(got)


for _method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT"):
    setattr(RequestHandler, f"do_{_method}", RequestHandler.other)


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
