"""Devices and hosts that are changed on their line: what they say or hear is bent."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from drivers.protocol import LineSettings, Order, Protocol, Reply
from drivers.twin.shape import Gesture, Twin

Bend = Callable[[bytes], bytes]


class Bent(Twin):
    """A device; `says` and `hears` see each transmission."""

    def __init__(self, twin: Twin, *, says: Bend = bytes, hears: Bend = bytes) -> None:
        self.name, self._twin, self._says, self._hears = twin.name, twin, says, hears

    def feed(self, data: bytes, now: float) -> bytes:
        return self._says(self._twin.feed(self._hears(data), now))

    def tick(self, now: float) -> bytes:
        return self._says(self._twin.tick(now))

    def wake_at(self) -> float:
        return self._twin.wake_at()

    def power_cycle(self, now: float) -> None:
        self._twin.power_cycle(now)

    def plugged(self, now: float) -> None:
        self._twin.plugged(now)

    def gestures(self) -> Mapping[str, Gesture]:
        return self._twin.gestures()


class Around:
    """A host as it is."""

    line: LineSettings

    def __init__(self, host: Protocol) -> None:
        self.host, self.name, self.line = host, host.name, host.line

    def open(self, now: float) -> Reply:
        return self.host.open(now)

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        return self.host.split(data, now)

    def decode(self, frame: bytes, now: float) -> Reply:
        return self.host.decode(frame, now)

    def tick(self, now: float) -> Reply:
        return self.host.tick(now)

    def wake_at(self) -> float:
        return self.host.wake_at()

    def order(self, order: Order, now: float) -> Reply:
        return self.host.order(order, now)


class BentHost(Around):
    """A host; `says` sees what it sends, `raw` what came, `hears` each frame of it."""

    def __init__(self, host: Protocol, *, says: Bend = bytes, hears: Bend = bytes, raw: Bend = bytes) -> None:
        super().__init__(host)
        self._says, self._hears, self._raw = says, hears, raw

    def open(self, now: float) -> Reply:
        return self._said(super().open(now))

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        pieces = super().split(self._raw(data), now)
        return [heard for piece in pieces if (heard := self._hears(piece))]

    def decode(self, frame: bytes, now: float) -> Reply:
        return self._said(super().decode(frame, now))

    def tick(self, now: float) -> Reply:
        return self._said(super().tick(now))

    def _said(self, reply: Reply) -> Reply:
        return replace(reply, send=self._says(reply.send))
