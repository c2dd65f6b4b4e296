"""A host that has met its machine, and what the machine says to it."""

from drivers.packet_shuffler import PacketShuffler, PacketShufflerDevice
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.from_machine import Identity
from drivers.packet_shuffler.wire.messages import Message
from drivers.packet_shuffler.wire.reports import PacketReport
from drivers.protocol import Reply

FOUR = ("As", "10h", "Kd", "2c")
OTHER_FOUR = ("3s", "4s", "5s", "6s")
PACKET = PacketReport(1, 1, FOUR)


def identity(session: int = 0, boot: int = 5, size: int = 4, version: int = 1, serial: str = "1") -> Identity:
    return Identity(version, boot, session, size, "PS-1", serial, "2.6")


def tell(host: PacketShuffler, message: Message, number: int = 0, now: float = 0.0) -> Reply:
    return host.decode(messages.encode(message, number), now)


def device(packet_size: int = 4) -> PacketShufflerDevice:
    sessions = iter(range(77, 1000))
    return PacketShufflerDevice(packet_size=packet_size, sessions=lambda: next(sessions))


def meet(host: PacketShuffler, session: int = 77) -> PacketShuffler:
    host.open(0.0)
    tell(host, identity())
    tell(host, identity(session))
    return host


def met() -> PacketShuffler:
    return meet(device()())
