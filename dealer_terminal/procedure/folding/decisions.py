"""Decisions, the lock, and hands that are given up."""

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.folding.next_phase import onward
from dealer_terminal.procedure.state import Seat, State
from dealer_terminal.rules.hand import ANTE, PLAY, Decision


def decided(state: State, fact: facts.Decided) -> State:
    seat = state.seat(fact.seat)
    return state.with_seat(fact.seat, replace(seat, decision=fact.decision, claims=fact.claims))


def decisions_locked(state: State, fact: facts.DecisionsLocked) -> State:
    seats = {number: _decided(state.seat(number), decision) for number, decision in fact.decisions.items()}
    return onward(replace(state, seats={**state.seats, **seats}, locked=True))


def hand_collected(state: State, fact: facts.HandCollected) -> State:
    seat = state.seat(fact.seat)
    lines = (*seat.lines, *fact.lines)
    collected = replace(seat, collected=True, lines=lines, tucked=fact.tucked, done=fact.settled)
    return onward(state.with_seat(fact.seat, collected))


def seat_forfeited(state: State, fact: facts.SeatForfeited) -> State:
    forfeited = state.with_seat(fact.seat, _forfeited(state.seat(fact.seat), fact.irregularity))
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
