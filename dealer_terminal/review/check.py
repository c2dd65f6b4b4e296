"""Recheck of a round: every step is decided again by the same `decide` that `verify` uses.

A difference is a finding with both values: the recorded one, and the one that follows from the records before it.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal.decide_check import DecideCheck
from dealer_terminal.journal.findings import Finding
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.record_differences import FactOtherwise, LineOtherwise, Missing, Unfollowed
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.procedure import facts, meter_facts
from dealer_terminal.procedure.words import Value, Words, as_told, labelled, words
from dealer_terminal.review.names import kind_name
from dealer_terminal.review.play_fact_text import results
from dealer_terminal.review.timeline import told

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


class CheckedRound(Struct, frozen=True):
    """Result of a recheck. `decided` counts the decisions replayed, `settled` the facts among them that move money.

    Each agrees with the record unless a finding says otherwise.
    """

    decided: int
    settled: int
    findings: tuple[Finding, ...]


def check(steps: Sequence[ReplayStep]) -> CheckedRound:
    """Recheck the steps of one round or of consecutive rounds."""
    again = DecideCheck()
    seen = [step for step in steps if type(step.entry) in DecideCheck.sees]
    findings = tuple(_found(again, seen))
    return CheckedRound(again.decided, sum(type(step.entry) in _MOVE_MONEY for step in seen), findings)


def _found(again: DecideCheck, seen: Sequence[ReplayStep]) -> Iterator[Finding]:
    """Yield the findings. Do not require the next round's opening, which may be outside the given steps."""
    for step in seen:
        yield from again.see(step)
    yield from again.last()
    if again.waits_for() is not facts.RoundOpened:
        yield from again.end()


def finding_told(step: ReplayStep, finding: Finding) -> Words:
    """Describe a finding for a reviewer. Fall back to the finding's own text if both sides read alike."""
    match finding:
        case LineOtherwise(seat=seat, said=said, due=due):
            said_here, due_here = results(step.before.state, said), results(step.before.state, due)
            both = labelled(words("Position {seat}", seat=seat), _beside(said_here, due_here))
        case FactOtherwise(said=said_fact, due=due_fact):
            said_here, due_here = told(replace(step, entry=said_fact)), told(replace(step, entry=due_fact))
            both = words("On record {said}, what follows is {due}", said=said_here, due=due_here)
        case Missing(due=missing):
            return words("{what} should follow, and is not on record", what=kind_name(KINDS[missing][0]))
        case Unfollowed(why=why) if not why:
            return words("Nobody could have asked for it there")
        case Unfollowed(why=why):
            return words("It does not follow from what stands before it: {why}", why=why)
        case _:
            return as_told(finding.what)
    return both if said_here != due_here else as_told(finding.what)


def _beside(said: Value, due: Value) -> Words:
    return words("on record {said}, what follows is {due}", said=said, due=due)
