"""A product of transforms on a circle of points, at the frequencies at which anything is left of it."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from dealer_terminal.rules.returns.hand_deals import Amounts, Weights

Transform = npt.NDArray[np.complex128]

_NOTHING = 1e-12
"""What is less is left out."""
_EPSILON = float(np.finfo(np.float64).eps)
_STEPS = 128
_KNOWN = 1 << 22
"""Numbers that are kept of transforms that may be needed again."""


class Placed(Struct, frozen=True, eq=False):
    """Places on the circle, and their weights: a row for each kind of what is met, or one."""

    places: Amounts
    weights: Weights


class Product:
    """The fewer frequencies are left, the less there is to do: after some dozens of hands these are few. `points` are a
    power of two."""

    def __init__(self, points: int) -> None:
        self._points = points
        self._frequencies = np.arange(points // 2 + 1)
        self._product: Transform = np.ones(points // 2 + 1, dtype=np.complex128)
        turns = -2 * np.pi * np.arange(points) / points
        self._roots = np.cos(turns), np.sin(turns)
        self._known: dict[int, Transform] = {}

    def add(self, placed: Placed, times: int) -> None:
        """So many, each by itself."""
        self._times(self._transform(placed)[0], times)

    def meet(self, hands: Sequence[Placed], met: Weights, times: int) -> None:
        """So many rounds of these hands, which do not depend on one another once it is known what they meet."""
        together = self._of(hands[0]).copy()
        for each in hands[1:]:
            together *= self._of(each)
        self._times(met @ together, times)

    def chances(self) -> npt.NDArray[np.float64]:
        whole = np.zeros(self._points // 2 + 1, dtype=np.complex128)
        whole[self._frequencies] = self._product
        return np.fft.irfft(whole, self._points)

    def wrong(self, hands: int) -> float:
        """What rounding and what was left out come to at most, over all points together."""
        return self._points * (hands * _STEPS * _EPSILON + _NOTHING)

    def _times(self, transform: Transform, times: int) -> None:
        self._product *= transform if times == 1 else transform**times
        left = np.abs(self._product) > _NOTHING
        if 4 * int(left.sum()) < 3 * len(left):
            self._frequencies, self._product = self._frequencies[left], self._product[left]
            self._known.clear()

    def _of(self, placed: Placed) -> Transform:
        if id(placed) not in self._known:
            if len(self._known) * len(self._frequencies) * len(placed.weights) > _KNOWN:
                self._known.clear()
            self._known[id(placed)] = self._transform(placed)
        return self._known[id(placed)]

    def _transform(self, placed: Placed) -> Transform:
        """A row for each row of weights."""
        rows = len(placed.weights)
        if len(self._frequencies) * len(placed.places) * (4 + rows) < 12 * rows * self._points:
            turns = np.outer(placed.places, self._frequencies) & (self._points - 1)
            found: Transform = np.empty((rows, len(self._frequencies)), dtype=np.complex128)
            found.real, found.imag = (placed.weights @ part[turns] for part in self._roots)
            return found
        whole = np.zeros((len(placed.weights), self._points))
        np.add.at(whole.T, placed.places, placed.weights.T)
        return np.asarray(np.fft.rfft(whole)[:, self._frequencies])
