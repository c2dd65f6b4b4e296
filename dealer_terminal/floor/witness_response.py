"""One POST to a witness, with limits on time and bytes."""

import socket
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from threading import Event, Timer
from urllib.parse import urlsplit

from msgspec import Struct

_MOST, _CONNECTS, _WHOLE = 64 * 1024, 5.0, 20.0
_LONGEST = 200


class NotReachedError(Exception):
    """No answer, or an incomplete one."""


class WitnessResponse(Struct, frozen=True):
    status: int
    type: str
    body: bytes

    @property
    def said(self) -> str:
        """Return the beginning of the text for display."""
        text = " ".join(self.body.decode("utf-8", "replace").split())
        return "".join(each if each.isprintable() else "?" for each in text)[:_LONGEST] or "it does not say why"


def post(url: str, body: bytes, whole: float = _WHOLE) -> WitnessResponse:
    """Send the body to add-checkpoint. Redirects are not followed."""
    try:
        with closing(_connection(url)) as connection:
            return _heard(connection, urlsplit(url).path.rstrip("/"), body, whole)
    except (OSError, HTTPException, ValueError) as error:
        raise NotReachedError(_why(error)) from None


def _connection(url: str) -> HTTPConnection:
    parts = urlsplit(url)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    return kind(parts.hostname or "", parts.port, timeout=_CONNECTS)


def _heard(connection: HTTPConnection, path: str, body: bytes, whole: float) -> WitnessResponse:
    connection.connect()
    connection.sock.settimeout(whole)
    late = Event()
    over = Timer(whole, _cut, (connection.sock, late))
    over.daemon = True
    over.start()
    try:
        connection.request("POST", f"{path}/add-checkpoint", body, {"Content-Type": "text/plain; charset=utf-8"})
        answer = connection.getresponse()
        said = answer.read(_MOST + 1)
    finally:
        over.cancel()
    if late.is_set():
        raise TimeoutError
    if len(said) > _MOST:
        raise OSError(f"it answers with more than {_MOST} bytes")
    if answer.length:
        raise OSError("its answer is cut off")
    return WitnessResponse(answer.status, answer.headers.get("Content-Type", ""), said)


def _cut(line: socket.socket, late: Event) -> None:
    late.set()
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def _why(error: Exception) -> str:
    if isinstance(error, TimeoutError):
        return "it does not answer in time"
    said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return " ".join(said.split()) or type(error).__name__
