"""Each machine that breaks a rule is accused of that rule alone, however its bytes come."""

import pytest

from drivers.kit.conformance.line import TwinLine
from tests.fast.drivers.conformance.accused import accuses_only, machine_tried
from tests.fast.drivers.conformance.wire_line import WireLine
from tests.fast.drivers.packet_shuffler.conformance.broken_machines import BROKEN


@pytest.mark.parametrize("made", [TwinLine, WireLine])
@pytest.mark.parametrize("name", BROKEN)
def test_a_machine_that_breaks_a_rule_is_accused_of_that_rule_alone(name: str, made: type[TwinLine]) -> None:
    accuses_only(machine_tried("packet-shuffler", BROKEN[name](), made), name)
