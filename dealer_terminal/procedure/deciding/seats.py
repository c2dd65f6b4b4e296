"""All wagers of one seat at once, and players who go or sit a round out, until no more bets (Betting Protocol 1-3)."""

from typing import assert_never

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.deciding.outcome import Outcome, refuse
from dealer_terminal.procedure.deciding.wagers import beyond_limits, no_position, too_late
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import words


def decide_seats(state: State, command: commands.SeatCommand) -> Outcome:
    refusal = too_late(state) or no_position(state, command.seat)
    if refusal is not None:
        return refusal
    match command:
        case commands.DoubleWagers(seat=seat):
            return _double_wagers(state, seat)
        case commands.ClearWagers(seat=seat):
            return _clear_wagers(state, seat)
        case commands.LeaveSeat(seat=seat):
            return _leave_seat(state, seat)
        case commands.SitOut(seat=seat):
            return _sit_out(state, seat)
        case commands.SitIn(seat=seat):
            return _sit_in(state, seat)
        case _:
            assert_never(command)


def _double_wagers(state: State, seat: int) -> Outcome:
    """Every wager twice, as its limits allow; one that has one size stays as it is."""
    refusal = _nothing_lies(state, seat)
    if refusal is not None:
        return refusal
    lies = state.seat(seat).wagers
    doubled = {spot: cents if _one_size(state, spot) else 2 * cents for spot, cents in lies.items() if cents}
    if all(lies[spot] == cents for spot, cents in doubled.items()):
        why, instead = words("This wager has one size"), words("Place another wager, or go on.")
        return refuse(state, why, "limits", instead)
    for spot, cents in doubled.items():
        refusal = beyond_limits(state, spot, cents)
        if refusal is not None:
            return refusal
    return (facts.WagersSet(seat, doubled),)


def _clear_wagers(state: State, seat: int) -> Outcome:
    return _nothing_lies(state, seat) or (facts.WagersSet(seat, {}),)


def _leave_seat(state: State, seat: int) -> Outcome:
    if not (state.seat(seat).staked() or state.seat(seat).late or seat in state.last_wagers):
        return refuse(state, words("Nobody plays there"), "ante-required")
    return (facts.PlayerLeft(seat),)


def _sit_out(state: State, seat: int) -> Outcome:
    if state.seat(seat).late:
        return refuse(state, words("Position {seat} sits this round out", seat=seat), "ante-required")
    return (facts.PlayerSatOut(seat),)


def _sit_in(state: State, seat: int) -> Outcome:
    if not state.seat(seat).late:
        return refuse(state, words("Position {seat} is not late", seat=seat), "ante-required")
    return (facts.PlayerSatIn(seat),)


def _nothing_lies(state: State, seat: int) -> Refusal | None:
    if state.seat(seat).staked():
        return None
    return refuse(state, words("No wager lies there"), "ante-required")


def _one_size(state: State, spot: str) -> bool:
    limit = state.in_force().limits[spot]
    return limit.least == limit.most
