"""Folds of payments that wait, are decided, or are corrected."""

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.balance import NOTHING_OWED, later, resettled
from dealer_terminal.procedure.facts import Difference, LimitChoice
from dealer_terminal.procedure.folding.table import with_correction
from dealer_terminal.procedure.state import (
    Correction,
    Owing,
    PaymentHold,
    Phase,
    State,
    counted,
    lines_of,
    uncollected,
    unsettled,
)
from dealer_terminal.rules.hand import Line


def payout_held(state: State, fact: facts.PayoutHeld) -> State:
    return replace(state, holds=(*state.holds, PaymentHold(fact.seat, fact.spot, fact.pays)))


def payout_verified(state: State, fact: facts.PayoutVerified) -> State:
    held = tuple(hold for hold in state.holds if (hold.seat, hold.spot) != (fact.seat, fact.spot))
    return replace(state, holds=held)


def deal_limit_reached(state: State, fact: facts.DealLimitReached) -> State:
    return replace(state, over_limit=(*state.over_limit, fact))


def deal_limit_decided(state: State, fact: facts.DealLimitDecided) -> State:
    """Clear the questions about the limit. Payment in full overrides the limit."""
    decided = replace(state, over_limit=())
    in_full = fact.choice is LimitChoice.PAY_IN_FULL
    return replace(decided, overridden=(*state.overridden, state.phase.value)) if in_full else decided


def payment_corrected(state: State, fact: facts.PaymentCorrected) -> State:
    if fact.round != state.round:
        return _owing(_last_round(with_correction(state, fact.was, fact.line), fact.line), fact)
    correction = Correction(fact.was, fact.line, fact.approval.by)
    signed = replace(state, corrections=(*state.corrections, correction))
    return _owed(signed, fact.line) if fact.difference is Difference.OWED else _this_round(signed, fact.line)


def still_waiting(state: State) -> State:
    """Remove holds on payments that changed; keep those of the last round."""
    due = {(line.seat, line.spot, line.pays) for line in (*lines_of(state), *state.last_lines)}
    held = tuple(hold for hold in state.holds if (hold.seat, hold.spot, hold.pays) in due)
    over = counted(lines_of(state)) > state.in_force().thresholds.deal
    return replace(state, holds=held, over_limit=state.over_limit if over else ())


def _this_round(state: State, line: Line) -> State:
    seat = state.seat(line.seat)
    return still_waiting(state.with_seat(line.seat, replace(seat, lines=_corrected(seat.lines, line))))


def _owed(state: State, line: Line) -> State:
    """Put the hand in turn again for the difference, because its chips were already moved (House Procedure 17)."""
    seat = state.seat(line.seat)
    return onward(still_waiting(resettled(state, line.seat, replace(seat, lines=_corrected(seat.lines, line)))))


def _last_round(state: State, line: Line) -> State:
    return still_waiting(replace(state, last_lines=_corrected(state.last_lines, line)))


def _owing(state: State, fact: facts.PaymentCorrected) -> State:
    """Add the difference of a past round until it is settled. Its chips were moved, and no hand of that round comes in
    turn again."""
    if fact.difference is not Difference.LATER:
        return state
    place = (fact.round, fact.line.seat, fact.line.spot)
    before = {_place(each): each.was for each in state.owing}
    now = Owing(fact.round, before.get(place, fact.was), fact.line)
    others = tuple(each for each in state.owing if _place(each) != place)
    return replace(state, owing=others if later(now).owed() == NOTHING_OWED else (*others, now))


def difference_settled(state: State, fact: facts.DifferenceSettled) -> State:
    place = (fact.round, fact.seat, fact.spot)
    return replace(state, owing=tuple(each for each in state.owing if _place(each) != place))


def _place(each: Owing) -> tuple[int, int, str]:
    return each.round, each.line.seat, each.line.spot


def _corrected(lines: tuple[Line, ...], line: Line) -> tuple[Line, ...]:
    return tuple(line if (each.seat, each.spot) == (line.seat, line.spot) else each for each in lines)


def onward(state: State) -> State:
    """Set the next phase: folds, then the dealer's hand, then each live hand, then the deck."""
    phase = _phase(state)
    return state if phase is state.phase else replace(state, phase=phase)


def _phase(state: State) -> Phase:
    if any(map(uncollected, state.seats.values())):
        return Phase.FOLDS
    if not any(unsettled(state, number) for number in state.seats):
        return Phase.DECK_BACK
    waits = state.dealer_packet is not None and not state.dealer_cards
    return Phase.DEALER if waits else Phase.SETTLE
