"""A recorded device, told again: what it said and when, and the cable as it was pulled.

Where the host of then had said something, the host of now is waited for, so that both stay in step.
"""

import time
from collections import deque
from collections.abc import Callable, Mapping
from math import inf
from threading import Event

from drivers.retelling import Retelling
from drivers.tape import Entry, Tape
from drivers.twin.runner import Runner
from drivers.twin.shape import Gesture, Twin
from drivers.wirelog import CLOSED, OPENED, Direction

PATIENCE = 2.0
"""Seconds beyond its own time that an answer of the host is waited for."""


class Replay(Twin):
    """Says what it is told to say, and hears whether the host speaks."""

    def __init__(self, name: str, retelling: Retelling) -> None:
        self.name = name
        self.retelling = retelling
        self.heard = Event()
        self._to_say: deque[bytes] = deque()

    def feed(self, data: bytes, now: float) -> bytes:
        self.retelling.now(data)
        self.heard.set()
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
        self._to_say.append(self.retelling.told(bytes.fromhex(told)))
        return told


class Player:
    """Plays a tape on a stand, from its first entry to its last; whoever runs it may stop it between two."""

    def __init__(
        self, runner: Runner, replay: Replay, tape: Tape, *, speed: float, host_comes: Callable[[], None]
    ) -> None:
        """`host_comes` waits for a host on the line, for as long as that is worth it."""
        self._runner = runner
        self._replay = replay
        self._tape = tape
        self._speed = speed
        self._host_comes = host_comes
        self.unanswered = 0
        """How often the host of then spoke, and that of now did not."""

    def play(self) -> None:
        self._host_comes()
        last = self._tape.entries[0]
        for entry in self._tape.entries:
            self._play(entry, (entry.at - last.at) / self._speed)
            last = entry

    def _play(self, entry: Entry, pause: float) -> None:
        if entry.direction is Direction.TO_DEVICE:
            self._replay.retelling.then(entry.data)
            self.unanswered += not self._replay.heard.wait(pause + PATIENCE)
            self._replay.heard.clear()
            return
        time.sleep(pause)
        if entry.direction is Direction.FROM_DEVICE:
            self._runner.gesture(f"say {entry.data.hex()}")
        elif entry.text == CLOSED and not self._is_last(entry):
            self._runner.unplug()
        elif entry.text == OPENED and not self._runner.plugged:
            self._runner.plug()
            self._host_comes()

    def _is_last(self, entry: Entry) -> bool:
        """The end of a recording is no pulled cable."""
        return entry is self._tape.entries[-1]
