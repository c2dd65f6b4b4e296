"""The line under test: a port with a real clock, or a simulated device on a clock of its own, which costs no time."""

import time
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from math import inf
from queue import Empty, Queue
from typing import Protocol as Shape

from drivers.errors import LineError, LineGone, OpenError
from drivers.pipe import Port
from drivers.protocol import Protocol, Reply
from drivers.twin.runner import Runner
from drivers.twin.shape import Gesture, Twin

LATE, STEP, GAP, BACK_WITHIN = 1e-6, 0.02, 0.5, 30.0


class Line(Shape):
    @property
    def now(self) -> float: ...

    @property
    def patience(self) -> float:
        """Seconds, at most, that something is waited for which the other side need not do."""
        ...

    def send(self, data: bytes) -> None: ...

    def read(self, seconds: float) -> bytes:
        """What comes next, after so many seconds at most; empty when nothing did."""
        ...

    def reconnect(self) -> None:
        """The cable is pulled and put back, or the port closed and opened: what was on its way is lost."""
        ...


class RealLine:
    """A line that breaks, as where a machine loses its power with its port, is opened again: `back_within` is how many
    seconds it may take."""

    def __init__(self, port: Port, back_within: float = BACK_WITHIN) -> None:
        self._port, self.patience = port, back_within
        self._pipe = port.open()
        self.heard = False
        """Whether anything at all came over it."""

    def close(self) -> None:
        self._pipe.close()

    @property
    def now(self) -> float:
        return time.monotonic()

    def send(self, data: bytes) -> None:
        with suppress(LineError):
            self._pipe.write(data)

    def read(self, seconds: float) -> bytes:
        end, data = self.now + seconds, b""
        while not data and self.now < end:
            try:
                data = self._pipe.read()
            except LineError:
                self.reconnect()
        self.heard |= bool(data)
        return data

    def reconnect(self) -> None:
        self._pipe.close()
        end = self.now + self.patience
        while True:
            time.sleep(GAP)
            try:
                self._pipe = self._port.open()
                return
            except OpenError as error:
                if self.now > end:
                    raise LineGone(error.port, error.what) from error


class TwinLine:
    """Time passes only while somebody reads."""

    patience = inf

    def __init__(self, twin: Twin) -> None:
        self._twin = twin
        self._answers: deque[bytes] = deque()
        self.now = 0.0

    def send(self, data: bytes) -> None:
        if answer := self._twin.feed(data, self.now):
            self._answers.append(answer)

    def reconnect(self) -> None:
        self._answers.clear()
        self._twin.unplugged(self.now)
        self.now += GAP
        self._twin.plugged(self.now)

    def read(self, seconds: float) -> bytes:
        end = self.now + seconds
        while not self._answers:
            if self._twin.wake_at() > end:
                self.now = end
                return b""
            self.now = max(self.now + LATE, self._twin.wake_at())
            if said := self._twin.tick(self.now):
                return said
        return self._answers.popleft()


class ProtocolLine:
    """A host's protocol without a port: time passes only while somebody reads."""

    patience = inf

    def __init__(self, make: Callable[[], Protocol]) -> None:
        self._make = make
        self._said: deque[bytes] = deque()
        self.now = 0.0
        self._protocol = self._opened()

    def reconnect(self) -> None:
        self._said.clear()
        self._protocol = self._opened()

    def send(self, data: bytes) -> None:
        for frame in self._protocol.split(data, self.now):
            self._keep(self._protocol.decode(frame, self.now))

    def read(self, seconds: float) -> bytes:
        end = self.now + seconds
        while not self._said:
            if self._protocol.wake_at() > end:
                self.now = end
                return b""
            self.now = max(self.now + LATE, self._protocol.wake_at())
            self._keep(self._protocol.tick(self.now))
        return self._said.popleft()

    def _opened(self) -> Protocol:
        protocol = self._make()
        self._keep(protocol.open(self.now))
        return protocol

    def _keep(self, reply: Reply) -> None:
        if reply.send:
            self._said.append(reply.send)


class EmulatedLine:
    """A stand on a real line, to which a host connects."""

    def __init__(self, runner: Runner, mouth: "Mouth", patience: float = inf) -> None:
        self.patience = patience
        self._runner = runner
        self._mouth = mouth

    @property
    def now(self) -> float:
        return time.monotonic()

    def send(self, data: bytes) -> None:
        self._runner.gesture(f"say {data.hex()}")

    def read(self, seconds: float) -> bytes:
        with suppress(Empty):
            return self._mouth.heard.get(timeout=max(0.001, seconds))
        return b""

    def reconnect(self) -> None:
        self._runner.unplug()
        time.sleep(GAP)
        with suppress(Empty):
            while True:
                self._mouth.heard.get_nowait()
        self._runner.plug()
        self.wait_for_host(BACK_WITHIN)

    def wait_for_host(self, seconds: float) -> bool:
        """Until it has the line open, or says something."""
        end = self.now + seconds
        while not (there := self._runner.has_guest() or not self._mouth.heard.empty()) and self.now < end:
            time.sleep(STEP)
        return there


class Mouth(Twin):
    """A device that has no mind of its own."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.heard: Queue[bytes] = Queue()
        self._to_say: deque[bytes] = deque()

    def feed(self, data: bytes, now: float) -> bytes:
        self.heard.put(data)
        return b""

    def tick(self, now: float) -> bytes:
        return self._to_say.popleft() if self._to_say else b""

    def wake_at(self) -> float:
        return -inf if self._to_say else inf

    def power_cycle(self, now: float) -> None:
        self._to_say.clear()

    def gestures(self) -> Mapping[str, Gesture]:
        return {"say": self._say}

    def _say(self, told: str) -> str:
        self._to_say.append(bytes.fromhex(told))
        return told
