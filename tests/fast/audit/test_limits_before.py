"""A journal of before: the limit of a deal was decided once, for the rest of it, and nobody said for which payments."""

from functools import reduce

from msgspec import json
from msgspec.structs import replace

from dealer_terminal.audit.codec import CODEC, Encoded
from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.decided_before import counting_all
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import (
    DealLimitDecided,
    DealLimitReached,
    Fact,
    LimitChoice,
    LimitCounts,
    LimitReach,
)
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State, lines_of, paid
from tests.fast.audit.as_numbered import found_in
from tests.fast.procedure.stax import StaxWalk, terms
from tests.fast.procedure.thresholds import HANDS, settling, table
from tests.fast.procedure.walk import EDITIONS, Walk, approval

_NUMBERS = {"deal_limit_reached": (1, "payments"), "deal_limit_decided": (1, "reach"), "payment_corrected": (3, "")}


class WalkBefore(Walk):
    """A table of the version before."""

    def ask(self, command: Command) -> tuple[Fact, ...] | Refusal:
        outcome = super().ask(command)
        return outcome if isinstance(outcome, Refusal) else tuple(map(_as_before, outcome))


class WalkWithMeters(StaxWalk):
    """A table of the version before this one."""

    def ask(self, command: Command) -> tuple[Fact, ...] | Refusal:
        kept, self.state = self.state, counting_all(self.state)
        outcome = super().ask(command)
        self.state = kept
        return outcome if isinstance(outcome, Refusal) else tuple(map(_all_counted, outcome))


def _all_counted(fact: Fact) -> Fact:
    return replace(fact, counts=LimitCounts.ALL) if isinstance(fact, DealLimitReached) else fact


def _numbered(number: int, fact: Fact) -> Encoded:
    today = CODEC.encode(fact)
    if not isinstance(fact, DealLimitReached) or number > 2:
        return today
    fields = {name: value for name, value in json.decode(today.body).items() if name != "counts"}
    return Encoded(today.kind, number, json.encode(fields))


def _as_before(fact: Fact) -> Fact:
    match fact:
        case DealLimitReached():
            return replace(fact, payments=(), counts=LimitCounts.ALL)
        case DealLimitDecided():
            return replace(fact, reach=LimitReach.DEAL)
        case _:
            return fact


def as_numbered_before(fact: Fact) -> Encoded:
    today = CODEC.encode(fact)
    number, lacks = _NUMBERS.get(today.kind, (today.schema, ""))
    fields = {name: value for name, value in json.decode(today.body).items() if name != lacks}
    return Encoded(today.kind, number, json.encode(fields))


def played(choice: LimitChoice) -> WalkBefore:
    """Two hands whose payments go over; the first of them is asked about."""
    walk = WalkBefore(EDITIONS[0], table(deal=20_000).state.terms)
    settling(walk, {5: {"ante": 500, "natural-31": 500}, 1: {"ante": 500, "natural-31": 500}})
    walk.expose(HANDS[5][0])
    walk.do(commands.DecideDealLimit(choice, approval("posted limit")))
    while walk.state.phase is Phase.SETTLE:
        seat = 1 if walk.state.seat(5).racked else 5
        for cards in HANDS[seat][len(walk.state.seat(seat).cards) :]:
            walk.expose(cards)
        walk.rack()
    return walk


def test_paid_to_its_limit_it_was_held_there_without_another_question() -> None:
    walk = played(LimitChoice.PAY_TO_LIMIT)
    assert paid(lines_of(walk.state)) == 20_000
    later = "posted limit (decided for the rest of the deal)"
    assert [fact.approval.reason for fact in walk.facts if isinstance(fact, facts.PaymentCorrected)][1:] == [later] * 5


def test_paid_in_full_it_was_overridden_for_the_deal() -> None:
    walk = played(LimitChoice.PAY_IN_FULL)
    assert paid(lines_of(walk.state)) == 46_000


def test_it_folds_and_follows_as_it_did_and_a_record_of_today_does_not_say_so() -> None:
    for choice in LimitChoice:
        walk = played(choice)
        assert sum(isinstance(fact, DealLimitReached) for fact in walk.facts) == 1
        journal = list(map(as_numbered_before, walk.facts))
        assert found_in(journal) == []
        assert (
            reduce(evolve, (CODEC.decode(each.kind, each.schema, each.body) for each in journal), State()) == walk.state
        )
        assert "it says payments (), where" in found_in(map(CODEC.encode, walk.facts))[0]


def with_meters(number: int, choice: LimitChoice) -> list[Encoded]:
    """A jackpot went over, was asked about and paid in full; a bonus behind it was asked about as well."""
    walk = WalkWithMeters(terms(deal=10_000))
    walk.wagers({2: {"stax": 500}, 1: {"player-bonus": 500}})
    walk.up_to_the_dealer()
    seat = walk.pay("Royal Flush, Other Suit").seat
    walk.do(commands.DecideDealLimit(LimitChoice.PAY_IN_FULL, approval("a jackpot")))
    walk.verify(seat)
    walk.rack()
    walk.turned_over("", cards="8c 8d 3h")
    walk.do(commands.DecideDealLimit(choice, approval("posted limit")))
    walk.rest_of_round()
    return [_numbered(number, fact) for fact in walk.facts]


def test_what_a_meter_paid_was_counted_and_follows_as_it_did_and_today_counts_none_of_it() -> None:
    for choice in LimitChoice:
        assert found_in(with_meters(2, choice)) == []
        assert found_in(with_meters(3, choice)) != []
