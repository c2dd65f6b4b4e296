"""Every message that the page allows, for hypothesis."""

from hypothesis import strategies as some

from drivers.cards import NEW_DECK
from drivers.packet_shuffler.wire import words
from drivers.packet_shuffler.wire.cards import UNREAD
from drivers.packet_shuffler.wire.from_host import Hello, HostAck, HostBeat, HostNak, Ordered
from drivers.packet_shuffler.wire.from_machine import Identity, MachineAck, MachineBeat, MachineNak
from drivers.packet_shuffler.wire.messages import Message
from drivers.packet_shuffler.wire.reports import (
    DeckReport,
    FaultReport,
    PacketReport,
    RestReport,
    ResumedReport,
    StateReport,
)

BYTE = some.integers(0, 0xFF)
NUMBER = some.integers(0, 0xFFFF)
LONG = some.integers(0, 0xFFFFFFFF)
TEXT = some.text(some.characters(min_codepoint=0x20, max_codepoint=0x7E), max_size=24)
CARD = some.sampled_from(NEW_DECK)
UNSURE = some.sampled_from((*NEW_DECK, UNREAD))
FAULTS = some.sets(some.sampled_from(words.FaultKind)).map(lambda faults: tuple(sorted(faults)))
REFUSAL = some.sampled_from(words.NakReason)


def packet(size: int) -> some.SearchStrategy[tuple[str, ...]]:
    return some.tuples(*[CARD] * size)


def resumed(size: int) -> some.SearchStrategy[ResumedReport]:
    packets = some.lists(packet(size), max_size=52 // size).map(tuple)
    return some.builds(ResumedReport, LONG, some.just(size), packets)


MESSAGE: some.SearchStrategy[Message] = some.one_of(
    some.builds(Hello, LONG, LONG, some.booleans()),
    some.builds(HostBeat, LONG, LONG),
    some.builds(HostAck),
    some.builds(HostNak, REFUSAL),
    some.builds(Ordered, some.sampled_from(words.Command)),
    some.builds(Identity, BYTE, some.integers(1, 0xFFFFFFFF), LONG, BYTE, TEXT, TEXT, TEXT),
    some.builds(MachineBeat, LONG, LONG),
    some.builds(MachineAck),
    some.builds(MachineNak, REFUSAL),
    some.builds(StateReport, some.sampled_from(words.MachineState), FAULTS),
    some.builds(FaultReport, some.sampled_from(words.FaultKind), some.booleans(), UNSURE, BYTE),
    some.builds(DeckReport, some.sampled_from(words.DeckVerdict), BYTE),
    some.builds(PacketReport, LONG, BYTE, packet(3) | packet(4)),
    some.builds(RestReport, LONG, some.lists(UNSURE, max_size=104).map(tuple)),
    resumed(3) | resumed(4),
)
