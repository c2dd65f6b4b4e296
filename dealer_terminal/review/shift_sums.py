"""Sums of many wins: their distribution by convolution, and the band in which such a sum lies.

Transforms are multiplied instead of amounts being convolved, on a circle of points. Each step away from the exact sum
has a bound, and what it may come to is taken off the doubt that a band may leave, so that no band is too narrow:

- prizes so rare that hardly one comes among all these hands are taken for the next smaller ones (their chances, added);
- what lies beyond the circle comes back on its other side (Chernoff's bound, from the chances themselves);
- where more than `MOST` points would be needed, a win between two points is shared out between them, which moves no
  mean; a band is wider by as much as that carries a sum (Hoeffding's inequality);
- floating point is off by a few units in the last place for every hand."""

from collections.abc import Iterable, Mapping, Sequence
from math import ceil, gcd, log, log2, sqrt

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from dealer_terminal.rules.returns.hand_deals import Spread

MOST = 1 << 15
_SLIGHT = 0.01
"""The part of a band's doubt that each of the first three may take."""
_EPSILON = float(np.finfo(np.float64).eps)
_STEPS = 64
_TILTS = 40

Transform = npt.NDArray[np.complex128]
Amounts = npt.NDArray[np.int64]


class Band(Struct, frozen=True):
    """In cents, both ends in it."""

    low: int
    high: int

    def and_also(self, other: "Band") -> "Band":
        """Where the sum of two lies that lie in theirs."""
        return Band(self.low + other.low, self.high + other.high)


class Bands(Struct, frozen=True):
    """`surely` holds whatever the hands of one round have in common; `apart` where each has a deck of its own."""

    surely: Band
    apart: Band


class Counted(Struct, frozen=True, eq=False):
    """Hands alike: how many of them are the first of their round, the second, and so on."""

    spread: Spread
    times: Mapping[int, int]

    def hands(self) -> int:
        return sum(self.times.values())


class Circle(Struct, frozen=True):
    """`points` amounts, a `unit` apart, so many of them `below` the mean; where these are not all that can come, it is
    `coarse`. A win farther than `far`
    from its mean hardly comes. `slight` is the chance that each step away from the exact sum may have."""

    unit: int
    points: int
    below: int
    far: float
    slight: float
    coarse: bool = False

    def carried(self, hands: int) -> int:
        """How far the sharing out of so many wins carries their sum, but for `slight`."""
        return ceil(self.unit * sqrt(hands * log(1 / self.slight) / 2)) if self.coarse else 0


def bands(counted: Iterable[Counted], doubt: float) -> Bands:
    """Hands of different rounds do not depend on one another, those of one round may. So the first hands of all rounds
    are a sum of their own, the second ones too; each may leave its band with a part of the doubt, and what lies in all
    of these bands lies between the sums of their ends, whatever the hands of a round have in common."""
    held = [each for each in counted if each.hands()]
    if not held:
        return Bands(Band(0, 0), Band(0, 0))
    places = sorted({place for each in held for place in each.times})
    around = circle(held, _SLIGHT * doubt / len(places))
    sums, whole = {place: _Sum(around) for place in places}, _Sum(around)
    for each in held:
        placed = _placed(each.spread, around)
        for place, times in each.times.items():
            sums[place].add(placed, times)
    parts = [one.band(doubt / len(places)) for one in sums.values()]
    for one in sums.values():
        whole.with_own(one)
    return Bands(Band(sum(each.low for each in parts), sum(each.high for each in parts)), whole.band(doubt))


def circle(held: Sequence[Counted], slight: float, most: int = MOST) -> Circle:
    """Wide enough that the sum lies beyond it with a chance of less than `slight`."""
    far = _far(held, slight)
    unit = gcd(*(win for each in held for win in _nearer(each.spread, far).tolist())) or 1
    below, above = (_reach(held, far, way, slight / 2) for way in (-1, 1))
    needed = ceil((below + above) / unit) + 8
    points = 1 << ceil(log2(needed))
    coarse = points > most
    if coarse:
        unit, points = ceil((below + above) / (most - 8)), most
    return Circle(unit, points, ceil(below / unit) + 4, far, slight, coarse)


def _reach(held: Sequence[Counted], far: float, way: int, slight: float) -> float:
    """How far from its mean the sum lies that way at most, but for `slight`: for any tilt, its logarithm of the mean of
    e to the tilted sum bounds the chance (Chernoff)."""
    near = [_centred(each.spread, far) * way for each in held]
    deviation = sqrt(sum(each.hands() * _variance(each.spread, far) for each in held))
    if not deviation:
        return 0.0
    tilts = np.geomspace(0.02, 2.0, _TILTS) * sqrt(2 * log(1 / slight)) / deviation
    chances = np.concatenate([np.log(each.spread.counts / each.spread.total()) for each in held])
    begins = np.cumsum([0, *(len(each) for each in near[:-1])])
    tilted = np.logaddexp.reduceat(np.outer(tilts, np.concatenate(near)) + chances, begins, axis=1)
    grown = tilted @ np.array([each.hands() for each in held], dtype=np.float64)
    return float(((grown + log(1 / slight)) / tilts).min())


