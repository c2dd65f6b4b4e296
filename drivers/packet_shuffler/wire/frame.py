"""One frame as bytes (README §3): START, then length, kind, number, payload and CRC with byte stuffing."""

from dataclasses import dataclass
from re import compile as pattern

from drivers.packet_shuffler.wire.crc import crc16

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
class Frame:
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


def encode(frame: Frame) -> bytes:
    if len(frame.payload) > MAX_PAYLOAD:
        raise ValueError(f"a payload of {len(frame.payload)} bytes is over {MAX_PAYLOAD}")
    head = bytes((len(frame.payload), frame.kind)) + frame.number.to_bytes(2, "big")
    body = head + frame.payload
    return bytes((START,)) + stuff(body + crc16(body).to_bytes(2, "big"))


def decode(raw: bytes) -> Frame | Damaged:
    body = unstuff(raw[1:]) if raw[:1] == bytes((START,)) else b""
    if len(body) < OVERHEAD or body[0] + OVERHEAD != len(body) or crc16(body):
        return Damaged(len(raw))
    return Frame(kind=body[1], number=int.from_bytes(body[2:4], "big"), payload=body[HEAD:-2])
