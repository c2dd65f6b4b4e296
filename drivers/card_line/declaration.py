"""Readers of one card a line, declared."""

from drivers.card_line import host_conformance
from drivers.card_line.conformance import RULES, AsHost
from drivers.card_line.host_conformance import AsReader
from drivers.card_line.options import OPTIONS, spelling_of
from drivers.card_line.protocol import LINE, SENSES, CardLineDevice
from drivers.card_line.twin import CardLineTwin
from drivers.conformance.rules import tried
from drivers.declaration import Kind
from drivers.names import CARD_LINE
from drivers.watch import QUIET, Limits, Voice

DECLARED = Kind(
    CARD_LINE,
    "Card reader",
    LINE,
    SENSES,
    Limits(QUIET, QUIET, Voice.WHEN_MOVED),
    lambda setup: CardLineDevice(spelling_of(setup.options)),
    lambda setup, seed: CardLineTwin(seed, spelling_of(setup.options)),
    OPTIONS,
    try_machine=lambda line, hands, setup: tried(RULES, AsHost(line, hands, spelling_of(setup.options))),
    try_host=lambda line, setup: tried(host_conformance.RULES, AsReader(line, spelling_of(setup.options))),
)
