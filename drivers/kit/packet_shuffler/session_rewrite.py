"""A recorded machine names the session of its own day; a host of today hears it name the host's own."""

from dataclasses import replace

from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import FrameSplitter
from drivers.packet_shuffler.wire.from_host import Hello
from drivers.packet_shuffler.wire.from_machine import Identity, MachineBeat
from drivers.packet_shuffler.wire.messages import ReceivedMessage


class SessionRetold:
    def __init__(self) -> None:
        self._then = Sessions()
        self._now = Sessions()
        self._machine = FrameSplitter()

    def then(self, data: bytes) -> None:
        self._then.heard(data)

    def now(self, data: bytes) -> None:
        self._now.heard(data)

    def told(self, data: bytes) -> bytes:
        return b"".join(renamed(raw, self._then.last, self._now.last) for raw in self._machine.feed(data))

    def cut_off(self) -> None:
        self._machine = FrameSplitter()

    def as_it_was(self, frame: bytes) -> bytes:
        return renamed(frame, self._now.last, self._then.last)


class Sessions:
    """The session of the last HELLO; 0 before one."""

    def __init__(self) -> None:
        self.last = 0
        self._splitter = FrameSplitter()

    def heard(self, data: bytes) -> None:
        for raw in self._splitter.feed(data):
            match messages.decode(raw):
                case ReceivedMessage(_, Hello(session)):
                    self.last = session


def renamed(raw: bytes, of: int, to: int) -> bytes:
    match messages.decode(raw):
        case ReceivedMessage(number, Identity() | MachineBeat() as message) if of and message.session == of:
            return messages.encode(replace(message, session=to), number)
    return raw
