"""How much speaks against “no oftener than that”, at any time, however often somebody looks.

A gambler bets one unit that events come oftener than the chance that is given: it is spread over several multiples of
their odds. Where the chance is as given, or lower, the stake does not grow on average, whatever was seen before; so
it reaches 1/α with a chance of α at most, over all time (Ville's inequality). No stopping rule, no restart.
"""

from math import exp, inf, log

from msgspec import Struct

TIMES = (1.03, 1.08, 1.2, 1.5, 2.2, 4.0)
"""The odds are so many times as long as they should be: one bet each."""


class Stake(Struct, frozen=True):
    """`grown` is what became of one unit."""

    logs: tuple[float, ...] = (0.0,) * len(TIMES)
    tries: int = 0
    events: int = 0
    expected: float = 0.0

    def after(self, events: int, tries: int, chance: float) -> "Stake":
        """So many of these tries, each of which had this chance."""
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
        """About so many more tries, if events go on to come as they did; empty where it would never speak."""
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
    """How many were to be expected at most, where so many came; whenever that is asked, it is too few with a chance of
    `doubt` at most, over all time. Each try may have a chance of its own: it is the same bet, turned round, that events
    come more seldom (for one try, the mean of θ to the events is at most e to the -(1-θ) times its chance)."""
    low, high = float(events), 4.0 * events + 40.0 * log(len(TIMES) / doubt)
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _against(events, middle) * doubt < 1 else (low, middle)
    return high


def _against(events: int, expected: float) -> float:
    bets = ((1 - 1 / times) * expected - events * log(times) for times in TIMES)
    return sum(exp(min(bet, 700.0)) for bet in bets) / len(TIMES)
