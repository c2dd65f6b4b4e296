"""What a bad line does to a device's bytes, on demand or at seeded rates, one transmission at a time and in order."""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from math import inf
from random import Random

from drivers.twin.shape import Gesture, GestureRefused, Twin


class LineFault(Enum):
    DROP = "drop"
    CORRUPT = "corrupt"
    REPEAT = "repeat"
    DELAY = "delay"
    SPLIT = "split"
    GARBAGE = "garbage"


@dataclass(frozen=True, slots=True)
class Rates:
    """How often each fault hits a transmission, from 0 to 1, and how long a delayed one waits."""

    rates: Mapping[LineFault, float] = field(default_factory=dict)
    delay: float = 0.3


class Faults(Twin):
    """Wraps a device. Both directions suffer what is dealt at rates; a demanded fault hits the next thing it says."""

    def __init__(self, twin: Twin, seed: int = 0, rates: Rates | None = None) -> None:
        self.twin = twin
        self.name = twin.name
        self._random = Random(seed)
        self._rates = rates or Rates()
        self._out: deque[tuple[float, bytes]] = deque()
        self._demanded: deque[LineFault] = deque()
        self._cut_power = False

    def feed(self, data: bytes, now: float) -> bytes:
        for _, part in self._suffer(data, self._dealt(), now):
            self._say(self.twin.feed(part, now), now)
        return self._due(now)

    def tick(self, now: float) -> bytes:
        if now >= self.twin.wake_at():
            self._say(self.twin.tick(now), now)
        return self._due(now)

    def wake_at(self) -> float:
        waiting = self._out[0][0] if self._out else inf
        return min(waiting, self.twin.wake_at())

    def power_cycle(self, now: float) -> None:
        self._out.clear()
        self.twin.power_cycle(now)

    def plugged(self, now: float) -> None:
        self.twin.plugged(now)

    def unplugged(self, now: float) -> None:
        self._out.clear()
        self.twin.unplugged(now)

    def gestures(self) -> Mapping[str, Gesture]:
        return {**self.twin.gestures(), "fault": self.demand, "power-cycle": self.cut_power}

    def demand(self, name: str) -> str:
        if name not in {fault.value for fault in LineFault}:
            raise GestureRefused(f"no fault {name!r}; there are {', '.join(fault.value for fault in LineFault)}")
        self._demanded.append(LineFault(name))
        return f"the next transmission: {name}"

    def cut_power(self) -> str:
        """In the middle of the next transmission."""
        self._cut_power = True
        return "the power fails in the next transmission"

    def _say(self, data: bytes, now: float) -> None:
        if not data:
            return
        if self._cut_power:
            self._out.append((now, data[: len(data) // 2]))
            self._cut_power = False
            self.twin.power_cycle(now)
        else:
            self._out.extend(self._suffer(data, self._dealt() | self._asked(), now))

    def _dealt(self) -> frozenset[LineFault]:
        return frozenset(fault for fault, rate in self._rates.rates.items() if self._random.random() < rate)

    def _asked(self) -> frozenset[LineFault]:
        return frozenset((self._demanded.popleft(),)) if self._demanded else frozenset()

    def _suffer(self, data: bytes, faults: frozenset[LineFault], now: float) -> list[tuple[float, bytes]]:
        if LineFault.DROP in faults:
            return []
        if LineFault.CORRUPT in faults:
            data = self._corrupted(data)
        if LineFault.GARBAGE in faults:
            data = self._random.randbytes(self._random.randint(1, 40)) + data
        if LineFault.REPEAT in faults:
            data += data
        later = now + self._rates.delay
        if LineFault.SPLIT in faults and len(data) > 1:
            cut = self._random.randrange(1, len(data))
            return [(now, data[:cut]), (later, data[cut:])]
        return [(later if LineFault.DELAY in faults else now, data)]

    def _corrupted(self, data: bytes) -> bytes:
        at = self._random.randrange(len(data))
        return data[:at] + bytes((data[at] ^ self._random.randint(1, 255),)) + data[at + 1 :]

    def _due(self, now: float) -> bytes:
        """A line keeps its order: what waits holds up what follows."""
        return self._out.popleft()[1] if self._out and self._out[0][0] <= now else b""
