"""Hypothesis deals, breaks the line, cuts the power and restarts the terminal; no card is ever lost or doubled."""

from random import Random

from hypothesis import settings
from hypothesis import strategies as some
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from drivers.packet_shuffler.machine.body import Machine
from drivers.packet_shuffler.wire.words import FaultKind
from drivers.protocol import Order
from drivers.twin.shape import shuffled
from tests.fast.drivers.packet_shuffler.table import Table, lossy

Packet = tuple[int, int, tuple[str, ...]]


class MachineAndHost(RuleBasedStateMachine):
    """What the hands saw is held against what the host was told."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Table()
        self.table.run(1)
        self.taken: list[Packet] = []
        self.rests: list[tuple[int, tuple[str, ...]]] = []

    @property
    def machine(self) -> Machine:
        return self.table.twin.machine

    @precondition(lambda self: self.machine.can_load and not self.table.twin._mail.full)
    @rule(seed=some.integers(0, 1000))
    def insert_deck(self, seed: int) -> None:
        self.table.twin.insert_deck(shuffled(Random(seed)))

    @precondition(lambda self: self.machine.tray or (self.machine.can_deal and not self.table.twin._mail.full))
    @rule()
    def take_packet(self) -> None:
        cards = self.table.twin.take_packet()
        self.taken.append((self.machine.round, len(self.machine.taken), cards))

    @precondition(lambda self: self.machine.can_return)
    @rule()
    def return_rest(self) -> None:
        self.rests.append((self.machine.round, self.table.twin.return_rest()))

    @precondition(lambda self: self.machine.can_load and not self.table.twin._mail.full)
    @rule(seed=some.integers(0, 1000), packets=some.integers(1, 7), pause=some.floats(0.0, 2.0))
    def deal(self, seed: int, packets: int, pause: float) -> None:
        self.insert_deck(seed)
        for _ in range(packets):
            if self.machine.can_deal and not self.table.twin._mail.full:
                self.take_packet()
                self.table.run(pause)

    @rule(fault=some.sampled_from(FaultKind), seconds=some.floats(0.0, 3.0))
    def fail_for_a_while(self, fault: FaultKind, seconds: float) -> None:
        self.table.twin.fail(fault)
        self.table.run(seconds)
        self.table.twin.clear()

    @rule(seconds=some.floats(0.0, 3.0))
    def open_the_door_for_a_while(self, seconds: float) -> None:
        self.table.twin.open_door()
        self.table.run(seconds)
        self.table.twin.close_door()

    @rule(order=some.sampled_from([Order.DEAL, Order.VERIFY_DECK]))
    def order(self, order: Order) -> None:
        self.table.order(order)

    @rule(seconds=some.floats(0.05, 8.0))
    def wait(self, seconds: float) -> None:
        self.table.run(seconds)

    @rule(seed=some.integers(0, 1000), loss=some.sampled_from((0.0, 0.2, 0.6, 1.0)))
    def spoil_the_line(self, seed: int, loss: float) -> None:
        self.table.transport = lossy(seed, loss)
        self.table.to_host.transport = self.table.to_twin.transport = self.table.transport

    @rule(delay=some.sampled_from((0.0, 0.2, 0.6)))
    def pull_the_cable(self, delay: float) -> None:
        self.table.delay = delay
        self.table.connect()

    @rule()
    def cut_the_power(self) -> None:
        self.table.twin.power_cycle(self.table.now)

    @invariant()
    def the_host_was_told_of_the_first_packets_in_order(self) -> None:
        told = [(packet.round, packet.number, packet.cards) for packet in self.table.packets()]
        assert told == self.taken[: len(told)]

    @invariant()
    def the_host_was_told_of_the_first_rests_in_order(self) -> None:
        told = [(rest.round, rest.cards) for rest in self.table.rests()]
        assert told == self.rests[: len(told)]

    @invariant()
    def what_was_dealt_already_is_what_was_taken(self) -> None:
        for resumed in self.table.resumptions():
            of_the_round = [cards for play, _, cards in self.taken if play == resumed.round]
            assert list(resumed.packets) == of_the_round[: len(resumed.packets)]

    @invariant()
    def memory_is_bounded(self) -> None:
        assert self.table.twin.waiting <= 60

    def teardown(self) -> None:
        self.spoil_the_line(0, 0.0)
        self.pull_the_cable(0.0)
        self.table.settle()
        assert len(self.table.packets()) == len(self.taken)
        assert len(self.table.rests()) == len(self.rests)


MachineAndHost.TestCase.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
test_no_card_is_lost_or_doubled_whatever_happens = MachineAndHost.TestCase
