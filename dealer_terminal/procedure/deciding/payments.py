"""Payments that wait for a second person, and payments put right."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.deciding.outcome import Outcome, house, unapproved
from dealer_terminal.procedure.facts import Fact, LimitChoice
from dealer_terminal.procedure.state import State, lines_of
from dealer_terminal.rules.hand import Line

CAMERA_RULE = "WAC 230-15-320(4)"
DEAL_RULE = "WAC 230-15-490"


def holds_for(state: State, lines: Sequence[Line]) -> Iterator[Fact]:
    """A payment strictly over the threshold waits; so does a deal that pays more than its limit."""
    thresholds = state.in_force().thresholds
    for line in lines:
        if line.pays > thresholds.camera:
            yield facts.PayoutHeld(line.seat, line.spot, line.pays, CAMERA_RULE)
    total = sum(line.pays for line in lines_of(state))
    if thresholds.deal and total > thresholds.deal and not (state.over_limit or state.limit_decided):
        yield facts.DealLimitReached(total, thresholds.deal, DEAL_RULE)


def verify_payout(state: State, command: commands.VerifyPayout) -> Outcome:
    if not any((hold.seat, hold.spot) == (command.seat, command.spot) for hold in state.holds):
        return house("No payment waits there", "Go on.")
    refusal = unapproved(state, command.approval)
    if refusal is not None:
        return refusal
    if not command.camera.strip():
        return house("The camera's reference is missing", "Ask surveillance for it and enter it.")
    return (facts.PayoutVerified(command.seat, command.spot, command.camera, command.approval),)


def decide_deal_limit(state: State, command: commands.DecideDealLimit) -> Outcome:
    if not state.over_limit:
        return house("The deal is within its limit", "Go on.")
    refusal = unapproved(state, command.approval)
    if refusal is not None:
        return refusal
    decided = facts.DealLimitDecided(command.choice, command.approval)
    if command.choice is LimitChoice.PAY_IN_FULL:
        return (decided,)
    return decided, *_to_limit(state, command)


def _to_limit(state: State, command: commands.DecideDealLimit) -> Iterator[Fact]:
    """The payments that went over are cut, the last one first, until the deal is at its limit."""
    over = sum(line.pays for line in lines_of(state)) - state.in_force().thresholds.deal
    unpaid = [line for number, seat in state.seats.items() if not seat.racked for line in seat.lines]
    for line in reversed(unpaid):
        cut = min(over, line.pays)
        if cut:
            over -= cut
            yield facts.PaymentCorrected(state.round, line, replace(line, pays=line.pays - cut), command.approval)


def correct_payment(state: State, command: commands.CorrectPayment) -> Outcome:
    """A supervisor's correction, of this round or of the last one; the original stays in the log."""
    refusal = unapproved(state, command.approval)
    if refusal is not None:
        return refusal
    now = lines_of(state)
    number, lines = (state.round, now) if now else (state.round - 1, state.last_lines)
    was = next((line for line in lines if (line.seat, line.spot) == (command.seat, command.spot)), None)
    if was is None:
        return house("No such payment in this round or the last", "Choose the position and the wager.")
    if command.pays < 0 or command.pays == was.pays:
        return house("The amount is the one recorded, or below nothing", "Enter what should have been paid.")
    line = replace(was, pays=command.pays)
    return (facts.PaymentCorrected(number, was, line, command.approval),)
