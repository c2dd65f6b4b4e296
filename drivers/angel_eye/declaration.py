"""Angel Eye shoes, declared."""

from drivers.angel_eye.conformance import host, machine
from drivers.angel_eye.conformance.as_host import AsHost
from drivers.angel_eye.conformance.as_shoe import AsShoe
from drivers.angel_eye.conformance.optional import OF_A_HOST, OF_A_SHOE
from drivers.angel_eye.host.protocol import LINE, SENSES, AngelEyeDevice, Manner, is_report
from drivers.angel_eye.host.rows import ANEW
from drivers.angel_eye.machine.twin import AngelEyeTwin
from drivers.conformance.rules import tried
from drivers.declaration import Kind, Option, Setup
from drivers.names import ANGEL_EYE
from drivers.watch import QUIET, Limits, Voice

MANNERS = {"yes": Manner.ANSWERS, "no": Manner.LISTENS}
BEGINS = {"learned": ANEW, "0": frozenset({0}), "1": frozenset({1})}


def device(setup: Setup) -> AngelEyeDevice:
    manner, begins = MANNERS[setup.options["answers"]], BEGINS[setup.options["first-index"]]
    return AngelEyeDevice(manner, setup.heard, setup.game, begins)


def twin(setup: Setup, seed: int) -> AngelEyeTwin:
    return AngelEyeTwin(seed, first=min(BEGINS[setup.options["first-index"]]))


DECLARED = Kind(
    ANGEL_EYE,
    "Angel Eye shoe",
    LINE,
    SENSES,
    Limits(30, QUIET, Voice.WHEN_MOVED),
    device,
    twin,
    (
        Option("answers", "yes", "no: only listens, where another host answers the shoe", tuple(MANNERS)),
        Option(
            "first-index", "learned", "of each game's first card; learned: where need be it is asked", tuple(BEGINS)
        ),
    ),
    is_counted=is_report,
    machine_may_lack=OF_A_SHOE,
    host_may_lack=OF_A_HOST,
    try_machine=lambda line, hands, _: tried(machine.RULES, AsHost(line, hands)),
    try_host=lambda line, setup: tried(host.RULES_OF[MANNERS[setup.options["answers"]]], AsShoe(line)),
)
