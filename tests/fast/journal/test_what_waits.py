"""Payments that wait for a camera, a deal's limit and what is cut by it: worked out again, whoever signs."""

import re
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.facts import (
    DealLimitDecided,
    DealLimitReached,
    Fact,
    LimitChoice,
    PaymentCorrected,
    PayoutHeld,
    PayoutVerified,
)
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import Thresholds
from tests.fast.procedure.walk import EDITIONS, Walk, approval, book, usual_terms
from tests.helpers.decided_again import decided_again

HANDS = {1: ("4c 4h 4s", "9d"), 5: ("As Ks 10s", "5h")}
Told = list[Fact]


def played(choice: LimitChoice) -> Told:
    """Both hands win; one payment waits for the camera, the deal is over its limit, and a correction too."""
    walk = Walk(EDITIONS[0], usual_terms(book(EDITIONS[0]), thresholds=Thresholds(camera=10_000, deal=20_000)))
    walk.wagers({seat: {"ante": 500, "natural-31": 1_000} for seat in HANDS})
    walk.deal()
    walk.lock()
    while walk.state.phase is Phase.SETTLE:
        seat = 1 if walk.state.seat(5).racked else 5
        for cards in HANDS[seat][len(walk.state.seat(seat).cards) :]:
            walk.expose(cards)
            _waited(walk, choice)
        walk.rack()
    walk.do(commands.CorrectPayment(5, "ante", 10_500, approval("a stack was short")))
    _waited(walk, choice)
    walk.rack()
    walk.deck_back()
    return walk.facts


def _waited(walk: Walk, choice: LimitChoice) -> None:
    if walk.state.over_limit:
        walk.do(commands.DecideDealLimit(choice, approval("decided")))
    for hold in walk.state.holds:
        walk.do(commands.VerifyPayout(hold.seat, hold.spot, "camera 4", approval("seen")))


def test_nothing_is_found_where_the_terminal_worked_it_out() -> None:
    for choice in LimitChoice:
        facts = played(choice)
        kinds = {type(fact) for fact in facts}
        assert {PayoutHeld, PayoutVerified, DealLimitReached, DealLimitDecided, PaymentCorrected} <= kinds
        assert decided_again(facts) == [], choice


def instead(kind: type, told: Callable[[Any], tuple[Fact, ...]]) -> Callable[[Told], Told]:
    """Tell the first fact of a kind otherwise: left out, twice, or as another one."""

    def change(facts: Told) -> Told:
        at = next(at for at, fact in enumerate(facts) if isinstance(fact, kind))
        return [*facts[:at], *told(facts[at]), *facts[at + 1 :]]

    return change


def without(kind: type) -> Callable[[Told], Told]:
    return instead(kind, lambda fact: ())


def twice(kind: type) -> Callable[[Told], Told]:
    return instead(kind, lambda fact: (fact, fact))


def otherwise(kind: type, change: Callable[[Any], Fact]) -> Callable[[Told], Told]:
    return instead(kind, lambda fact: (change(fact),))


FORGED: dict[str, tuple[LimitChoice, Callable[[Told], Told], str]] = {
    "no hold": (LimitChoice.PAY_IN_FULL, without(PayoutHeld), "leads to what is not on record: PayoutHeld"),
    "another amount waits": (
        LimitChoice.PAY_IN_FULL,
        otherwise(PayoutHeld, lambda fact: replace(fact, pays=1)),
        r"payout_held, round 1\): it says pays 1, where \d+ follows",
    ),
    "a hold that nothing led to": (
        LimitChoice.PAY_IN_FULL,
        twice(PayoutHeld),
        r"\(it answers nothing that anybody could ask for there\)",
    ),
    "verified where nothing waits": (
        LimitChoice.PAY_IN_FULL,
        twice(PayoutVerified),
        r"\(No payment waits there\)",
    ),
    "the limit never reached": (
        LimitChoice.PAY_IN_FULL,
        without(DealLimitReached),
        "leads to what is not on record: DealLimitReached",
    ),
    "another limit": (
        LimitChoice.PAY_IN_FULL,
        otherwise(DealLimitReached, lambda fact: replace(fact, limit=fact.limit * 2)),
        "deal_limit_reached, round 1.: it says limit 40000, where 20000 follows",
    ),
    "decided within the limit": (
        LimitChoice.PAY_IN_FULL,
        twice(DealLimitDecided),
        r"\(The deal is within its limit\)",
    ),
    "less is cut": (
        LimitChoice.PAY_TO_LIMIT,
        otherwise(PaymentCorrected, lambda fact: replace(fact, line=replace(fact.line, pays=fact.line.pays + 100))),
        r"payment_corrected, round 1\): position \d, [a-z0-9-]+: the record says pays (\d+), the cards say pays (\d+)",
    ),
    "nothing is cut": (
        LimitChoice.PAY_TO_LIMIT,
        without(PaymentCorrected),
        "PaymentCorrected",
    ),
}


def test_what_does_not_follow_is_found_by_name() -> None:
    missed = {}
    for what, (choice, forged, expected) in FORGED.items():
        found = decided_again(forged(played(choice)))
        if not any(re.search(expected, each) for each in found):
            missed[what] = found
    assert missed == {}


def test_an_answer_that_the_end_of_a_journal_cuts_off_is_found() -> None:
    facts = played(LimitChoice.PAY_IN_FULL)
    at = next(at for at, fact in enumerate(facts) if isinstance(fact, PayoutHeld))
    assert any("leads to what is not on record: PayoutHeld" in what for what in decided_again(facts[:at]))
