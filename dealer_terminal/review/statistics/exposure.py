"""How much a round gives to go wrong: its hands and its wagers. Nobody knows how the chance of a slip grows with them.
So a bound must hold for all ways from “not at all” to “twice the hands, or the wagers, twice the slips”."""

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from dealer_terminal.review.statistics.dealt import DealtRound

_ALIKE = 200
"""With so many rounds of the very same hands and wagers there is no need to reckon with others."""


class Exposure(Struct, frozen=True):
    hands: int
    wagers: int

    @property
    def settled(self) -> int:
        """A hand is one thing to do right, and so is each of its wagers."""
        return max(1, self.hands + self.wagers)

    def times(self, other: "Exposure") -> float:
        """At most so many times the chance of a round like that one."""
        return max(1.0, self.hands / max(1, other.hands), self.wagers / max(1, other.wagers))


class Dealt(Struct, frozen=True):
    """Rounds of each exposure, and those of them in which something was put right."""

    rounds: Mapping[Exposure, int]
    righted: Mapping[Exposure, int]

    def count(self) -> int:
        return sum(self.rounds.values())

    def righted_count(self) -> int:
        return sum(self.righted.values())

    def like(self, exposure: Exposure) -> float:
        """These are worth so many rounds of that exposure, at least: if each of those has the chance c, all of these
        together have as many times c."""
        return sum(count / exposure.times(each) for each, count in self.rounds.items())

    def chance(self, exposure: Exposure) -> float:
        """As it was: in rounds alike, or where these are few, for each hand and wager in all of them."""
        alike = self.rounds.get(exposure, 0)
        if alike >= _ALIKE:
            return self.righted.get(exposure, 0) / alike
        settled = sum(each.settled * count for each, count in self.rounds.items())
        return min(1.0, exposure.settled * self.righted_count() / settled) if settled else 0.0


def of(rounds: Iterable[DealtRound]) -> Dealt:
    every = list(rounds)
    return Dealt(Counter(map(_exposure, every)), Counter(_exposure(each) for each in every if each.righted))


def _exposure(dealt: DealtRound) -> Exposure:
    return Exposure(dealt.hands, dealt.wagers)
