"""Content of a plot. Coordinates are fractions of its width and height from the bottom left. Texts are ready to
display."""

from enum import Enum

from dealer_terminal.ui.kit.props import Leaf, Props, Row


class Ink(Enum):
    """Style of a stroke or mark: an observed value, an expected value, a bound, or a value outside the bounds."""

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
    """Filled area within an outline."""

    outline: tuple[PointLeaf, ...]


class MarkLeaf(Leaf, frozen=True):
    at: PointLeaf
    ink: str
    text: str = ""


class CellLeaf(Leaf, frozen=True):
    """A cell. `weight` from 0 to 1 is its fill, and `sign` the text in it."""

    x: float
    y: float
    wide: float
    high: float
    weight: float
    sign: str = ""


class ReadingLeaf(Leaf, frozen=True):
    """Text shown for a tap near this point."""

    at: PointLeaf
    text: str


class NumbersRow(Row, frozen=True):
    """A row of the table of numbers. If it has a key, it can be opened."""

    cells: tuple[str, ...]
    key: str = ""


class PlotProps(Props, frozen=True):
    """A plot. An empty title means that there is nothing to plot. `told` is the explanation of the plot."""

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
