"""A field of cells: a heat map of rows and columns, or strips of how busy each was."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dealer_terminal.ui.kit.plot.props import CellLeaf


class Fill(NamedTuple):
    """From 0 to 1, and what stands in it."""

    weight: float
    sign: str = ""


def cells(rows: Sequence[Sequence[Fill]]) -> Iterator[CellLeaf]:
    """The first row lies on top."""
    for down, row in enumerate(rows):
        for at, fill in enumerate(row):
            wide, high = 1 / len(row), 1 / len(rows)
            yield CellLeaf(at * wide, 1 - (down + 1) * high, wide, high, fill.weight, fill.sign)


def strips(rows: Sequence[Sequence[float]]) -> Iterator[CellLeaf]:
    """Each stands on its own ground, as high as it is heavy."""
    for down, row in enumerate(rows):
        for at, weight in enumerate(row):
            wide, high = 1 / len(row), 1 / len(rows)
            if weight:
                yield CellLeaf(at * wide, 1 - (down + 1) * high, wide, 0.85 * high * weight, 1.0)
