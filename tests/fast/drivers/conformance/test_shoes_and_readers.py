"""The kit against shoes and line readers: ours do all that the pages say, and one that breaks a rule is found there."""

from itertools import product

from drivers.conformance.line import TwinLine
from drivers.conformance.rules import Result
from tests.fast.drivers.conformance.accused import MACHINES, NoHands, accuses_only, machine_tried, not_right, wrong
from tests.fast.drivers.conformance.broken_shoes_and_readers import BROKEN, reader, shoe
from tests.fast.drivers.conformance.wire_line import WireLine
from tests.helpers.cases import failures


def test_ours_does_all_that_its_page_says() -> None:
    for protocol, make in {"angel-eye": shoe(), "card-line": reader()}.items():
        assert not_right(machine_tried(protocol, make())) == {}


def test_a_device_that_breaks_a_rule_is_accused_of_that_rule_alone() -> None:
    assert {each: list(BROKEN[each]) for each in BROKEN} == {
        each: [rule.name for rule in MACHINES[each]] for each in BROKEN
    }
    broken = [(protocol, name) for protocol, devices in BROKEN.items() for name in devices]

    def check(named: tuple[str, str], made: type[TwinLine]) -> None:
        protocol, name = named
        accuses_only(machine_tried(protocol, BROKEN[protocol][name](), made), name)

    assert failures(check, product(broken, (TwinLine, WireLine))) == []


def test_without_hands_no_rule_says_what_no_card_has_shown() -> None:
    told = machine_tried("angel-eye", shoe()(), hands=NoHands())
    assert not wrong(told)
    hands = "it needs a person's hands"
    assert {told[name].seen for name in ("ack_ends_it", "comes_again", "indexes")} == {hands}
    assert {told[name].seen for name in ("a_second_apart", "told_again_as_r")} == {
        "the card that it needs was not drawn"
    }
    assert {told[name].result for name in ("locks", "wrong_bcc", "after_garbage")} == {Result.RIGHT}
