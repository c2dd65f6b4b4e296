"""Distribution of the sum of many wins by convolution, and the band that contains the sum.

Instead of convolving amounts, their transforms on a circle of points are multiplied. Hands that meet one dealer's hand
are summed for each kind of that hand, and the kinds are weighted, so that the band reflects what they share. Each
deviation from the exact sum has a bound, which is subtracted from the band's doubt, so that no band is too narrow:

- prizes so rare that hardly one occurs among all these hands are replaced by the next smaller ones (their chances
  added);
- sums beyond the circle wrap around to its other side (Chernoff's bound, from the chances themselves);
- if more than `MOST` points were needed, a win between two points is divided between them, which keeps the mean; the
  band is widened by the resulting deviation of the sum (Hoeffding's inequality);
- frequencies with a negligible remainder are set to zero, and floating point is off by a few units in the last place
  for every hand.
"""

from collections.abc import Iterable, Sequence
from math import ceil, gcd, log, log2, sqrt

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from dealer_terminal.rules.returns.hand_deals import Amounts, Given, Spread, Weights

Transform = npt.NDArray[np.complex128]

_NOTHING = 1e-12
"""Magnitude below which a frequency is dropped."""
_EPSILON = float(np.finfo(np.float64).eps)
_STEPS = 128
_KNOWN = 1 << 22
"""Largest number of cached transform values."""


class Placed(Struct, frozen=True, eq=False):
    """Points on the circle and their weights, with one row for each kind of dealer's hand, or one row."""

    places: Amounts
    weights: Weights


