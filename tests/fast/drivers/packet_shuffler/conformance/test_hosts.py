"""The kit against hosts: ours does all that the page says, and one that breaks a rule is found at that rule."""

from collections.abc import Callable
from dataclasses import replace

from drivers.kit.packet_shuffler.host import RULES
from drivers.packet_shuffler import PacketShufflerDevice
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import Damaged, FrameSplitter, LineFrame, encode
from drivers.packet_shuffler.wire.from_host import Hello, HostAck, HostNak, Ordered
from drivers.packet_shuffler.wire.from_machine import Identity, MachineBeat
from drivers.packet_shuffler.wire.messages import Message
from drivers.packet_shuffler.wire.reports import StateReport
from drivers.packet_shuffler.wire.words import MessageKind, NakReason, Timings
from drivers.protocol import Protocol, Reply
from tests.fast.drivers.conformance.accused import accuses_only, host_tried, not_right
from tests.fast.drivers.conformance.bent import Around, BentHost
from tests.fast.drivers.packet_shuffler.conformance.bent import Bend, as_it_is, bent_frame, by_frame
from tests.helpers.cases import failures

Make = Callable[[], Protocol]


def host(
    device: PacketShufflerDevice | None = None,
    says: Bend = as_it_is,
    hears: Bend = as_it_is,
    raw: Callable[[bytes], bytes] = bytes,
) -> Make:
    made = device or PacketShufflerDevice()
    return lambda: BentHost(made(), says=by_frame(says), hears=lambda frame: bent_frame(frame, hears), raw=raw)


def says(kind: type, bend: Callable[[int, Message], bytes]) -> Make:
    return host(says=lambda n, m: bend(n, m) if isinstance(m, kind) else as_it_is(n, m))


def hears(kind: type, bend: Callable[[int, Message], bytes]) -> Make:
    return host(hears=lambda n, m: bend(n, m) if isinstance(m, kind) else as_it_is(n, m))


def once() -> Make:
    """Acknowledges each number once."""
    known = set[int]()

    def bend(number: int, message: Message) -> bytes:
        new = number not in known
        known.add(number)
        return as_it_is(number, message) if new or number != 5 else b""

    return says(HostAck, bend)


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


def boots_anew() -> Protocol:
    """Quotes the first boot that it heard on a connection."""
    first = [0]

    def bend(number: int, message: Message) -> bytes:
        if isinstance(message, Hello) and message.boot:
            first[0] = first[0] or message.boot
            message = replace(message, boot=first[0])
        return as_it_is(number, message)

    return host(says=bend)()


def clean(data: bytes) -> bytes:
    """Needs a clean line."""
    return b"" if any(isinstance(messages.decode(raw), Damaged) for raw in FrameSplitter().feed(data)) else data


def mended(data: bytes) -> bytes:
    """Looks at no CRC: a report whose last byte is wrong is put right."""
    good = data[:-1] + bytes((data[-1] ^ 0x01,))
    mendable = len(data) == 9 and isinstance(messages.decode(data), Damaged)
    return good if mendable and not isinstance(messages.decode(good), Damaged) else data


class Eager(Around):
    """Acknowledges whatever is a report, in a session or not."""

    def decode(self, frame: bytes, now: float) -> Reply:
        reply = super().decode(frame, now)
        match messages.decode(frame):
            case messages.ReceivedMessage(number, StateReport()) if not reply.send:
                return replace(reply, send=messages.encode(HostAck(), number))
        return reply


class Patient(Around):
    """Takes each packet that is not understood for another one."""

    count = 0

    def decode(self, frame: bytes, now: float) -> Reply:
        match messages.decode(frame):
            case messages.ReceivedMessage(number, messages.NotUnderstood(kind)) if kind == MessageKind.PACKET:
                self.count += 1
                frame = encode(LineFrame(kind, number + self.count, b"\0"))
        return super().decode(frame, now)


def without_nak(reason: NakReason) -> Make:
    return says(HostNak, lambda n, m: b"" if getattr(m, "reason", 0) is reason else as_it_is(n, m))


def extra(data: bytes) -> Make:
    return says(Hello, lambda n, m: data + as_it_is(n, m))


def right(**told: int) -> Make:
    """Takes each machine for one that fits in this."""
    return hears(Identity, lambda n, m: as_it_is(n, replace(m, **told)))


BROKEN: dict[str, Make] = {
    "hello_first": PacketShufflerDevice(timings=Timings(hello=3)),
    "quotes_the_boot": says(Hello, lambda n, m: as_it_is(n, replace(m, boot=0))),
    "nothing_before_the_session": lambda: Eager(PacketShufflerDevice()()),
    "acknowledges": says(HostAck, lambda n, m: as_it_is(n + 1, m)),
    "said_once": says(HostAck, lambda n, m: 2 * as_it_is(n, m)),
    "acknowledges_again": once(),
    "number_0_is_none": hears(StateReport, lambda n, m: as_it_is(n or 9, m)),
    "beats": PacketShufflerDevice(timings=Timings(beat=4)),
    "other_session": deaf_to_other_sessions(),
    "silence": PacketShufflerDevice(timings=Timings(silence=60)),
    "new_boot": boots_anew,
    "after_garbage": host(raw=clean),
    "stuffing": says(HostAck, lambda n, m: as_it_is(0x5E5D if n == 0x7E7D else n, m)),
    "wrong_crc": host(raw=mended),
    "quiet_at_noise": PacketShufflerDevice(timings=Timings(nak_gap=0)),
    "echo_is_ignored": hears(Ordered, lambda n, m: as_it_is(n, StateReport(1))),
    "unknown_kind": without_nak(NakReason.UNKNOWN_KIND),
    "bad_payload": without_nak(NakReason.BAD_PAYLOAD),
    "gives_up": lambda: Patient(PacketShufflerDevice()()),
    "other_version": right(version=1),
    "other_size": right(packet_size=4),
    "other_session_each_time": PacketShufflerDevice(sessions=lambda: 7),
    "all_in_whole_frames": extra(b"\xff"),
    "all_as_the_page_says": extra(encode(LineFrame(0xAA, 0))),
}


def test_our_host_does_all_that_the_page_says() -> None:
    assert not_right(host_tried("packet-shuffler", PacketShufflerDevice())) == {}


def test_a_host_that_breaks_a_rule_is_accused_of_that_rule_alone() -> None:
    assert list(BROKEN) == [rule.name for rule in RULES]

    def check(name: str) -> None:
        accuses_only(host_tried("packet-shuffler", BROKEN[name]), name)

    assert failures(check, [*BROKEN]) == []
