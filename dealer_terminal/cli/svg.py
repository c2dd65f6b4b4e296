"""The few SVG elements that a plot needs, written by hand."""

from collections.abc import Iterable
from html import escape

Point = tuple[float, float]


def document(width: int, height: int, title: str, parts: Iterable[str]) -> str:
    """White behind everything, so that it can be read and printed anywhere."""
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="Helvetica, Arial, sans-serif" role="img">'
    )
    return "\n".join([opening, f"<title>{escape(title)}</title>", rectangle(width, height), *parts, "</svg>", ""])


def rectangle(width: float, height: float) -> str:
    return f'<rect width="{number(width)}" height="{number(height)}" fill="#ffffff"/>'


def line(start: Point, end: Point, colour: str, width: float = 1, dash: str = "") -> str:
    (x1, y1), (x2, y2) = start, end
    ends = f'x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"'
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<line {ends} stroke="{colour}" stroke-width="{number(width)}"{dashed}/>'


def dot(at: Point, radius: float, fill: str, stroke: str) -> str:
    return (
        f'<circle cx="{number(at[0])}" cy="{number(at[1])}" r="{number(radius)}" fill="{fill}" '
        f'stroke="{stroke}" stroke-width="2"/>'
    )


def text(at: Point, words: str, size: float, colour: str, *, anchor: str = "start", weight: str = "normal") -> str:
    return (
        f'<text x="{number(at[0])}" y="{number(at[1])}" font-size="{number(size)}" fill="{colour}" '
        f'text-anchor="{anchor}" font-weight="{weight}">{escape(words)}</text>'
    )


def number(value: float) -> str:
    """At most two places, none that say nothing: the same plot is the same file."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
