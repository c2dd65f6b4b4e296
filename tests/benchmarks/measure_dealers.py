"""How often an honest dealer is called out where tables are unequal, and how soon one who slips twice as often as is
tolerated is found: `… measure_dealers [ROUNDS]`, a million honest rounds of each floor where nothing else is said.

Every floor is looked at again and again as its rounds come, as a pit is; it counts once, whenever that was.
"""

import sys
from collections import Counter
from collections.abc import Callable, Mapping
from statistics import median

import numpy as np

from dealer_terminal.review.statistics.dealer_rounds import DealtRounds, Exposure
from dealer_terminal.review.statistics.dealers import ALPHA, LEVEL, TOLERATED, stake_of
from dealer_terminal.review.statistics.floor import called_out

DEALERS, LOOK, NIGHTS = 8, 100, 25
"""Dealers of a floor, rounds between two looks, looks."""
SLIP = 0.01

Chance = Callable[[Exposure], float]
Seats = tuple[tuple[int, ...], ...]


def by_hand(exposure: Exposure) -> float:
    return 1 - (1 - SLIP) ** exposure.hands


def by_round(_: Exposure) -> float:
    return SLIP


def by_wager(exposure: Exposure) -> float:
    return 1 - (1 - SLIP) ** exposure.wagers


FULL = (6,)
FLOORS: dict[str, tuple[Seats, Chance]] = {
    "one deals 6 hands, seven 1; slips by hand": ((FULL, *((1,),) * 7), by_hand),
    "one deals 6 hands, seven 2; slips by hand": ((FULL, *((2,),) * 7), by_hand),
    "one deals 6 hands, seven 3; slips by wager": ((FULL, *((3,),) * 7), by_wager),
    "one deals 1 hand, seven 6; slips by round": (((1,), *(FULL,) * 7), by_round),
    "each deals 1 to 6 hands; slips by hand": (((1, 2, 3, 4, 5, 6),) * 8, by_hand),
    "each deals 1 to 6 hands; slips by round": (((1, 2, 3, 4, 5, 6),) * 8, by_round),
    "all deal 4 hands": (((4,),) * 8, by_hand),
}


class Floor:
    """Of dealers who slip as that chance has it, the first of them so many `times` as often."""

    def __init__(self, seats: Seats, chance: Chance, chances: np.random.Generator, times: float = 1.0) -> None:
        self._seats, self._chance, self._chances, self._times = seats, chance, chances, times
        self._rounds = [Counter[Exposure]() for _ in seats]
        self._righted = [Counter[Exposure]() for _ in seats]

    def deals(self, rounds: int) -> None:
        for who, hands in enumerate(self._seats):
            wagers = self._chances.integers(1, 4, rounds)
            for each, count in zip(self._chances.choice(hands, rounds).tolist(), wagers.tolist(), strict=True):
                exposure = Exposure(each, each * count)
                self._rounds[who][exposure] += 1
                chance = self._chance(exposure) * (self._times if who == 0 else 1.0)
                if self._chances.random() < chance:
                    self._righted[who][exposure] += 1

    def called(self) -> tuple[int, ...]:
        every = range(len(self._seats))
        grown = {who: stake_of(self._dealt(who), self._others(who), len(every)).grown for who in every}
        return called_out(grown, LEVEL)

    def _dealt(self, who: int) -> DealtRounds:
        return DealtRounds(self._rounds[who], self._righted[who])

    def _others(self, who: int) -> DealtRounds:
        return DealtRounds(_sum(self._rounds, who), _sum(self._righted, who))


def _sum(counts: list[Counter[Exposure]], without: int) -> Mapping[Exposure, int]:
    return sum((each for who, each in enumerate(counts) if who != without), Counter[Exposure]())


def wrongly(seats: Seats, chance: Chance, rounds: int) -> tuple[int, int]:
    """Floors on which somebody was called out, and floors."""
    floors = max(1, rounds // (DEALERS * LOOK * NIGHTS))
    return sum(_ever(seats, chance, seed) for seed in range(floors)), floors


def _ever(seats: Seats, chance: Chance, seed: int) -> bool:
    floor = Floor(seats, chance, np.random.default_rng(seed))
    for _ in range(NIGHTS):
        floor.deals(LOOK)
        if floor.called():
            return True
    return False


def found_after(times: float, floors: int) -> list[int]:
    """Rounds of the first dealer; so many as were dealt at most, where it was not found."""
    return [_found(times, seed) for seed in range(floors)]


def _found(times: float, seed: int) -> int:
    floor = Floor(FLOORS["each deals 1 to 6 hands; slips by hand"][0], by_hand, np.random.default_rng(seed), times)
    for look in range(1, 4 * NIGHTS + 1):
        floor.deals(LOOK)
        if 0 in floor.called():
            return look * LOOK
    return 4 * NIGHTS * LOOK


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    for name, (seats, chance) in FLOORS.items():
        wrong, floors = wrongly(seats, chance, rounds)
        sys.stdout.write(f"{name:45}{wrong:4} of {floors} floors (promised: {ALPHA:.0%})\n")
        sys.stdout.flush()
    for times in (2 * TOLERATED, 4 * TOLERATED, 8 * TOLERATED):
        sys.stdout.write(f"{times:g} times as often: after {median(found_after(times, 15)):g} rounds (median)\n")


if __name__ == "__main__":
    main()
