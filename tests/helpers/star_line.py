"""A protocol of another house, as its package would bring it: `*AS` and a line feed for each card turned over."""

from collections import deque
from collections.abc import Mapping, Sequence
from math import inf

from drivers import protocol
from drivers.cards import NEW_DECK
from drivers.declaration import ProtocolKind, ProtocolOption, Setup
from drivers.events import CardRead, DeviceTime, Fault, FaultRaised, NoiseSeen
from drivers.protocol import LineSettings, Reply, Sense
from drivers.twin.shape import Gesture, Twin, cards_of
from drivers.watch import QUIET, SilenceLimits, Voice

NAME = "star-line"
LINE = LineSettings(2400)
WORDS = {card.upper(): card for card in NEW_DECK}


class StarLine:
    name = NAME
    line = LINE

    def __init__(self, star: str) -> None:
        self._star = star
        self._held = b""

    def open(self, now: float) -> Reply:
        return Reply()

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        *whole, self._held = (self._held + data).split(b"\n")
        return [line + b"\n" for line in whole]

    def decode(self, frame: bytes, now: float) -> Reply:
        text = frame.decode("latin-1").strip()
        card = WORDS.get(text.removeprefix(self._star)) if text.startswith(self._star) else None
        return Reply((CardRead(card, DeviceTime.IN_GAME) if card else NoiseSeen(len(frame)),))

    def tick(self, now: float) -> Reply:
        return Reply()

    def wake_at(self) -> float:
        return inf

    def order(self, order: protocol.Order, now: float) -> Reply:
        return Reply((FaultRaised(Fault.REFUSED, order.value),))


class StarTwin(Twin):
    name = NAME

    def __init__(self, star: str) -> None:
        self._star = star
        self._deck: deque[str] = deque()
        self._lines: deque[bytes] = deque()

    def feed(self, data: bytes, now: float) -> bytes:
        return b""

    def tick(self, now: float) -> bytes:
        return self._lines.popleft() if self._lines else b""

    def wake_at(self) -> float:
        return -inf if self._lines else inf

    def power_cycle(self, now: float) -> None:
        self._lines.clear()

    def gestures(self) -> Mapping[str, Gesture]:
        return {"insert-deck": self._insert, "draw-card": self._draw}

    def _insert(self, *cards: str) -> str:
        self._deck = deque(cards_of(cards) or NEW_DECK)
        return f"{len(self._deck)} cards"

    def _draw(self) -> str:
        card = self._deck.popleft()
        self._lines.append(f"{self._star}{card.upper()}\n".encode("ascii"))
        return card


def _star(setup: Setup) -> str:
    return setup.options["star"]


DECLARED = ProtocolKind(
    NAME,
    "Star reader",
    LINE,
    frozenset({Sense.SHOWN}),
    SilenceLimits(QUIET, QUIET, Voice.WHEN_MOVED),
    lambda setup: lambda: StarLine(_star(setup)),
    lambda setup, _: StarTwin(_star(setup)),
    (ProtocolOption("star", "*", "what stands before a card"),),
)
