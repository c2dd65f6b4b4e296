"""Payments that wait for a second person, and payments put right."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.balance import later, was_moved
from dealer_terminal.procedure.citations import CAMERA_RULE, DEAL_RULE
from dealer_terminal.procedure.deciding.outcome import Outcome, by_house, house, unapproved
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Difference, Fact, LimitChoice
from dealer_terminal.procedure.last_round import as_it_lay
from dealer_terminal.procedure.people import Approval
from dealer_terminal.procedure.progressive import held_event
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State, lines_of, paid
from dealer_terminal.procedure.waiting import money_waits
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.irregularity import IrregularityId

_CAME_TO = (Result.WIN, Result.PUSH, Result.LOSE)


def holds_for(state: State, lines: Sequence[Line]) -> Iterator[Fact]:
    """A payment strictly over the threshold waits; so does a deal that pays more than its limit."""
    for cut in _held_to_limit(state, lines):
        yield cut
        state = evolve(state, cut)
    changed, now = {(line.seat, line.spot) for line in lines}, lines_of(state)
    yield from _for_camera(state, [line for line in now if (line.seat, line.spot) in changed])
    limit = state.in_force().thresholds.deal
    total = paid(now)
    if limit and total > limit and not (state.over_limit or state.limit_decided):
        yield facts.DealLimitReached(total, limit, DEAL_RULE)


def _held_to_limit(state: State, lines: Sequence[Line]) -> Iterator[Fact]:
    """The supervisor's decision holds for the rest of the deal."""
    for decided in state.limit_decided:
        if decided.choice is LimitChoice.PAY_TO_LIMIT:
            reason = f"{decided.approval.reason} (decided for the rest of the deal)"
            yield from _to_limit(state, replace(decided.approval, reason=reason), lines)


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


def decide_deal_limit(state: State, command: commands.DecideDealLimit) -> Outcome:
    if not state.over_limit:
        return Refusal(words("The deal is within its limit"), DEAL_RULE, words("Go on."))
    refusal = unapproved(state, command.approval)
    if refusal is not None:
        return refusal
    return tuple(limit_decided(state, facts.DealLimitDecided(command.choice, command.approval)))


def limit_decided(state: State, decided: facts.DealLimitDecided) -> Iterator[Fact]:
    """The decision, and what is cut by it; `state` is the table before it."""
    yield decided
    for fact in () if decided.choice is LimitChoice.PAY_IN_FULL else _to_limit(state, decided.approval, ()):
        yield fact
        yield from _for_camera(state, (fact.line,))


def correct_payment(state: State, command: commands.CorrectPayment) -> Outcome:
    """A supervisor's correction, of this round or of the last one; the original stays in the log."""
    refusal = unapproved(state, command.approval)
    if refusal is not None:
        return refusal
    if state.book is None:
        return house(words("No table has been open here"), words("Ask a supervisor to open the table."))
    number, was = _payment(state, command)
    if was is None:
        why = words("Position {seat} has no such payment in this round or the last", seat=command.seat)
        return by_house(state, IrregularityId.PAYMENT_CORRECTION, why, words("Choose the position and the wager."))
    line = replace(was, pays=command.pays, result=command.result)
    wrong = _wrong_correction(state, was, line) or _against_the_cards(state, number, was, line)
    if wrong is not None:
        return wrong
    corrected = facts.PaymentCorrected(number, was, line, command.approval, _difference(state, number, was))
    return corrected, *holds_for_corrected(evolve(state, corrected), corrected)


def settle_difference(state: State, command: commands.SettleDifference) -> Outcome:
    """Once, when it waits for nobody (House Procedure 17)."""
    place = (command.round, command.seat, command.spot)
    each = next((one for one in state.owing if (one.round, one.line.seat, one.line.spot) == place), None)
    if each is None:
        why = words("No difference is due at position {seat}", seat=command.seat)
        return by_house(state, IrregularityId.PAYMENT_CORRECTION, why, words("Go on."))
    for first in money_waits(state):
        return first
    owed = later(each).owed()
    return (facts.DifferenceSettled(*place, owed.pays, owed.returns, owed.back),)


def holds_for_corrected(after: State, corrected: facts.PaymentCorrected) -> Iterator[Fact]:
    """The limit of a deal is for the round that is on the table."""
    asked = holds_for if corrected.round == after.round else _for_camera
    return asked(after, (corrected.line,))


def _for_camera(state: State, lines: Sequence[Line]) -> Iterator[Fact]:
    for line in lines:
        if line.pays > state.in_force().thresholds.camera:
            yield facts.PayoutHeld(line.seat, line.spot, line.pays, CAMERA_RULE)


def _to_limit(state: State, approval: Approval, newest: Sequence[Line]) -> Iterator[facts.PaymentCorrected]:
    """The payments that went over are cut, the newest first, until the deal is at its limit."""
    over = paid(lines_of(state)) - state.in_force().thresholds.deal
    lines = lines_of(state)[::-1]
    for line in (*(each for each in lines if each in newest), *(each for each in lines if each not in newest)):
        cut = min(over, line.pays)
        if cut > 0:
            over -= cut
            less = replace(line, pays=line.pays - cut, rule=_with_limit(line.rule))
            yield facts.PaymentCorrected(state.round, line, less, approval, _difference(state, state.round, line))


def _difference(state: State, number: int, was: Line) -> Difference:
    """A round that is over was paid. At a closed table the difference is settled with the supervisor who signs."""
    if number != state.round:
        return Difference.OWED if state.phase is Phase.CLOSED else Difference.LATER
    return Difference.OWED if was_moved(state, was) else Difference.NONE


def _with_limit(rule: str) -> str:
    return rule if rule.endswith(DEAL_RULE) else f"{rule}; {DEAL_RULE}"


def _payment(state: State, command: commands.CorrectPayment) -> tuple[int, Line | None]:
    """Of the round that is named, else of this one if the wager is settled already, else of the last one."""
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


def _against_the_cards(state: State, number: int, was: Line, line: Line) -> Refusal | None:
    """A progressive prize is paid only for a hand that the cards on record make (House Procedure 25)."""
    progressive = state.rulebook().progressive
    if progressive is None or line.spot != progressive.spot or not line.pays or was.pays:
        return None
    lay = state if number == state.round else as_it_lay(state)
    if not lay.seat(line.seat).cards or held_event(lay, line.seat):
        return None
    why = words("The cards of position {seat} on record make no prize", seat=line.seat)
    return by_house(state, IrregularityId.JACKPOT_UNSUPPORTED, why, words("Have the cards corrected first."))
