"""The suite for Angel Eye shoes and their hosts."""

from drivers.angel_eye.declaration import MANNERS
from drivers.kit.angel_eye import host, machine
from drivers.kit.angel_eye.as_host import AsHost
from drivers.kit.angel_eye.as_shoe import AsShoe
from drivers.kit.angel_eye.optional import OF_A_HOST, OF_A_SHOE
from drivers.kit.conformance.rules import tried
from drivers.kit.suite import Suite
from drivers.names import ANGEL_EYE

SUITE = Suite(
    ANGEL_EYE,
    try_machine=lambda line, hands, _: tried(machine.RULES, AsHost(line, hands)),
    try_host=lambda line, setup: tried(host.RULES_OF[MANNERS[setup.options["answers"]]], AsShoe(line)),
    machine_may_lack=OF_A_SHOE,
    host_may_lack=OF_A_HOST,
)
