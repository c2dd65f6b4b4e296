"""From values to parts of an axis, with round numbers to read there."""

from collections.abc import Callable, Iterable, Sequence
from math import ceil, floor, log10

from msgspec import Struct

from dealer_terminal.ui.kit.plot.props import AxisLeaf, PointLeaf, TickLeaf

_STEPS = (1, 2, 5, 10)
_TICKS = 6


class Scale(Struct, frozen=True):
    low: float
    high: float

    def part(self, value: float) -> float:
        return (value - self.low) / (self.high - self.low)

    def axis(self, title: str, said: Callable[[float], str], step: float = 0.0) -> AxisLeaf:
        """Round numbers, whatever the ends are."""
        step = step or _step(self.high - self.low)
        first = ceil(self.low / step - 1e-9)
        last = floor(self.high / step + 1e-9)
        ticks = (each * step for each in range(first, last + 1))
        return AxisLeaf(title, tuple(TickLeaf(self.part(each), said(each)) for each in ticks))


def holding(values: Iterable[float]) -> Scale:
    """All of them, between round numbers."""
    found = [*values] or [0.0]
    low, high = min(found), max(found)
    if low == high:
        low, high = low - 1, high + 1
    step = _step(high - low)
    return Scale(floor(low / step) * step, ceil(high / step) * step)


def named(title: str, names: Sequence[str]) -> AxisLeaf:
    """Each in the middle of its own part."""
    return AxisLeaf(title, tuple(TickLeaf(middle(at, len(names)), name) for at, name in enumerate(names)))


def two_lines(name: str) -> str:
    """Broken at the space nearest to its middle."""
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
