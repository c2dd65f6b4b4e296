"""The clock of a story: a few seconds for each step, as a table takes, however fast it is told."""

from random import Random

from dealer_terminal.journal.record import Times

SECOND = 1_000_000
START = 1_767_600_000 * SECOND


class StoryClock:
    """Begins at `start` and never looks at a real clock."""

    def __init__(self, chance: Random, start: int = START) -> None:
        self._chance = chance
        self._start = start
        self._passed = 0

    def now(self) -> Times:
        self._passed += self._chance.randrange(SECOND // 2, 5 * SECOND)
        return Times(self._start + self._passed, self._passed)
