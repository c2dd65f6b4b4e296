"""The approval process on the checklist and in the instruction: the rulebook's own words, one due at a time."""

from dealer_terminal.procedure.checklist import ItemCondition, checklist, instruction
from dealer_terminal.procedure.progressive import SCREENS
from tests.fast.procedure.stax import StaxWalk, screens, terms

DUE = (
    "STAX Jackpot Approval Process 1",
    "STAX Jackpot Approval Process 2",
    "STAX Jackpot Approval Process 3",
    "STAX Jackpot Approval Process 4",
    "House Procedure 22",
)


def parts(walk: StaxWalk) -> dict[str, ItemCondition]:
    return {item.step: item.condition for item in checklist(walk.state) if item.level == 2}


def test_each_screen_is_due_in_its_turn() -> None:
    walk = StaxWalk().dealt()
    seat = walk.turned_over("Flush")
    for at, command in enumerate(screens(seat, "Flush")):
        assert instruction(walk.state).citation == DUE[at]
        assert "osition 1" in str(instruction(walk.state).prompt)
        expected = [ItemCondition.DONE] * at + [ItemCondition.CURRENT] + [ItemCondition.TO_DO] * (len(SCREENS) - at - 1)
        assert parts(walk) == dict(zip(SCREENS, expected, strict=True))
        walk.do(command)
    assert parts(walk) == {}
    assert instruction(walk.state).citation == "House Procedure 6"


def test_a_prize_that_needs_no_supervisor_is_racked_at_once() -> None:
    walk = StaxWalk(terms(jackpot=1_500)).dealt()
    walk.pay("Flush")
    assert parts(walk) == {}
    assert instruction(walk.state).citation == "House Procedure 6"


def test_a_pending_jackpot_is_a_deferred_item_while_others_go_on() -> None:
    walk = StaxWalk().dealt((1, 6))
    walk.pay("Flush")
    racks = {item.seat: item.condition for item in checklist(walk.state) if item.step == "to-rack"}
    assert racks[6] is ItemCondition.DEFERRED
    assert "osition 1" in str(instruction(walk.state).prompt)


def test_a_hand_that_loses_has_no_approval() -> None:
    walk = StaxWalk().dealt()
    walk.turned_over("")
    assert parts(walk) == {}
