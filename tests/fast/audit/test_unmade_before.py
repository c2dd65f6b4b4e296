"""A journal in which who refused one of two prizes was not shown their meter, nor who voided a round what comes back of
a payment that was put right, nor that an award is void."""

import pytest
from msgspec.structs import replace

from dealer_terminal.audit.codec import CODEC
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.evidence_card import FIRST_SHEET, Evidence
from dealer_terminal.procedure.facts import Fact, IrregularityResolved
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.audit.as_numbered import found
from tests.fast.procedure.prizes import two_on_one
from tests.fast.procedure.walk import HOUSE, Walk, approval


def refused() -> tuple[list[Fact], tuple[Fact, ...]]:
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


CASES = {"refused": (refused, without_meter), "void": (void, as_on_record)}


@pytest.mark.parametrize("case", CASES)
def test_a_record_of_the_first_number_follows_with_what_was_shown_then(case: str) -> None:
    begun, then = CASES[case]
    before, (resolved, *rest) = begun()
    assert isinstance(resolved, IrregularityResolved)
    (given,) = resolved.approvals
    shown_then = replace(resolved, approvals=(replace(given, shown=then(given.shown)),))
    first = replace(CODEC.encode(shown_then), schema=1)
    assert found(before, first, *map(CODEC.encode, rest)) == []
    (refusal,) = found(before, CODEC.encode(shown_then), *map(CODEC.encode, rest))
    assert "does not follow" in refusal
    assert found(before, *map(CODEC.encode, (resolved, *rest))) == []
