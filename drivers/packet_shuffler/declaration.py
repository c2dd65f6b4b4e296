"""Machines that follow the packet shuffler line, declared."""

import os
from itertools import count

from drivers.declaration import ProtocolKind, Setup
from drivers.names import PACKET_SHUFFLER
from drivers.packet_shuffler.host.protocol import LINE, SENSES, PacketShufflerDevice
from drivers.packet_shuffler.host.translate import cards_of, is_of_cards
from drivers.packet_shuffler.machine.twin import PacketShufflerTwin
from drivers.packet_shuffler.wire.messages import is_heartbeat
from drivers.watch import SilenceLimits

_MADE = count(1)


def _twin(setup: Setup, seed: int) -> PacketShufflerTwin:
    """Give each twin a serial number of its own: one that is started again remembers nothing of the one before."""
    serial = f"TWIN-{os.getpid()}-{next(_MADE)}"
    return PacketShufflerTwin(packet_size=setup.packet_size, seed=seed, serial=serial)


DECLARED = ProtocolKind(
    PACKET_SHUFFLER,
    "Packet shuffler",
    LINE,
    SENSES,
    SilenceLimits(first=6, later=6),
    lambda setup: PacketShufflerDevice(packet_size=setup.packet_size),
    _twin,
    is_heartbeat=is_heartbeat,
    is_counted=is_of_cards,
    cards_of=cards_of,
)
