"""A round checked: every step decided again by the same `decide` that `verify` asks.

What differs is a finding that holds both values: what is on record, and what follows from what stands before it."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from dealer_terminal.journal.decide_check import DecideCheck
from dealer_terminal.journal.findings import Finding
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.procedure import facts, meter_facts

_MOVE_MONEY = frozenset(
    {
        facts.HandCollected,
        facts.CardsExposed,
        facts.EventDeclared,
        facts.PayoutHeld,
        facts.PayoutVerified,
        facts.DealLimitDecided,
        facts.CardsCorrected,
        facts.PaymentCorrected,
        meter_facts.EventCorrected,
        facts.RoundMisdealt,
        facts.RoundClosed,
        meter_facts.MetersOpened,
        meter_facts.MetersGrew,
        meter_facts.JackpotLocked,
        meter_facts.JackpotVerified,
        meter_facts.JackpotReversed,
        meter_facts.JackpotChanged,
        meter_facts.PrizePutRight,
    }
)


class Checked(Struct, frozen=True):
    """`decided` steps came out as they are on record, `settled` of their facts move money; unless a finding says
    otherwise."""

    decided: int
    settled: int
    findings: tuple[Finding, ...]


def check(steps: Sequence[ReplayStep]) -> Checked:
    """The steps of a round, or of several that follow one another."""
    again = DecideCheck()
    seen = [step for step in steps if type(step.entry) in DecideCheck.sees]
    findings = tuple(_found(again, seen))
    return Checked(again.decided, sum(type(step.entry) in _MOVE_MONEY for step in seen), findings)


def _found(again: DecideCheck, seen: Sequence[ReplayStep]) -> Iterator[Finding]:
    """The next round, which is opened as this one is closed, may not be among them."""
    for step in seen:
        yield from again.see(step)
    yield from again.last()
    if again.waits_for() is not facts.RoundOpened:
        yield from again.end()
