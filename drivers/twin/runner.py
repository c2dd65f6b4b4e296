"""Runs a twin in a thread on something that an operating system calls a line."""

import contextlib
import logging
import os
import select
import time
from abc import abstractmethod
from collections.abc import Iterable, Iterator
from threading import Thread

from drivers.twin.running_device import RunningDevice
from drivers.twin.shape import GestureRefused, Twin

LOG = logging.getLogger(__name__)
STEP = 0.5
MOST = 4096


class Runner(RunningDevice):
    """The line's own file descriptors come from a subclass; what the host does not take in time is gone, as on wire."""

    def __init__(self, twin: Twin, *, speed: float = 1.0) -> None:
        super().__init__(twin, speed=speed)
        self._nudge_out, self._nudge_in = os.pipe()
        os.set_blocking(self._nudge_in, False)
        self._stopping = False
        self._thread = Thread(target=self._run, name=f"twin {twin.name}", daemon=True)

    @abstractmethod
    def listening(self) -> list[int]:
        """Descriptors that may have something to read."""

    @abstractmethod
    def take(self, ready: list[int]) -> bytes:
        """Read what the host sent."""

    @abstractmethod
    def has_guest(self) -> bool:
        """Whether a host has the line open, as far as the system tells."""

    @abstractmethod
    def send(self, data: bytes) -> None: ...

    def start(self) -> None:
        self.plug()
        self._thread.start()

    def stop(self) -> None:
        self._stopping = True
        with self.changed:
            self.moved()
        self._thread.join()
        self.unplug()
        os.close(self._nudge_in)
        os.close(self._nudge_out)

    def moved(self) -> None:
        with contextlib.suppress(BlockingIOError):
            os.write(self._nudge_in, b"!")

    def _run(self) -> None:
        does = self._step
        while not self._stopping:
            try:
                does()
                does = self._step
            except Exception:  # logged; the host must see a lost device
                LOG.exception("the simulated %s failed; its cable is out for a moment", self.twin.name)
                does = self._begin_anew

    def _begin_anew(self) -> None:
        self.unplug()
        time.sleep(STEP)
        self.plug()

    def _step(self) -> None:
        with self.changed:
            wanted = [self._nudge_out, *self.listening()]
            patience = self.patience(STEP) if self.plugged else STEP
        ready = readable(wanted, patience)
        if self._nudge_out in ready:
            os.read(self._nudge_out, MOST)
        with self.changed:
            self._exchange([fd for fd in ready if fd in self.listening()])

    def _exchange(self, ready: list[int]) -> None:
        if not self.plugged:
            return
        data = self.take(ready) if ready else b""
        for said in (self.feed(data) if data else b"", self.tick()):
            if said:
                self.send(said)


def readable(wanted: list[int], patience: float) -> list[int]:
    """A line that is unplugged at this very moment is found out in the next round."""
    try:
        return select.select(wanted, [], [], patience)[0]
    except (OSError, ValueError):
        return []


def answer(stand: RunningDevice, line: str) -> str:
    """`help` tells the gestures; `wait 0.5` lets a script take its time."""
    word, _, rest = line.strip().partition(" ")
    try:
        if word == "help":
            return "ok " + " ".join(sorted({*stand.twin.gestures(), "plug", "unplug", "wait", "quit"}))
        if word == "wait":
            time.sleep(float(rest))
            return "ok"
        return f"ok {stand.gesture(line)}"
    except (GestureRefused, ValueError) as error:
        return f"no {error}"


def answers(stand: RunningDevice, lines: Iterable[str]) -> Iterator[str]:
    """Until `quit` or the end; empty lines and `#` comments are skipped."""
    for line in lines:
        told = line.partition("#")[0].strip()
        if told == "quit":
            return
        if told:
            yield answer(stand, told)
