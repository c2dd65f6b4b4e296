"""Runs a device's twin against a protocol's conversation on one clock, with no port and no thread: for long runs."""

from drivers.conversation import Conversation, Listener
from drivers.protocol import Protocol
from drivers.twin.shape import Twin
from drivers.watch import UNHURRIED, Watch

LATE = 1e-6


class Bench:
    def __init__(self, twin: Twin, protocol: Protocol, listener: Listener) -> None:
        self.twin = twin
        self.now = 0.0
        self._heard: list[bytes] = []
        self.conversation = self.connect(protocol, listener)

    def connect(self, protocol: Protocol, listener: Listener) -> Conversation:
        """A new connection to the same device."""
        self.twin.unplugged(self.now)
        self.twin.plugged(self.now)
        watch = Watch("bench", UNHURRIED, self.now)
        self.conversation = Conversation("bench", protocol, listener, self._to_twin, watch)
        self.conversation.open(self.now)
        return self.conversation

    def run(self, seconds: float) -> None:
        """Until nothing more happens within so many seconds from now."""
        end = self.now + seconds
        while self._step():
            pass
        while (wake := min(self.twin.wake_at(), self.conversation.wake_at())) <= end:
            self.now = max(self.now + LATE, wake)
            while self._step():
                pass
        self.now = end

    def _step(self) -> bool:
        heard, self._heard = self._heard, []
        if self.twin.wake_at() <= self.now:
            heard.append(self.twin.tick(self.now))
        for data in filter(None, heard):
            self.conversation.received(data, self.now)
        if self.conversation.wake_at() <= self.now:
            self.conversation.tick(self.now)
        return any(heard) or bool(self._heard)

    def _to_twin(self, data: bytes) -> None:
        self._heard.append(self.twin.feed(data, self.now))
