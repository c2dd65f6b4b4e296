"""Rate against volume: between which counts an ordinary one lies, exactly. A funnel is no ranking."""

import numpy as np
import numpy.typing as npt
from msgspec import Struct

USUAL, RARE = 0.95, 0.999
"""The shares of ordinary ones that lie within the two limits."""


class Limits(Struct, frozen=True):
    """Counts, both ends among them."""

    low: int
    high: int

    def holds(self, count: int) -> bool:
        return self.low <= count <= self.high


def limits(tries: int, chance: float, share: float) -> Limits:
    """Outside on each side lies half of what is left at most."""
    below = np.cumsum(_binomial(tries, chance))
    left = (1 - share) / 2
    low = int(np.searchsorted(below, left, side="right"))
    high = int(np.searchsorted(below, 1 - left, side="left"))
    return Limits(low, min(high, tries))


def _binomial(tries: int, chance: float) -> npt.NDArray[np.float64]:
    """The chance of each count from none to all."""
    if chance <= 0 or chance >= 1:
        sure = np.zeros(tries + 1)
        sure[tries if chance >= 1 else 0] = 1.0
        return sure
    counts = np.arange(1, tries + 1)
    logs = np.concatenate(([0.0], np.cumsum(np.log((tries - counts + 1) / counts) + np.log(chance / (1 - chance)))))
    weights = np.exp(logs - logs.max())
    chances: npt.NDArray[np.float64] = weights / weights.sum()
    return chances
