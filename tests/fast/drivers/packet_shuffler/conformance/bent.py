"""Bend the frames of the shuffler's protocol on their way."""

from collections.abc import Callable

from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import FrameSplitter
from drivers.packet_shuffler.wire.messages import Message, ReceivedMessage

Bend = Callable[[int, Message], bytes]
"""What goes on of a frame; `as_it_is` is the frame itself."""


def as_it_is(number: int, message: Message) -> bytes:
    return messages.encode(message, number)


def by_frame(bend: Bend) -> Callable[[bytes], bytes]:
    """Bend each frame of a transmission; what is no frame goes on as it is."""
    splitter = FrameSplitter()
    return lambda data: b"".join(bent_frame(raw, bend) for raw in splitter.feed(data))


def bent_frame(raw: bytes, bend: Bend) -> bytes:
    match messages.decode(raw):
        case ReceivedMessage(number, message) if not isinstance(message, messages.NotUnderstood):
            return bend(number, message)
    return raw
