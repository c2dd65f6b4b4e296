"""The kit against hosts of a shoe: ours does all that the page says, and one that breaks a rule is found there."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf

from drivers.angel_eye.host.protocol import AngelEye, AngelEyeDevice, Manner
from drivers.angel_eye.wire.codec import NAK, STX, Nak, ShoeReport, nak, order_bytes, read_report
from drivers.declaration import Setup
from drivers.events import NoiseSeen
from drivers.kit.angel_eye.as_shoe import AsShoe
from drivers.kit.angel_eye.host import LISTENS, RULES
from drivers.kit.angel_eye.line_rules import UNLOCK
from drivers.kit.conformance.line import ProtocolLine
from drivers.kit.conformance.rules import Result, Tried, declared, tried
from drivers.kit.suites import suite_of
from drivers.protocol import Order, Protocol, Reply
from drivers.registry import named
from tests.fast.drivers.conformance.accused import accuses_only, by_name, host_tried, not_right
from tests.fast.drivers.conformance.bent import Bend, BentHost
from tests.helpers.cases import failures

ACK = b"\x06"
EVERY = 8.0
"""Seconds after which this host gives an order, so that orders can be tried."""
ON_ORDERS = {
    "order_comes_again",
    "ack_ends_an_order",
    "order_again_at_once",
    "busy_comes_later",
    "one_at_a_time",
    "any_other_code_is_final",
}

Make = Callable[[], Protocol]


class OrdersAlways(BentHost):
    """Our host, and somebody at it who gives an order again and again."""

    next_order = inf

    def open(self, now: float) -> Reply:
        self.next_order = now + EVERY
        return super().open(now)

    def tick(self, now: float) -> Reply:
        if now < self.next_order:
            return super().tick(now)
        self.next_order = now + EVERY
        return self._said(self.order(Order.LOCK, now))

    def wake_at(self) -> float:
        return min(self.next_order, super().wake_at())


class OnlyTheFirst(OrdersAlways):
    """Of several reports at once."""

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        pieces = super().split(data, now)
        reports = [piece for piece in pieces if isinstance(read_report(piece), ShoeReport)]
        return [piece for piece in pieces if piece not in reports[1:]]


class AnswersNoise(OrdersAlways):
    """`wanted` says to which noise, by what came with it."""

    data = b""
    pieces: Sequence[bytes] = ()

    def wanted(self, frame: bytes) -> bool:
        return frame[:1] == b"\x55"

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        self.data, self.pieces = data, super().split(data, now)
        return self.pieces

    def decode(self, frame: bytes, now: float) -> Reply:
        reply = super().decode(frame, now)
        noise = any(isinstance(event, NoiseSeen) for event in reply.events)
        return replace(reply, send=reply.send or nak(Nak.NO_ETX)) if noise and self.wanted(frame) else reply


class AnswersHalves(AnswersNoise):
    """Which the next frame cuts short."""

    def wanted(self, frame: bytes) -> bool:
        return frame[:1] == b"\x05" and frame != self.data and self.data.startswith(frame)


class SwallowsTheNext(OrdersAlways):
    """What comes after a pause goes on with what was cut short."""

    held = b""

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        pieces = super().split(data, now)
        swallowed, self.held = self.held and len(pieces) > 1, data if data[:1] == b"\x05" and not pieces else b""
        return pieces[:1] if swallowed else pieces


class DeafAfterGarbage(OrdersAlways):
    """For a second."""

    until = 0.0

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        self.until = now + 1.0 if b"\x55" in data else self.until
        return () if now < self.until else super().split(data, now)


class KnowsTheLast(OrdersAlways):
    """What comes again is not acknowledged again."""

    last = b""

    def decode(self, frame: bytes, now: float) -> Reply:
        reply, before = super().decode(frame, now), self.last
        self.last = frame
        return replace(reply, send=b"") if frame == before and frame[:1] == b"\x05" else reply


class OrdersOnce(OrdersAlways):
    """Without an answer it gives the order up."""

    refused = False

    def decode(self, frame: bytes, now: float) -> Reply:
        self.refused = frame[0] == NAK
        return super().decode(frame, now)

    def tick(self, now: float) -> Reply:
        new, reply = now >= self.next_order, super().tick(now)
        return reply if new or self.refused else replace(reply, send=b"")


class AnswersAll(OrdersAlways):
    def decode(self, frame: bytes, now: float) -> Reply:
        reply = super().decode(frame, now)
        return replace(reply, send=ACK) if frame[0] == STX else reply


class Talks(OrdersAlways):
    """Acknowledges each second what nobody told."""

    at = 0.0

    def tick(self, now: float) -> Reply:
        self.at = now + 1.0
        reply = super().tick(now)
        return replace(reply, send=reply.send or ACK)

    def wake_at(self) -> float:
        return min(super().wake_at(), self.at)


def swaps(was: bytes, now: bytes) -> Bend:
    return lambda data: now if data == was else data


def bent(**bends: Bend) -> Make:
    device = AngelEyeDevice()
    return lambda: OrdersAlways(device(), **bends)


def two_at_once(data: bytes) -> bytes:
    return data + order_bytes(UNLOCK) * (data[:1] == bytes((STX,)))


def of(kind: type[OrdersAlways]) -> Make:
    return lambda: kind(AngelEye())


def deaf_when_back() -> Make:
    made = list[Protocol]()

    def make() -> Protocol:
        made.append(AngelEye())
        return OrdersAlways(made[-1], hears=bytes if len(made) == 1 else lambda frame: b"")

    return make


BROKEN: dict[str, Make] = {
    "nothing_unasked": of(Talks),
    "acknowledges": bent(says=swaps(ACK, b"")),
    "said_once": bent(says=lambda data: data * (1 + data.startswith(ACK))),
    "acknowledges_again": of(KnowsTheLast),
    "one_for_each": of(OnlyTheFirst),
    "wrong_bcc": bent(says=swaps(nak(Nak.BCC), ACK)),
    "without_an_end": bent(says=swaps(nak(Nak.NO_ETX), b"")),
    "too_short": bent(says=swaps(nak(Nak.LENGTH), ACK)),
    "bit_7": bent(says=swaps(nak(Nak.LINE), ACK)),
    "cut_short": of(AnswersHalves),
    "after_a_pause": of(SwallowsTheNext),
    "noise": of(AnswersNoise),
    "after_garbage": of(DeafAfterGarbage),
    "for_another_host": of(AnswersAll),
    "order_comes_again": of(OrdersOnce),
    "ack_ends_an_order": bent(hears=swaps(ACK, b"")),
    "order_again_at_once": bent(hears=swaps(nak(Nak.BCC), b"")),
    "busy_comes_later": bent(hears=swaps(nak(Nak.BUSY), nak(Nak.BCC))),
    "one_at_a_time": bent(says=two_at_once),
    "any_other_code_is_final": bent(hears=swaps(nak(Nak.TYPE), nak(Nak.BCC))),
    "after_a_pulled_cable": deaf_when_back(),
    "all_in_whole_frames": bent(says=swaps(ACK, b"\xff\x06")),
}


def named_on(make: Make) -> dict[str, Tried]:
    return host_tried("angel-eye", make, Setup(options={"answers": "yes"}))


def test_our_host_does_all_that_the_page_says() -> None:
    assert not_right(named_on(bent())) == {}


def test_of_a_host_that_gives_no_order_the_others_are_tried() -> None:
    told = named_on(AngelEyeDevice())
    assert {*not_right(told)} == ON_ORDERS
    assert {told[name].result for name in ON_ORDERS} == {Result.NOT_TRIED}
    assert {declared(told[name], ["orders"]).seen for name in ON_ORDERS} == {"declared: without orders"}


def test_a_host_that_may_order_is_waited_for_as_long_as_was_told() -> None:
    line = ProtocolLine(AngelEyeDevice())
    line.patience = 2.0
    told = by_name(RULES, list(tried(RULES, AsShoe(line))))
    assert {told[name].seen for name in ON_ORDERS} == {"the host gave no order within 2 s"}


def test_a_host_that_breaks_a_rule_is_accused_of_that_rule_alone() -> None:
    assert list(BROKEN) == [rule.name for rule in RULES]
    assert failures(lambda name: accuses_only(named_on(BROKEN[name]), name), [*BROKEN]) == []


def test_a_host_that_is_set_to_listen_says_nothing() -> None:
    kind, setup = named("angel-eye"), Setup(options={"answers": "no"})
    for manner, result in {Manner.LISTENS: Result.RIGHT, Manner.ANSWERS: Result.WRONG}.items():
        told = suite_of(kind.name).try_host(ProtocolLine(AngelEyeDevice(manner)), kind.complete(setup))
        assert [each.result for each in told] == [result] * len(LISTENS)
