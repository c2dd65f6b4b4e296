"""Answers of a bus, read as far as a look needs them: thousands of them come in a test, most of them the same again."""

from functools import lru_cache
from typing import Any

from jeepney.io.blocking import DBusConnection
from jeepney.low_level import Endianness, parse_signature

_LITTLE, _METHOD_RETURN = ord("l"), 2
_REPLY_SERIAL, _SIGNATURE = 5, 8
_FIXED, _AT_ONCE = 16, 1 << 16
_KEPT = 20_000

Answer = tuple[int, Any]
"""Which question it answers, and its first value; none where it is no answer, or says no more than that it failed."""


class Answers:
    """What comes on a connection from now on."""

    def __init__(self, connection: DBusConnection) -> None:
        self._connection = connection
        self._come = bytearray(b"".join(connection.parser.buf.chunks))

    def next(self, seconds: float) -> Answer:
        message = self._message(seconds)
        assert message[0] == _LITTLE, "a bus of another machine"
        serial, signature, body = _parts(message)
        return serial, _value(signature, body) if message[1] == _METHOD_RETURN and signature else None

    def _message(self, seconds: float) -> bytes:
        self._wait_for(_FIXED, seconds)
        size = _body_at(self._come) + _number(self._come, 4)
        self._wait_for(size, seconds)
        message = bytes(self._come[:size])
        del self._come[:size]
        return message

    def _wait_for(self, size: int, seconds: float) -> None:
        while len(self._come) < size:
            if not self._connection.selector.select(seconds):
                raise TimeoutError
            more = self._connection.sock.recv(_AT_ONCE)
            if not more:
                raise ConnectionResetError("the bus has closed")
            self._come += more


def _parts(message: bytes) -> tuple[int, bytes, bytes]:
    """Of its header the two fields that count, and its body."""
    at, end, serial, signature = _FIXED, _FIXED + _number(message, 12), -1, b""
    while at < end:
        code, kind = message[at], message[at + 2 : at + 3]
        if kind == b"u":
            serial = _number(message, at + 4) if code == _REPLY_SERIAL else serial
            at += 8
        elif kind == b"g":
            said = message[at + 5 : at + 5 + message[at + 4]]
            signature = said if code == _SIGNATURE else signature
            at += 6 + len(said)
        else:
            at += 9 + _number(message, at + 4)
        at = _aligned(at)
    return serial, signature, message[_body_at(message) :]


@lru_cache(maxsize=_KEPT)
def _value(signature: bytes, body: bytes) -> Any:
    kind = parse_signature(["(", *signature.decode(), ")"])
    return kind.parse_data(body, 0, Endianness.little)[0][0]


def _body_at(message: bytes | bytearray) -> int:
    return _aligned(_FIXED + _number(message, 12))


def _number(message: bytes | bytearray, at: int) -> int:
    return int.from_bytes(message[at : at + 4], "little")


def _aligned(at: int) -> int:
    return (at + 7) & ~7
