"""Angel Eye shoes, declared."""

from drivers.angel_eye.conformance import host, machine
from drivers.angel_eye.conformance.as_host import AsHost
from drivers.angel_eye.conformance.as_shoe import AsShoe
from drivers.angel_eye.host.protocol import LINE, SENSES, AngelEyeDevice, Manner
from drivers.angel_eye.machine.twin import AngelEyeTwin
from drivers.conformance.rules import tried
from drivers.declaration import Kind, Option
from drivers.names import ANGEL_EYE
from drivers.watch import QUIET, Limits, Voice

MANNERS = {"yes": Manner.ANSWERS, "no": Manner.LISTENS}

DECLARED = Kind(
    ANGEL_EYE,
    "Angel Eye shoe",
    LINE,
    SENSES,
    Limits(30, QUIET, Voice.WHEN_MOVED),
    lambda setup: AngelEyeDevice(MANNERS[setup.options["answers"]], setup.heard, setup.game),
    lambda _, seed: AngelEyeTwin(seed),
    (Option("answers", "yes", "no: only listens, where another host answers the shoe", tuple(MANNERS)),),
    try_machine=lambda line, hands, _: tried(machine.RULES, AsHost(line, hands)),
    try_host=lambda line, setup: tried(host.RULES_OF[MANNERS[setup.options["answers"]]], AsShoe(line)),
)
