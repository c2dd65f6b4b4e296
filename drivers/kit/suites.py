"""The suites by the name of their protocol: those of this package, and those that an installed package brings."""

import logging
from collections.abc import Iterator
from importlib.metadata import entry_points

from drivers.kit.angel_eye.suite import SUITE as ANGEL_EYE
from drivers.kit.card_line.suite import SUITE as CARD_LINE
from drivers.kit.packet_shuffler.suite import SUITE as PACKET_SHUFFLER
from drivers.kit.suite import Suite

GROUP = "dealer_terminal.kits"
LOG = logging.getLogger(__name__)
OWN = {suite.name: suite for suite in (ANGEL_EYE, CARD_LINE, PACKET_SHUFFLER)}


def suite_of(name: str) -> Suite:
    """Return the suite of a protocol; one without rules if no package brings any."""
    return OWN.get(name) or next((each for each in _installed() if each.name == name), Suite(name))


def _installed() -> Iterator[Suite]:
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            suite = point.load()
        except (Exception, SystemExit) as error:  # noqa: BLE001 - another maker's package may raise anything
            LOG.warning("suite %s is missing: %s: %s", point.name, type(error).__name__, error)
            continue
        if isinstance(suite, Suite):
            yield suite
        else:
            LOG.warning("suite %s is missing: %s is no suite", point.name, point.value)
