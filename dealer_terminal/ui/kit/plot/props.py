"""What a plot draws, in parts of its width and height: 0 is left and below. Texts arrive ready to read."""

from enum import Enum

from dealer_terminal.ui.kit.props import Leaf, Props, Row


class Ink(Enum):
    """How a stroke or a mark is drawn: what happened, what was expected, a bound, and what lies outside of it."""

    SEEN = "seen"
    EXPECTED = "expected"
    BOUND = "bound"
    OUTSIDE = "outside"


class TickLeaf(Leaf, frozen=True):
    at: float
    text: str


class AxisLeaf(Leaf, frozen=True):
    title: str
    ticks: tuple[TickLeaf, ...] = ()


class PointLeaf(Leaf, frozen=True):
    x: float
    y: float


class StrokeLeaf(Leaf, frozen=True):
    ink: str
    points: tuple[PointLeaf, ...]


class AreaLeaf(Leaf, frozen=True):
    """Within this outline."""

    outline: tuple[PointLeaf, ...]


class MarkLeaf(Leaf, frozen=True):
    at: PointLeaf
    ink: str
    text: str = ""


class CellLeaf(Leaf, frozen=True):
    """`weight` from 0 to 1 is how strongly it is filled, `sign` stands in it."""

    x: float
    y: float
    wide: float
    high: float
    weight: float
    sign: str = ""


class ReadingLeaf(Leaf, frozen=True):
    """What a touch near this place says."""

    at: PointLeaf
    text: str


class NumbersRow(Row, frozen=True):
    """With a key it can be opened."""

    cells: tuple[str, ...]
    key: str = ""


class PlotProps(Props, frozen=True):
    """Without a title there is nothing to plot. `keyed` explains the inks that are used."""

    title: str = ""
    told: str = ""
    across: AxisLeaf = AxisLeaf("")
    up: AxisLeaf = AxisLeaf("")
    areas: tuple[AreaLeaf, ...] = ()
    strokes: tuple[StrokeLeaf, ...] = ()
    marks: tuple[MarkLeaf, ...] = ()
    cells: tuple[CellLeaf, ...] = ()
    readings: tuple[ReadingLeaf, ...] = ()
    columns: tuple[str, ...] = ()
    rows: tuple[NumbersRow, ...] = ()
