"""The shape of every device protocol: bytes in, frames, events out, bytes to send. No port, no clock, no thread.

The link calls `split` on what arrives; each frame is stored whole by its listener before `decode` sees it, so an
acknowledgement (part of the reply) never leaves before the frame is safe.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol as Shape

from drivers.errors import BadLine
from drivers.events import Event

_LINE = re.compile(r"([0-9]{2,7}) ([5-8])([NEO])([12])")


@dataclass(frozen=True, slots=True)
class LineSettings:
    baud: int
    bits: int = 8
    parity: str = "N"
    stop_bits: int = 1

    def __str__(self) -> str:
        return f"{self.baud} {self.bits}{self.parity}{self.stop_bits}"


def line_of(text: str) -> LineSettings:
    """As a line writes itself: `9600 8N1`."""
    found = _LINE.fullmatch(text)
    if found is None:
        raise BadLine(text)
    baud, bits, parity, stops = found.groups()
    return LineSettings(int(baud), int(bits), parity, int(stops))


class Order(Enum):
    """What a host may ask of a device, where the house allows it."""

    DEAL = "deal"
    RETURN_REST = "return-rest"
    VERIFY_DECK = "verify-deck"
    LOCK = "lock"
    UNLOCK = "unlock"
    CLEAR_ERROR = "clear-error"
    CONFIRM_GAME = "confirm-game"


class Sense(Enum):
    """What a device can tell of the cards; the rest is for people to say."""

    PACKETS = "packets, as they are handed out"
    DRAWS = "cards, as they are drawn"
    SHOWN = "cards, as they are turned over"
    REST = "the cards that are left over"
    DECK = "the deck, when it is back"


@dataclass(frozen=True, slots=True)
class Reply:
    """What follows from one input: events for the table, bytes for the device."""

    events: tuple[Event, ...] = ()
    send: bytes = b""


class Protocol(Shape):
    """One conversation with one device. Made anew at every (re)connection by the protocol's factory."""

    @property
    def name(self) -> str: ...

    @property
    def line(self) -> LineSettings: ...

    def open(self, now: float) -> Reply:
        """The line is up: what to say first."""
        ...

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        """Whole raw frames (and runs of noise) found so far; what is incomplete stays inside, bounded."""
        ...

    def decode(self, frame: bytes, now: float) -> Reply:
        """The meaning of one frame from `split`; never raises, whatever the bytes."""
        ...

    def tick(self, now: float) -> Reply:
        """Timers: heartbeats, retries, silence. Called at `wake_at` or later."""
        ...

    def wake_at(self) -> float:
        """When `tick` wants to be called next; infinity where nothing is pending."""
        ...

    def order(self, order: Order, now: float) -> Reply:
        """Ask the device for something; an order it does not know is answered by a FaultRaised(REFUSED)."""
        ...
