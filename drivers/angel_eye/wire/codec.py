"""Frames as bytes: reports from the shoe, orders to it, and both rules of the BCC.

A report is `ENQ seq data ETX BCC`, its BCC without the ENQ.
An order is `STX OP type data ETX BCC`, its BCC with the STX.
"""

from dataclasses import dataclass
from enum import IntEnum
from functools import reduce
from operator import xor

STX, ETX, ENQ, ACK, NAK = 0x02, 0x03, 0x05, 0x06, 0x15
MOST = 128
"""A frame with no ETX within this many bytes is noise."""
HEX = frozenset(b"0123456789ABCDEF")
BIT_7 = frozenset("DdRGEeL")
"""Their bytes after the letter have bit 7 set; a changed preset (`M`) is told in plain digits."""


class Nak(IntEnum):
    LINE = 0x01
    BCC = 0x02
    NO_ETX = 0x03
    LENGTH = 0x11
    ADDRESS = 0x12
    COMMAND = 0x13
    TYPE = 0x14
    BUSY = 0x21
    WRITING = 0x22
    OTHER = 0xFF


NAK_CODES = frozenset(Nak)


def nak(code: Nak) -> bytes:
    return bytes((NAK, code))


def bcc(data: bytes) -> bytes:
    return b"%02X" % reduce(xor, data, 0)


def checked(frame: bytes, start: int) -> bytes | Nak:
    """The bytes that the BCC covers, where it is right."""
    head, etx, check = frame.partition(bytes((ETX,)))
    if not etx or head[:1] != bytes((start,)):
        return Nak.NO_ETX
    body = (head[1:] if start == ENQ else head) + etx
    return body if bcc(body) == check else Nak.BCC


@dataclass(frozen=True, slots=True)
class Report:
    """What the shoe tells; the payload is as on the wire, bit 7 set."""

    seq: int
    letter: str
    payload: bytes = b""


@dataclass(frozen=True, slots=True)
class Order:
    """What the host asks: `LK`, `EC` or `GP`, and two digits."""

    kind: str
    data: str


def report_bytes(report: Report) -> bytes:
    body = bytes((report.seq,)) + report.letter.encode("ascii") + report.payload + bytes((ETX,))
    return bytes((ENQ,)) + body + bcc(body)


def read_report(frame: bytes) -> Report | Nak:
    """The report in one frame, or the code that says what is wrong with it."""
    body = checked(frame, ENQ)
    if isinstance(body, Nak):
        return body
    if len(body) < 3 or not (0x20 < body[0] < 0x7F and 0x20 < body[1] < 0x7F):
        return Nak.LENGTH
    letter = chr(body[1])
    if letter in BIT_7 and any(byte < 0x80 for byte in body[2:-1]):
        return Nak.LINE
    return Report(body[0], letter, body[2:-1])


def is_answer(frame: bytes) -> bool:
    """What a shoe sends where a host read one of its settings; its BCC is told both with and without the STX."""
    head, _, check = frame.partition(bytes((ETX,)))
    return check in (bcc(head + bytes((ETX,))), bcc(head[1:] + bytes((ETX,))))


def order_bytes(order: Order) -> bytes:
    body = bytes((STX,)) + b"OP" + order.kind.encode("ascii") + order.data.encode("ascii") + bytes((ETX,))
    return body + bcc(body)


def read_order(frame: bytes) -> Order | Nak:
    body = checked(frame, STX)
    if isinstance(body, Nak):
        return body
    if len(body) != 8:
        return Nak.LENGTH
    if body[1:3] != b"OP":
        return Nak.COMMAND
    return Order(body[3:5].decode("latin-1"), body[5:7].decode("latin-1"))
