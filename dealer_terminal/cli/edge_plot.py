"""Plot of a progressive wager's house edge against each of its meters, as SVG. Each meter has a panel, in which the
other meters are at their reset amounts."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import cycle
from math import ceil

from msgspec import Struct

from dealer_terminal.rules.money import dollars
from dealer_terminal.rules.returns.progressive import EdgeLine

Point = tuple[float, float]


def document(width: int, height: int, title: str, parts: Iterable[str]) -> str:
    """Return the SVG document with a white background, so that it can be read and printed anywhere."""
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="Helvetica, Arial, sans-serif" role="img">'
    )
    return "\n".join([opening, f"<title>{escape(title)}</title>", rectangle(width, height), *parts, "</svg>", ""])


def rectangle(width: float, height: float) -> str:
    return f'<rect width="{svg_number(width)}" height="{svg_number(height)}" fill="#ffffff"/>'


def svg_line(start: Point, end: Point, colour: str, width: float = 1, dash: str = "") -> str:
    (x1, y1), (x2, y2) = start, end
    ends = f'x1="{svg_number(x1)}" y1="{svg_number(y1)}" x2="{svg_number(x2)}" y2="{svg_number(y2)}"'
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<line {ends} stroke="{colour}" stroke-width="{svg_number(width)}"{dashed}/>'


def dot(at: Point, radius: float, fill: str, stroke: str) -> str:
    return (
        f'<circle cx="{svg_number(at[0])}" cy="{svg_number(at[1])}" r="{svg_number(radius)}" fill="{fill}" '
        f'stroke="{stroke}" stroke-width="2"/>'
    )


def text(at: Point, words: str, size: float, colour: str, *, anchor: str = "start", weight: str = "normal") -> str:
    return (
        f'<text x="{svg_number(at[0])}" y="{svg_number(at[1])}" font-size="{svg_number(size)}" fill="{colour}" '
        f'text-anchor="{anchor}" font-weight="{weight}">{escape(words)}</text>'
    )


def svg_number(value: float) -> str:
    """Format with at most two decimals and no trailing zeros, so that the same plot is always the same file."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


_INK, _QUIET, _GRID, _CURVE, _GIVEN = "#1a1a1a", "#595959", "#dedede", "#0b5fa5", "#b04a00"
_WIDTH, _PANEL_WIDTH, _PANEL_HEIGHT, _TOP = 1120, 560, 370, 76
_LEFT, _RIGHT, _ABOVE, _BELOW = 78, 34, 60, 58
_MOST_TICKS = 6


class PlotPanel(Struct, frozen=True):
    """Position of one meter's plot, and its scales: cents on the x-axis and whole percents on the y-axis, with a grid
    line every `step`."""

    left: float
    top: float
    most_cents: int
    low: int
    high: int
    step: int

    def at(self, cents: float, percent: float) -> Point:
        across, up = _PANEL_WIDTH - _LEFT - _RIGHT, _PANEL_HEIGHT - _ABOVE - _BELOW
        x = self.left + _LEFT + across * cents / self.most_cents
        return x, self.top + _ABOVE + up * (self.high - percent) / (self.high - self.low)


def edge_plot(title: str, lines: Sequence[EdgeLine], given: Mapping[str, int]) -> str:
    """Return the plot. `given` are amounts to mark, in cents."""
    rows = ceil(len(lines) / 2)
    return document(_WIDTH, _TOP + rows * _PANEL_HEIGHT, title, _parts(title, lines, given))


def _parts(title: str, lines: Sequence[EdgeLine], given: Mapping[str, int]) -> Iterator[str]:
    yield text((24, 36), title, 22, _INK, weight="bold")
    explained = (
        "House edge in percent of the wager against one meter in dollars, the other meters at their reset levels."
    )
    yield text((24, 60), explained, 14, _QUIET)
    for number, line in enumerate(lines):
        panel = _panel(number, line, given.get(line.meter.id, 0))
        yield from _axes(panel, line.meter.name)
        yield _curve(panel, line)
        yield from _marks(panel, line, given.get(line.meter.id, 0))


