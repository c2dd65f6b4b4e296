"""Decisions, the lock, and hands that are given up."""

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.folding.onward import onward
from dealer_terminal.procedure.state import Seat, State
from dealer_terminal.rules.hand import ANTE, PLAY, Decision

Fact = facts.Decided | facts.DecisionsLocked | facts.HandCollected | facts.SeatForfeited


def fold(state: State, fact: Fact) -> State:
    match fact:
        case facts.Decided(seat=number, decision=decision, claims=claims):
            return state.with_seat(number, replace(state.seat(number), decision=decision, claims=claims))
        case facts.DecisionsLocked(decisions=decisions):
            for number, decision in decisions.items():
                state = state.with_seat(number, _decided(state.seat(number), decision))
            return onward(replace(state, locked=True))
        case facts.HandCollected(seat=number, lines=lines, tucked=tucked):
            seat = state.seat(number)
            collected = replace(seat, collected=True, lines=(*seat.lines, *lines), tucked=tucked)
            return onward(state.with_seat(number, collected))
        case facts.SeatForfeited(seat=number, irregularity=irregularity):
            forfeited = state.with_seat(number, _forfeited(state.seat(number), irregularity))
            return onward(forfeited) if forfeited.locked else forfeited


def _decided(seat: Seat, decision: Decision) -> Seat:
    """A Play wager stands beside each ante that plays."""
    if decision is Decision.PLAY and seat.wagers.get(ANTE):
        seat = replace(seat, wagers={**seat.wagers, PLAY: seat.wagers[ANTE]})
    return replace(seat, decision=decision)


def _forfeited(seat: Seat, irregularity: str) -> Seat:
    """A Play wager that was placed already lies there to be returned; a tucked hand is collected after all."""
    if seat.decision is Decision.PLAY:
        seat = _decided(seat, Decision.PLAY)
    return replace(seat, forfeit=irregularity, collected=False, tucked=())
