"""A recorded device, told again: what it said and when, and the cable as it was pulled.

Where the host of then had said something, the host of now is waited for, so that both stay in step.
"""

import time
from collections import deque
from collections.abc import Callable, Mapping
from math import inf
from threading import Event

from drivers.kit.scripted_device import ScriptedDevice
from drivers.kit.tape import Entry, Tape
from drivers.twin.runner import Runner
from drivers.twin.shape import Gesture, Twin
from drivers.wirelog import CLOSED, OPENED, LineDirection

PATIENCE = 2.0
"""Seconds beyond its own time that an answer of the host is waited for."""
SAY, BEGIN, END = "say", "begin", "end"


class Replay(Twin):
    """Says what it is told to say, and hears whether the host speaks. Before it begins and after its end it is there
    by itself."""

    def __init__(self, name: str, stand_in: ScriptedDevice) -> None:
        self.name = name
        self.heard = Event()
        self._stand_in = stand_in
        self._to_say: deque[bytes] = deque()

    def feed(self, data: bytes, now: float) -> bytes:
        self.heard.set()
        return self._stand_in.hears(data, now)

    def tick(self, now: float) -> bytes:
        return self._stand_in.tells(self._to_say.popleft(), now) if self._to_say else self._stand_in.tick(now)

    def wake_at(self) -> float:
        return -inf if self._to_say else self._stand_in.wake_at()

    def power_cycle(self, now: float) -> None:
        self._to_say.clear()

    def plugged(self, now: float) -> None:
        self._stand_in.plugged()

    def gestures(self) -> Mapping[str, Gesture]:
        return {SAY: self._say, BEGIN: lambda: self._by_itself(BEGIN), END: lambda: self._by_itself(END)}

    def _say(self, told: str) -> str:
        self._to_say.append(bytes.fromhex(told))
        return told

    def _by_itself(self, told: str) -> str:
        self._stand_in.by_itself = told == END
        return told


class Player:
    """Plays a tape on a stand, from its first entry to its last; whoever runs it may stop it between two."""

    def __init__(
        self,
        runner: Runner,
        replay: Replay,
        tape: Tape,
        *,
        speed: float,
        host_comes: Callable[[], None],
        rest: Callable[[float], None] = time.sleep,
    ) -> None:
        """`host_comes` waits for a host on the line, for as long as that is worth it; `rest` lets seconds pass."""
        self._runner = runner
        self._replay = replay
        self._tape = tape
        self._speed = speed
        self._host_comes = host_comes
        self._rest = rest
        self.unanswered = 0
        """How often the host of then spoke, and that of now did not."""

    def play(self) -> None:
        """A journal keeps no sign of life, so a device out of one is there by itself all the time."""
        self._host_comes()
        if not self._tape.from_journal:
            self._runner.gesture(BEGIN)
        last = self._tape.entries[0]
        for entry in self._tape.entries:
            self._play(entry, (entry.at - last.at) / self._speed)
            last = entry
        self._runner.gesture(END)

    def _play(self, entry: Entry, pause: float) -> None:
        if entry.direction is LineDirection.TO_DEVICE:
            self.unanswered += not self._replay.heard.wait(pause + PATIENCE)
            self._replay.heard.clear()
            return
        self._rest(pause)
        if entry.direction is LineDirection.FROM_DEVICE:
            self._runner.gesture(f"{SAY} {entry.data.hex()}")
        elif entry.text == CLOSED and not self._is_last(entry):
            self._runner.unplug()
        elif entry.text == OPENED and not self._runner.plugged:
            self._runner.plug()
            self._host_comes()

    def _is_last(self, entry: Entry) -> bool:
        """The end of a recording is no pulled cable."""
        return entry is self._tape.entries[-1]
