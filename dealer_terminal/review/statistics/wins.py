"""Whether a table pays what it should: what it won of each round against what was to be expected of it, exactly, as a
bet that holds at any time.

A gambler bets one unit, round after round, that the house wins less than it should (or more). Of each round a small
part is bet on how far the win lies from its expectation. That mean is exact, and nothing else is needed of the round:
whatever its hands have in common, the stake does not grow on average where the table is honest. So it reaches 1/α with
a chance of α at most, over all time (Ville's inequality). It is spread over several sizes of fault, on either side."""

from collections.abc import Iterable, Sequence
from enum import Enum
from math import exp, inf, log

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from dealer_terminal.review.statistics.floor import Behind, called_out

ALPHA = 0.01
"""Of the tables that are called out, one in a hundred is so wrongly, at most."""
FAULTS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5)
"""One bet each, on either side: so much of what is wagered goes the wrong way."""
TOLD = 0.02
"""The fault of which is said how many rounds would show it."""
_MOST = 0.5
"""Of the stake that a round can lose."""
_BEHIND = 20


class Side(Enum):
    PAYS = "pays too much"
    TAKES = "takes too much"


class WonRound(Struct, frozen=True):
    """`off` is what the house won more than was to be expected, in cents, `handle` what was wagered before anybody
    decided; it can lie `above` and `below` what was expected by so much at most. Where somebody decided unseen,
    `unseen`, the house may have been expected to win too little."""

    journal: str
    number: int
    position: int
    off: float
    handle: float
    variance: float
    above: float
    below: float
    unseen: bool = False

    def room(self, side: Side) -> float:
        return self.above if side is Side.PAYS else self.below

    def bet(self, fault: float, side: Side) -> float:
        """The part of the stake that is bet on each cent: about what lets it grow fastest where that is the fault."""
        room = self.room(side)
        if not self.variance or not room or (self.unseen and side is Side.TAKES):
            return 0.0
        return min(fault * self.handle / self.variance, _MOST / room)


class TableWin(Struct, frozen=True):
    """`rounds` from which something was to be expected; `grown` is what became of one unit, half of it bet on each
    side. `needs` says after about how many more rounds it would speak, going on like this; empty where it never would.
    `shows` is after how many rounds like these a fault of `TOLD` would. `behind` are the rounds that speak most."""

    journal: str
    rounds: int
    off: float
    handle: float
    side: Side
    grown: float
    called: bool
    needs: tuple[int, ...]
    shows: tuple[int, ...]
    behind: tuple[Behind, ...]


class Bets(Struct, frozen=True):
    """The stake of one table after so many rounds, bet by bet."""

    logs: dict[tuple[Side, float], float]
    rounds: int

    @property
    def grown(self) -> float:
        most = max(self.logs.values())
        return inf if most > _HUGE else sum(map(exp, self.logs.values())) / len(self.logs)

    def side(self) -> Side:
        return max(self.logs, key=lambda bet: self.logs[bet])[0]

    def needs(self, alpha: float) -> tuple[int, ...]:
        """The best bet, growing on as it did, alone must reach what all must together."""
        missing = log(len(self.logs) / alpha)
        ways = (self.rounds * (missing - grown) / grown for grown in self.logs.values() if grown > 1)
        return tuple(sorted(max(1, int(way) + 1) for way in ways))[:1]


_HUGE = 700.0


def table_wins(tables: Iterable[Sequence[WonRound]]) -> tuple[TableWin, ...]:
    """In the order of the tables; one from which nothing was to be expected is left out."""
    held = [(rounds, _bets(rounds)) for rounds in tables if rounds]
    called = {*called_out({at: bets.grown for at, (_, bets) in enumerate(held)}, ALPHA)}
    return tuple(_win(rounds, bets, len(held), called=at in called) for at, (rounds, bets) in enumerate(held))


def _bets(rounds: Sequence[WonRound]) -> Bets:
    return Bets(
        {(side, fault): float(_gains(rounds, fault, side).sum()) for side in Side for fault in FAULTS}, len(rounds)
    )


def _gains(rounds: Sequence[WonRound], fault: float, side: Side) -> npt.NDArray[np.float64]:
    """No honest round lies beyond its room; one that does takes no more than that."""
    bets = np.array([each.bet(fault, side) for each in rounds])
    off = np.array([each.off for each in rounds])
    room = np.array([each.room(side) for each in rounds])
    return np.asarray(np.log1p(bets * np.maximum(-off if side is Side.PAYS else off, -room)))


def _win(rounds: Sequence[WonRound], bets: Bets, floor: int, *, called: bool) -> TableWin:
    side = bets.side()
    speaking = [rounds[at] for at in np.argsort(-_gains(rounds, TOLD, side), kind="stable")[:_BEHIND]]
    return TableWin(
        journal=rounds[0].journal,
        rounds=len(rounds),
        off=sum(each.off for each in rounds),
        handle=sum(each.handle for each in rounds),
        side=side,
        grown=bets.grown,
        called=called,
        needs=() if called else bets.needs(ALPHA / floor),
        shows=_shows(rounds, ALPHA / floor),
        behind=tuple(Behind(each.journal, each.number, each.position) for each in speaking),
    )


def _shows(rounds: Sequence[WonRound], alpha: float) -> tuple[int, ...]:
    """By what the bet on it would grow with each round, if it were so: half the square of what it is in deviations."""
    grows = sum(each.bet(TOLD, Side.PAYS) * TOLD * each.handle / 2 for each in rounds) / len(rounds)
    return (int(log(2 * len(FAULTS) / alpha) / grows) + 1,) if grows else ()
