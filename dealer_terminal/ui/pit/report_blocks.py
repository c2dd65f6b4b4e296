"""Blocks of text and tables, each with its height and marks. Lengths are in points."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from dealer_terminal.review.printed_report import Section
from dealer_terminal.ui.kit.fonts import FAMILY

WIDTH = 792.0 - 2 * 40
"""Printed width of a Letter page in landscape."""
_TEXT, _TITLE, _HEADING, _MAIN = 7, 10, 12, 18
_PAD, _GAP = 6.0, 10.0
_SLACK, _EXTRA = 1.05, 2.0
"""Allowance for printed text, which is wider than text on a screen."""
_NUMBER = re.compile(r"(-?\$?[0-9,]+(\.[0-9]+)?%?( \([0-9]+ void\))?)?")
PAPER, INK, GREY, RULE, STRIPE = "#FFFFFF", "#111111", "#555555", "#BBBBBB", "#F3F3F3"
_LOUD = "OUTSIDE", "UNEXPLAINED", "open"
_HAIR = 0.6
_FAR = 100_000.0


class Face(NamedTuple):
    size: int
    bold: bool = False


class Text(NamedTuple):
    """A text, wrapped between words, or within a word that is wider than its place."""

    left: float
    top: float
    width: float
    height: float
    text: str
    face: Face
    ink: str
    right: bool = False


class Bar(NamedTuple):
    left: float
    top: float
    width: float
    height: float
    ink: str


Mark = Text | Bar


class PrintedBlock(NamedTuple):
    """A block. `again` is repeated above it if it begins a page. `needs` is the room required below it on the same
    page."""

    height: float
    marks: tuple[Mark, ...]
    again: tuple["PrintedBlock", ...] = ()
    needs: float = 0.0


class _Column(NamedTuple):
    left: float
    width: float
    right: bool


def main_title(text: str) -> PrintedBlock:
    return _words(text, Face(_MAIN, bold=True), INK)


def heading(text: str) -> PrintedBlock:
    return _words(text, Face(_HEADING, bold=True), INK, above=_GAP, needs=80.0)


def line(text: str) -> PrintedBlock:
    return _words(text, Face(_TEXT), GREY)


def signature(who: str) -> PrintedBlock:
    """Return rules to write on, with their captions."""
    places = ((0.0, 280.0, who), (300.0, 150.0, "number"), (470.0, 200.0, "date and time"))
    rules = tuple(Bar(left, 34, width, _HAIR, INK) for left, width, _ in places)
    told = tuple(Text(left, 37, width, 12, text, Face(_TEXT), GREY) for left, width, text in places)
    return PrintedBlock(52.0, rules + told)


def section(told: Section) -> Iterator[PrintedBlock]:
    """Yield the blocks of a table. Its note is below the last row, on the same page."""
    note = (line(told.note),) if told.note else ()
    if not told.rows:
        yield _words(f"{told.title}: none", Face(_TITLE, bold=True), INK, above=_GAP)
    else:
        *rows, last = _table(told)
        yield from rows
        yield last._replace(needs=sum(each.height for each in note))
    yield from note


def _table(told: Section) -> Iterator[PrintedBlock]:
    columns, title = _columns(told), Face(_TITLE, bold=True)
    names = _names(told.columns, columns)
    room = names.height + 2 * _height(told.rows[0], columns, Face(_TEXT))
    yield _words(told.title, title, INK, above=_GAP, needs=room)
    yield names
    more = (_words(f"{told.title}, continued", title, INK), names)
    for at, row in enumerate(told.rows):
        yield _row(row, columns, striped=bool(at % 2))._replace(again=more)


def _columns(told: Section) -> tuple[_Column, ...]:
    """Return columns as wide as their cells. If they exceed the page, narrow the widest ones and wrap their text."""
    bold = QFontMetricsF(font_of(Face(_TEXT, bold=True)))
    cells = list(zip(told.columns, *told.rows, strict=True))
    widths = [max(bold.horizontalAdvance(cell) for cell in column) * _SLACK + 2 * _PAD + _EXTRA for column in cells]
    while sum(widths) > WIDTH:
        widest = max(range(len(widths)), key=widths.__getitem__)
        widths[widest] -= min(10.0, sum(widths) - WIDTH + 0.5)
    right = (_is_of_numbers(column[1:]) for column in cells)
    lefts = (sum(widths[:at]) for at in range(len(widths)))
    return tuple(map(_Column, lefts, widths, right))


def _is_of_numbers(cells: Sequence[str]) -> bool:
    """Return True if most cells are numbers. A column of amounts is right-aligned even if one cell is text."""
    return 2 * sum(bool(_NUMBER.fullmatch(cell)) for cell in cells) > len(cells)


def _names(cells: Sequence[str], columns: Sequence[_Column]) -> PrintedBlock:
    face = Face(_TEXT, bold=True)
    height = _height(cells, columns, face)
    rule = Bar(0, height - _HAIR, _right(columns), _HAIR, RULE)
    return PrintedBlock(height, (rule, *_cells(cells, columns, height, face, GREY)))


def _row(cells: Sequence[str], columns: Sequence[_Column], *, striped: bool) -> PrintedBlock:
    height = _height(cells, columns, Face(_TEXT))
    stripe = (Bar(0, 0, _right(columns), height, STRIPE),) if striped else ()
    return PrintedBlock(height, (*stripe, *_cells(cells, columns, height, Face(_TEXT), INK)))


def _cells(cells: Sequence[str], columns: Sequence[_Column], height: float, face: Face, ink: str) -> Iterator[Text]:
    for cell, column in zip(cells, columns, strict=True):
        loud = Face(_TEXT, bold=True) if cell in _LOUD else face
        yield Text(column.left + _PAD, 2, column.width - 2 * _PAD, height, cell, loud, ink, column.right)


def _right(columns: Sequence[_Column]) -> float:
    return columns[-1].left + columns[-1].width


def _height(cells: Sequence[str], columns: Sequence[_Column], face: Face) -> float:
    room = zip(cells, columns, strict=True)
    return max(_tall(cell, column.width - 2 * _PAD, face) for cell, column in room) + 4


def _words(text: str, face: Face, ink: str, *, above: float = 0.0, needs: float = 0.0) -> PrintedBlock:
    height = _tall(text, WIDTH, face)
    return PrintedBlock(above + height + 3, (Text(0, above, WIDTH, height, text, face, ink),), needs=needs)


def _tall(text: str, width: float, face: Face) -> float:
    metrics = QFontMetricsF(font_of(face))
    return metrics.boundingRect(QRectF(0, 0, width, _FAR), flags_of(text, width, face), text or " ").height()


def flags_of(text: str, width: float, face: Face) -> int:
    """Return flags that wrap text between words, or anywhere if a word is wider than its place."""
    metrics = QFontMetricsF(font_of(face))
    fits = all(metrics.horizontalAdvance(word) * _SLACK <= width for word in text.split())
    wraps = Qt.TextFlag.TextWordWrap if fits else Qt.TextFlag.TextWrapAnywhere
    return int(Qt.AlignmentFlag.AlignTop) | int(wraps)


def font_of(face: Face) -> QFont:
    font = QFont(FAMILY)
    font.setPixelSize(face.size)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setWeight(QFont.Weight.Bold if face.bold else QFont.Weight.Medium)
    return font
