"""Machines that follow the packet shuffler line, declared."""

from drivers.declaration import Kind
from drivers.names import PACKET_SHUFFLER
from drivers.packet_shuffler.messages import is_heartbeat
from drivers.packet_shuffler.protocol import LINE, SENSES, PacketShufflerDevice
from drivers.packet_shuffler.twin import PacketShufflerTwin
from drivers.watch import Limits

DECLARED = Kind(
    PACKET_SHUFFLER,
    "Packet shuffler",
    LINE,
    SENSES,
    Limits(first=6, later=6),
    lambda setup: PacketShufflerDevice(packet_size=setup.packet_size),
    lambda setup, seed: PacketShufflerTwin(packet_size=setup.packet_size, seed=seed),
    is_heartbeat=is_heartbeat,
)
