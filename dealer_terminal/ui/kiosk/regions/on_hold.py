"""What waits for a camera or a supervisor: nothing of a hand is paid before it is decided."""

from dealer_terminal.procedure.balance import fresh
from dealer_terminal.procedure.deal_limit import is_asked
from dealer_terminal.procedure.prize_stands import is_prize
from dealer_terminal.procedure.progressive import is_pending
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.hand import Line


def undecided(state: State) -> bool:
    return bool(state.holds or state.over_limit)


def waits(state: State, line: Line) -> bool:
    """A payment, or a prize with its meter."""
    held = any((each.seat, each.spot) == (line.seat, line.spot) for each in state.holds)
    return held or is_asked(state, line) or (is_prize(state, line) and is_pending(state, line.seat))


def held_alone(state: State, number: int, lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Nothing else of a hand is looked at meanwhile. What lies in the rack was paid."""
    if not undecided(state) or state.seat(number).racked:
        return lines
    return tuple(line for line in lines if waits(state, line))


def unpaid(state: State, number: int) -> frozenset[str]:
    """The wagers of a hand whose payment stays in the tray meanwhile."""
    return frozenset(line.spot for line in fresh(state, number)) if undecided(state) else frozenset()
