"""Machines that follow the packet shuffler line, declared."""

import os

from drivers.conformance.rules import tried
from drivers.declaration import Kind
from drivers.names import PACKET_SHUFFLER
from drivers.packet_shuffler.conformance import host, machine
from drivers.packet_shuffler.conformance.as_host import ORDERS, AsHost
from drivers.packet_shuffler.conformance.as_machine import AsMachine
from drivers.packet_shuffler.host.protocol import LINE, SENSES, PacketShufflerDevice
from drivers.packet_shuffler.host.translate import cards_of, is_of_cards
from drivers.packet_shuffler.machine.retelling import SessionRetold
from drivers.packet_shuffler.machine.stand_in import MachineStandIn
from drivers.packet_shuffler.machine.twin import PacketShufflerTwin
from drivers.packet_shuffler.wire.messages import is_heartbeat
from drivers.watch import Limits

SERIAL = f"TWIN-{os.getpid()}"
"""One that is started again remembers nothing, so it is another machine."""

DECLARED = Kind(
    PACKET_SHUFFLER,
    "Packet shuffler",
    LINE,
    SENSES,
    Limits(first=6, later=6),
    lambda setup: PacketShufflerDevice(packet_size=setup.packet_size),
    lambda setup, seed: PacketShufflerTwin(packet_size=setup.packet_size, seed=seed, serial=SERIAL),
    is_heartbeat=is_heartbeat,
    is_counted=is_of_cards,
    cards_of=cards_of,
    retelling=SessionRetold,
    stand_in=lambda setup, recorded, naming: MachineStandIn(setup.packet_size, recorded, naming),
    machine_may_lack=(ORDERS,),
    try_machine=lambda line, hands, setup: tried(machine.RULES, AsHost(line, hands, setup.packet_size)),
    try_host=lambda line, setup: tried(host.RULES, AsMachine(line, setup.packet_size)),
)
