"""How the machine names itself, answers and stays in touch (README §5)."""

from dataclasses import dataclass
from typing import ClassVar

from drivers.packet_shuffler.wire import words
from drivers.packet_shuffler.wire.payload import PayloadError, PayloadReader, text, u32
from drivers.packet_shuffler.wire.words import MessageKind


@dataclass(frozen=True, slots=True)
class Identity:
    """`session` is the host session that the machine is in, 0 where it is in none."""

    kind: ClassVar[MessageKind] = MessageKind.IDENTITY
    version: int
    boot: int
    session: int
    packet_size: int
    model: str
    serial: str
    firmware: str

    def payload(self) -> bytes:
        names = text(self.model) + text(self.serial) + text(self.firmware)
        return bytes((self.version,)) + u32(self.boot) + u32(self.session) + bytes((self.packet_size,)) + names

    @classmethod
    def read(cls, cursor: PayloadReader) -> "Identity":
        version, boot, session, size = cursor.u8(), cursor.u32(), cursor.u32(), cursor.u8()
        if not boot:
            raise PayloadError("boot 0")
        return cls(version, boot, session, size, cursor.text(), cursor.text(), cursor.text())


@dataclass(frozen=True, slots=True)
class MachineBeat:
    kind: ClassVar[MessageKind] = MessageKind.MACHINE_BEAT
    boot: int
    session: int

    def payload(self) -> bytes:
        return u32(self.boot) + u32(self.session)

    @classmethod
    def read(cls, cursor: PayloadReader) -> "MachineBeat":
        return cls(cursor.u32(), cursor.u32())


@dataclass(frozen=True, slots=True)
class MachineAck:
    kind: ClassVar[MessageKind] = MessageKind.MACHINE_ACK

    def payload(self) -> bytes:
        return b""

    @classmethod
    def read(cls, cursor: PayloadReader) -> "MachineAck":
        return cls()


@dataclass(frozen=True, slots=True)
class MachineNak:
    kind: ClassVar[MessageKind] = MessageKind.MACHINE_NAK
    reason: words.NakReason

    def payload(self) -> bytes:
        return bytes((self.reason,))

    @classmethod
    def read(cls, cursor: PayloadReader) -> "MachineNak":
        return cls(cursor.word(words.NakReason))
