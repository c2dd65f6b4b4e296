"""The suite for readers of one card a line and their hosts."""

from drivers.card_line.declaration import spelling_of
from drivers.kit.card_line import as_host, as_reader
from drivers.kit.conformance.rules import tried
from drivers.kit.suite import Suite
from drivers.names import CARD_LINE

SUITE = Suite(
    CARD_LINE,
    try_machine=lambda line, hands, setup: tried(
        as_host.RULES, as_host.AsHost(line, hands, spelling_of(setup.options))
    ),
    try_host=lambda line, setup: tried(as_reader.RULES, as_reader.AsReader(line, spelling_of(setup.options))),
)
