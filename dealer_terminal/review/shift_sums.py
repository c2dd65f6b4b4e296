"""Sums of many wins: their distribution by convolution, and the band in which such a sum lies.

Wins are whole multiples of a unit. Transforms are multiplied instead of amounts being convolved, on a circle of points:
what lies beyond the circle comes back on its other side. How much that is at most follows from Bernstein's inequality,
how much floating point adds from its precision; both are taken off the doubt that a band may leave, so that a band is
never too narrow for them."""

from collections.abc import Iterable, Mapping
from math import ceil, gcd, log, log2, sqrt

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from dealer_terminal.rules.returns.hand_deals import Spread

BEYOND = 1e-5
"""Of each band's doubt at most so much is what lies beyond the circle."""
_EPSILON = float(np.finfo(np.float64).eps)
_MOST = 1 << 21
_STEPS = 64

Transform = npt.NDArray[np.complex128]


class Band(Struct, frozen=True):
    """In cents, both ends in it."""

    low: int
    high: int

    def moved(self, down: int, up: int) -> "Band":
        return Band(self.low + down, self.high + up)


class Bands(Struct, frozen=True):
    """`surely` holds whatever the hands of one round have in common; `apart` where each has a deck of its own."""

    surely: Band
    apart: Band


class Counted(Struct, frozen=True, eq=False):
    """Hands alike: how many of them are the first of their round, the second, and so on."""

    spread: Spread
    times: Mapping[int, int]


class Circle(Struct, frozen=True):
    """`points` amounts, a `unit` apart. Where these are not all that can come, it is `coarse`: wins are rounded, down
    for a band's low end and up for its high one."""

    unit: int
    points: int
    coarse: bool = False


class _Placed(Struct, frozen=True, eq=False):
    """A win on the circle: its transform about `middle`, and its mean from there, in units."""

    transform: Transform
    middle: int
    mean: float


def circle(counted: Iterable[Counted]) -> Circle:
    """Wide enough that the sum lies beyond it with a chance of less than `BEYOND`."""
    held = [each for each in counted if each.times]
    unit = gcd(*(win for each in held for win in each.spread.wins.tolist())) or 1
    moments = [_moments(each.spread) for each in held]
    variance = sum(sum(each.times.values()) * own for each, (own, _) in zip(held, moments, strict=True))
    third = log(2 / BEYOND) / 3 * max((away for _, away in moments), default=0.0)
    reach = third + sqrt(third**2 + 2 * log(2 / BEYOND) * variance)
    points = 1 << ceil(log2(2 * reach / unit + 4))
    return Circle(unit, points) if points <= _MOST else Circle(ceil(4 * reach / _MOST), _MOST, coarse=True)


def bands(counted: Iterable[Counted], doubt: float) -> Bands:
    held = tuple(counted)
    growing = GrowingBands(circle(held))
    growing.add(held)
    return growing.so_far(doubt)


class GrowingBands:
    """Hands of different rounds do not depend on one another, those of one round may. So the first hands of all rounds
    are a sum of their own, the second ones too; each may leave its band with a part of the doubt, and what lies in all
    of these bands lies between the sums of their ends, whatever the hands of a round have in common."""

    def __init__(self, around: Circle) -> None:
        self._around = around
        self._down: dict[int, _Sum] = {}
        self._up: dict[int, _Sum] = {} if around.coarse else self._down

    def add(self, counted: Iterable[Counted]) -> None:
        for each in counted:
            self._add(self._down, each, upward=False)
            if self._around.coarse:
                self._add(self._up, each, upward=True)

    def so_far(self, doubt: float) -> Bands:
        if not self._down:
            return Bands(Band(0, 0), Band(0, 0))
        part = doubt / len(self._down)
        lows = [each.band(part).low for each in self._down.values()]
        highs = [each.band(part).high for each in self._up.values()]
        apart = Band(_together(self._down, self._around).band(doubt).low, 0)
        apart = Band(apart.low, _together(self._up, self._around).band(doubt).high)
        return Bands(Band(sum(lows), sum(highs)), apart)

    def _add(self, sums: "dict[int, _Sum]", each: Counted, *, upward: bool) -> None:
        placed = _placed(each.spread, self._around, upward=upward)
        for place, times in each.times.items():
            sums.setdefault(place, _Sum(self._around)).add(placed, times)


class _Sum:
    """Of hands that do not depend on one another."""

    def __init__(self, around: Circle) -> None:
        self._around = around
        self._middle, self._mean, self._hands = 0, 0.0, 0
        self._product: Transform = np.ones(around.points // 2 + 1, dtype=np.complex128)

    def add(self, placed: _Placed, times: int) -> None:
        self._middle += placed.middle * times
        self._mean += placed.mean * times
        self._hands += times
        self._product *= placed.transform if times == 1 else placed.transform**times

    def with_own(self, other: "_Sum") -> None:
        self._middle += other._middle
        self._mean += other._mean
        self._hands += other._hands
        self._product *= other._product

    def band(self, doubt: float) -> Band:
        """What lies outside comes with a chance of at most `doubt`, half of it on either side."""
        points, mean = self._around.points, round(self._mean)
        chance = np.roll(np.fft.irfft(self._product, points), points // 2 - mean)
        side = doubt / 2 - BEYOND - self._rounding()
        low, high = (_reached(way, side) for way in (chance, chance[::-1]))
        first = mean + self._middle - points // 2
        return Band((first + low) * self._around.unit, (first + points - 1 - high) * self._around.unit)

    def _rounding(self) -> float:
        """At most, over all points together."""
        return float((np.abs(self._product) + _EPSILON).sum()) * self._hands * _STEPS * _EPSILON


def _together(sums: Mapping[int, _Sum], around: Circle) -> _Sum:
    whole = _Sum(around)
    for each in sums.values():
        whole.with_own(each)
    return whole


def _reached(chance: npt.NDArray[np.float64], side: float) -> int:
    """The first place up to which the chances come to more; below zero is nothing but rounding."""
    return int(np.searchsorted(np.cumsum(np.maximum(chance, 0)), side, side="right"))


def _placed(spread: Spread, around: Circle, *, upward: bool) -> _Placed:
    at = -(-spread.wins // around.unit) if upward else spread.wins // around.unit
    weights = spread.counts / spread.total()
    mean = float((at * weights).sum())
    middle = round(mean)
    placed = np.bincount((at - middle) % around.points, weights=weights, minlength=around.points)
    return _Placed(np.fft.rfft(placed), middle, mean - middle)


def _moments(spread: Spread) -> tuple[float, float]:
    """The variance, and the farthest from the mean."""
    weights = spread.counts / spread.total()
    away = spread.wins - float((spread.wins * weights).sum())
    return float((away * away * weights).sum()), float(np.abs(away).max())
