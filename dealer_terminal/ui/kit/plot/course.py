"""A value that changes as time goes on, step by step, beside the line and the band that it should follow."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from dealer_terminal.ui.kit.plot.props import AreaLeaf, Ink, PointLeaf, StrokeLeaf
from dealer_terminal.ui.kit.plot.scale import Scale, point


class At(Struct, frozen=True):
    """`low` and `high` are the band's ends."""

    x: float
    value: float
    expected: float
    low: float
    high: float


def strokes(course: Sequence[At], across: Scale, up: Scale) -> tuple[StrokeLeaf, ...]:
    expected = (point(across, up, each.x, each.expected) for each in course)
    return (
        StrokeLeaf(Ink.EXPECTED.value, tuple(expected)),
        StrokeLeaf(Ink.SEEN.value, tuple(_steps([point(across, up, each.x, each.value) for each in course]))),
    )


def band(course: Sequence[At], across: Scale, up: Scale) -> tuple[AreaLeaf, ...]:
    above = [point(across, up, each.x, each.high) for each in course]
    below = [point(across, up, each.x, each.low) for each in course]
    return (AreaLeaf((*above, *reversed(below))),) if len(course) > 1 else ()


def _steps(points: Sequence[PointLeaf]) -> Iterator[PointLeaf]:
    """It stays until it changes."""
    yield from points[:1]
    for before, after in pairwise(points):
        yield PointLeaf(after.x, before.y)
        yield after
