"""Machines that hand out packets of cards: our own open wire specification is README.md beside this file."""

from drivers.packet_shuffler.protocol import LINE, PacketShuffler, PacketShufflerDevice
from drivers.packet_shuffler.timings import Timings
from drivers.packet_shuffler.twin import PacketShufflerTwin

__all__ = ["LINE", "PacketShuffler", "PacketShufflerDevice", "PacketShufflerTwin", "Timings"]