def _panel(number: int, line: EdgeLine, given: int) -> PlotPanel:
    furthest = max(ceil(line.break_even()), given, line.meter.reset)
    most = _up_to(furthest * 6 // 5, _step(furthest * 6 // 5))
    lowest, highest = _percent(line, most), _percent(line, line.meter.reset)
    step = _step(ceil(highest - lowest))
    left, top = number % 2 * _PANEL_WIDTH, _TOP + number // 2 * _PANEL_HEIGHT
    return PlotPanel(left, top, most, -_up_to(ceil(-lowest), step), _up_to(ceil(highest), step), step)


def _axes(panel: PlotPanel, name: str) -> Iterator[str]:
    x, y = panel.at(0, panel.high)
    yield text((x, y - 30), f"{name} meter", 17, _INK, weight="bold")
    yield text((x, y - 12), "house edge, %", 12, _QUIET)
    yield from _up(panel)
    yield from _along(panel)
    right, below = panel.at(panel.most_cents, panel.low)
    yield text((right, below + 42), f"{name} meter, $", 12, _QUIET, anchor="end")


def _up(panel: PlotPanel) -> Iterator[str]:
    for percent in range(panel.low, panel.high + 1, panel.step):
        start, end = panel.at(0, percent), panel.at(panel.most_cents, percent)
        yield svg_line(start, end, _GRID if percent else _INK, 1 if percent else 1.5)
        yield text((start[0] - 10, start[1] + 5), str(percent), 13, _INK, anchor="end")


def _along(panel: PlotPanel) -> Iterator[str]:
    for cents in range(0, panel.most_cents + 1, _step(panel.most_cents)):
        x, y = panel.at(cents, panel.low)
        yield svg_line((x, y), (x, y + 6), _INK)
        yield text((x, y + 22), dollars(cents).removeprefix("$"), 13, _INK, anchor="middle")


def _curve(panel: PlotPanel, line: EdgeLine) -> str:
    """Draw the line from the reset amount on, since a meter is never below it."""
    start, end = (panel.at(cents, _percent(line, cents)) for cents in (line.meter.reset, panel.most_cents))
    return svg_line(start, end, _CURVE, 3)


def _marks(panel: PlotPanel, line: EdgeLine, given: int) -> Iterator[str]:
    reset, even = line.meter.reset, ceil(line.break_even())
    x, y = panel.at(reset, _percent(line, reset))
    yield _dot(panel, line, reset, _CURVE)
    yield text((x + 12, y - 8), f"reset {_says(line, reset)}", 13, _INK)
    x, y = panel.at(even, 0)
    yield _dot(panel, line, even, _CURVE)
    yield text((x - 12, y + 22), f"breaks even at {dollars(even)}", 13, _INK, anchor="end")
    if given:
        right, top = panel.at(panel.most_cents, panel.high)
        yield _dot(panel, line, given, _GIVEN)
        yield text((right, top - 12), f"now {_says(line, given)}", 13, _GIVEN, anchor="end", weight="bold")


def _dot(panel: PlotPanel, line: EdgeLine, cents: int, colour: str) -> str:
    return dot(panel.at(cents, _percent(line, cents)), 5, "#ffffff", colour)


def _says(line: EdgeLine, cents: int) -> str:
    return f"{dollars(cents)}: {_percent(line, cents):.2f}%"


def _percent(line: EdgeLine, cents: int) -> float:
    return float(line.edge(cents) * 100)


def _step(span: int) -> int:
    """Return the step from 1, 2, 5, 10, and so on that divides a scale into at most six parts."""
    step, growing = 1, cycle((2, 2.5, 2))
    while span > step * _MOST_TICKS:
        step = int(step * next(growing))
    return step


def _up_to(value: int, step: int) -> int:
    return -(-value // step) * step
