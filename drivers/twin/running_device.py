"""What every way of running a twin shares: a lock around the device, its gestures, and its cable."""

import time
from collections import deque
from threading import Condition

from drivers.errors import LineLost, NoSuchPort
from drivers.pipe import STEP, LinePace, Nature, Port
from drivers.twin.shape import GestureRefused, Twin, perform


class RunningDevice:
    """A simulated device on its stand. Gestures may come from any thread; `speed` makes its own clock run faster."""

    def __init__(self, twin: Twin, *, speed: float = 1.0) -> None:
        self.twin = twin
        self.speed = speed
        self.changed = Condition()
        self.plugged = False

    def gesture(self, line: str) -> str:
        """`draw-card`, `insert-deck As Kd`, `unplug`, `plug`, `power-cycle` …; says what was done."""
        match line.strip():
            case "plug":
                return self._plug_in()
            case "unplug":
                self.unplug()
                return "unplugged"
            case "power-cycle" if "power-cycle" not in self.twin.gestures():
                return self._power_cycle()
        with self.changed:
            said = perform(self.twin, line)
            self.moved()
        return said

    def plug(self) -> None:
        with self.changed:
            self.plugged = True
            self.twin.plugged(self.clock())
            self.moved()

    def unplug(self) -> None:
        with self.changed:
            self.plugged = False
            self.twin.unplugged(self.clock())
            self.moved()

    def clock(self) -> float:
        return time.monotonic() * self.speed

    def feed(self, data: bytes) -> bytes:
        with self.changed:
            return self.twin.feed(data, self.clock())

    def tick(self) -> bytes:
        with self.changed:
            return self.twin.tick(self.clock()) if self.twin.wake_at() <= self.clock() else b""

    def patience(self, most: float) -> float:
        return max(0.0, min(most, (self.twin.wake_at() - self.clock()) / self.speed))

    def moved(self) -> None:
        """Something happened that the one who runs the device should look at. Called with the lock held."""
        self.changed.notify_all()

    def _plug_in(self) -> str:
        try:
            self.plug()
        except OSError as error:
            raise GestureRefused(f"plug: {error.strerror}") from error
        return "plugged"

    def _power_cycle(self) -> str:
        with self.changed:
            self.twin.power_cycle(self.clock())
            self.moved()
        return "off and on again"


class Inside(RunningDevice):
    """`port` is what a link connects to; the stand is what a hand moves."""

    def __init__(self, twin: Twin) -> None:
        super().__init__(twin)
        self.port = Port(f"simulated {twin.name}", Nature.SIMULATED, self._open, LinePace.UNBOUNDED)
        self.plug()

    def _open(self) -> "InsidePipe":
        if not self.plugged:
            raise NoSuchPort(self.port.name)
        return InsidePipe(self)


class InsidePipe:
    def __init__(self, stand: Inside) -> None:
        self._stand = stand
        self._answers: deque[bytes] = deque()

    def read(self) -> bytes:
        with self._stand.changed:
            if not self._answers and self._stand.plugged:
                self._stand.changed.wait(self._stand.patience(STEP))
            self._check()
            return self._answers.popleft() if self._answers else self._stand.tick()

    def write(self, data: bytes) -> None:
        self._check()
        answer = self._stand.feed(data)
        if answer:
            self._answers.append(answer)

    def close(self) -> None:
        self._answers.clear()

    def _check(self) -> None:
        if not self._stand.plugged:
            raise LineLost(self._stand.port.name)
