"""Things beside each other: where each lies in the band of its own, and what was expected."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from dealer_terminal.ui.kit.plot.props import AreaLeaf, Ink, MarkLeaf, PointLeaf, StrokeLeaf
from dealer_terminal.ui.kit.plot.scale import Scale, middle

_HALF = 0.28
"""Of the room that each has."""


class Held(Struct, frozen=True):
    value: float
    expected: float
    low: float
    high: float

    @property
    def outside(self) -> bool:
        return not self.low <= self.value <= self.high


def areas(held: Sequence[Held], up: Scale) -> Iterator[AreaLeaf]:
    for each, (left, right) in zip(held, _rooms(len(held)), strict=True):
        low, high = up.part(each.low), up.part(each.high)
        yield AreaLeaf((PointLeaf(left, low), PointLeaf(right, low), PointLeaf(right, high), PointLeaf(left, high)))


def expected(held: Sequence[Held], up: Scale) -> Iterator[StrokeLeaf]:
    for each, (left, right) in zip(held, _rooms(len(held)), strict=True):
        at = up.part(each.expected)
        yield StrokeLeaf(Ink.EXPECTED.value, (PointLeaf(left, at), PointLeaf(right, at)))


def marks(held: Sequence[Held], up: Scale) -> Iterator[MarkLeaf]:
    for at, each in enumerate(held):
        ink = Ink.OUTSIDE if each.outside else Ink.SEEN
        yield MarkLeaf(PointLeaf(middle(at, len(held)), up.part(each.value)), ink.value)


def scaled(held: Sequence[Held]) -> list[float]:
    """All values that are drawn."""
    return [value for each in held for value in (each.value, each.expected, each.low, each.high)]


def _rooms(count: int) -> Iterator[tuple[float, float]]:
    for at in range(count):
        yield middle(at, count) - _HALF / count, middle(at, count) + _HALF / count
