"""Wagers as they lie, until no more bets."""

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.progressive import wagered
from dealer_terminal.procedure.state import Phase, Seat, State

Fact = facts.WagerPlaced | facts.WagersRepeated | facts.WagersClosed | facts.SeatWithdrawn


def fold(state: State, fact: Fact) -> State:
    match fact:
        case facts.WagerPlaced(seat=number, spot=spot, cents=cents):
            seat = state.seat(number)
            return state.with_seat(number, replace(seat, wagers={**seat.wagers, spot: cents}))
        case facts.WagersRepeated(wagers=wagers):
            repeated = {number: Seat(wagers=placed) for number, placed in wagers.items()}
            return replace(state, seats={**state.seats, **repeated})
        case facts.WagersClosed(deal=deal):
            return replace(state, phase=Phase.CHIPS if wagered(state) else Phase.DEAL, deal=deal)
        case facts.SeatWithdrawn(seat=number):
            others = {seat: placed for seat, placed in state.last_wagers.items() if seat != number}
            return replace(state.with_seat(number, Seat()), last_wagers=others)
