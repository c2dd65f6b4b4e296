"""Fair statistics of dealers: duration of comparable rounds and frequency of corrections, compared with all others.

A dealer is flagged only beyond a bound that is valid at any time.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import exp, inf, log

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from dealer_terminal.procedure.people import Operator
from dealer_terminal.review.statistics.dealer_rounds import DealtRound, DealtRounds, of
from dealer_terminal.review.statistics.floor import Behind, called_out

TIMES = (1.03, 1.08, 1.2, 1.5, 2.2, 4.0)
"""Ratios of actual to expected odds, one bet for each."""


class Stake(Struct, frozen=True):
    """State of the bets against a dealer. `grown` is the current value of one unit."""

    logs: tuple[float, ...] = (0.0,) * len(TIMES)
    tries: int = 0
    events: int = 0
    expected: float = 0.0

    def after(self, events: int, tries: int, chance: float) -> "Stake":
        """Return the stake after these tries, each of which had this chance."""
        gained = (events * log(times) - tries * log(1 + chance * (times - 1)) for times in TIMES)
        logs = tuple(before + gain for before, gain in zip(self.logs, gained, strict=True))
        return Stake(logs, self.tries + tries, self.events + events, self.expected + tries * chance)

    @property
    def grown(self) -> float:
        most = max(self.logs)
        return inf if most > 700 else sum(map(exp, self.logs)) / len(self.logs)

    def speaks(self, alpha: float) -> bool:
        return self.grown * alpha >= 1

    def needs(self, alpha: float) -> tuple[int, ...]:
        """Return about how many more tries are needed to flag at the observed rate, or nothing if it never would."""
        if self.speaks(alpha):
            return (0,)
        if not self.tries or self.events <= self.expected:
            return ()
        rate, chance = self.events / self.tries, self.expected / self.tries
        missing = log(len(self.logs) / alpha)
        ways = (
            (missing - known) / gain
            for times, known in zip(TIMES, self.logs, strict=True)
            if (gain := rate * log(times) - log(1 + chance * (times - 1))) > 0
        )
        return tuple(sorted(int(way) + 1 for way in ways))[:1]


def most(events: int, doubt: float) -> float:
    """Return an upper bound on the expected number of events, given the observed number.

    At whatever time it is evaluated, it is too low with a probability of at most `doubt` over all time. Each try may
    have its own chance. It uses the same bet reversed, that events occur less often (for one try, the mean of θ to the
    events is at most e to the -(1-θ) times its chance).
    """
    low, high = float(events), 4.0 * events + 40.0 * log(len(TIMES) / doubt)
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _against(events, middle) * doubt < 1 else (low, middle)
    return high


def _against(events: int, expected: float) -> float:
    bets = ((1 - 1 / times) * expected - events * log(times) for times in TIMES)
    return sum(exp(min(bet, 700.0)) for bet in bets) / len(TIMES)


USUAL, RARE = 0.95, 0.999
"""Fractions of ordinary dealers that lie within the two limits."""


class CountRange(Struct, frozen=True):
    """Range of counts, both ends included."""

    low: int
    high: int

    def holds(self, count: int) -> bool:
        return self.low <= count <= self.high


def limits(tries: int, chance: float, share: float) -> CountRange:
    """Return limits with at most half of the remaining probability outside on each side."""
    below = np.cumsum(_binomial(tries, chance))
    left = (1 - share) / 2
    low = int(np.searchsorted(below, left, side="right"))
    high = int(np.searchsorted(below, 1 - left, side="left"))
    return CountRange(low, min(high, tries))


def _binomial(tries: int, chance: float) -> npt.NDArray[np.float64]:
    """Return the probability of each count from 0 to `tries`."""
    if chance <= 0 or chance >= 1:
        sure = np.zeros(tries + 1)
        sure[tries if chance >= 1 else 0] = 1.0
        return sure
    counts = np.arange(1, tries + 1)
    logs = np.concatenate(([0.0], np.cumsum(np.log((tries - counts + 1) / counts) + np.log(chance / (1 - chance)))))
    weights = np.exp(logs - logs.max())
    chances: npt.NDArray[np.float64] = weights / weights.sum()
    return chances


ALPHA = 0.01
"""Largest expected fraction of wrongly flagged dealers among those flagged."""
TOLERATED = 1.5
"""Ratio to the others' correction rate up to which a dealer is not flagged, because people differ."""
_OF_OTHERS = 0.1
"""Fraction of α for the uncertainty of the others' rate, for all dealers together. The rest is for the bets."""
LEVEL = ALPHA * (1 - _OF_OTHERS)
_FEW = 200
"""Number of rounds by others below which no comparison is made."""


