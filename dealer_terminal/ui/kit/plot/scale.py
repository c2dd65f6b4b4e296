"""Conversion of values to fractions of an axis, with round numbers as ticks."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import ceil, floor, log10
from typing import NamedTuple

from msgspec import Struct

from dealer_terminal.ui.kit.plot.props import (
    AreaLeaf,
    AxisLeaf,
    CellLeaf,
    Ink,
    MarkLeaf,
    PointLeaf,
    StrokeLeaf,
    TickLeaf,
)

_STEPS = (1, 2, 5, 10)
_TICKS = 6


class Scale(Struct, frozen=True):
    low: float
    high: float

    def part(self, value: float) -> float:
        return (value - self.low) / (self.high - self.low)

    def axis(self, title: str, said: Callable[[float], str], step: float = 0.0) -> AxisLeaf:
        """Return the axis with ticks at round numbers, even if its ends are not round."""
        step = step or _step(self.high - self.low)
        first = ceil(self.low / step - 1e-9)
        last = floor(self.high / step + 1e-9)
        ticks = (each * step for each in range(first, last + 1))
        return AxisLeaf(title, tuple(TickLeaf(self.part(each), said(each)) for each in ticks))


def holding(values: Iterable[float]) -> Scale:
    """Return a scale from round number to round number that contains all values."""
    found = [*values] or [0.0]
    low, high = min(found), max(found)
    if low == high:
        low, high = low - 1, high + 1
    step = _step(high - low)
    return Scale(floor(low / step) * step, ceil(high / step) * step)


def named(title: str, names: Sequence[str]) -> AxisLeaf:
    """Return an axis with each name in the middle of its part."""
    return AxisLeaf(title, tuple(TickLeaf(middle(at, len(names)), name) for at, name in enumerate(names)))


def two_lines(name: str) -> str:
    """Break the name at the space nearest its middle."""
    spaces = [at for at, letter in enumerate(name) if letter == " "]
    if not spaces:
        return name
    at = min(spaces, key=lambda each: abs(each - len(name) / 2))
    return f"{name[:at]}\n{name[at + 1 :]}"


def middle(at: int, count: int) -> float:
    return (at + 0.5) / count


def point(across: Scale, up: Scale, x: float, y: float) -> PointLeaf:
    return PointLeaf(across.part(x), up.part(y))


def _step(length: float) -> float:
    rough = length / _TICKS
    size: float = 10.0 ** floor(log10(rough))
    return next(size * each for each in _STEPS if size * each >= rough * 0.999)


_HALF = 0.28
"""Half the width of a band, as a fraction of the space of each value."""


class PlottedValue(Struct, frozen=True):
    value: float
    expected: float
    low: float
    high: float

    @property
    def outside(self) -> bool:
        return not self.low <= self.value <= self.high


def areas(held: Sequence[PlottedValue], up: Scale) -> Iterator[AreaLeaf]:
    for each, (left, right) in zip(held, _rooms(len(held)), strict=True):
        low, high = up.part(each.low), up.part(each.high)
        yield AreaLeaf((PointLeaf(left, low), PointLeaf(right, low), PointLeaf(right, high), PointLeaf(left, high)))


def expected(held: Sequence[PlottedValue], up: Scale) -> Iterator[StrokeLeaf]:
    for each, (left, right) in zip(held, _rooms(len(held)), strict=True):
        at = up.part(each.expected)
        yield StrokeLeaf(Ink.EXPECTED.value, (PointLeaf(left, at), PointLeaf(right, at)))


def marks(held: Sequence[PlottedValue], up: Scale) -> Iterator[MarkLeaf]:
    for at, each in enumerate(held):
        ink = Ink.OUTSIDE if each.outside else Ink.SEEN
        yield MarkLeaf(PointLeaf(middle(at, len(held)), up.part(each.value)), ink.value)


def scaled(held: Sequence[PlottedValue]) -> list[float]:
    """Return all values that the plot draws."""
    return [value for each in held for value in (each.value, each.expected, each.low, each.high)]


def _rooms(count: int) -> Iterator[tuple[float, float]]:
    for at in range(count):
        yield middle(at, count) - _HALF / count, middle(at, count) + _HALF / count


class Fill(NamedTuple):
    """Fill of a cell: its weight from 0 to 1, and the text in it."""

    weight: float
    sign: str = ""


def cells(rows: Sequence[Sequence[Fill]]) -> Iterator[CellLeaf]:
    """Yield the cells of a heat map. The first row is on top."""
    for down, row in enumerate(rows):
        for at, fill in enumerate(row):
            wide, high = 1 / len(row), 1 / len(rows)
            yield CellLeaf(at * wide, 1 - (down + 1) * high, wide, high, fill.weight, fill.sign)


def strips(rows: Sequence[Sequence[float]]) -> Iterator[CellLeaf]:
    """Yield the bars of each row. The height of a bar is its weight."""
    for down, row in enumerate(rows):
        for at, weight in enumerate(row):
            wide, high = 1 / len(row), 1 / len(rows)
            if weight:
                yield CellLeaf(at * wide, 1 - (down + 1) * high, wide, 0.85 * high * weight, 1.0)


class BandPoint(Struct, frozen=True):
    """A value with its expected value. `low` and `high` are the ends of the band."""

    x: float
    value: float
    expected: float
    low: float
    high: float


def strokes(course: Sequence[BandPoint], across: Scale, up: Scale) -> tuple[StrokeLeaf, ...]:
    expected = (point(across, up, each.x, each.expected) for each in course)
    return (
        StrokeLeaf(Ink.EXPECTED.value, tuple(expected)),
        StrokeLeaf(Ink.SEEN.value, tuple(_steps([point(across, up, each.x, each.value) for each in course]))),
    )


def band(course: Sequence[BandPoint], across: Scale, up: Scale) -> tuple[AreaLeaf, ...]:
    above = [point(across, up, each.x, each.high) for each in course]
    below = [point(across, up, each.x, each.low) for each in course]
    return (AreaLeaf((*above, *reversed(below))),) if len(course) > 1 else ()


def _steps(points: Sequence[PointLeaf]) -> Iterator[PointLeaf]:
    """Yield the corners of a step line. The value is constant until the next point."""
    yield from points[:1]
    for before, after in pairwise(points):
        yield PointLeaf(after.x, before.y)
        yield after
