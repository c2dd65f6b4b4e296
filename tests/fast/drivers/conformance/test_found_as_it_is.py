"""A device is tried as it is found: what is in the way is put right first, and one that is dead is accused once."""

from drivers.angel_eye.machine.twin import AngelEyeTwin
from drivers.packet_shuffler import PacketShufflerTwin
from drivers.packet_shuffler.machine import body
from drivers.protocol import Reply
from drivers.registry import named
from drivers.twin.shape import perform
from tests.fast.drivers.conformance.accused import accuses_only, but_for_orders, host_tried, machine_tried
from tests.fast.drivers.conformance.bent import Around, Bent
from tests.helpers.cases import failures

GESTURES: dict[str, tuple[str, tuple[str, ...]]] = {
    "in mid-round": ("packet-shuffler", ("insert-deck", "take-packet", "take-packet")),
    "with its door open": ("packet-shuffler", ("insert-deck", "take-packet", "open-door")),
    "stopped by a fault": ("packet-shuffler", ("insert-deck", "jam")),
    "a shoe in error mode": ("angel-eye", ("insert-deck", "jam")),
}


def test_what_is_in_the_way_is_put_right() -> None:
    def check(protocol: str, gestures: tuple[str, ...]) -> None:
        twin = named(protocol).twin()
        for gesture in gestures:
            perform(twin, gesture)
        accuses_only(machine_tried(protocol, twin))

    assert failures(check, GESTURES) == []


def test_what_is_locked_is_unlocked() -> None:
    shuffler, shoe = PacketShufflerTwin(), AngelEyeTwin()
    perform(shuffler, "insert-deck")
    shuffler._do(body.set_lock(shuffler.machine, locked=True))
    perform(shoe, "insert-deck")
    shoe._locked = True
    for twin in (shuffler, shoe):
        accuses_only(machine_tried(twin.name, twin))


def test_a_machine_of_another_packet_size_is_accused_of_that_alone() -> None:
    accuses_only(machine_tried("packet-shuffler", PacketShufflerTwin(packet_size=3)), "says_what_it_is")


class DeadHost(Around):
    def open(self, now: float) -> Reply:
        return Reply()

    def split(self, data: bytes, now: float) -> tuple[bytes, ...]:
        return ()


DEAD = {"packet-shuffler": "identity_outside", "angel-eye": "tells_a_card", "card-line": "a_line"}
DEAD_HOSTS = {"packet-shuffler": "hello_first", "angel-eye": "acknowledges"}


def test_what_is_dead_is_accused_once() -> None:
    for protocol, name in DEAD.items():
        dead = Bent(named(protocol).twin(), says=lambda _: b"", hears=lambda _: b"")
        accuses_only(machine_tried(protocol, dead), name)
    for protocol, name in DEAD_HOSTS.items():
        device = named("card-line").device()
        accuses_only(but_for_orders(host_tried(protocol, lambda made=device: DeadHost(made()))), name)
