"""Simulated clock: each step takes a few seconds, as at a table, regardless of real speed."""

from random import Random

from dealer_terminal.journal.record import Times

SECOND = 1_000_000
START = 1_767_600_000 * SECOND


class StoryClock:
    """Clock that begins at `start` and never reads a real clock."""

    def __init__(self, chance: Random, start: int = START) -> None:
        self._chance = chance
        self._start = start
        self._passed = 0

    def now(self) -> Times:
        self._passed += self._chance.randrange(SECOND // 2, 5 * SECOND)
        return Times(self._start + self._passed, self._passed)