class Product:
    """Product of transforms. Few frequencies remain after some dozens of hands, which makes later products cheap.

    `points` is a power of two.
    """

    def __init__(self, points: int) -> None:
        self._points = points
        self._frequencies = np.arange(points // 2 + 1)
        self._product: Transform = np.ones(points // 2 + 1, dtype=np.complex128)
        turns = -2 * np.pi * np.arange(points) / points
        self._roots = np.cos(turns), np.sin(turns)
        self._known: dict[int, Transform] = {}

    def add(self, placed: Placed, times: int) -> None:
        """Add `times` independent hands."""
        self._times(self._transform(placed)[0], times)

    def meet(self, hands: Sequence[Placed], met: Weights, times: int) -> None:
        """Add `times` rounds of these hands, which are independent given the dealer's hand that they meet."""
        together = self._of(hands[0]).copy()
        for each in hands[1:]:
            together *= self._of(each)
        self._times(met @ together, times)

    def chances(self) -> npt.NDArray[np.float64]:
        whole = np.zeros(self._points // 2 + 1, dtype=np.complex128)
        whole[self._frequencies] = self._product
        return np.fft.irfft(whole, self._points)

    def wrong(self, hands: int) -> float:
        """Return a bound on the total error of rounding and dropped frequencies over all points."""
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
        """Return the transform, one row for each row of weights."""
        rows = len(placed.weights)
        if len(self._frequencies) * len(placed.places) * (4 + rows) < 12 * rows * self._points:
            turns = np.outer(placed.places, self._frequencies) & (self._points - 1)
            found: Transform = np.empty((rows, len(self._frequencies)), dtype=np.complex128)
            found.real, found.imag = (placed.weights @ part[turns] for part in self._roots)
            return found
        whole = np.zeros((len(placed.weights), self._points))
        np.add.at(whole.T, placed.places, placed.weights.T)
        return np.asarray(np.fft.rfft(whole)[:, self._frequencies])


MOST = 1 << 16
_SLIGHT = 0.01
"""Fraction of a band's doubt that each of the first three deviations may use."""
_TILTS = 40
_LEAST = 1e-300


class Band(Struct, frozen=True):
    """Range in cents, both ends included."""

    low: int
    high: int

    def moved(self, by: int) -> "Band":
        return Band(self.low + by, self.high + by)

    def and_also(self, other: "Band") -> "Band":
        """Return the band of the sum of two values, each within its own band."""
        return Band(self.low + other.low, self.high + other.high)


class CountedHands(Struct, frozen=True, eq=False):
    """Number of identical hands, each treated as if it had its own deck."""

    spread: Spread
    times: int


class Meeting(Struct, frozen=True, eq=False):
    """Number of identical rounds: hands that meet one dealer's hand."""

    hands: tuple[Given, ...]
    times: int


class Circle(Struct, frozen=True):
    """Points of the circle: `points` amounts, `unit` apart, `below` of them under the mean.

    It is `coarse` if not every amount has its own point. A win more than `far` from its mean is replaced by a nearer
    one. `slight` is the probability allowed for each deviation from the exact sum.
    """

    unit: int
    points: int
    below: int
    far: float
    slight: float
    coarse: bool = False

    def carried(self, hands: int) -> int:
        """Return how far dividing wins between points can move their sum, except with probability `slight`."""
        return ceil(self.unit * sqrt(hands * log(1 / self.slight) / 2)) if self.coarse else 0


class _Hand(Struct, frozen=True, eq=False):
    """Distribution of one hand's win, regardless of the hand met, and the number of such hands."""

    wins: Amounts
    chances: Weights
    times: int

    def mean(self) -> float:
        return float((self.wins * self.chances).sum())

    def away(self) -> Weights:
        return np.asarray(np.abs(self.wins - self.mean()))

    def nearer(self, far: float) -> Amounts:
        """Return the wins, replacing those more than `far` from the mean by the farthest allowed on that side."""
        near = self.wins[self.away() <= far]
        return np.clip(self.wins, near.min(), near.max())

    def centred(self, far: float) -> Weights:
        wins = self.nearer(far)
        return np.asarray(wins - float((wins * self.chances).sum()), dtype=np.float64)

    def variance(self, far: float) -> float:
        return float((self.centred(far) ** 2 * self.chances).sum())


def _apart(counted: CountedHands) -> _Hand:
    spread = counted.spread
    return _Hand(spread.wins, spread.counts / spread.total(), counted.times)


def _met(given: Given, times: int) -> _Hand:
    return _Hand(given.wins, given.counts.sum(axis=0) / given.counts.sum(), times)


class _All:
    """All summands, with each kind of hand once."""

    def __init__(self, counted: Iterable[CountedHands], meetings: Iterable[Meeting]) -> None:
        self.apart = sorted((each for each in counted if each.times), key=lambda each: -each.times)
        self.givens: dict[int, Given] = {}
        times: dict[int, int] = {}
        held = [each for each in meetings if each.times]
        for meeting in held:
            for given in meeting.hands:
                self.givens[id(given)] = given
                times[id(given)] = times.get(id(given), 0) + meeting.times
        self.meetings = sorted(held, key=lambda each: -min(times[id(given)] for given in each.hands))
        self.met = {key: _met(given, times[key]) for key, given in self.givens.items()}
        self.alone = [_apart(each) for each in self.apart]

    def hands(self) -> Sequence[_Hand]:
        return [*self.alone, *self.met.values()]


def band(counted: Iterable[CountedHands], meetings: Iterable[Meeting], doubt: float) -> Band:
    """Return the band outside which the sum lies with a probability of at most `doubt`, half of it on each side.

    Hands of different rounds are independent.
    """
    every = _All(counted, meetings)
    return _sum(every, _circle(every, _SLIGHT * doubt)).band(doubt) if every.hands() else Band(0, 0)


def _circle(every: _All, slight: float) -> Circle:
    """Return a circle that the sum leaves with a probability of less than `slight`."""
    held = every.hands()
    far = _far(held, slight)
    unit = gcd(*(win for each in held for win in each.nearer(far).tolist())) or 1
    below, above = (_reach(every, far, way, slight / 2) for way in (-1, 1))
    needed = ceil((below + above) / unit) + 8
    points = 1 << ceil(log2(needed))
    coarse = points > MOST
    if coarse:
        unit, points = ceil((below + above) / (MOST - 8)), MOST
    return Circle(unit, points, ceil(below / unit) + 4, far, slight, coarse)


def _far(held: Sequence[_Hand], slight: float) -> float:
    """Return a distance from the mean that any of these hands exceeds with a probability of at most `slight`."""
    away = np.concatenate([each.away() for each in held])
    times = np.concatenate([each.times * each.chances for each in held])
    order = np.argsort(-away, kind="stable")
    rare = int(np.searchsorted(np.cumsum(times[order]), slight, side="right"))
    return max(float(away[order][min(rare, len(order) - 1)]), max(float(each.away().min()) for each in held))


def _reach(every: _All, far: float, way: int, slight: float) -> float:
    """Bound the distance of the sum from its mean in one direction, except with probability `slight`.

    For any tilt, the logarithm of the mean of e to the tilted sum bounds the probability (Chernoff).
    """
    deviation = sqrt(sum(each.times * each.variance(far) for each in every.hands()))
    if not deviation:
        return 0.0
    tilts = np.geomspace(0.02, 2.0, _TILTS) * sqrt(2 * log(1 / slight)) / deviation
    grown = np.zeros(_TILTS)
    for hand in every.alone:
        grown += hand.times * _tilted(hand.centred(far) * way, hand.chances[None], tilts)[0]
    met = {
        key: _tilted(every.met[key].centred(far) * way, given.chances(), tilts) for key, given in every.givens.items()
    }
    for meeting in every.meetings:
        logs = sum((met[id(given)] for given in meeting.hands), np.log(meeting.hands[0].met())[:, None])
        grown += meeting.times * np.logaddexp.reduce(logs, axis=0)
    return float(((grown + log(1 / slight)) / tilts).min())


def _tilted(centred: Weights, chances: Weights, tilts: Weights) -> Weights:
    """Return the logarithm of the mean of e to the tilted win, rounded up, one row for each row of chances."""
    powers = np.outer(centred, tilts)
    most = powers.max(axis=0)
    return np.asarray(np.log(chances @ np.exp(powers - most) + _LEAST) + most)


def _sum(every: _All, around: Circle) -> "_Sum":
    found = _Sum(around)
    for counted, hand in zip(every.apart, every.alone, strict=True):
        found.add(_placed(hand, hand.chances[None], around), counted.times)
    placed = {key: _placed(every.met[key], given.chances(), around) for key, given in every.givens.items()}
    for meeting in every.meetings:
        found.meet([placed[id(given)] for given in meeting.hands], meeting.hands[0].met(), meeting.times)
    return found


class _Hands(Struct, frozen=True, eq=False):
    """A win placed on the circle. `middle` is the unit around which it is placed, and `mean` its mean relative to
    that.

    `least` and `most` are the smallest and largest possible win, in cents.
    """

    placed: Placed
    middle: int
    mean: float
    least: int
    most: int


class _Sum:
    def __init__(self, around: Circle) -> None:
        self._around = around
        self._middle, self._mean, self._hands = 0, 0.0, 0
        self._least, self._most = 0, 0
        self._product = Product(around.points)

    def add(self, hands: _Hands, times: int) -> None:
        self._count(hands, times)
        self._product.add(hands.placed, times)

    def meet(self, hands: Sequence[_Hands], met: Weights, times: int) -> None:
        for each in hands:
            self._count(each, times)
        self._product.meet([each.placed for each in hands], met, times)

    def _count(self, hands: _Hands, times: int) -> None:
        self._middle += hands.middle * times
        self._mean += hands.mean * times
        self._hands += times
        self._least += hands.least * times
        self._most += hands.most * times

    def band(self, doubt: float) -> Band:
        points, unit, below = self._around.points, self._around.unit, self._around.below
        mean = round(self._mean)
        chance = np.roll(self._product.chances(), below - mean)
        side = doubt / 2 - 3 * self._around.slight - self._product.wrong(self._hands)
        low, high = (_reached(way, side) for way in (chance, chance[::-1]))
        first, carried = mean + self._middle - below, self._around.carried(self._hands)
        ends = (first + low) * unit - carried, (first + points - 1 - high) * unit + carried
        return Band(max(ends[0], self._least), min(ends[1], self._most))


def _reached(chance: npt.NDArray[np.float64], side: float) -> int:
    """Return the first point at which the cumulative chance exceeds `side`. Negative chances are rounding errors."""
    return int(np.searchsorted(np.cumsum(np.maximum(chance, 0)), side, side="right"))


def _placed(hand: _Hand, chances: Weights, around: Circle) -> _Hands:
    """Place a win on the circle. Divide a win between two points in proportion to its nearness to each."""
    at, over = np.divmod(hand.nearer(around.far), around.unit)
    part = over / around.unit
    mean = float(((at + part) * hand.chances).sum())
    middle = round(mean)
    between = part > 0
    places = (np.concatenate([at, at[between] + 1]) - middle) % around.points
    weights = np.concatenate([chances * (1 - part), (chances * part)[:, between]], axis=1)
    return _Hands(Placed(places, weights), middle, mean - middle, int(hand.wins.min()), int(hand.wins.max()))
