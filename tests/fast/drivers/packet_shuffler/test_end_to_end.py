"""The twin and the host over four transports, with every card accounted for."""

from collections.abc import Callable
from random import Random

import pytest

from drivers.cards import NEW_DECK
from drivers.events import AlreadyDealt, Condition, ConditionChanged, DeckVerified, DeviceNamed, RestRead
from drivers.packet_shuffler import PacketShufflerTwin
from drivers.protocol import Order
from drivers.twin.deck import shuffled
from drivers.twin.shape import GestureRefused
from tests.fast.drivers.packet_shuffler.table import Table, Transport, lossy, one_byte_at_a_time, whole

TRANSPORTS: dict[str, Callable[[], Table]] = {
    "whole": lambda: Table(whole),
    "one byte at a time": lambda: Table(one_byte_at_a_time),
    "lossy, seed 1": lambda: Table(lossy(1)),
    "lossy, seed 2": lambda: Table(lossy(2, 0.4)),
    "delayed": lambda: Table(whole, delay=0.3),
    "delayed beyond the patience for an answer": lambda: Table(whole, delay=0.7),
    "three cards a packet": lambda: Table(lossy(3), packet_size=3),
}


@pytest.mark.parametrize("name", TRANSPORTS)
def test_every_card_is_accounted_for_once_and_in_order(name: str) -> None:
    table = TRANSPORTS[name]()
    table.run(5)
    random = Random(7)
    for play in range(1, 6):
        deck = shuffled(random)
        before = len(table.packets())
        table.twin.insert_deck(deck)
        taken = [table.twin.take_packet() for _ in range(random.randint(1, 8))]
        table.run(random.uniform(0, 3))
        rest = table.twin.return_rest()
        table.settle()
        told = table.packets()[before:]
        assert [packet.cards for packet in told] == taken
        assert [packet.number for packet in told] == list(range(1, len(taken) + 1))
        assert {packet.round for packet in told} == {play}
        assert table.rests()[-1] == RestRead(rest, play)
        assert (*(card for cards in taken for card in cards), *rest) == deck
    assert len(table.rests()) == 5


@pytest.mark.parametrize("seed", range(5))
def test_a_hundred_pulled_cables_lose_and_double_no_card(seed: int) -> None:
    random = Random(seed)
    table = Table(lossy(seed), delay=0.05)
    taken: list[tuple[str, ...]] = []
    rests: list[tuple[str, ...]] = []
    for _ in range(100):
        machine = table.twin.machine
        if not machine.inside and machine.can_load and table.twin.waiting < 10:
            table.twin.insert_deck(shuffled(random))
        elif machine.can_deal and random.random() < 0.8 and table.twin.waiting < 10:
            taken.append(table.twin.take_packet())
        elif machine.can_return:
            rests.append(table.twin.return_rest())
        table.run(random.uniform(0, 4))
        if random.random() < 0.2:
            table.twin.power_cycle(table.now)
        table.connect()
    table.settle()
    assert [packet.cards for packet in table.packets()] == taken
    assert [rest.cards for rest in table.rests()] == rests


def test_the_host_learns_who_is_there_and_how_it_stands() -> None:
    table = Table()
    table.run(1)
    assert table.events == [DeviceNamed("SIMULATED", "TWIN-1", "1.0", boot=1), ConditionChanged(Condition.EMPTY)]


def test_a_round_by_orders_of_the_host() -> None:
    table = Table()
    table.run(1)
    table.twin.insert_deck(NEW_DECK)
    for order in (Order.VERIFY_DECK, Order.DEAL):
        table.order(order)
        table.run(0.5)
    table.twin.take_packet()
    table.run(0.5)
    for order in (Order.RETURN_REST, Order.LOCK):
        table.order(order)
        table.run(0.5)
    dealing, taken = Condition.DEALING, ConditionChanged(Condition.DEALING, "packet taken")
    assert table.told(ConditionChanged, DeckVerified)[1:] == [
        ConditionChanged(Condition.SHUFFLING),
        DeckVerified(complete=True, detail="52 cards"),
        ConditionChanged(Condition.READY),
        DeckVerified(complete=True, detail="52 cards"),
        ConditionChanged(dealing),
        taken,
        ConditionChanged(Condition.EMPTY),
        ConditionChanged(Condition.LOCKED),
    ]
    assert table.packets()[0].cards == NEW_DECK[:4] and table.rests()[0].cards == NEW_DECK[4:]


def test_a_shuffle_that_takes_time_ends_by_itself() -> None:
    table = Table(twin=PacketShufflerTwin(shuffle_seconds=8.0))
    table.run(1)
    table.twin.insert_deck(NEW_DECK)
    table.run(7)
    assert table.told(ConditionChanged)[-1] == ConditionChanged(Condition.SHUFFLING)
    table.run(2)
    assert table.told(ConditionChanged)[-1] == ConditionChanged(Condition.READY)


def test_power_lost_in_mid_round_tells_what_was_dealt() -> None:
    table = Table()
    table.run(1)
    table.twin.insert_deck(NEW_DECK)
    first, second = table.twin.take_packet(), table.twin.take_packet()
    table.settle()
    third = table.twin.take_packet()
    table.twin.power_cycle(table.now)
    table.settle()
    assert [packet.cards for packet in table.packets()] == [first, second, third]
    assert table.resumptions() == [AlreadyDealt((first, second, third), 1)]
    assert table.events.index(table.packets()[-1]) < table.events.index(table.resumptions()[0])


def test_power_lost_between_rounds_has_nothing_to_tell() -> None:
    table = Table()
    table.twin.insert_deck(NEW_DECK)
    table.run(1)
    table.twin.power_cycle(table.now)
    table.settle()
    assert not table.resumptions()


def test_a_terminal_that_restarts_in_mid_round_is_told_what_was_dealt() -> None:
    table = Table()
    table.run(1)
    table.twin.insert_deck(NEW_DECK)
    first = table.twin.take_packet()
    table.settle()
    table.new_process()
    table.settle()
    assert table.resumptions() == [AlreadyDealt((first,), 1)]


def test_a_cable_pulled_in_mid_round_needs_no_retelling() -> None:
    table = Table()
    table.run(1)
    table.twin.insert_deck(NEW_DECK)
    table.twin.take_packet()
    table.settle()
    table.connect()
    table.settle()
    assert not table.resumptions() and len(table.packets()) == 1


def test_a_machine_that_nobody_listens_to_stops_handing_out() -> None:
    twin = PacketShufflerTwin(packet_size=3)
    twin.insert_deck(NEW_DECK)
    for _ in range(17):
        twin.take_packet()
    twin.return_rest()
    twin.insert_deck(NEW_DECK)
    for _ in range(2):
        twin.take_packet()
    with pytest.raises(GestureRefused, match="until the host has taken"):
        twin.take_packet()


def test_doors_opened_ten_thousand_times_while_nobody_listens_take_no_memory() -> None:
    twin = PacketShufflerTwin()
    for _ in range(10_000):
        twin.open_door()
        twin.close_door()
    assert twin.waiting <= 32


def test_a_transport_keeps_what_it_does_not_lose() -> None:
    carry: Transport = lossy(1, 0.0)
    assert carry(b"abc") == [b"abc"] and b"".join(one_byte_at_a_time(b"abc")) == b"abc"
