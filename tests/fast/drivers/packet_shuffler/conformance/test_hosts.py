"""The kit against hosts: ours does all that the page says, and one that breaks a rule is found at that rule."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from drivers.conformance.line import ProtocolLine
from drivers.conformance.rules import Result, Tried, tried
from drivers.packet_shuffler import PacketShufflerDevice
from drivers.packet_shuffler.conformance.as_machine import AsMachine
from drivers.packet_shuffler.conformance.host import RULES
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import Damaged, Frame, encode
from drivers.packet_shuffler.wire.from_host import Hello, HostAck, HostNak, Ordered
from drivers.packet_shuffler.wire.from_machine import Identity, MachineBeat
from drivers.packet_shuffler.wire.messages import Message
from drivers.packet_shuffler.wire.reports import StateReport
from drivers.packet_shuffler.wire.splitter import Splitter
from drivers.packet_shuffler.wire.timings import Timings
from drivers.packet_shuffler.wire.words import Kind, Refusal
from drivers.protocol import Protocol, Reply
from tests.fast.drivers.conformance.accused import accuses_only, by_name
from tests.fast.drivers.packet_shuffler.conformance.bent import Bend, as_it_is, bent

Make = Callable[[], Protocol]


class BentHost:
    """Our host, with what it says or hears bent on the way. `raw` sees what came before anybody cuts it up."""

    def __init__(
        self, host: Protocol, says: Bend = as_it_is, hears: Bend = as_it_is, raw: Callable[[bytes], bytes] = bytes
    ) -> None:
        self._host, self._says, self._hears, self._raw = host, says, hears, raw
        self.name, self.line, self.order = host.name, host.line, host.order
        self.wake_at = host.wake_at
        self._out, self._in = Splitter(), Splitter()

    def open(self, now: float) -> Reply:
        return self._said(self._host.open(now))

    def split(self, data: bytes, now: float) -> tuple[bytes, ...]:
        return tuple(self._host.split(bent(self._in, self._raw(data), self._hears), now))

    def decode(self, frame: bytes, now: float) -> Reply:
        return self._said(self._host.decode(frame, now))

    def tick(self, now: float) -> Reply:
        return self._said(self._host.tick(now))

    def _said(self, reply: Reply) -> Reply:
        return replace(reply, send=bent(self._out, reply.send, self._says))


def tried_on(make: Make) -> dict[str, Tried]:
    return by_name(RULES, tried(RULES, AsMachine(ProtocolLine(make))))


def host(device: PacketShufflerDevice | None = None, **bends: object) -> Make:
    made = device or PacketShufflerDevice()
    return lambda: BentHost(made(), **bends)


def says(kind: type, bend: Callable[[int, Message], bytes]) -> Make:
    return host(says=lambda n, m: bend(n, m) if isinstance(m, kind) else as_it_is(n, m))


def hears(kind: type, bend: Callable[[int, Message], bytes]) -> Make:
    return host(hears=lambda n, m: bend(n, m) if isinstance(m, kind) else as_it_is(n, m))


def timed(timings: Timings) -> Make:
    return PacketShufflerDevice(timings=timings)


def nothing(number: int, message: Message) -> bytes:
    return b""


def once() -> Make:
    """Acknowledges each number once."""
    known = set[int]()

    def bend(number: int, message: Message) -> bytes:
        new = number not in known
        known.add(number)
        return as_it_is(number, message) if new or number != 5 else b""

    return says(HostAck, bend)


def says_twice() -> Make:
    return says(HostAck, lambda n, m: 2 * as_it_is(n, m))


def deaf_to_other_sessions() -> Make:
    """Whatever session a heartbeat names, it is taken for the one that IDENTITY named."""
    named = [0]

    def bend(number: int, message: Message) -> bytes:
        if isinstance(message, Identity):
            named[0] = message.session
        if isinstance(message, MachineBeat):
            message = replace(message, session=named[0])
        return as_it_is(number, message)

    return host(hears=bend)


def one_session() -> Make:
    return PacketShufflerDevice(sessions=lambda: 7)


class BootsAnew(BentHost):
    """Quotes the first boot that it heard on a connection."""

    def __init__(self) -> None:
        super().__init__(PacketShufflerDevice()(), says=self.bend)
        self.first = 0

    def bend(self, number: int, message: Message) -> bytes:
        if isinstance(message, Hello) and message.boot:
            self.first = self.first or message.boot
            message = replace(message, boot=self.first)
        return as_it_is(number, message)


def clean(data: bytes) -> bytes:
    """Needs a clean line."""
    return b"" if any(isinstance(messages.decode(raw), Damaged) for raw in Splitter().feed(data)) else data


def mended(data: bytes) -> bytes:
    """Looks at no CRC: a report whose last byte is wrong is put right."""
    good = data[:-1] + bytes((data[-1] ^ 0x01,))
    mendable = len(data) == 9 and isinstance(messages.decode(data), Damaged)
    return good if mendable and not isinstance(messages.decode(good), Damaged) else data


class Eager(BentHost):
    """Acknowledges whatever is a report, in a session or not."""

    def decode(self, frame: bytes, now: float) -> Reply:
        reply = super().decode(frame, now)
        match messages.decode(frame):
            case messages.Heard(number, StateReport()) if not reply.send:
                return replace(reply, send=messages.encode(HostAck(), number))
        return reply


class Patient(BentHost):
    """Takes each packet that is not understood for another one."""

    count = 0

    def decode(self, frame: bytes, now: float) -> Reply:
        match messages.decode(frame):
            case messages.Heard(number, messages.NotUnderstood(kind)) if kind == Kind.PACKET:
                self.count += 1
                frame = encode(Frame(kind, number + self.count, b"\0"))
        return super().decode(frame, now)


def without_nak(reason: Refusal) -> Make:
    return says(HostNak, lambda n, m: b"" if getattr(m, "reason", 0) is reason else as_it_is(n, m))


def extra(data: bytes) -> Make:
    return says(Hello, lambda n, m: data + as_it_is(n, m))


def right(**told: int) -> Make:
    """Takes each machine for one that fits in this."""
    return hears(Identity, lambda n, m: as_it_is(n, replace(m, **told)))


BROKEN: dict[str, Make] = {
    "hello_first": timed(Timings(hello=3)),
    "quotes_the_boot": says(Hello, lambda n, m: as_it_is(n, replace(m, boot=0))),
    "nothing_before_the_session": lambda: Eager(PacketShufflerDevice()()),
    "acknowledges": says(HostAck, lambda n, m: as_it_is(n + 1, m)),
    "said_once": says_twice(),
    "acknowledges_again": once(),
    "number_0_is_none": hears(StateReport, lambda n, m: as_it_is(n or 9, m)),
    "beats": timed(Timings(beat=4)),
    "other_session": deaf_to_other_sessions(),
    "silence": timed(Timings(silence=60)),
    "new_boot": BootsAnew,
    "after_garbage": host(raw=clean),
    "stuffing": says(HostAck, lambda n, m: as_it_is(0x5E5D if n == 0x7E7D else n, m)),
    "wrong_crc": host(raw=mended),
    "quiet_at_noise": timed(Timings(nak_gap=0)),
    "echo_is_ignored": hears(Ordered, lambda n, m: as_it_is(n, StateReport(1))),
    "unknown_kind": without_nak(Refusal.UNKNOWN_KIND),
    "bad_payload": without_nak(Refusal.BAD_PAYLOAD),
    "gives_up": lambda: Patient(PacketShufflerDevice()()),
    "other_version": right(version=1),
    "other_size": right(packet_size=4),
    "other_session_each_time": one_session(),
    "all_in_whole_frames": extra(b"\xff"),
    "all_as_the_page_says": extra(encode(Frame(0xAA, 0))),
}


def test_our_host_does_all_that_the_page_says() -> None:
    told = tried_on(PacketShufflerDevice())
    assert {name: each.seen for name, each in told.items() if each.result is not Result.RIGHT} == {}


def test_each_rule_has_a_host_that_breaks_it() -> None:
    assert list(BROKEN) == [rule.name for rule in RULES]


@pytest.mark.parametrize("name", BROKEN)
def test_a_host_that_breaks_a_rule_is_accused_of_that_rule_alone(name: str) -> None:
    accuses_only(tried_on(BROKEN[name]), name)
