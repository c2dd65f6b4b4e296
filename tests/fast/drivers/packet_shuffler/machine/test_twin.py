"""The simulated machine alone: its faults, its patience, and orders done at most once."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from drivers.cards import NEW_DECK
from drivers.events import Condition, ConditionChanged, DeckVerified, Fault, FaultCleared, FaultRaised
from drivers.packet_shuffler import PacketShufflerTwin
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import FrameSplitter
from drivers.packet_shuffler.wire.from_host import Hello, HostAck, Ordered
from drivers.packet_shuffler.wire.from_machine import MachineNak
from drivers.packet_shuffler.wire.messages import Message, ReceivedMessage
from drivers.packet_shuffler.wire.words import Command, NakReason
from drivers.protocol import Order
from drivers.twin.shape import GestureRefused, perform
from tests.fast.drivers.packet_shuffler.strategies import MESSAGE, NUMBER
from tests.fast.drivers.packet_shuffler.table import Table, lossy
from tests.helpers.cases import failures


def read(data: bytes) -> list[tuple[int, object]]:
    heard = [messages.decode(raw) for raw in FrameSplitter().feed(data)]
    return [(frame.number, frame.message) for frame in heard if isinstance(frame, ReceivedMessage)]


def say(twin: PacketShufflerTwin, message: Message, number: int = 0, now: float = 0.0) -> list[tuple[int, object]]:
    return read(twin.feed(messages.encode(message, number), now))


def in_session(twin: PacketShufflerTwin) -> PacketShufflerTwin:
    """In session 9, with everything acknowledged."""
    say(twin, Hello(9, 1, False))
    for number in range(1, 30):
        say(twin, HostAck(), number)
    assert not twin.waiting
    return twin


NOT_NOW = {
    "deal from an empty machine": ([], Command.DEAL),
    "the rest of an empty machine": ([], Command.RETURN_REST),
    "deal onto a packet": (["insert-deck", "deal"], Command.DEAL),
    "the rest while a packet lies in the tray": (["insert-deck", "deal"], Command.RETURN_REST),
    "verify what was dealt from": (["insert-deck", "take-packet"], Command.VERIFY_DECK),
    "deal through an open door": (["insert-deck", "open-door"], Command.DEAL),
    "deal a deck with a card twice": (["insert-deck " + "As " * 52, "clear"], Command.DEAL),
}


def test_an_order_at_the_wrong_moment_is_refused() -> None:
    def check(gestures: list[str], command: Command) -> None:
        twin = in_session(PacketShufflerTwin())
        for gesture in gestures:
            if gesture == "deal":
                say(twin, Ordered(Command.DEAL), 1)
            else:
                perform(twin, gesture)
        assert (9, MachineNak(NakReason.NOT_NOW)) in say(twin, Ordered(command), 9)

    assert failures(check, NOT_NOW) == []


REFUSED = {
    "a packet from an empty machine": ["take-packet"],
    "a deck onto a deck": ["insert-deck", "insert-deck"],
    "a packet through a jam": ["insert-deck", "jam", "take-packet"],
    "a packet with too few cards left": ["insert-deck", *["take-packet"] * 14],
    "too many cards": ["insert-deck " + "As " * 105],
    "the rest of an empty machine": ["return-rest"],
}


def test_hands_cannot_do_what_the_machine_does_not_allow() -> None:
    def check(gestures: list[str]) -> None:
        *before, last = gestures
        twin = PacketShufflerTwin()
        for gesture in before:
            perform(twin, gesture)
        with pytest.raises(GestureRefused):
            perform(twin, last)

    assert failures(check, REFUSED) == []


FAULTS: dict[str, tuple[str, FaultRaised]] = {
    "jam": ("jam", FaultRaised(Fault.JAM)),
    "duplicate card": ("duplicate", FaultRaised(Fault.DUPLICATE_CARD)),
    "wrong count": ("wrong-count", FaultRaised(Fault.WRONG_COUNT, "51 cards")),
}


def test_a_fault_on_demand_stops_the_machine_until_it_is_put_right() -> None:
    def check(gesture: str, raised: FaultRaised) -> None:
        table = Table(lossy(4))
        table.run(3)
        perform(table.twin, "insert-deck")
        perform(table.twin, gesture)
        table.settle()
        assert table.told(FaultRaised) == [raised]
        assert table.told(ConditionChanged)[-1] == ConditionChanged(Condition.STANDBY, "stopped by a fault")
        perform(table.twin, "clear")
        table.settle()
        assert table.told(FaultCleared) == [FaultCleared(raised.fault)]
        assert table.told(ConditionChanged)[-1] == ConditionChanged(Condition.READY)
        perform(table.twin, "take-packet")

    assert failures(check, FAULTS) == []


DECKS: dict[str, tuple[tuple[str, ...], Fault]] = {
    "a card short": (NEW_DECK[:-1], Fault.WRONG_COUNT),
    "a card twice": (("As", "As", *NEW_DECK[2:]), Fault.DUPLICATE_CARD),
    "a card that cannot be read": (("??", *NEW_DECK[1:]), Fault.UNREADABLE),
    "a card of another deck": (("joker", *NEW_DECK[1:]), Fault.FOREIGN_CARD),
}


def test_a_wrong_deck_is_found_never_dealt_and_comes_out_again() -> None:
    def check(deck: tuple[str, ...], fault: Fault) -> None:
        table = Table()
        table.run(1)
        table.twin.insert_deck(deck)
        table.settle()
        assert [event.fault for event in table.told(FaultRaised) if isinstance(event, FaultRaised)] == [fault]
        assert table.told(DeckVerified) == [DeckVerified(complete=False, detail=f"{len(deck)} cards")]
        table.twin.clear()
        with pytest.raises(GestureRefused):
            table.twin.take_packet()
        table.twin.return_rest()
        table.settle()
        assert len(table.rests()[0].cards) == len(deck)
        assert table.told(ConditionChanged)[-1] == ConditionChanged(Condition.EMPTY)

    assert failures(check, DECKS) == []


def test_a_packet_in_the_tray_outlives_the_power_and_is_told_when_it_is_taken() -> None:
    table = Table().loaded()
    table.order(Order.DEAL)
    table.settle()
    table.twin.power_cycle(table.now)
    table.settle()
    assert not table.packets() and not table.resumptions()
    taken = table.twin.take_packet()
    table.settle()
    assert [packet.cards for packet in table.packets()] == [taken]


@given(some.lists(some.tuples(MESSAGE, NUMBER) | some.binary(min_size=1, max_size=40), max_size=40))
def test_nothing_that_arrives_makes_the_machine_raise(arrivals: list[tuple[Message, int] | bytes]) -> None:
    twin = in_session(PacketShufflerTwin())
    twin.insert_deck(NEW_DECK)
    for now, arrival in enumerate(arrivals):
        twin.feed(arrival if isinstance(arrival, bytes) else messages.encode(*arrival), now)
        twin.tick(now)
        assert twin.waiting < 60


def test_a_packet_that_is_lost_is_out_and_never_told() -> None:
    table = Table().loaded()
    perform(table.twin, "lose")
    second = table.twin.take_packet()
    table.settle()
    assert [(packet.number, packet.cards) for packet in table.packets()] == [(2, second)]
    assert table.twin.machine.taken == (NEW_DECK[:4], second)
