"""The kit against machines: ours does all that the page says, and one that breaks a rule is found at that rule."""

import pytest

from drivers.conformance.line import TwinLine
from drivers.conformance.rules import Result, Tried, tried
from drivers.packet_shuffler import PacketShufflerTwin
from drivers.packet_shuffler.conformance.as_host import AsHost
from drivers.packet_shuffler.conformance.machine import RULES
from drivers.twin.shape import GestureRefused, Twin
from tests.drivers.packet_shuffler.conformance.broken_machines import BROKEN

NAMES = [rule.tries.__name__ for rule in RULES]


class TwinHands:
    patience = 10.0

    def __init__(self, twin: Twin, line: TwinLine) -> None:
        self._twin, self._line = twin, line

    def do(self, gesture: str) -> None:
        """What can't be done is not done, as by a person."""
        if gesture == "power-cycle":
            self._twin.power_cycle(self._line.now)
            return
        try:
            self._twin.gestures()[gesture]()
        except GestureRefused:
            return


def tried_on(twin: Twin) -> dict[str, Tried]:
    line = TwinLine(twin)
    return dict(zip(NAMES, tried(RULES, AsHost(line, TwinHands(twin, line))), strict=True))


def test_our_machine_does_all_that_the_page_says() -> None:
    assert {
        name: told.seen for name, told in tried_on(PacketShufflerTwin()).items() if told.result is not Result.RIGHT
    } == {}


def test_each_rule_has_a_machine_that_breaks_it() -> None:
    assert list(BROKEN) == NAMES


@pytest.mark.parametrize("name", BROKEN)
def test_a_machine_that_breaks_a_rule_is_found_at_that_rule(name: str) -> None:
    told = tried_on(BROKEN[name]())[name]
    assert (told.result, bool(told.seen)) == (Result.WRONG, True), told


def test_a_machine_that_takes_no_commands_is_right_and_those_rules_are_not_tried() -> None:
    told = tried_on(PacketShufflerTwin(orders_allowed=False))
    assert {name for name, each in told.items() if each.result is Result.NOT_TRIED} == {
        "locks",
        "same_answer_again",
        "nothing_to_deal",
        "not_before_it_is_taken",
    }
    assert not [name for name, each in told.items() if each.result is Result.WRONG]
