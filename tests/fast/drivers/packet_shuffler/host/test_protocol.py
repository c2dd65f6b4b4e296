"""The host's side alone: what it sends, what it makes of frames, and what it refuses."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as some

from drivers.events import (
    AlreadyDealt,
    Condition,
    ConditionChanged,
    DeviceNamed,
    Event,
    Fault,
    FaultCleared,
    FaultRaised,
    NoiseSeen,
    OrderTaken,
    PacketRead,
    RestRead,
)
from drivers.packet_shuffler import PacketShuffler, PacketShufflerDevice
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import LineFrame, encode
from drivers.packet_shuffler.wire.from_host import Hello, HostAck, HostBeat, HostNak, Ordered
from drivers.packet_shuffler.wire.from_machine import Identity, MachineAck, MachineNak
from drivers.packet_shuffler.wire.messages import Message
from drivers.packet_shuffler.wire.reports import FaultReport, PacketReport, RestReport, ResumedReport, StateReport
from drivers.packet_shuffler.wire.words import Command, FaultKind, MachineState, MessageKind, NakReason
from drivers.protocol import Order, Reply
from tests.fast.drivers.packet_shuffler.strategies import MESSAGE, NUMBER
from tests.helpers.cases import failures

FOUR = ("As", "10h", "Kd", "2c")
OTHER_FOUR = ("3s", "4s", "5s", "6s")
PACKET = PacketReport(1, 1, FOUR)


def identity(session: int = 0, boot: int = 5, size: int = 4, version: int = 1, serial: str = "1") -> Identity:
    return Identity(version, boot, session, size, "PS-1", serial, "2.6")


def tell(host: PacketShuffler, message: Message, number: int = 0, now: float = 0.0) -> Reply:
    return host.decode(messages.encode(message, number), now)


def device(packet_size: int = 4) -> PacketShufflerDevice:
    sessions = iter(range(77, 1000))
    return PacketShufflerDevice(packet_size=packet_size, sessions=lambda: next(sessions))


def meet(host: PacketShuffler, session: int = 77) -> PacketShuffler:
    host.open(0.0)
    tell(host, identity())
    tell(host, identity(session))
    return host


def met() -> PacketShuffler:
    return meet(device()())


def test_the_handshake_step_by_step() -> None:
    host = device()()
    assert host.open(0.0) == Reply(send=messages.encode(Hello(77, 0, True)))
    quoting = messages.encode(Hello(77, 5, True))
    assert tell(host, identity()) == Reply((DeviceNamed("PS-1", "1", "2.6", boot=5),), quoting)
    assert tell(host, identity()) == Reply(), "a second answer waits for its turn"
    assert host.wake_at() == 1.0 and host.tick(1.0) == Reply(send=quoting)
    assert tell(host, identity(77), now=1.0) == Reply()
    assert host.wake_at() == 3.0 and host.tick(3.0) == Reply(send=messages.encode(HostBeat(77, 5)))


EVENTS: dict[str, tuple[Message, tuple[Event, ...]]] = {
    "ready": (StateReport(MachineState.READY), (ConditionChanged(Condition.READY),)),
    "stopped": (StateReport(MachineState.STOPPED), (ConditionChanged(Condition.STANDBY, "stopped by a fault"),)),
    "a jam": (FaultReport(FaultKind.JAM, True), (FaultRaised(Fault.JAM),)),
    "a card twice, which is not named": (
        FaultReport(FaultKind.DUPLICATE, True, "9s"),
        (FaultRaised(Fault.DUPLICATE_CARD),),
    ),
    "51 cards": (FaultReport(FaultKind.WRONG_COUNT, True, count=51), (FaultRaised(Fault.WRONG_COUNT, "51 cards"),)),
    "a fault over that never was": (FaultReport(FaultKind.JAM, False), ()),
    "a packet": (PACKET, (PacketRead(1, FOUR, 1),)),
    "the rest with a card not read": (RestReport(1, ("Qc", "??")), (RestRead(("Qc", "??"), 1),)),
    "what was dealt": (ResumedReport(1, 4, (FOUR,)), (AlreadyDealt((FOUR,), 1),)),
}


def test_a_report_becomes_events_and_is_acknowledged_each_time_it_comes() -> None:
    def check(report: Message, events: tuple[Event, ...]) -> None:
        host, acknowledged = met(), messages.encode(HostAck(), 1)
        assert tell(host, report, 1) == Reply(events, acknowledged)
        assert tell(host, report, 1) == Reply(send=acknowledged)

    assert failures(check, EVENTS) == []


def test_a_packet_repeated_after_a_reconnection_or_a_power_up_means_nothing() -> None:
    device_ = device()
    tell(meet(device_()), PACKET, 9)
    again = meet(device_(), 78)
    assert not tell(again, PACKET, 9).events
    tell(again, identity(boot=6))
    tell(again, identity(78, boot=6))
    assert tell(again, PACKET, 1) == Reply(send=messages.encode(HostAck(), 1))


def test_a_packet_reported_again_with_other_cards_is_told_each_time_and_the_first_is_kept() -> None:
    host = met()
    tell(host, PACKET, 1)
    for number in (2, 3):
        assert tell(host, PacketReport(1, 1, OTHER_FOUR), number).events == (PacketRead(1, OTHER_FOUR, 1),)
    assert not tell(host, PACKET, 4).events
    assert tell(host, ResumedReport(1, 4, (OTHER_FOUR,)), 5).events == (AlreadyDealt((OTHER_FOUR,), 1),)


def test_a_rest_reported_again_with_other_cards_is_a_fault() -> None:
    host = met()
    tell(host, RestReport(1, ()), 1)
    (fault,) = tell(host, RestReport(1, OTHER_FOUR), 2).events
    assert isinstance(fault, FaultRaised) and fault.fault is Fault.CONFLICT


def test_what_was_told_as_dealt_already_is_not_told_again_as_a_packet() -> None:
    host = met()
    tell(host, ResumedReport(1, 4, (FOUR,)), 1)
    assert not tell(host, PACKET, 2).events


def test_a_number_starts_anew_with_the_boot() -> None:
    host = met()
    tell(host, PACKET, 1)
    tell(host, identity(boot=6))
    tell(host, identity(77, boot=6))
    assert tell(host, RestReport(1, ()), 1).events == (RestRead((), 1),)


def test_another_machine_in_its_place_counts_its_own_rounds() -> None:
    device_ = device()
    tell(meet(device_()), PACKET, 1)
    host = device_()
    host.open(0.0)
    tell(host, identity(serial="2"))
    tell(host, identity(78, serial="2"))
    assert tell(host, PACKET, 1).events == (PacketRead(1, FOUR, 1),)


def test_a_fault_that_the_state_no_longer_names_is_over() -> None:
    device_ = device()
    tell(meet(device_()), FaultReport(FaultKind.JAM, True), 1)
    host = meet(device_(), 78)
    assert tell(host, StateReport(MachineState.READY), 2).events == (
        FaultCleared(Fault.JAM),
        ConditionChanged(Condition.READY),
    )


MISFITS = {
    "three cards where the game needs four": (
        identity(size=3),
        FaultRaised(Fault.MISFIT, "the machine hands out 3 cards, the game needs 4"),
    ),
    "another version": (identity(version=2), FaultRaised(Fault.MISFIT, "the machine speaks version 2, not 1")),
}


def test_a_machine_that_does_not_fit_is_told_once_and_kept_out() -> None:
    def check(wrong: Message, fault: FaultRaised) -> None:
        host = device()()
        host.open(0.0)
        assert tell(host, wrong) == Reply((fault,))
        assert tell(host, wrong) == tell(host, PACKET, 1) == Reply()
        assert tell(host, identity()).events[0] == FaultCleared(fault.fault)

    assert failures(check, MISFITS) == []


def test_silence_is_told_once_and_ends_with_the_next_handshake() -> None:
    host = met()
    assert not host.tick(5.9).events
    reply = host.tick(6.0)
    assert reply.events == (FaultRaised(Fault.SILENT, "nothing heard for 6 seconds"),)
    assert reply.send == messages.encode(Hello(77, 5, False))
    assert not host.tick(60.0).events
    assert tell(host, identity(77), now=61.0).events == (FaultCleared(Fault.SILENT),)


def test_noise_is_told_and_answered_at_most_ten_times_a_second() -> None:
    host = met()
    broken = b"\x7e\x00\x83\x00\x07\xff\xff"
    nak = messages.encode(HostNak(NakReason.UNREADABLE))
    assert host.decode(broken, 1.0) == Reply((NoiseSeen(7),), nak)
    assert host.decode(broken, 1.05) == Reply((NoiseSeen(7),))
    assert host.decode(broken, 1.15).send == nak
    assert host.decode(b"hello", 2.0) == Reply((NoiseSeen(5),))


def test_an_echo_of_its_own_frames_is_noise_and_no_sign_of_life() -> None:
    def check(echo: Message) -> None:
        host = met()
        assert tell(host, echo, 1, now=5.0) == Reply((NoiseSeen(len(messages.encode(echo, 1))),))
        assert host.tick(6.0).events

    assert failures(check, [Hello(77, 5, True), HostBeat(77, 5), HostAck(), Ordered(Command.DEAL)]) == []


UNREAD_CARD = LineFrame(MessageKind.PACKET, 7, b"\0\0\0\1\1\4\x41\x3a\0\x12")


def hears(host: PacketShuffler, raw: LineFrame, now: float = 0.0) -> Reply:
    return host.decode(encode(raw), now)


def test_a_report_of_cards_that_is_not_understood_is_refused_five_times_and_then_there_is_no_more_talk() -> None:
    make = device()
    host = meet(make())
    replies = [hears(host, UNREAD_CARD) for _ in range(5)]
    told = FaultRaised(Fault.NOT_UNDERSTOOD, "PACKET: a packet with a card that was not read")
    assert [reply.events for reply in replies] == [(told,), (), (), (), ()]
    assert {reply.send for reply in replies} == {messages.encode(HostNak(NakReason.BAD_PAYLOAD), 7)}
    assert tell(host, identity(77)) == Reply()
    assert hears(host, UNREAD_CARD) == tell(host, StateReport(MachineState.READY), 8) == Reply()
    assert tell(meet(make(), 78), StateReport(MachineState.READY), 8) == Reply(), "nor over a new connection"


def test_it_is_over_once_the_machine_was_off_and_on_again() -> None:
    host = met()
    for _ in range(5):
        hears(host, UNREAD_CARD)
    assert FaultCleared(Fault.NOT_UNDERSTOOD) in tell(host, identity(boot=6)).events
    tell(host, identity(77, boot=6))
    assert tell(host, PACKET, 1).send == messages.encode(HostAck(), 1)


NOT_UNDERSTOOD = {
    "a kind that nobody knows": (LineFrame(0x2A, 7), "the machine sent a report that is not understood (kind 2A)"),
    "a state that nobody knows": (
        LineFrame(MessageKind.STATE, 7, b"\x2a\0"),
        "the machine sent a report that is not understood (STATE: 42 is no known machine state)",
    ),
}


def test_any_other_frame_that_is_not_understood_is_told_in_one_sentence() -> None:
    def check(raw: LineFrame, says: str) -> None:
        assert hears(met(), raw).events == (FaultRaised(Fault.OTHER, says),)

    assert failures(check, NOT_UNDERSTOOD) == []


def refusal(host: PacketShuffler, order: Order, now: float = 0.0) -> str:
    (event,) = host.order(order, now).events
    assert isinstance(event, FaultRaised) and event.fault is Fault.REFUSED
    return event.detail


def test_an_order_is_one_numbered_command() -> None:
    orders = (Order.DEAL, Order.RETURN_REST, Order.VERIFY_DECK, Order.LOCK, Order.UNLOCK)
    told = {order: met().order(order, 0.0) for order in orders}
    assert told == {each: Reply(send=messages.encode(Ordered(Command[each.name]), 1)) for each in orders}


def test_orders_that_cannot_be_given_are_refused() -> None:
    host = device()()
    assert refusal(host, Order.DEAL) == "deal: no conversation with the machine"
    meet(host)
    assert refusal(host, Order.CLEAR_ERROR) == "clear-error: a person must do this at the machine"
    host.order(Order.DEAL, 0.0)
    assert refusal(host, Order.LOCK) == "lock: deal is not answered yet"
    with pytest.raises(ValueError, match="2 to 7 cards, not 8"):
        PacketShufflerDevice(packet_size=8)


def test_an_order_is_repeated_with_its_number_and_given_up_after_five_tries() -> None:
    host = met()
    sent = [host.order(Order.DEAL, 1.0).send] + [host._orders.tick(1.0 + at / 2).send for at in range(1, 5)]
    assert sent == [messages.encode(Ordered(Command.DEAL), 1)] * 5
    assert host._orders.tick(3.5) == Reply((FaultRaised(Fault.REFUSED, "deal: no answer; look whether it was done"),))
    assert host._orders.due == inf


def test_an_answered_order_makes_room_for_the_next() -> None:
    host = met()
    host.order(Order.DEAL, 0.0)
    assert tell(host, MachineAck(), 1).events == (OrderTaken("deal"),)
    assert host.order(Order.LOCK, 0.0).send == messages.encode(Ordered(Command.LOCK), 2)
    assert tell(host, MachineAck(), 1) == Reply(), "an old answer changes nothing"
    assert tell(host, MachineNak(NakReason.NOT_NOW), 2).events == (FaultRaised(Fault.REFUSED, "lock: not now"),)


def test_an_order_on_its_way_when_the_power_went_is_never_repeated() -> None:
    host = met()
    host.order(Order.DEAL, 0.0)
    event, named = tell(host, identity(boot=6)).events
    assert named == DeviceNamed("PS-1", "1", "2.6", boot=6)
    assert event == FaultRaised(Fault.REFUSED, "deal: the machine restarted; look whether it was done")
    assert host._orders.due == inf


@given(some.lists(some.tuples(MESSAGE, NUMBER) | some.binary(min_size=1, max_size=40), max_size=40))
def test_nothing_that_arrives_makes_the_host_raise(arrivals: list[tuple[Message, int] | bytes]) -> None:
    host = met()
    for now, arrival in enumerate(arrivals):
        raw = arrival if isinstance(arrival, bytes) else messages.encode(*arrival)
        for piece in host.split(raw, now):
            assert isinstance(host.decode(piece, now), Reply)
        host.tick(now)
        assert host.wake_at() > now
