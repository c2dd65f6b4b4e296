"""Test of whether a table pays correctly: its win of each round against the exact expectation, valid at any time.

A gambler bets one unit, round after round, that the casino wins less than it should (or more). A small part is bet on
each round's deviation from its expectation. That mean is exact, and nothing else about the round is needed: whatever
its hands share, the stake does not grow on average at an honest table. It therefore reaches 1/α with a probability of
at most α over all time (Ville's inequality). It is divided over several sizes of fault on either side.
"""

from collections.abc import Iterable, Sequence
from enum import Enum
from math import exp, inf, log

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from dealer_terminal.review.statistics.floor import Behind, called_out

ALPHA = 0.01
"""Largest expected fraction of wrongly flagged tables among those flagged."""
FAULTS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5)
"""Fractions of the wagered amount that go the wrong way, one bet for each on either side."""
TOLD = 0.02
"""Fault for which the number of rounds needed to detect it is reported."""
_MOST = 0.5
"""Largest part of the stake that a round can lose."""
_BEHIND = 20


class Side(Enum):
    PAYS = "pays too much"
    TAKES = "takes too much"


class WonRound(Struct, frozen=True):
    """One round's win. `off` is the win above expectation, in cents, and `handle` the wagers before any decision.

    `above` and `below` bound the deviation from the expectation. If `unseen`, a decision was made on unknown cards, and
    the expected win may be too low.
    """

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
        """Return the part of the stake to bet on each cent, close to the fastest growth if this is the fault."""
        room = self.room(side)
        if not self.variance or not room or (self.unseen and side is Side.TAKES):
            return 0.0
        return min(fault * self.handle / self.variance, _MOST / room)


class TableWin(Struct, frozen=True):
    """Test of one table over its `rounds` with an expectation. `grown` is the value of one unit, half bet on each
    side.

    `needs` is about how many more rounds at this rate would flag the table, empty if never. `shows` is the number of
    such rounds that would reveal a fault of `TOLD`. `behind` are the rounds with the most influence.
    """

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
    """Stake of one table after its rounds, by bet."""

    logs: dict[tuple[Side, float], float]
    rounds: int

    @property
    def grown(self) -> float:
        most = max(self.logs.values())
        return inf if most > _HUGE else sum(map(exp, self.logs.values())) / len(self.logs)

    def side(self) -> Side:
        return max(self.logs, key=lambda bet: self.logs[bet])[0]

    def needs(self, alpha: float) -> tuple[int, ...]:
        """Return about how many more rounds are needed, assuming that the best bet alone reaches the total."""
        missing = log(len(self.logs) / alpha)
        ways = (self.rounds * (missing - grown) / grown for grown in self.logs.values() if grown > 1)
        return tuple(sorted(max(1, int(way) + 1) for way in ways))[:1]


_HUGE = 700.0


def table_wins(tables: Iterable[Sequence[WonRound]]) -> tuple[TableWin, ...]:
    """Return the tests in the order of the tables. Omit tables without an expectation."""
    held = [(rounds, _bets(rounds)) for rounds in tables if rounds]
    called = {*called_out({at: bets.grown for at, (_, bets) in enumerate(held)}, ALPHA)}
    return tuple(_win(rounds, bets, len(held), called=at in called) for at, (rounds, bets) in enumerate(held))


def _bets(rounds: Sequence[WonRound]) -> Bets:
    return Bets(
        {(side, fault): float(_gains(rounds, fault, side).sum()) for side in Side for fault in FAULTS}, len(rounds)
    )


def _gains(rounds: Sequence[WonRound], fault: float, side: Side) -> npt.NDArray[np.float64]:
    """Return each round's gain. A deviation beyond the bound, impossible at an honest table, counts as the bound."""
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
    """Estimate the number of rounds from the growth of the matching bet: half its squared mean, in deviations."""
    grows = sum(each.bet(TOLD, Side.PAYS) * TOLD * each.handle / 2 for each in rounds) / len(rounds)
    return (int(log(2 * len(FAULTS) / alpha) / grows) + 1,) if grows else ()
