"""Corrected payments, and the approvals that they need."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.balance import difference, later
from dealer_terminal.procedure.blockers import money_waits
from dealer_terminal.procedure.deciding.limit import for_camera, limit_met
from dealer_terminal.procedure.deciding.outcome import Outcome, by_house, house, unapproved
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.prize_correction_rules import prize_stands
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State, lines_of
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.irregularity import IrregularityId

_CAME_TO = (Result.WIN, Result.PUSH, Result.LOSE)


def holds_for(before: State, after: State, lines: Sequence[Line]) -> Iterator[Fact]:
    """Yield holds on payments strictly over the camera threshold, and on those over the limit of the deal."""
    changed = {(line.seat, line.spot) for line in lines}
    yield from for_camera(after, [line for line in lines_of(after) if (line.seat, line.spot) in changed])
    yield from limit_met(before, after)


def correct_payment(state: State, command: commands.CorrectPayment) -> Outcome:
    """Decide a supervisor's correction of this round or the last one. The original stays in the journal."""
    refusal = unapproved(state, command.approval)
    if refusal is not None:
        return refusal
    if state.book is None:
        return house(words("No table has been open here"), words("Ask a supervisor to open the table."))
    number, was = payment_named(state, command)
    if was is None:
        why = words("Position {seat} has no such payment in this round or the last", seat=command.seat)
        return by_house(state, IrregularityId.PAYMENT_CORRECTION, why, words("Choose the position and the wager."))
    line = replace(was, pays=command.pays, result=command.result)
    wrong = prize_stands(state, number, was) or _wrong_correction(state, was, line)
    if wrong is not None:
        return wrong
    corrected = facts.PaymentCorrected(number, was, line, command.approval, difference(state, number, was))
    return corrected, *holds_for_corrected(state, evolve(state, corrected), corrected)


def settle_difference(state: State, command: commands.SettleDifference) -> Outcome:
    """Settle a difference, once and only if no payment waits (House Procedure 17)."""
    place = (command.round, command.seat, command.spot)
    each = next((one for one in state.owing if (one.round, one.line.seat, one.line.spot) == place), None)
    if each is None:
        why = words("No difference is due at position {seat}", seat=command.seat)
        return by_house(state, IrregularityId.PAYMENT_CORRECTION, why, words("Go on."))
    for first in money_waits(state):
        return first
    owed = later(each).owed()
    return (facts.DifferenceSettled(*place, owed.pays, owed.returns, owed.back),)


def holds_for_corrected(before: State, after: State, corrected: facts.PaymentCorrected) -> Iterator[Fact]:
    """Yield holds on a corrected payment. The limit of a deal applies only to the current round."""
    lines = (corrected.line,)
    return holds_for(before, after, lines) if corrected.round == after.round else for_camera(after, lines)


def payment_named(state: State, command: commands.CorrectPayment) -> tuple[int, Line | None]:
    """Return the payment and its round: the named round, else this one if the wager is settled, else the last one."""
    for number, lines in ((state.round, lines_of(state)), (state.round - 1, state.last_lines)):
        for line in lines if command.round in (0, number) else ():
            if (line.seat, line.spot) == (command.seat, command.spot):
                return number, line
    return state.round, None


def _wrong_correction(state: State, was: Line, line: Line) -> Refusal | None:
    if was.result is Result.RETURNED:
        return by_house(
            state,
            IrregularityId.PAYMENT_CORRECTION,
            words("That wager went back: nothing was paid on it"),
            words("Choose another payment."),
        )
    if line.result not in _CAME_TO or line.pays < 0 or (line.pays > 0) != (line.result is Result.WIN):
        why = words("The amount and the result don't fit together")
        return by_house(
            state,
            IrregularityId.PAYMENT_CORRECTION,
            why,
            words("Enter what a win pays, or say that the wager pushed or lost."),
        )
    if line == was:
        why = words("The amount is the one recorded")
        return by_house(state, IrregularityId.PAYMENT_CORRECTION, why, words("Enter what should have been paid."))
    return None