class _Placed(Struct, frozen=True, eq=False):
    """A win on the circle: its transform about `middle`, and its mean from there, in units; the least and the most that
    it can be, in cents."""

    transform: Transform
    middle: int
    mean: float
    least: int
    most: int


class _Sum:
    """Of hands that do not depend on one another."""

    def __init__(self, around: Circle) -> None:
        self._around = around
        self._middle, self._mean, self._hands = 0, 0.0, 0
        self._least, self._most = 0, 0
        self._product: Transform = np.ones(around.points // 2 + 1, dtype=np.complex128)

    def add(self, placed: _Placed, times: int) -> None:
        self._middle += placed.middle * times
        self._mean += placed.mean * times
        self._hands += times
        self._least += placed.least * times
        self._most += placed.most * times
        self._product *= placed.transform if times == 1 else placed.transform**times

    def with_own(self, other: "_Sum") -> None:
        self._middle += other._middle
        self._mean += other._mean
        self._hands += other._hands
        self._least += other._least
        self._most += other._most
        self._product *= other._product

    def band(self, doubt: float) -> Band:
        """What lies outside comes with a chance of at most `doubt`, half of it on either side."""
        points, unit, below = self._around.points, self._around.unit, self._around.below
        mean = round(self._mean)
        chance = np.roll(np.fft.irfft(self._product, points), below - mean)
        side = doubt / 2 - 3 * self._around.slight - self._rounding()
        low, high = (_reached(way, side) for way in (chance, chance[::-1]))
        first, carried = mean + self._middle - below, self._around.carried(self._hands)
        ends = (first + low) * unit - carried, (first + points - 1 - high) * unit + carried
        return Band(max(ends[0], self._least), min(ends[1], self._most))

    def _rounding(self) -> float:
        """At most, over all points together."""
        return float((np.abs(self._product) + _EPSILON).sum()) * self._hands * _STEPS * _EPSILON


def _reached(chance: npt.NDArray[np.float64], side: float) -> int:
    """The first place up to which the chances come to more; below zero is nothing but rounding."""
    return int(np.searchsorted(np.cumsum(np.maximum(chance, 0)), side, side="right"))


def _placed(spread: Spread, around: Circle) -> _Placed:
    """A win between two points is shared out by how near it lies to each."""
    at, over = np.divmod(_nearer(spread, around.far), around.unit)
    weights = spread.counts / spread.total()
    above = weights * over / around.unit
    mean = float((at * weights).sum() + above.sum())
    middle = round(mean)
    places = (np.concatenate([at, at + 1]) - middle) % around.points
    placed = np.bincount(places, weights=np.concatenate([weights - above, above]), minlength=around.points)
    return _Placed(np.fft.rfft(placed), middle, mean - middle, int(spread.wins.min()), int(spread.wins.max()))


def _away(spread: Spread) -> npt.NDArray[np.float64]:
    return np.abs(_centred(spread, float("inf")))


def _far(held: Sequence[Counted], slight: float) -> float:
    """Whatever lies farther from its mean comes, among all these hands, with a chance of at most `slight`."""
    away = np.concatenate([_away(each.spread) for each in held])
    times = np.concatenate([each.hands() * (each.spread.counts / each.spread.total()) for each in held])
    order = np.argsort(-away, kind="stable")
    rare = int(np.searchsorted(np.cumsum(times[order]), slight, side="right"))
    return max(float(away[order][min(rare, len(order) - 1)]), max(float(_away(each.spread).min()) for each in held))


def _nearer(spread: Spread, far: float) -> Amounts:
    """Each win, or the farthest on its side that is not farther."""
    away = np.abs(spread.wins - float((spread.wins * (spread.counts / spread.total())).sum()))
    near = spread.wins[away <= far]
    return np.clip(spread.wins, near.min(), near.max())


def _centred(spread: Spread, far: float) -> npt.NDArray[np.float64]:
    wins, weights = _nearer(spread, far), spread.counts / spread.total()
    return np.asarray(wins - float((wins * weights).sum()), dtype=np.float64)


def _variance(spread: Spread, far: float) -> float:
    away = _centred(spread, far)
    return float((away * away * spread.counts).sum() / spread.total())
