"""Repetition of the last round's wagers (Betting Protocol 1 and 2)."""

from dealer_terminal.procedure.progressive import closed_spot
from dealer_terminal.procedure.state import State


def to_repeat(state: State, seats: tuple[int, ...] = ()) -> dict[int, dict[str, int]]:
    """Return the wagers to repeat, by seat. A named seat is reset to the last round. Without names, a seat with new
    wagers keeps them, and a seat whose player is late stays empty. Wagers on a closed progressive are not repeated."""
    again, closed = {}, closed_spot(state)
    for number, last in state.last_wagers.items():
        placed = {spot: cents for spot, cents in last.items() if spot != closed}
        seat = state.seat(number)
        if not placed:
            continue
        if (number in seats and seat.wagers != placed) or not (seats or seat.staked() or seat.late):
            again[number] = placed
    return again