class DealerPace(Struct, frozen=True):
    """Seconds per round, actual and as the same hands and wagers took all dealers on average."""

    seconds: float
    usual: float

    @property
    def part(self) -> float:
        return self.seconds / self.usual if self.usual else 1.0


class DealerStatistics(Struct, frozen=True):
    """Statistics of one dealer. `righted` of `rounds` were corrected.

    `expected` is the number if all others had dealt the same hands and wagers. `needs` is about how many more rounds at
    this rate would flag the dealer, empty if never.
    """

    who: Operator
    rounds: int
    hands: int
    wagers: int
    pace: DealerPace
    righted: int
    expected: float
    usual: CountRange
    rare: CountRange
    grown: float
    called: bool
    needs: tuple[int, ...]
    behind: tuple[Behind, ...]


def dealers(rounds: Iterable[DealtRound]) -> tuple[DealerStatistics, ...]:
    """Return the statistics, ordered by operator number."""
    every = list(rounds)
    by: dict[str, list[DealtRound]] = defaultdict(list)
    for each in every:
        by[each.dealer.id].append(each)
    usual = _usual(every)
    others = {who: _others(dealt, every) for who, dealt in by.items()}
    stakes = {who: stake_of(of(dealt), others[who], len(by)) for who, dealt in by.items()}
    called = {*called_out({who: stake.grown for who, stake in stakes.items()}, LEVEL)}
    needs = {who: stake.needs(LEVEL / len(by)) for who, stake in stakes.items()}
    return tuple(
        _dealer(by[who], others[who], _pace(by[who], usual), stakes[who], () if who in called else needs[who], called)
        for who in sorted(by)
    )


def _dealer(
    dealt: Sequence[DealtRound],
    others: DealtRounds,
    pace: DealerPace,
    stake: Stake,
    needs: tuple[int, ...],
    called: Collection[str],
) -> DealerStatistics:
    own, who = of(dealt), dealt[-1].dealer
    count = len(dealt)
    expected = sum(times * others.chance(exposure) for exposure, times in own.rounds.items())
    return DealerStatistics(
        who=who,
        rounds=count,
        hands=sum(each.hands for each in dealt),
        wagers=sum(each.wagers for each in dealt),
        pace=pace,
        righted=own.righted_count(),
        expected=expected,
        usual=limits(count, expected / count, USUAL),
        rare=limits(count, expected / count, RARE),
        grown=stake.grown,
        called=who.id in called,
        needs=needs,
        behind=tuple(Behind(each.journal, each.number, at) for each in dealt for at in each.righted),
    )


def _kind(dealt: DealtRound) -> tuple[int, int]:
    return dealt.hands, dealt.wagers


def _usual(every: Sequence[DealtRound]) -> dict[tuple[int, int], float]:
    found: dict[tuple[int, int], list[float]] = defaultdict(list)
    for each in every:
        found[_kind(each)].append(each.seconds)
    return {kind: sum(seconds) / len(seconds) for kind, seconds in found.items()}


def _pace(dealt: Sequence[DealtRound], usual: Mapping[tuple[int, int], float]) -> DealerPace:
    seconds = sum(each.seconds for each in dealt), sum(usual[_kind(each)] for each in dealt)
    return DealerPace(seconds[0] / len(dealt), seconds[1] / len(dealt))


def _others(dealt: Sequence[DealtRound], every: Sequence[DealtRound]) -> DealtRounds:
    own = dealt[-1].dealer.id
    return of(each for each in every if each.dealer.id != own)


def stake_of(own: DealtRounds, others: DealtRounds, floor: int) -> Stake:
    """Bet against the highest chance of each exposure that the others' rounds and the tolerance allow.

    That bound is valid at any time, and therefore so is the bet.
    """
    if others.count() < _FEW:
        return Stake()
    at_most = TOLERATED * most(others.righted_count(), ALPHA * _OF_OTHERS / floor)
    stake = Stake()
    for exposure, rounds in own.rounds.items():
        chance = min(1.0, at_most / others.like(exposure))
        stake = stake.after(own.righted.get(exposure, 0), rounds, chance)
    return stake
