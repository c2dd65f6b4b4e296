"""Angel Eye shoes, declared."""

from drivers.angel_eye.host.protocol import LINE, SENSES, AngelEyeDevice, Manner, is_report
from drivers.angel_eye.host.rows import ANEW, LEARNED, Between, Games
from drivers.angel_eye.machine.twin import AngelEyeTwin
from drivers.declaration import ProtocolKind, ProtocolOption, Setup
from drivers.names import ANGEL_EYE
from drivers.watch import QUIET, SilenceLimits, Voice

MANNERS = {"yes": Manner.ANSWERS, "no": Manner.LISTENS}
GAMES = {
    "learned": LEARNED,
    "0": Games(frozenset({0}), Between.ANEW),
    "1": Games(frozenset({1}), Between.ANEW),
    "on": Games(ANEW, Between.ON),
}
FIRST_INDEX = "of each game's first card; on: counts on from game to game; learned: where need be it is asked"


def device(setup: Setup) -> AngelEyeDevice:
    manner, games = MANNERS[setup.options["answers"]], GAMES[setup.options["first-index"]]
    return AngelEyeDevice(manner, setup.heard, setup.game, games)


def twin(setup: Setup, seed: int) -> AngelEyeTwin:
    games = GAMES[setup.options["first-index"]]
    return AngelEyeTwin(seed, first=min(games.begins), counts_on=games.between is Between.ON)


DECLARED = ProtocolKind(
    ANGEL_EYE,
    "Angel Eye shoe",
    LINE,
    SENSES,
    SilenceLimits(30, QUIET, Voice.WHEN_MOVED),
    device,
    twin,
    (
        ProtocolOption("answers", "yes", "no: only listens, where another host answers the shoe", tuple(MANNERS)),
        ProtocolOption("first-index", "learned", FIRST_INDEX, tuple(GAMES)),
    ),
    simulated={"first-index": "0"},
    is_counted=is_report,
)
