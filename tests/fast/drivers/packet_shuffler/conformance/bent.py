"""A machine that breaks one rule: the twin, with what it says or hears bent on the way, or with one habit changed."""

from collections.abc import Callable, Mapping

from drivers.packet_shuffler import PacketShufflerTwin
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.messages import Heard, Message
from drivers.packet_shuffler.wire.splitter import Splitter
from drivers.twin.shape import Gesture, Twin

Bend = Callable[[int, Message], bytes]
"""What goes on of a frame; `as_it_is` is the frame itself."""


def as_it_is(number: int, message: Message) -> bytes:
    return messages.encode(message, number)


class Bent(Twin):
    """`says` and `hears` see each frame that is one; what is none goes on as it is."""

    name = "bent"

    def __init__(self, twin: PacketShufflerTwin, *, says: Bend = as_it_is, hears: Bend = as_it_is) -> None:
        self.twin = twin
        self._says, self._hears = says, hears
        self._out, self._in = Splitter(), Splitter()

    def feed(self, data: bytes, now: float) -> bytes:
        return self._said(self.twin.feed(bent(self._in, data, self._hears), now))

    def tick(self, now: float) -> bytes:
        return self._said(self.twin.tick(now))

    def wake_at(self) -> float:
        return self.twin.wake_at()

    def power_cycle(self, now: float) -> None:
        self.twin.power_cycle(now)

    def gestures(self) -> Mapping[str, Gesture]:
        return self.twin.gestures()

    def _said(self, data: bytes) -> bytes:
        return bent(self._out, data, self._says)


def bent(splitter: Splitter, data: bytes, bend: Bend) -> bytes:
    return b"".join(bent_frame(raw, bend) for raw in splitter.feed(data))


def bent_frame(raw: bytes, bend: Bend) -> bytes:
    match messages.decode(raw):
        case Heard(number, message) if not isinstance(message, messages.NotUnderstood):
            return bend(number, message)
    return raw
