"""Our host with the defects that hosts have, put around it."""

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from math import inf

from drivers.protocol import LineSettings, Order, Protocol, Reply


class Around:
    """The host as it is."""

    def __init__(self, host: Protocol) -> None:
        self.host, self.name, self.line = host, host.name, host.line
        self.line: LineSettings

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


class Deaf(Around):
    """For a second after a byte that no frame begins with."""

    until = -inf

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        if now >= self.until and data[0] not in b"\x02\x05\x06\x15\x7e":
            self.until = now + 1
        return super().split(data, now) if now >= self.until else ()


class Sleepy(Around):
    """Drops the first that comes on a connection."""

    asleep = True

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        asleep, self.asleep = self.asleep, False
        return () if asleep else super().split(data, now)


class Twice(Around):
    """Whatever it says."""

    def open(self, now: float) -> Reply:
        return twice(super().open(now))

    def decode(self, frame: bytes, now: float) -> Reply:
        return twice(super().decode(frame, now))

    def tick(self, now: float) -> Reply:
        return twice(super().tick(now))


class Slow(Around):
    """Hears what was said seven tenths of a second ago."""

    def __init__(self, host: Protocol) -> None:
        super().__init__(host)
        self.heard = deque[tuple[float, bytes]]()

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        self.heard.append((now + 0.7, data))
        return ()

    def wake_at(self) -> float:
        return min(super().wake_at(), self.heard[0][0] if self.heard else inf)

    def tick(self, now: float) -> Reply:
        said = b""
        while self.heard and self.heard[0][0] <= now:
            for frame in super().split(self.heard.popleft()[1], now):
                said += super().decode(frame, now).send
        reply = super().tick(now) if super().wake_at() <= now else Reply()
        return replace(reply, send=said + reply.send)


def twice(reply: Reply) -> Reply:
    return replace(reply, send=2 * reply.send)
