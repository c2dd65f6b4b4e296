"""The kit against hosts of a shoe: ours does all that the page says, and one that breaks a rule is found there."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf

import pytest

from drivers.angel_eye.conformance.as_shoe import AsShoe
from drivers.angel_eye.conformance.host import LISTENS, RULES
from drivers.angel_eye.conformance.line_rules import UNLOCK
from drivers.angel_eye.host.protocol import AngelEye, AngelEyeDevice, Manner
from drivers.angel_eye.wire.codec import NAK, STX, Nak, Report, nak, order_bytes, read_report
from drivers.conformance.line import ProtocolLine
from drivers.conformance.rules import Result, Tried, declared, tried
from drivers.declaration import Setup
from drivers.events import NoiseSeen
from drivers.protocol import Order, Protocol, Reply
from drivers.registry import named
from tests.fast.drivers.conformance.accused import accuses_only, by_name

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

Bend = Callable[[bytes], bytes]
Make = Callable[[], Protocol]


class OrdersAlways:
    """Our host, and somebody at it who gives an order again and again."""

    name, line = AngelEye.name, AngelEye.line

    def __init__(self, host: Protocol) -> None:
        self._host, self._next = host, inf

    def open(self, now: float) -> Reply:
        self._next = now + EVERY
        return self._host.open(now)

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        return self._host.split(data, now)

    def decode(self, frame: bytes, now: float) -> Reply:
        return self._host.decode(frame, now)

    def tick(self, now: float) -> Reply:
        if now < self._next:
            return self._host.tick(now)
        self._next = now + EVERY
        return self._host.order(Order.LOCK, now)

    def wake_at(self) -> float:
        return min(self._next, self._host.wake_at())

    def order(self, order: Order, now: float) -> Reply:
        return self._host.order(order, now)


class Bent(OrdersAlways):
    """`says` sees what goes out, `hears` each frame that came."""

    def __init__(self, host: Protocol, says: Bend = bytes, hears: Bend = bytes) -> None:
        super().__init__(host)
        self._says, self._hears = says, hears

    def decode(self, frame: bytes, now: float) -> Reply:
        heard = self._hears(frame)
        return self._said(super().decode(heard, now) if heard else Reply())

    def tick(self, now: float) -> Reply:
        return self._said(super().tick(now))

    def _said(self, reply: Reply) -> Reply:
        return replace(reply, send=self._says(reply.send))


class OnlyTheFirst(OrdersAlways):
    """Of several reports at once."""

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        pieces = super().split(data, now)
        reports = [piece for piece in pieces if isinstance(read_report(piece), Report)]
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


class AcknowledgesTwice(OrdersAlways):
    def decode(self, frame: bytes, now: float) -> Reply:
        reply = super().decode(frame, now)
        return replace(reply, send=2 * reply.send)


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
        new, reply = now >= self._next, super().tick(now)
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


class TwoAtOnce(OrdersAlways):
    def tick(self, now: float) -> Reply:
        reply = super().tick(now)
        ordered = reply.send[:1] == bytes((STX,))
        return replace(reply, send=reply.send + order_bytes(UNLOCK)) if ordered else reply


def ours(manner: Manner = Manner.ANSWERS) -> Make:
    """With somebody who gives orders."""
    device = AngelEyeDevice(manner)
    return lambda: OrdersAlways(device())


def says(was: bytes, now: bytes) -> Make:
    device = AngelEyeDevice()
    return lambda: Bent(device(), says=lambda data: now if data == was else data)


def hears(was: bytes, now: bytes) -> Make:
    device = AngelEyeDevice()
    return lambda: Bent(device(), hears=lambda frame: now if frame == was else frame)


def of(kind: type[OrdersAlways]) -> Make:
    return lambda: kind(AngelEye())


def deaf_when_back() -> Make:
    made = list[Protocol]()

    def make() -> Protocol:
        made.append(AngelEye())
        return Bent(made[-1], hears=bytes if len(made) == 1 else lambda frame: b"")

    return make


BROKEN: dict[str, Make] = {
    "nothing_unasked": of(Talks),
    "acknowledges": says(ACK, b""),
    "said_once": of(AcknowledgesTwice),
    "acknowledges_again": of(KnowsTheLast),
    "one_for_each": of(OnlyTheFirst),
    "wrong_bcc": says(nak(Nak.BCC), ACK),
    "without_an_end": says(nak(Nak.NO_ETX), b""),
    "too_short": says(nak(Nak.LENGTH), ACK),
    "bit_7": says(nak(Nak.LINE), ACK),
    "cut_short": of(AnswersHalves),
    "after_a_pause": of(SwallowsTheNext),
    "noise": of(AnswersNoise),
    "after_garbage": of(DeafAfterGarbage),
    "for_another_host": of(AnswersAll),
    "order_comes_again": of(OrdersOnce),
    "ack_ends_an_order": hears(ACK, b""),
    "order_again_at_once": hears(nak(Nak.BCC), b""),
    "busy_comes_later": hears(nak(Nak.BUSY), nak(Nak.BCC)),
    "one_at_a_time": of(TwoAtOnce),
    "any_other_code_is_final": hears(nak(Nak.TYPE), nak(Nak.BCC)),
    "after_a_pulled_cable": deaf_when_back(),
    "all_in_whole_frames": says(ACK, b"\xff\x06"),
}


def tried_on(make: Make, answers: str = "yes") -> list[Tried]:
    kind = named("angel-eye")
    return list(kind.try_host(ProtocolLine(make), kind.complete(Setup(options={"answers": answers}))))


def named_on(make: Make) -> dict[str, Tried]:
    return by_name(RULES, tried_on(make))


def test_our_host_does_all_that_the_page_says() -> None:
    assert [f"{each.says}: {each.seen}" for each in tried_on(ours()) if each.result is not Result.RIGHT] == []


def test_of_a_host_that_gives_no_order_the_others_are_tried() -> None:
    told = named_on(AngelEyeDevice())
    assert {name for name, each in told.items() if each.result is not Result.RIGHT} == ON_ORDERS
    assert {told[name].result for name in ON_ORDERS} == {Result.NOT_TRIED}
    assert {declared(told[name], ["orders"]).seen for name in ON_ORDERS} == {"declared: without orders"}


class Hurried(ProtocolLine):
    patience = 2.0


def test_a_host_that_may_order_is_waited_for_as_long_as_was_told() -> None:
    line = Hurried(AngelEyeDevice())
    told = by_name(RULES, list(tried(RULES, AsShoe(line))))
    assert {told[name].seen for name in ON_ORDERS} == {"the host gave no order within 2 s"}


def test_each_rule_has_a_host_that_breaks_it() -> None:
    assert list(BROKEN) == [rule.name for rule in RULES]


@pytest.mark.parametrize("name", BROKEN)
def test_a_host_that_breaks_a_rule_is_accused_of_that_rule_alone(name: str) -> None:
    accuses_only(named_on(BROKEN[name]), name)


@pytest.mark.parametrize(("manner", "result"), {Manner.LISTENS: Result.RIGHT, Manner.ANSWERS: Result.WRONG}.items())
def test_a_host_that_is_set_to_listen_says_nothing(manner: Manner, result: Result) -> None:
    told = tried_on(AngelEyeDevice(manner), answers="no")
    assert [each.result for each in told] == [result] * len(LISTENS)
