"""A listener that keeps what it hears, and the four ways in which bytes travel."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import inf
from threading import Condition

from drivers.backoff import Backoff
from drivers.events import CardRead, DeviceTime, Event
from drivers.status import Status
from drivers.twin.faults import Faults, LineFault, Rates
from drivers.twin.shape import Gesture, Twin

SOON = 10.0


@dataclass
class Recorder:
    frames: list[bytes] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    statuses: list[Status] = field(default_factory=list)
    changed: Condition = field(default_factory=Condition)
    broken: bool = False

    def frame(self, raw: bytes) -> None:
        if self.broken:
            raise OSError(28, "No space left on device")
        self._keep(self.frames, raw)

    def event(self, event: Event) -> None:
        self._keep(self.events, event)

    def status(self, status: Status) -> None:
        self._keep(self.statuses, status)

    def wait(self, until: Callable[[], object]) -> None:
        with self.changed:
            assert self.changed.wait_for(until, SOON), (self.statuses[-5:], self.events[-5:])

    def wait_for_status(self, kind: type) -> Status:
        self.wait(lambda: any(isinstance(status, kind) for status in self.statuses))
        return next(status for status in self.statuses if isinstance(status, kind))

    def of(self, kind: type) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

    def cards(self) -> list[str]:
        """In order; a card that comes again by retransmission counts once."""
        seen: list[CardRead] = []
        for event in self.events:
            if isinstance(event, CardRead) and not (event.setting is DeviceTime.RETRANSMITTED and known(event, seen)):
                seen.append(event)
        return [event.card for event in seen]

    def _keep(self, where: list, what: object) -> None:
        with self.changed:
            where.append(what)
            self.changed.notify_all()


def known(event: CardRead, seen: list[CardRead]) -> bool:
    return (event.card, event.target, event.index) in {(old.card, old.target, old.index) for old in seen[-15:]}


def hasty() -> Backoff:
    return Backoff(first=0.01, limit=0.03)


class Trickle(Twin):
    """One byte at a time, both ways."""

    def __init__(self, twin: Twin) -> None:
        self.twin, self.name, self._out = twin, twin.name, bytearray()

    def feed(self, data: bytes, now: float) -> bytes:
        for byte in data:
            self._out += self.twin.feed(bytes((byte,)), now)
        return b""

    def tick(self, now: float) -> bytes:
        if not self._out and self.twin.wake_at() <= now:
            self._out += self.twin.tick(now)
        byte = bytes(self._out[:1])
        del self._out[:1]
        return byte

    def wake_at(self) -> float:
        return -inf if self._out else self.twin.wake_at()

    def power_cycle(self, now: float) -> None:
        self._out.clear()
        self.twin.power_cycle(now)

    def gestures(self) -> Mapping[str, Gesture]:
        return self.twin.gestures()


def whole(twin: Twin) -> Twin:
    return twin


def lossy(twin: Twin) -> Twin:
    kinds = {LineFault.DROP: 0.2, LineFault.REPEAT: 0.1, LineFault.SPLIT: 0.1}
    return Faults(twin, seed=31, rates=Rates(kinds))


def delayed(twin: Twin) -> Twin:
    return Faults(twin, rates=Rates({LineFault.DELAY: 1.0}, delay=0.2))


TRANSPORTS = {"whole": whole, "one byte at a time": Trickle, "lossy": lossy, "delayed": delayed}
