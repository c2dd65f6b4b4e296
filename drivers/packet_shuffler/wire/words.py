"""The numbers of the wire with their names (README §5 to §8)."""

from dataclasses import dataclass
from enum import IntEnum

VERSION = 1


class MessageKind(IntEnum):
    """Bit 7 tells who speaks, so that an echoing line is never taken for a machine."""

    IDENTITY = 0x01
    MACHINE_BEAT = 0x02
    MACHINE_ACK = 0x03
    MACHINE_NAK = 0x04
    STATE = 0x10
    FAULT = 0x11
    DECK = 0x12
    PACKET = 0x13
    REST = 0x14
    RESUMED = 0x15
    HELLO = 0x81
    HOST_BEAT = 0x82
    HOST_ACK = 0x83
    HOST_NAK = 0x84
    COMMAND = 0x90


class MachineState(IntEnum):
    READY = 1
    SHUFFLING = 2
    DEALING = 3
    PACKET_TAKEN = 4
    EMPTY = 5
    DOOR_OPEN = 6
    LOCKED = 7
    STOPPED = 8


class FaultKind(IntEnum):
    JAM = 1
    UNREADABLE = 2
    WRONG_COUNT = 3
    FOREIGN = 4
    DUPLICATE = 5
    OTHER = 6


class DeckVerdict(IntEnum):
    UNKNOWN = 0
    VERIFIED = 1
    NOT_VERIFIED = 2


class Command(IntEnum):
    DEAL = 1
    RETURN_REST = 2
    VERIFY_DECK = 3
    LOCK = 4
    UNLOCK = 5


class NakReason(IntEnum):
    """Below 16 the frame was not understood; from 16 on it was, and the answer is no."""

    UNREADABLE = 0x01
    UNKNOWN_KIND = 0x02
    BAD_PAYLOAD = 0x03
    NOT_NOW = 0x10
    FORBIDDEN = 0x11
    FULL = 0x12


@dataclass(frozen=True, slots=True)
class Timings:
    """Seconds and tries (README §4)."""

    answer: float = 0.5
    tries: int = 5
    hello: float = 1.0
    beat: float = 2.0
    silence: float = 6.0
    nak_gap: float = 0.1
