"""The kit against machines: ours does all that the page says, and one that breaks a rule is found at that rule."""

import re

import pytest

from drivers.kit.conformance.line import TwinLine
from drivers.kit.conformance.rules import Result
from drivers.kit.packet_shuffler.machine import RULES
from drivers.packet_shuffler import PacketShufflerTwin
from drivers.packet_shuffler.machine import body
from drivers.twin.shape import Twin, perform
from tests.fast.drivers.conformance.accused import NoHands, accuses_only, machine_tried, not_right, wrong
from tests.fast.drivers.conformance.wire_line import WireLine
from tests.fast.drivers.packet_shuffler.conformance.broken_machines import BROKEN, OTHERWISE
from tests.helpers.cases import failures

PROTOCOL = "packet-shuffler"


def long_on(twin: PacketShufflerTwin) -> PacketShufflerTwin:
    """Its reports are numbered so high that what follows the last number can be tried."""
    twin._mail._number = 65400
    return twin


def test_our_machine_does_all_that_the_page_says() -> None:
    assert not_right(machine_tried(PROTOCOL, long_on(PacketShufflerTwin()))) == {}


@pytest.mark.parametrize("part", range(4))
def test_a_machine_that_breaks_a_rule_is_accused_of_that_rule_alone(part: int) -> None:
    """Every second one on a line that takes its time; `tests/long/drivers` tries all on both lines."""
    assert list(BROKEN) == [rule.name for rule in RULES]
    broken = [*BROKEN.items(), *OTHERWISE]
    cases = [(name, make(), (TwinLine, WireLine)[at % 2]) for at, (name, make) in enumerate(broken)]

    def check(name: str, twin: Twin, made: type[TwinLine]) -> None:
        accuses_only(machine_tried(PROTOCOL, twin, made), name)

    assert failures(check, cases[part::4]) == []


def test_what_a_machine_does_by_itself_is_waited_for_where_nobody_is_there() -> None:
    for gestures, locked in (((), True), (("insert-deck",), False), (("insert-deck", "take-packet"), True)):
        twin = PacketShufflerTwin()
        for gesture in gestures:
            perform(twin, gesture)
        twin._do(body.set_lock(twin.machine, locked=locked))
        assert wrong(machine_tried(PROTOCOL, twin, WireLine, NoHands())) == {}


def test_of_a_machine_whose_count_is_low_only_what_follows_the_last_number_is_left_out() -> None:
    told = machine_tried(PROTOCOL, PacketShufflerTwin())
    assert list(not_right(told)) == ["numbers_wrap"]
    assert told["numbers_wrap"].result is Result.LEFT_OUT
    assert re.fullmatch(r"its count stands at \d+", told["numbers_wrap"].seen)


def test_a_machine_that_takes_no_commands_is_right_and_those_rules_are_not_tried() -> None:
    told = machine_tried(PROTOCOL, long_on(PacketShufflerTwin(orders_allowed=False)))
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
    assert not wrong(told)
