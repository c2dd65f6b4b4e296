"""Frozen values to frames and back (README §5 to §8)."""

from dataclasses import dataclass

from drivers.packet_shuffler.wire import frame
from drivers.packet_shuffler.wire.frame import Damaged, LineFrame
from drivers.packet_shuffler.wire.from_host import Hello, HostAck, HostBeat, HostNak, Ordered
from drivers.packet_shuffler.wire.from_machine import Identity, MachineAck, MachineBeat, MachineNak
from drivers.packet_shuffler.wire.payload import PayloadError, PayloadReader
from drivers.packet_shuffler.wire.reports import (
    DeckReport,
    FaultReport,
    PacketReport,
    Report,
    RestReport,
    ResumedReport,
    StateReport,
)
from drivers.packet_shuffler.wire.words import NakReason

FromHost = Hello | HostBeat | HostAck | HostNak | Ordered
FromMachine = Identity | MachineBeat | MachineAck | MachineNak | Report
Message = FromHost | FromMachine

_TYPES: dict[int, type[Message]] = {
    type_.kind.value: type_
    for type_ in (
        *(Hello, HostBeat, HostAck, HostNak, Ordered),
        *(Identity, MachineBeat, MachineAck, MachineNak),
        *(StateReport, FaultReport, DeckReport, PacketReport, RestReport, ResumedReport),
    )
}

_START = bytes((frame.START,))
_BEATS = (bytes((Identity.kind,)), bytes((MachineBeat.kind,)))


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """A whole frame that this page gives no meaning."""

    kind: int
    reason: NakReason
    detail: str = ""


@dataclass(frozen=True, slots=True)
class ReceivedMessage:
    number: int
    message: Message | NotUnderstood


def is_heartbeat(raw: bytes) -> bool:
    """Says, every two seconds, only that the machine lives and which one it is (README §5.4)."""
    return raw[:1] == _START and raw[2:3] in _BEATS


def encode(message: Message, number: int = 0) -> bytes:
    return frame.encode(LineFrame(message.kind, number, message.payload()))


def decode(raw: bytes) -> ReceivedMessage | Damaged:
    match frame.decode(raw):
        case LineFrame() as whole:
            return ReceivedMessage(whole.number, _meaning(whole))
        case damaged:
            return damaged


def _meaning(whole: LineFrame) -> Message | NotUnderstood:
    if whole.kind not in _TYPES:
        return NotUnderstood(whole.kind, NakReason.UNKNOWN_KIND)
    cursor = PayloadReader(whole.payload)
    try:
        message = _TYPES[whole.kind].read(cursor)
        cursor.end()
    except PayloadError as wrong:
        return NotUnderstood(whole.kind, NakReason.BAD_PAYLOAD, str(wrong))
    return message
