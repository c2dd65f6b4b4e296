"""Money is conserved: every wager of a round comes to exactly one line, and the totals are those of the lines."""

from collections import Counter

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.state import State, lines_of
from dealer_terminal.rules.hand import Line, Result

KEPT = (Result.LOSE, Result.FORFEIT)
BACK = (Result.WIN, Result.PUSH, Result.RETURNED)


def check_accounts(before: State, fact: Fact) -> None:
    if not isinstance(fact, facts.RoundClosed):
        return
    lines = lines_of(before)
    wagers = {(n, spot): cents for n, seat in before.seats.items() for spot, cents in seat.wagers.items() if cents}
    own = {(line.seat, line.spot): line.stake for line in lines if line.stake}
    assert own == wagers
    assert not [place for place, count in Counter((line.seat, line.spot) for line in lines).items() if count > 1]
    returned, taken = _stakes(lines, BACK), _stakes(lines, KEPT)
    assert fact.staked == returned + taken == sum(wagers.values())
    assert fact.taken == taken
    assert fact.paid == sum(line.pays for line in lines)
    assert fact.taken - fact.paid == sum(_net(line) for line in lines)
    assert not before.misdealt or (fact.paid, fact.taken) == (0, 0)


def _stakes(lines: tuple[Line, ...], results: tuple[Result, ...]) -> int:
    return sum(line.stake for line in lines if line.result in results)


def _net(line: Line) -> int:
    return line.stake if line.result in KEPT else -line.pays
