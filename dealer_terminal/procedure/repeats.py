"""The wagers that are placed again as in the last round (Betting Protocol 1 and 2)."""

from dealer_terminal.procedure.progressive import closed_spot
from dealer_terminal.procedure.state import State


def to_repeat(state: State, seats: tuple[int, ...] = ()) -> dict[int, dict[str, int]]:
    """A seat that is named is set back to the last round; one that is not keeps what was placed on it since, and stays
    empty where its player is late. No wager is repeated on a progressive that is closed."""
    again, closed = {}, closed_spot(state)
    for number, last in state.last_wagers.items():
        placed = {spot: cents for spot, cents in last.items() if spot != closed}
        seat = state.seat(number)
        if not placed:
            continue
        if (number in seats and seat.wagers != placed) or not (seats or seat.staked() or seat.late):
            again[number] = placed
    return again
