"""Machines that hand out packets of cards: our own open wire specification is README.md beside this file."""

from drivers.packet_shuffler.host.protocol import LINE, PacketShuffler, PacketShufflerDevice
from drivers.packet_shuffler.machine.twin import PacketShufflerTwin
from drivers.packet_shuffler.wire.words import Timings

__all__ = ["LINE", "PacketShuffler", "PacketShufflerDevice", "PacketShufflerTwin", "Timings"]
