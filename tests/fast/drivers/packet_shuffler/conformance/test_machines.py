"""The kit against machines: ours does all that the page says, and one that breaks a rule is found at that rule."""

import re
from collections.abc import Callable

import pytest

from drivers.conformance.line import TwinLine
from drivers.conformance.rules import NotTried, Result, Tried, tried
from drivers.packet_shuffler import PacketShufflerTwin
from drivers.packet_shuffler.conformance.as_host import AsHost
from drivers.packet_shuffler.conformance.machine import RULES
from drivers.packet_shuffler.machine import body
from drivers.twin.shape import Twin, perform
from tests.fast.drivers.conformance.accused import accuses_only, by_name, wrong
from tests.fast.drivers.conformance.hands import TwinHands
from tests.fast.drivers.conformance.wire_line import WireLine
from tests.fast.drivers.packet_shuffler.conformance.broken_machines import BROKEN, OTHERWISE


def tried_on(twin: Twin, made: type[TwinLine] = TwinLine) -> dict[str, Tried]:
    line = made(twin)
    return by_name(RULES, tried(RULES, AsHost(line, TwinHands(twin, line))))


def long_on(twin: PacketShufflerTwin) -> PacketShufflerTwin:
    """Its reports are numbered so high that what follows the last number can be tried."""
    twin._mail._number = 65400
    return twin


def test_our_machine_does_all_that_the_page_says() -> None:
    told = tried_on(long_on(PacketShufflerTwin()))
    assert {name: each.seen for name, each in told.items() if each.result is not Result.RIGHT} == {}


def test_each_rule_has_a_machine_that_breaks_it() -> None:
    assert list(BROKEN) == [rule.name for rule in RULES]


@pytest.mark.parametrize("made", [TwinLine, WireLine])
@pytest.mark.parametrize("name", BROKEN)
def test_a_machine_that_breaks_a_rule_is_accused_of_that_rule_alone(name: str, made: type[TwinLine]) -> None:
    accuses_only(tried_on(BROKEN[name](), made), name)


@pytest.mark.parametrize(("name", "make"), OTHERWISE)
def test_whichever_way_it_breaks_a_rule_that_alone_is_wrong(name: str, make: Callable[[], Twin]) -> None:
    accuses_only(tried_on(make()), name)


class Nobody:
    patience = 0.0

    def do(self, gesture: str) -> None:
        raise NotTried("it needs a person's hands")


@pytest.mark.parametrize("gestures", [(), ("insert-deck",), ("insert-deck", "take-packet")])
@pytest.mark.parametrize("locked", [False, True])
def test_what_a_machine_does_by_itself_is_waited_for_where_nobody_is_there(
    gestures: tuple[str, ...], locked: bool
) -> None:
    twin = PacketShufflerTwin()
    for gesture in gestures:
        perform(twin, gesture)
    twin._do(body.set_lock(twin.machine, locked=locked))
    told = by_name(RULES, tried(RULES, AsHost(WireLine(twin), Nobody())))
    assert wrong(told) == {}


def test_of_a_machine_whose_count_is_low_only_what_follows_the_last_number_is_left_out() -> None:
    rest = {name: each for name, each in tried_on(PacketShufflerTwin()).items() if each.result is not Result.RIGHT}
    assert {name: each.result for name, each in rest.items()} == {"numbers_wrap": Result.LEFT_OUT}
    assert re.fullmatch(r"its count stands at \d+", rest["numbers_wrap"].seen)


def test_a_machine_that_takes_no_commands_is_right_and_those_rules_are_not_tried() -> None:
    told = tried_on(long_on(PacketShufflerTwin(orders_allowed=False)))
    assert {name for name, each in told.items() if each.result is Result.NOT_TRIED} == {
        "locks",
        "same_answer_again",
        "nothing_to_deal",
        "not_before_it_is_taken",
        "verifies_when_ready",
        "done_once",
        "locked_gives_nothing",
        "verifies_only_when_ready",
        "deals_no_part_of_a_packet",
    }
    assert not [name for name, each in told.items() if each.result is Result.WRONG]
