"""What the machine reports and repeats until it is acknowledged (README §6 and §7)."""

from dataclasses import dataclass
from typing import ClassVar

from drivers.packet_shuffler.wire import words
from drivers.packet_shuffler.wire.cards import UNREAD, codes_of
from drivers.packet_shuffler.wire.payload import PayloadError, PayloadReader, u32
from drivers.packet_shuffler.wire.words import MessageKind

SIZES = range(2, 8)


@dataclass(frozen=True, slots=True)
class StateReport:
    """`faults` are all that stand now: one that is not among them is over."""

    kind: ClassVar[MessageKind] = MessageKind.STATE
    state: words.MachineState
    faults: tuple[words.FaultKind, ...] = ()

    def payload(self) -> bytes:
        return bytes((self.state, sum(1 << fault - 1 for fault in set(self.faults))))

    @classmethod
    def read(cls, cursor: PayloadReader) -> "StateReport":
        state, mask = cursor.word(words.MachineState), cursor.u8()
        if mask >> len(words.FaultKind):
            raise PayloadError("a fault that has no name")
        return cls(state, tuple(fault for fault in words.FaultKind if mask >> fault - 1 & 1))


@dataclass(frozen=True, slots=True)
class FaultReport:
    """`card` is `??` and `count` is 0 where they do not matter or are not known."""

    kind: ClassVar[MessageKind] = MessageKind.FAULT
    fault: words.FaultKind
    raised: bool
    card: str = UNREAD
    count: int = 0

    def payload(self) -> bytes:
        return bytes((self.fault, self.raised)) + codes_of((self.card,)) + bytes((self.count,))

    @classmethod
    def read(cls, cursor: PayloadReader) -> "FaultReport":
        fault, raised, cards = cursor.word(words.FaultKind), cursor.flag(), cursor.cards(1)
        return cls(fault, raised, cards[0], cursor.u8())


@dataclass(frozen=True, slots=True)
class DeckReport:
    kind: ClassVar[MessageKind] = MessageKind.DECK
    verdict: words.DeckVerdict
    count: int

    def payload(self) -> bytes:
        return bytes((self.verdict, self.count))

    @classmethod
    def read(cls, cursor: PayloadReader) -> "DeckReport":
        return cls(cursor.word(words.DeckVerdict), cursor.u8())


@dataclass(frozen=True, slots=True)
class PacketReport:
    """A packet left the tray; the top card comes first. No packet holds a card that was not read."""

    kind: ClassVar[MessageKind] = MessageKind.PACKET
    round: int
    number: int
    cards: tuple[str, ...]

    def payload(self) -> bytes:
        return u32(self.round) + bytes((self.number, len(self.cards))) + codes_of(self.cards)

    @classmethod
    def read(cls, cursor: PayloadReader) -> "PacketReport":
        play, number, size = cursor.u32(), cursor.u8(), cursor.u8()
        return cls(play, number, _packet(cursor, size))


@dataclass(frozen=True, slots=True)
class RestReport:
    kind: ClassVar[MessageKind] = MessageKind.REST
    round: int
    cards: tuple[str, ...]

    def payload(self) -> bytes:
        return u32(self.round) + bytes((len(self.cards),)) + codes_of(self.cards)

    @classmethod
    def read(cls, cursor: PayloadReader) -> "RestReport":
        return cls(cursor.u32(), cursor.cards(cursor.u8()))


@dataclass(frozen=True, slots=True)
class ResumedReport:
    """Every packet of the open round that was taken, first to last: after a power-up, or for a fresh host."""

    kind: ClassVar[MessageKind] = MessageKind.RESUMED
    round: int
    packet_size: int
    packets: tuple[tuple[str, ...], ...]

    def payload(self) -> bytes:
        cards = b"".join(map(codes_of, self.packets))
        return u32(self.round) + bytes((self.packet_size, len(self.packets))) + cards

    @classmethod
    def read(cls, cursor: PayloadReader) -> "ResumedReport":
        play, size, count = cursor.u32(), cursor.u8(), cursor.u8()
        return cls(play, size, tuple(_packet(cursor, size) for _ in range(count)))


Report = StateReport | FaultReport | DeckReport | PacketReport | RestReport | ResumedReport
CardReport = PacketReport | RestReport | ResumedReport


def _packet(cursor: PayloadReader, size: int) -> tuple[str, ...]:
    cards = cursor.cards(size)
    if size not in SIZES:
        raise PayloadError(f"a packet of {size} cards")
    if UNREAD in cards:
        raise PayloadError("a packet with a card that was not read")
    return cards
