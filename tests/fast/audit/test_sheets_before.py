"""Journals of before: approvals were signed on an earlier form of the sheets, or without what they show today; a hand
was folded whose player left before the first card."""

from collections.abc import Callable
from functools import reduce

import pytest
from msgspec.structs import replace

from dealer_terminal.audit.asked import asked
from dealer_terminal.audit.codec import CODEC
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.approvals import approvals_of
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.evidence_before import evidence_before
from dealer_terminal.procedure.evidence_card import FIRST_SHEET, SECOND_SHEET, SHEET, Evidence
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Decided, Fact, IrregularityResolved, PaymentCorrected, TableOpened
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.hand import Decision
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.audit.as_numbered import found
from tests.fast.procedure.prizes import two_on_one
from tests.fast.procedure.stax import StaxWalk
from tests.fast.procedure.thresholds import settling, table
from tests.fast.procedure.walk import HOUSE, Walk, approval

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


FORMS = {
    "a table that opens, on the first": (opened, FIRST_SHEET),
    "a payment that waits again, on the first": (paid_more, FIRST_SHEET),
    "a payment that was only shown, on the first": (put_right_while_shown, FIRST_SHEET),
    "a payment that was only shown, on the second": (put_right_while_shown, SECOND_SHEET),
}


@pytest.mark.parametrize(("case", "number"), FORMS.values(), ids=FORMS)
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


def prize_refused() -> tuple[list[Fact], tuple[Fact, ...]]:
    walk = two_on_one(HOUSE, 6, 1)
    walk.do(commands.ReportIrregularity(IrregularityId.JACKPOT_DISPUTED, seats=(6,)))
    before = list(walk.facts)
    return before, walk.do(commands.ResolveIrregularity(Choice.REFUSED, (approval(),)))


def void() -> tuple[list[Fact], tuple[Fact, ...]]:
    walk = Walk()
    walk.wagers({5: {"ante": 500, "natural-31": 500}})
    walk.deal()
    walk.lock()
    walk.settle({5: ("As Ks 10s", "5h")})
    walk.do(commands.CorrectPayment(5, "natural-31", 5_000, approval("overpaid")))
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    before = list(walk.facts)
    return before, walk.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))


def without_meter(shown: Evidence) -> Evidence:
    return replace(shown, amounts=(), changes=(), sheet=FIRST_SHEET)


def as_on_record(shown: Evidence) -> Evidence:
    (hand,) = shown.hands
    pays = {each.spot: 5_000 if each.spot == "natural-31" else each.before.pays for each in hand.wagers}
    wagers = tuple(
        replace(each, before=replace(each.before, pays=pays[each.spot], waits=False)) for each in hand.wagers
    )
    return replace(shown, hands=(replace(hand, wagers=wagers, before=-10_500),), sheet=FIRST_SHEET)


UNMADE = {"refused": (prize_refused, without_meter), "void": (void, as_on_record)}


@pytest.mark.parametrize("case", UNMADE)
def test_a_record_of_the_first_number_follows_with_what_was_shown_then(case: str) -> None:
    begun, then = UNMADE[case]
    before, (resolved, *rest) = begun()
    assert isinstance(resolved, IrregularityResolved)
    (given,) = resolved.approvals
    shown_then = replace(resolved, approvals=(replace(given, shown=then(given.shown)),))
    first = replace(CODEC.encode(shown_then), schema=1)
    assert found(before, first, *map(CODEC.encode, rest)) == []
    (refusal,) = found(before, CODEC.encode(shown_then), *map(CODEC.encode, rest))
    assert "does not follow" in refusal
    assert found(before, *map(CODEC.encode, (resolved, *rest))) == []


def asked_to_leave(*, packets: int = 0) -> list[Fact]:
    walk = Walk()
    walk.wagers({seat: {"ante": 500} for seat in (1, 3)})
    walk.do(commands.CloseWagers())
    for _ in range(packets):
        walk.packet()
    walk.do(commands.ReportIrregularity(IrregularityId.PLAYER_LEAVES, seats=(3,)))
    return walk.facts


def folded(number: int, *, by: tuple[str, ...] = ("s1",)) -> list[str]:
    approvals = tuple(approval() for _ in by)
    resolved = CODEC.encode(IrregularityResolved(IrregularityId.PLAYER_LEAVES.value, Choice.FOLD.value, approvals))
    return found(asked_to_leave(), replace(resolved, schema=number), CODEC.encode(Decided(3, Decision.FOLD)))


def test_a_record_of_the_first_number_follows() -> None:
    assert folded(1) == []


def test_it_took_a_supervisor_then_too() -> None:
    (refused,) = folded(1, by=())
    assert "does not follow" in refused


def test_since_the_wagers_go_back() -> None:
    (refused,) = folded(2)
    assert "does not follow" in refused
