"""A journal whose approvals were signed on an earlier form of the sheets."""

from collections.abc import Callable
from functools import reduce

import pytest
from msgspec.structs import replace

from dealer_terminal.audit.asked import asked
from dealer_terminal.audit.codec import CODEC
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.approvals import approvals_of
from dealer_terminal.procedure.evidence_before import evidence_before
from dealer_terminal.procedure.evidence_card import FIRST_SHEET, SECOND_SHEET, SHEET, Evidence
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact, PaymentCorrected, TableOpened
from dealer_terminal.procedure.state import State
from tests.fast.audit.as_numbered import found
from tests.fast.procedure.stax import StaxWalk
from tests.fast.procedure.thresholds import settling, table
from tests.fast.procedure.walk import approval

Signed = TableOpened | PaymentCorrected


def opened() -> tuple[list[Fact], Signed]:
    return up_to(StaxWalk().facts, TableOpened)


def paid_more() -> tuple[list[Fact], Signed]:
    """Once more over the camera's threshold."""
    walk = settling(table(camera=20_000), {5: {"ante": 500, "natural-31": 500, "royal-family": 500}})
    walk.expose("As Ks 10s")
    walk.do(commands.VerifyPayout(5, "natural-31", "camera 4", approval()))
    walk.expose("5h")
    walk.rack()
    walk.do(commands.CorrectPayment(5, "natural-31", 40_000, approval("short")))
    return up_to(walk.facts, PaymentCorrected)


def put_right_while_shown() -> tuple[list[Fact], Signed]:
    """Nobody has pressed that it is paid."""
    walk = settling(table(camera=200_000), {5: {"ante": 500, "natural-31": 500, "royal-family": 500}})
    walk.expose("As Ks 10s")
    walk.do(commands.CorrectPayment(5, "natural-31", 40_000, approval("short")))
    return up_to(walk.facts, PaymentCorrected)


def up_to(facts: list[Fact], kind: type[Signed]) -> tuple[list[Fact], Signed]:
    at, fact = next((at, each) for at, each in enumerate(facts) if isinstance(each, kind))
    assert isinstance(fact, kind)
    return facts[:at], fact


def shown_then(before: list[Fact], fact: Signed, number: int) -> Evidence:
    state = reduce(evolve, before, State())
    (command,) = asked(state, (fact,))
    (given,) = approvals_of(command)
    then = evidence_before(state, command, number)
    assert (given.shown.sheet, then.sheet) == (SHEET, number)
    assert replace(then, sheet=SHEET) != given.shown
    return then


CASES = {
    "a table that opens, on the first": (opened, FIRST_SHEET),
    "a payment that waits again, on the first": (paid_more, FIRST_SHEET),
    "a payment that was only shown, on the first": (put_right_while_shown, FIRST_SHEET),
    "a payment that was only shown, on the second": (put_right_while_shown, SECOND_SHEET),
}


@pytest.mark.parametrize(("case", "number"), CASES.values(), ids=CASES)
def test_what_it_says_follows_on_that_form_alone(case: Callable[[], tuple[list[Fact], Signed]], number: int) -> None:
    before, fact = case()
    then = shown_then(before, fact, number)
    assert told(before, fact, fact.approval.shown) == told(before, fact, then) == []
    for other in (replace(then, sheet=SHEET), replace(fact.approval.shown, sheet=number)):
        (refused,) = told(before, fact, other)
        assert "What was shown has changed" in refused


def told(before: list[Fact], fact: Signed, shown: Evidence) -> list[str]:
    signed = replace(fact, approval=replace(fact.approval, shown=shown))
    return [each for each in found(before, CODEC.encode(signed)) if "leads to" not in each]
