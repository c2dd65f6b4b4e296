"""Posted limit of a deal: the payments in question, and the remaining amount for them (WAC 230-15-490)."""

from collections.abc import Iterable, Iterator

from dealer_terminal.procedure.citations import DEAL_RULE
from dealer_terminal.procedure.prize_correction_rules import is_prize
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State, counted, lines_of
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.hand import Line, Result

Cut = tuple[Line, int]
ONLY_PRIZES = Refusal(words("A jackpot is paid what was locked for it"), DEAL_RULE, words("Pay it in full."))


def asked(state: State) -> dict[tuple[int, str], int]:
    """Return the increase of each payment in question, by seat and spot."""
    found: dict[tuple[int, str], int] = {}
    for question in state.over_limit:
        for each in question.payments:
            found[each.seat, each.spot] = found.get((each.seat, each.spot), 0) + each.more
    return found


def seats_asked(state: State) -> tuple[int, ...]:
    return tuple(dict.fromkeys(seat for seat, _ in asked(state)))


def is_asked(state: State, line: Line) -> bool:
    return bool(line.pays) and (line.seat, line.spot) in asked(state)


def within(state: State) -> tuple[Cut, ...]:
    """Return the payments in question, newest first, each with the largest amount that may be cut. A jackpot is never
    cut, because it pays its locked amount."""
    lines = {(line.seat, line.spot): line for line in lines_of(state)}
    named = [(lines[place], more) for place, more in asked(state).items() if place in lines]
    return tuple((line, min(more, line.pays)) for line, more in reversed(named) if not is_prize(state, line))


def shared_out(over: int, cuts: Iterable[Cut]) -> Iterator[Cut]:
    """Yield the cut of each payment until the total is within the limit."""
    for line, most in cuts:
        cut = min(over, most)
        if cut > 0:
            over -= cut
            yield line, cut


def cut_by_limit(state: State) -> dict[int, int]:
    """Return the cut by seat if the payments in question are paid to the limit only."""
    over = counted(lines_of(state)) - state.in_force().thresholds.deal
    found = dict.fromkeys(seats_asked(state), 0)
    for line, cut in shared_out(over, within(state)):
        found[line.seat] += cut
    return found


def pays_asked(state: State) -> dict[int, int]:
    """Return the sum of the payments in question, by seat."""
    found: dict[int, int] = {}
    for (seat, _), more in asked(state).items():
        found[seat] = found.get(seat, 0) + more
    return found


def only_prizes(state: State) -> bool:
    return bool(asked(state)) and not within(state)


def left(state: State) -> int:
    """Return the part of the limit that remains beside payments decided or made before."""
    lines = {(line.seat, line.spot): line.pays for line in lines_of(state)}
    more = sum(min(more, lines.get(place, 0)) for place, more in asked(state).items())
    return max(0, state.in_force().thresholds.deal + more - counted(lines_of(state)))


def at_limit(line: Line) -> bool:
    """Return True if the line won and the limit left no payment for it."""
    return line.result is Result.WIN and not line.pays and line.rule.endswith(DEAL_RULE)
