"""The host's side of a line reader: it only listens. A line that is not wholly a card is noise, never a guess."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from drivers import protocol
from drivers.card_line.spelling import Spelling
from drivers.events import CardRead, DeviceTime, Event, Fault, FaultRaised, NoiseSeen
from drivers.names import CARD_LINE
from drivers.protocol import LineSettings, Reply, Sense

LINE = LineSettings(9600)
SENSES = frozenset({Sense.SHOWN})
CR, LF, CR_LF = b"\r", b"\n", b"\r\n"
PRINTABLE = range(0x20, 0x7F)


@dataclass(frozen=True, slots=True)
class Pauses:
    """Seconds: after `cut` an unfinished line will not be finished; within `same` a repeated line is the same read."""

    cut: float = 1.0
    same: float = 1.0


class CardLine:
    name = CARD_LINE
    line = LINE

    def __init__(self, spelling: Spelling | None = None, pauses: Pauses | None = None) -> None:
        self._spelling = spelling or Spelling()
        self._pauses = pauses or Pauses()
        self._ends = at_once(self._spelling.ends)
        self._held = bytearray()
        self._after_cr = False
        self._arrived = -inf
        self._last = b""
        self._last_at = -inf

    def open(self, now: float) -> Reply:
        return Reply()

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        pieces = self._stale(now)
        self._arrived = now
        self._held += data
        while piece := self._cut():
            pieces.append(piece)
        return pieces

    def decode(self, frame: bytes, now: float) -> Reply:
        line = frame[1:] if len(frame) > 1 and frame.startswith(LF) and LF in self._ends else frame
        event = self._meaning(line)
        if isinstance(event, NoiseSeen):
            return Reply((NoiseSeen(len(frame)),))
        repeated = line == self._last and now - self._last_at < self._pauses.same
        self._last, self._last_at = line, now
        return Reply() if repeated else Reply((event,))

    def tick(self, now: float) -> Reply:
        return Reply()

    def wake_at(self) -> float:
        return inf

    def order(self, order: protocol.Order, now: float) -> Reply:
        return Reply((FaultRaised(Fault.REFUSED, f"{order.value}: a line reader takes no orders"),))

    def _stale(self, now: float) -> list[bytes]:
        unfinished = self._held[self._feed() :]
        if not unfinished or now - self._arrived < self._pauses.cut:
            return []
        stale = bytes(self._held)
        self._held.clear()
        return [stale]

    def _cut(self) -> bytes:
        """The next whole line, or a line too long to be one."""
        longest, feed = self._spelling.longest, self._feed()
        found = ((self._held.find(end, feed, longest), end) for end in self._ends)
        length = min((at + len(end) for at, end in found if at >= 0), default=longest)
        if len(self._held) < length:
            return b""
        piece = bytes(self._held[:length])
        del self._held[:length]
        self._after_cr = piece.endswith(CR) and CR in self._ends and CR_LF in self._spelling.ends
        return piece

    def _feed(self) -> int:
        """An LF after a CR that has ended its line comes before the next one, and ends nothing."""
        return int(self._after_cr and self._held.startswith(LF))

    def _meaning(self, frame: bytes) -> Event:
        end = next((end for end in self._ends if frame.endswith(end)), b"")
        body = frame.removesuffix(end)
        if body == frame or any(byte not in PRINTABLE for byte in body.removeprefix(self._spelling.start)):
            return NoiseSeen(len(frame))
        text = body.decode("ascii")
        if self._spelling.is_unreadable(text):
            return FaultRaised(Fault.UNREADABLE, "the reader saw a card that it cannot read")
        card = self._spelling.card(text)
        return CardRead(card, DeviceTime.IN_GAME) if card else NoiseSeen(len(frame))


def at_once(ends: tuple[bytes, ...]) -> tuple[bytes, ...]:
    """Where CR alone ends a line too, nobody waits whether LF follows it."""
    return tuple(end for end in ends if end != CR_LF or CR not in ends)


class CardLineDevice:
    """Makes the protocol anew for every connection to one reader."""

    def __init__(self, spelling: Spelling | None = None, pauses: Pauses | None = None) -> None:
        self._spelling = spelling
        self._pauses = pauses

    def __call__(self) -> CardLine:
        return CardLine(self._spelling, self._pauses)
