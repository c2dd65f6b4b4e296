"""The line under test: a port with a real clock, or a simulated device on a clock of its own, which costs no time."""

import time
from collections import deque
from typing import Protocol as Shape

from drivers.pipe import Pipe
from drivers.twin.shape import Twin

LATE = 1e-6


class Line(Shape):
    @property
    def now(self) -> float: ...

    def send(self, data: bytes) -> None: ...

    def read(self, seconds: float) -> bytes:
        """What comes next, after so many seconds at most; empty when nothing did."""
        ...


class RealLine:
    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe

    @property
    def now(self) -> float:
        return time.monotonic()

    def send(self, data: bytes) -> None:
        self._pipe.write(data)

    def read(self, seconds: float) -> bytes:
        end = self.now + seconds
        while not (data := self._pipe.read()) and self.now < end:
            pass
        return data


class TwinLine:
    """Time passes only while somebody reads."""

    def __init__(self, twin: Twin) -> None:
        self._twin = twin
        self._answers: deque[bytes] = deque()
        self.now = 0.0

    def send(self, data: bytes) -> None:
        if answer := self._twin.feed(data, self.now):
            self._answers.append(answer)

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
