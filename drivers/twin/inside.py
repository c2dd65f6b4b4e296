"""A simulated device inside this process, behind the same kind of port as a real one."""

from collections import deque

from drivers.errors import LineLost, NoSuchPort
from drivers.pipe import STEP, Nature, Pace, Port
from drivers.twin.shape import Twin
from drivers.twin.stand import Stand


class Inside(Stand):
    """`port` is what a link connects to; the stand is what a hand moves."""

    def __init__(self, twin: Twin) -> None:
        super().__init__(twin)
        self.port = Port(f"simulated {twin.name}", Nature.SIMULATED, self._open, Pace.UNBOUNDED)
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
