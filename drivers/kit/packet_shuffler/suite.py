"""The suite for packet shufflers and their hosts."""

from drivers.kit.conformance.rules import tried
from drivers.kit.packet_shuffler import host, machine
from drivers.kit.packet_shuffler.as_host import ORDERS, AsHost
from drivers.kit.packet_shuffler.as_machine import AsMachine
from drivers.kit.packet_shuffler.scripted_device import ScriptedMachine
from drivers.kit.packet_shuffler.session_rewrite import SessionRetold
from drivers.kit.suite import Suite
from drivers.names import PACKET_SHUFFLER

SUITE = Suite(
    PACKET_SHUFFLER,
    try_machine=lambda line, hands, setup: tried(machine.RULES, AsHost(line, hands, setup.packet_size)),
    try_host=lambda line, setup: tried(host.RULES, AsMachine(line, setup.packet_size)),
    machine_may_lack=(ORDERS,),
    retelling=SessionRetold,
    stand_in=lambda setup, recorded, naming: ScriptedMachine(setup.packet_size, recorded, naming),
)
