"""The kit against shoes and line readers: ours do all that the pages say, and one that breaks a rule is found there."""

from collections.abc import Callable

import pytest

from drivers.angel_eye.conformance import machine as shoes
from drivers.conformance.line import TwinLine
from drivers.conformance.rules import NotTried, Result, Tried
from drivers.declaration import Setup
from drivers.registry import named
from drivers.twin.shape import Twin
from tests.fast.drivers.conformance.accused import accuses_only, by_name
from tests.fast.drivers.conformance.broken_shoes_and_readers import BROKEN, reader, shoe
from tests.fast.drivers.conformance.hands import TwinHands
from tests.fast.drivers.conformance.lists import MACHINES
from tests.fast.drivers.conformance.wire_line import WireLine


def tried_on(protocol: str, twin: Twin, made: type[TwinLine] = TwinLine) -> dict[str, Tried]:
    line, kind = made(twin), named(protocol)
    told = kind.try_machine(line, TwinHands(twin, line), kind.complete(Setup()))
    return by_name(MACHINES[protocol], told)


@pytest.mark.parametrize(("protocol", "make"), {"angel-eye": shoe(), "card-line": reader()}.items())
def test_ours_does_all_that_its_page_says(protocol: str, make: Callable[[], Twin]) -> None:
    told = tried_on(protocol, make())
    assert {name: each.seen for name, each in told.items() if each.result is not Result.RIGHT} == {}


@pytest.mark.parametrize("protocol", BROKEN)
def test_each_rule_has_a_device_that_breaks_it(protocol: str) -> None:
    assert list(BROKEN[protocol]) == [rule.name for rule in MACHINES[protocol]]


@pytest.mark.parametrize("made", [TwinLine, WireLine])
@pytest.mark.parametrize(("protocol", "name"), [(each, name) for each, broken in BROKEN.items() for name in broken])
def test_a_device_that_breaks_a_rule_is_accused_of_that_rule_alone(
    protocol: str, name: str, made: type[TwinLine]
) -> None:
    accuses_only(tried_on(protocol, BROKEN[protocol][name](), made), name)


class NoHands:
    patience = 0.0

    def do(self, gesture: str) -> None:
        raise NotTried("it needs a person's hands")


def test_without_hands_no_rule_says_what_no_card_has_shown() -> None:
    line, kind = TwinLine(shoe()()), named("angel-eye")
    told = by_name(shoes.RULES, kind.try_machine(line, NoHands(), kind.complete(Setup())))
    assert not [each for each in told.values() if each.result is Result.WRONG]
    hands = "it needs a person's hands"
    assert {told[name].seen for name in ("ack_ends_it", "comes_again", "indexes")} == {hands}
    assert {told[name].seen for name in ("a_second_apart", "told_again_as_r")} == {
        "the card that it needs was not drawn"
    }
    assert {told[name].result for name in ("locks", "wrong_bcc", "after_garbage")} == {Result.RIGHT}
