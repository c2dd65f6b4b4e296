"""What the host says (README §5 and §8)."""

from dataclasses import dataclass
from typing import ClassVar

from drivers.packet_shuffler.wire import words
from drivers.packet_shuffler.wire.payload import PayloadReader, u32
from drivers.packet_shuffler.wire.words import MessageKind


@dataclass(frozen=True, slots=True)
class Hello:
    """`boot` is 0 until the machine has named its own; `fresh` asks for what was dealt in an open round."""

    kind: ClassVar[MessageKind] = MessageKind.HELLO
    session: int
    boot: int
    fresh: bool

    def payload(self) -> bytes:
        return u32(self.session) + u32(self.boot) + bytes((self.fresh,))

    @classmethod
    def read(cls, cursor: PayloadReader) -> "Hello":
        return cls(cursor.u32(), cursor.u32(), cursor.flag())


@dataclass(frozen=True, slots=True)
class HostBeat:
    kind: ClassVar[MessageKind] = MessageKind.HOST_BEAT
    session: int
    boot: int

    def payload(self) -> bytes:
        return u32(self.session) + u32(self.boot)

    @classmethod
    def read(cls, cursor: PayloadReader) -> "HostBeat":
        return cls(cursor.u32(), cursor.u32())


@dataclass(frozen=True, slots=True)
class HostAck:
    kind: ClassVar[MessageKind] = MessageKind.HOST_ACK

    def payload(self) -> bytes:
        return b""

    @classmethod
    def read(cls, cursor: PayloadReader) -> "HostAck":
        return cls()


@dataclass(frozen=True, slots=True)
class HostNak:
    kind: ClassVar[MessageKind] = MessageKind.HOST_NAK
    reason: words.NakReason

    def payload(self) -> bytes:
        return bytes((self.reason,))

    @classmethod
    def read(cls, cursor: PayloadReader) -> "HostNak":
        return cls(cursor.word(words.NakReason))


@dataclass(frozen=True, slots=True)
class Ordered:
    kind: ClassVar[MessageKind] = MessageKind.COMMAND
    command: words.Command

    def payload(self) -> bytes:
        return bytes((self.command,))

    @classmethod
    def read(cls, cursor: PayloadReader) -> "Ordered":
        return cls(cursor.word(words.Command))
