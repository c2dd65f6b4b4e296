"""Posted limit of all payments of a deal. Payments over it need a decision, which applies to those payments only."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.balance import difference
from dealer_terminal.procedure.citations import CAMERA_RULE, DEAL_RULE
from dealer_terminal.procedure.deal_limit import ONLY_PRIZES, Cut, only_prizes, shared_out, within
from dealer_terminal.procedure.deciding.outcome import Outcome, unapproved
from dealer_terminal.procedure.facts import Fact, LimitChoice, PaymentCorrected, Raised
from dealer_terminal.procedure.people import Approval
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State, counted, counts, lines_of
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.hand import Line


def limit_met(before: State, after: State) -> Iterator[Fact]:
    """Yield a question about new or raised payments if the deal pays more than its limit."""
    limit, total = after.in_force().thresholds.deal, counted(lines_of(after))
    if not limit or total <= limit:
        return
    raised = tuple(_raised(before, after))
    if raised:
        yield facts.DealLimitReached(total, limit, DEAL_RULE, raised)


def decide_deal_limit(state: State, command: commands.DecideDealLimit) -> Outcome:
    if not state.over_limit:
        return Refusal(words("The deal is within its limit"), DEAL_RULE, words("Go on."))
    refusal = unapproved(state, command.approval)
    if refusal is not None:
        return refusal
    if command.choice is LimitChoice.PAY_TO_LIMIT and only_prizes(state):
        return ONLY_PRIZES
    return tuple(limit_decided(state, facts.DealLimitDecided(command.choice, command.approval)))


def limit_decided(state: State, decided: facts.DealLimitDecided) -> Iterator[Fact]:
    """Yield the decision and the cuts that follow from it; `state` is the table before it."""
    yield decided
    if decided.choice is LimitChoice.PAY_IN_FULL:
        return
    for fact in _cut(state, decided.approval, within(state)):
        yield fact
        yield from for_camera(state, (fact.line,))


def _raised(before: State, after: State) -> Iterator[Raised]:
    paid_before = {(line.seat, line.spot): line.pays for line in lines_of(before) if counts(line)}
    for line in lines_of(after):
        more = line.pays - paid_before.get((line.seat, line.spot), 0)
        if more > 0 and counts(line):
            yield Raised(line.seat, line.spot, more)


def _cut(state: State, approval: Approval, cuts: Iterable[Cut]) -> Iterator[PaymentCorrected]:
    """Yield corrected payments until the deal is at its limit."""
    over = counted(lines_of(state)) - state.in_force().thresholds.deal
    for line, cut in shared_out(over, cuts):
        less = replace(line, pays=line.pays - cut, rule=_with_limit(line.rule))
        yield PaymentCorrected(state.round, line, less, approval, difference(state, state.round, line))


def _with_limit(rule: str) -> str:
    return rule if rule.endswith(DEAL_RULE) else f"{rule}; {DEAL_RULE}"


def for_camera(state: State, lines: Sequence[Line]) -> Iterator[Fact]:
    for line in lines:
        if line.pays > state.in_force().thresholds.camera:
            yield facts.PayoutHeld(line.seat, line.spot, line.pays, CAMERA_RULE)


def verify_payout(state: State, command: commands.VerifyPayout) -> Outcome:
    if not any((hold.seat, hold.spot) == (command.seat, command.spot) for hold in state.holds):
        return Refusal(words("No payment waits there"), CAMERA_RULE, words("Choose one that waits, or go on."))
    refusal = unapproved(state, command.approval)
    if refusal is not None:
        return refusal
    if not command.camera.strip():
        return Refusal(
            words("The camera's reference is missing"), CAMERA_RULE, words("Ask surveillance for it and enter it.")
        )
    return (facts.PayoutVerified(command.seat, command.spot, command.camera, command.approval),)
