"""The twin and the host over four transports, with every card accounted for."""

from collections.abc import Callable
from random import Random

from drivers.cards import NEW_DECK
from drivers.events import AlreadyDealt, Condition, ConditionChanged, DeckVerified, RestRead
from drivers.packet_shuffler import PacketShufflerTwin
from drivers.protocol import Order
from drivers.twin.shape import shuffled
from tests.fast.drivers.packet_shuffler.table import Table, lossy, one_byte_at_a_time, whole
from tests.helpers.cases import failures

TRANSPORTS: dict[str, Callable[[], Table]] = {
    "whole": lambda: Table(whole),
    "one byte at a time": lambda: Table(one_byte_at_a_time),
    "lossy, seed 2": lambda: Table(lossy(2, 0.4)),
    "delayed beyond the patience for an answer": lambda: Table(whole, delay=0.7),
    "three cards a packet": lambda: Table(lossy(3), packet_size=3),
}


def test_every_card_is_accounted_for_once_and_in_order() -> None:
    def check(name: str) -> None:
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

    assert failures(check, [*TRANSPORTS]) == []


def test_a_round_by_orders_of_the_host() -> None:
    table = Table().loaded()
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
    table = Table().loaded()
    first, second = table.twin.take_packet(), table.twin.take_packet()
    table.settle()
    third = table.twin.take_packet()
    table.twin.power_cycle(table.now)
    table.settle()
    assert [packet.cards for packet in table.packets()] == [first, second, third]
    assert table.resumptions() == [AlreadyDealt((first, second, third), 1)]
    assert table.events.index(table.packets()[-1]) < table.events.index(table.resumptions()[0])


def test_a_terminal_that_restarts_in_mid_round_is_told_what_was_dealt() -> None:
    table = Table().loaded()
    first = table.twin.take_packet()
    table.settle()
    table.connect()
    table.settle()
    assert not table.resumptions(), "a pulled cable needs no retelling"
    table.new_process()
    table.settle()
    assert table.resumptions() == [AlreadyDealt((first,), 1)]


def test_a_door_that_opens_again_and_again_while_nobody_listens_takes_no_memory() -> None:
    twin = PacketShufflerTwin()
    for _ in range(500):
        twin.open_door()
        twin.close_door()
    assert twin.waiting <= 32
