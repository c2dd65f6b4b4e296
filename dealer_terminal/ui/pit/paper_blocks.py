"""Text and tables as blocks: what each takes of a page's height, and how it is drawn. Lengths are points."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from dealer_terminal.review.paper import Section
from dealer_terminal.ui.shared.fonts import FAMILY

WIDTH = 792.0 - 2 * 40
"""Of what is printed on a Letter page that lies."""
_TEXT, _TITLE, _HEADING, _MAIN = 7, 10, 12, 18
_PAD, _GAP = 6.0, 10.0
_SLACK, _EXTRA = 1.05, 2.0
"""A printer's letters are up to so much wider than a screen's."""
_NUMBER = re.compile(r"(-?\$?[0-9,]+(\.[0-9]+)?%?( \([0-9]+ void\))?)?")
_INK, _GREY, _RULE, _STRIPE = (QColor(each) for each in ("#111111", "#555555", "#BBBBBB", "#F3F3F3"))
_LOUD = "OUTSIDE", "UNEXPLAINED", "open"
_WRAPPED = int(Qt.TextFlag.TextWordWrap)
_LEFT, _RIGHT = int(Qt.AlignmentFlag.AlignLeft), int(Qt.AlignmentFlag.AlignRight)
_FAR = 100_000.0

Draw = Callable[[QPainter, float], None]


class Block(NamedTuple):
    """`again` is drawn above it where it begins a page; `needs` is the room below it that it does not begin without."""

    height: float
    draw: Draw
    again: tuple["Block", ...] = ()
    needs: float = 0.0


class _Column(NamedTuple):
    left: float
    width: float
    flags: int


def main_title(text: str) -> Block:
    return _words(text, _font(_MAIN, bold=True), _INK)


def heading(text: str) -> Block:
    return _words(text, _font(_HEADING, bold=True), _INK, above=_GAP, needs=80.0)


def line(text: str) -> Block:
    return _words(text, _font(_TEXT), _GREY)


def signature(who: str) -> Block:
    """A rule to write on, and what is written there."""

    def draw(painter: QPainter, top: float) -> None:
        painter.setPen(QPen(_INK, 0.6))
        for left, width, text in ((0.0, 280.0, who), (300.0, 150.0, "number"), (470.0, 200.0, "date and time")):
            painter.drawLine(QPointF(left, top + 34), QPointF(left + width, top + 34))
            _write(painter, QRectF(left, top + 37, width, 12), _font(_TEXT), _GREY, text, _LEFT)

    return Block(52.0, draw)


def section(told: Section) -> Iterator[Block]:
    if not told.rows:
        yield _words(f"{told.title}: none", _font(_TITLE, bold=True), _INK, above=_GAP)
    else:
        yield from _table(told)
    if told.note:
        yield line(told.note)


def _table(told: Section) -> Iterator[Block]:
    columns = _columns(told)
    names = _row(told.columns, columns, _font(_TEXT, bold=True), _GREY, ruled=True)
    room = names.height + 2 * _height(told.rows[0], columns, _font(_TEXT))
    yield _words(told.title, _font(_TITLE, bold=True), _INK, above=_GAP, needs=room)
    yield names
    more = (_words(f"{told.title}, continued", _font(_TITLE, bold=True), _INK), names)
    for at, row in enumerate(told.rows):
        yield _row(row, columns, _font(_TEXT), _INK, striped=bool(at % 2))._replace(again=more)


def _columns(told: Section) -> tuple[_Column, ...]:
    """As wide as what stands there; where that is too much, the widest ones are wrapped."""
    bold = QFontMetricsF(_font(_TEXT, bold=True))
    cells = list(zip(told.columns, *told.rows, strict=True))
    widths = [max(bold.horizontalAdvance(cell) for cell in column) * _SLACK + 2 * _PAD + _EXTRA for column in cells]
    while sum(widths) > WIDTH:
        widest = max(range(len(widths)), key=widths.__getitem__)
        widths[widest] -= min(10.0, sum(widths) - WIDTH + 0.5)
    flags = (_RIGHT if _is_of_numbers(column[1:]) else _LEFT for column in cells)
    lefts = (sum(widths[:at]) for at in range(len(widths)))
    return tuple(map(_Column, lefts, widths, flags))


def _is_of_numbers(cells: Sequence[str]) -> bool:
    """Most of them, so that amounts stand below each other though one of them is a word."""
    return 2 * sum(bool(_NUMBER.fullmatch(cell)) for cell in cells) > len(cells)


def _row(
    cells: Sequence[str],
    columns: Sequence[_Column],
    font: QFont,
    ink: QColor,
    *,
    striped: bool = False,
    ruled: bool = False,
) -> Block:
    height = _height(cells, columns, font)

    def draw(painter: QPainter, top: float) -> None:
        right = columns[-1].left + columns[-1].width
        if striped:
            painter.fillRect(QRectF(0, top, right, height), _STRIPE)
        if ruled:
            painter.setPen(QPen(_RULE, 0.6))
            painter.drawLine(QPointF(0, top + height), QPointF(right, top + height))
        for cell, column in zip(cells, columns, strict=True):
            loud = cell in _LOUD
            place = QRectF(column.left + _PAD, top + 2, column.width - 2 * _PAD, height)
            _write(painter, place, _font(_TEXT, bold=True) if loud else font, ink, cell, column.flags)

    return Block(height, draw)


def _height(cells: Sequence[str], columns: Sequence[_Column], font: QFont) -> float:
    room = zip(cells, columns, strict=True)
    return max(_tall(cell, column.width - 2 * _PAD, font) for cell, column in room) + 4


def _words(text: str, font: QFont, ink: QColor, *, above: float = 0.0, needs: float = 0.0) -> Block:
    height = _tall(text, WIDTH, font)

    def draw(painter: QPainter, top: float) -> None:
        _write(painter, QRectF(0, top + above, WIDTH, height), font, ink, text, _LEFT)

    return Block(above + height + 3, draw, needs=needs)


def _tall(text: str, width: float, font: QFont) -> float:
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, _FAR), _flags(_LEFT), text or " ").height()


def _write(painter: QPainter, place: QRectF, font: QFont, ink: QColor, text: str, flags: int) -> None:
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(place, _flags(flags), text)


def _flags(aligned: int) -> int:
    return aligned | int(Qt.AlignmentFlag.AlignTop) | _WRAPPED | int(Qt.TextFlag.TextWrapAnywhere)


def _font(size: int, *, bold: bool = False) -> QFont:
    font = QFont(FAMILY)
    font.setPixelSize(size)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Medium)
    return font
