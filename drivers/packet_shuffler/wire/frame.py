"""One frame as bytes (README §3): START, then length, kind, number, payload and CRC with byte stuffing."""

from binascii import crc_hqx
from dataclasses import dataclass
from re import compile as pattern

START = 0x7E
ESCAPE = 0x7D
FLIP = 0x20
MAX_PAYLOAD = 128
HEAD = 4
OVERHEAD = HEAD + 2
MAX_RAW = 1 + 2 * (MAX_PAYLOAD + OVERHEAD)

_STUFFED = {START: bytes((ESCAPE, START ^ FLIP)), ESCAPE: bytes((ESCAPE, ESCAPE ^ FLIP))}
_PLAIN = {pair: bytes((value,)) for value, pair in _STUFFED.items()}
_PAIR = pattern(rb"\x7d(?s:.)")
_WRONG = pattern(rb"\x7d(?![\x5d\x5e])|\x7e")


@dataclass(frozen=True, slots=True)
class LineFrame:
    kind: int
    number: int
    payload: bytes = b""


@dataclass(frozen=True, slots=True)
class Damaged:
    """Bytes that are no whole frame."""

    count: int


def stuff(body: bytes) -> bytes:
    return b"".join(_STUFFED.get(value, bytes((value,))) for value in body)


def unstuff(data: bytes) -> bytes:
    """The inverse of `stuff`; a wrong pair gives nothing at all."""
    if _WRONG.search(data):
        return b""
    return _PAIR.sub(lambda found: _PLAIN[found.group()], data)


def encode(frame: LineFrame) -> bytes:
    if len(frame.payload) > MAX_PAYLOAD:
        raise ValueError(f"a payload of {len(frame.payload)} bytes is over {MAX_PAYLOAD}")
    head = bytes((len(frame.payload), frame.kind)) + frame.number.to_bytes(2, "big")
    body = head + frame.payload
    return bytes((START,)) + stuff(body + crc16(body).to_bytes(2, "big"))


def decode(raw: bytes) -> LineFrame | Damaged:
    body = unstuff(raw[1:]) if raw[:1] == bytes((START,)) else b""
    if len(body) < OVERHEAD or body[0] + OVERHEAD != len(body) or crc16(body):
        return Damaged(len(raw))
    return LineFrame(kind=body[1], number=int.from_bytes(body[2:4], "big"), payload=body[HEAD:-2])


def crc16(data: bytes) -> int:
    """CRC-16/IBM-3740 (README §3.4): polynomial 1021, first value FFFF, nothing reflected, nothing inverted."""
    return crc_hqx(data, 0xFFFF)


_START = bytes((START,))
_ESCAPE = bytes((ESCAPE,))


class FrameSplitter:
    """Gives whole frames and runs of noise in order; holds back at most one unfinished frame."""

    def __init__(self) -> None:
        self._held = b""

    @property
    def held(self) -> int:
        return len(self._held)

    def feed(self, data: bytes) -> tuple[bytes, ...]:
        stream = self._held + data
        found: list[bytes] = []
        at = 0
        while size := _piece(stream, at):
            found.append(stream[at : at + size])
            at += size
        self._held = stream[at:]
        return tuple(found)


def _piece(stream: bytes, at: int) -> int:
    """Bytes in the frame or run of noise that begins here; 0 while it is unfinished."""
    begin = stream.find(_START, at)
    if begin != at:
        return (begin if begin > 0 else len(stream)) - at
    following = stream.find(_START, at + 1)
    limit = following if following > 0 else len(stream)
    body = stream[at + 1 : min(limit, at + MAX_RAW)]
    whole = _whole_frame(body)
    if 0 < whole <= len(body):
        return 1 + whole
    return max(following - at, 0)


def _whole_frame(body: bytes) -> int:
    """Stuffed bytes after START that the frame takes; 0 where its length has not come."""
    length = _length(body)
    if length < 0:
        return 0
    if length > MAX_PAYLOAD:
        return 1
    return _stuffed_size(body, length + OVERHEAD)


def _length(body: bytes) -> int:
    if body[:1] != _ESCAPE:
        return body[0] if body else -1
    return body[1] ^ FLIP if len(body) > 1 else -1


def _stuffed_size(body: bytes, plain: int) -> int:
    """No honest frame is more than doubled by its stuffing."""
    size = plain
    while size < (longer := min(plain + body.count(_ESCAPE, 0, size), 2 * plain)):
        size = longer
    return size
