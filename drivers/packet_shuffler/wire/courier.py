"""One numbered frame at a time, repeated until it is answered, a bounded number of times (README §4.2)."""

from math import inf

from drivers.packet_shuffler.wire.words import Timings


class Courier:
    def __init__(self, timings: Timings) -> None:
        self._timings = timings
        self._frame = b""
        self._number = 0
        self._tries = 0
        self._due = inf

    @property
    def busy(self) -> bool:
        return bool(self._frame)

    @property
    def due(self) -> float:
        """When the answer is late; infinity while nothing is on its way."""
        return self._due

    @property
    def spent(self) -> bool:
        return self._tries >= self._timings.tries

    def waits_for(self, number: int) -> bool:
        return self.busy and number == self._number

    def send(self, frame: bytes, number: int, now: float) -> bytes:
        self._frame, self._number, self._tries = frame, number, 0
        return self.again(now)

    def again(self, now: float) -> bytes:
        self._tries += 1
        self._due = now + self._timings.answer
        return self._frame

    def pause(self) -> None:
        """Keep the frame for another session, and count its tries from the start."""
        self._tries, self._due = 0, inf

    def clear(self) -> None:
        self._frame = b""
        self.pause()
