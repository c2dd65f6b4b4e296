"""Frames as bytes: reports from the shoe, orders to it, and both rules of the BCC.

A report is `ENQ seq data ETX BCC`, its BCC without the ENQ.
An order is `STX OP type data ETX BCC`, its BCC with the STX.
"""

from dataclasses import dataclass
from enum import IntEnum
from functools import reduce
from math import inf
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
class ShoeReport:
    """What the shoe tells; the payload is as on the wire, bit 7 set."""

    seq: int
    letter: str
    payload: bytes = b""


@dataclass(frozen=True, slots=True)
class ShoeOrder:
    """What the host asks: `LK`, `EC` or `GP`, and two digits."""

    kind: str
    data: str


def report_bytes(report: ShoeReport) -> bytes:
    body = bytes((report.seq,)) + report.letter.encode("ascii") + report.payload + bytes((ETX,))
    return bytes((ENQ,)) + body + bcc(body)


def read_report(frame: bytes) -> ShoeReport | Nak:
    """The report in one frame, or the code that says what is wrong with it."""
    body = checked(frame, ENQ)
    if isinstance(body, Nak):
        return body
    if len(body) < 3 or not (0x20 < body[0] < 0x7F and 0x20 < body[1] < 0x7F):
        return Nak.LENGTH
    letter = chr(body[1])
    if letter in BIT_7 and any(byte < 0x80 for byte in body[2:-1]):
        return Nak.LINE
    return ShoeReport(body[0], letter, body[2:-1])


def is_answer(frame: bytes) -> bool:
    """What a shoe sends where a host read one of its settings; its BCC is told both with and without the STX."""
    head, _, check = frame.partition(bytes((ETX,)))
    return check in (bcc(head + bytes((ETX,))), bcc(head[1:] + bytes((ETX,))))


def order_bytes(order: ShoeOrder) -> bytes:
    body = bytes((STX,)) + b"OP" + order.kind.encode("ascii") + order.data.encode("ascii") + bytes((ETX,))
    return body + bcc(body)


def read_order(frame: bytes) -> ShoeOrder | Nak:
    body = checked(frame, STX)
    if isinstance(body, Nak):
        return body
    if len(body) != 8:
        return Nak.LENGTH
    if body[1:3] != b"OP":
        return Nak.COMMAND
    return ShoeOrder(body[3:5].decode("latin-1"), body[5:7].decode("latin-1"))


class Error(IntEnum):
    """The numbers of the wire with their names: errors, the lock, and where a card outside a game was drawn."""

    UNREADABLE = 1
    OVERDRAW = 2
    BUTTON = 3
    REVERSED_AT_EXIT = 4
    REVERSED_MIDWAY = 5
    CARD_CODE = 6
    TIMEOUT = 7


ERROR_CODE = 0x3F
ERROR_MODE = 0x40
LOCKED = 0x01
PLAYER, BURN = 0, 2
IN_LOCK_MODE, IN_ERROR_MODE = 0, 1


NEED_MORE = 0
PAUSE = 1.0
"""Seconds; no frame takes so long, and a shoe that got no answer repeats its report after it."""
RUN = 64
"""Noise is handed on in runs of so many bytes, or when a start byte ends it: not as one frame for every byte."""


class ShoeSplitter:
    """`starts` open a framed message: ENQ and STX where the host listens, STX where the shoe does."""

    def __init__(self, *starts: int) -> None:
        self._framed_by = frozenset(starts)
        self._starts = frozenset((*starts, ACK, NAK))
        self._held = bytearray()
        self._fed_at = inf

    def feed(self, data: bytes, now: float) -> list[bytes]:
        pieces = self._stale(now)
        self._fed_at = now
        self._held += data
        while self._held and (length := self._length()) != NEED_MORE:
            pieces.append(bytes(self._held[:length]))
            del self._held[:length]
        return pieces

    def _stale(self, now: float) -> list[bytes]:
        """What a pause cut short will not be finished: it must not swallow what comes after."""
        if not self._held or now < self._fed_at + PAUSE:
            return []
        stale = bytes(self._held)
        self._held.clear()
        return [stale]

    def _length(self) -> int:
        """How many of the held bytes make the next piece."""
        match self._held[0]:
            case byte if byte in self._framed_by:
                return self._framed()
            case byte if byte == ACK:
                return 1
            case byte if byte == NAK:
                return self._refused()
        return self._noise()

    def _refused(self) -> int:
        """Whatever follows is the code, listed or not, unless it opens something else."""
        if len(self._held) < 2:
            return NEED_MORE
        return 1 if self._held[1] in (ENQ, ACK, NAK) else 2

    def _noise(self) -> int:
        run = self._held[:RUN]
        whole = RUN if len(run) == RUN else NEED_MORE
        return next((at for at, byte in enumerate(run) if byte in self._starts), whole)

    def _framed(self) -> int:
        """From the start byte through the BCC; cut short where another frame starts or no BCC follows the ETX."""
        for at in range(1, min(len(self._held), MOST)):
            if self._held[at] in self._framed_by:
                return at
            if self._held[at] == ETX:
                return self._checked(at + 1)
        return NEED_MORE if len(self._held) < MOST else self._endless()

    def _endless(self) -> int:
        """No ETX within 128 bytes: noise up to the next start byte."""
        return next((at for at in range(1, MOST) if self._held[at] in self._starts), MOST)

    def _checked(self, end: int) -> int:
        check = self._held[end : end + 2]
        wrong = next((at for at, byte in enumerate(check) if byte not in HEX), None)
        if wrong is not None:
            return end + wrong
        return end + 2 if len(check) == 2 else NEED_MORE
