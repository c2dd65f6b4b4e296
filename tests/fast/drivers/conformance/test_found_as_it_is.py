"""A device is tried as it is found: what is in the way is put right first, and one that is dead is accused once."""

from collections.abc import Callable
from math import inf
from typing import Any

import pytest

from drivers.angel_eye.machine.twin import AngelEyeTwin
from drivers.conformance.line import ProtocolLine, TwinLine
from drivers.conformance.rules import Tried
from drivers.declaration import Setup
from drivers.packet_shuffler import PacketShufflerTwin
from drivers.packet_shuffler.machine import body
from drivers.protocol import Reply
from drivers.registry import named
from drivers.twin.shape import Twin, perform
from tests.fast.drivers.conformance.accused import accuses_only, but_for_orders, by_name
from tests.fast.drivers.conformance.hands import TwinHands
from tests.fast.drivers.conformance.lists import HOSTS, MACHINES

GESTURES: dict[str, tuple[str, tuple[str, ...]]] = {
    "a shuffler with a deck inside": ("packet-shuffler", ("insert-deck",)),
    "in mid-round": ("packet-shuffler", ("insert-deck", "take-packet", "take-packet")),
    "with its door open": ("packet-shuffler", ("insert-deck", "take-packet", "open-door")),
    "stopped by a fault": ("packet-shuffler", ("insert-deck", "jam")),
    "a shoe in error mode": ("angel-eye", ("insert-deck", "jam")),
}


def locked_shuffler() -> Twin:
    twin = PacketShufflerTwin()
    perform(twin, "insert-deck")
    twin._do(body.set_lock(twin.machine, locked=True))
    return twin


def locked_shoe() -> Twin:
    twin = AngelEyeTwin()
    twin.insert_deck()
    twin._locked = True
    return twin


def tried_on(protocol: str, twin: Twin) -> dict[str, Tried]:
    line, kind = TwinLine(twin), named(protocol)
    return by_name(MACHINES[protocol], kind.try_machine(line, TwinHands(twin, line), kind.complete(Setup())))


@pytest.mark.parametrize(("protocol", "gestures"), GESTURES.values(), ids=GESTURES.keys())
def test_what_is_in_the_way_is_put_right(protocol: str, gestures: tuple[str, ...]) -> None:
    twin = named(protocol).twin()
    for gesture in gestures:
        perform(twin, gesture)
    accuses_only(tried_on(protocol, twin))


@pytest.mark.parametrize(("protocol", "make"), [("packet-shuffler", locked_shuffler), ("angel-eye", locked_shoe)])
def test_what_is_locked_is_unlocked(protocol: str, make: Callable[[], Twin]) -> None:
    accuses_only(tried_on(protocol, make()))


def test_a_machine_of_another_packet_size_is_accused_of_that_alone() -> None:
    accuses_only(tried_on("packet-shuffler", PacketShufflerTwin(packet_size=3)), "says_what_it_is")


class Dead(Twin):
    name = "dead"

    def feed(self, data: bytes, now: float) -> bytes:
        return b""

    def tick(self, now: float) -> bytes:
        return b""

    def wake_at(self) -> float:
        return inf

    def power_cycle(self, now: float) -> None:
        """Nothing comes of it."""

    def gestures(self) -> dict[str, Callable[..., str]]:
        return {}


class Idle:
    patience = 10.0

    def do(self, gesture: str) -> None:
        """Nothing comes of it."""


class DeadHost:
    name, line = "dead", named("card-line").line

    def open(self, now: float) -> Reply:
        return Reply()

    def split(self, data: bytes, now: float) -> tuple[bytes, ...]:
        return ()

    def decode(self, frame: bytes, now: float) -> Reply:
        return Reply()

    def tick(self, now: float) -> Reply:
        return Reply()

    def wake_at(self) -> float:
        return inf

    def order(self, order: Any, now: float) -> Reply:
        return Reply()


DEAD = {"packet-shuffler": "identity_outside", "angel-eye": "tells_a_card", "card-line": "a_line"}
DEAD_HOSTS = {"packet-shuffler": "hello_first", "angel-eye": "acknowledges"}


@pytest.mark.parametrize(("protocol", "name"), DEAD.items())
def test_a_device_that_is_dead_is_accused_once(protocol: str, name: str) -> None:
    kind = named(protocol)
    told = by_name(MACHINES[protocol], kind.try_machine(TwinLine(Dead()), Idle(), kind.complete(Setup())))
    accuses_only(told, name)


@pytest.mark.parametrize(("protocol", "name"), DEAD_HOSTS.items())
def test_a_host_that_is_dead_is_accused_once(protocol: str, name: str) -> None:
    kind = named(protocol)
    told = by_name(HOSTS[protocol], kind.try_host(ProtocolLine(DeadHost), kind.complete(Setup())))
    accuses_only(but_for_orders(told), name)
