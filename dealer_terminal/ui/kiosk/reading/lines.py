"""Pieces of the manual as lines on the glass."""

from dealer_terminal.rules.manual import Entry, Gap, Grid, Heading, PageNumber, Paragraph
from dealer_terminal.ui.kiosk.reading.flow import BESIDE, Piece, shares
from dealer_terminal.ui.kiosk.reading.search import runs
from dealer_terminal.ui.kiosk.surfaces import CellProps, LineLook, LineProps

LEFT_OUT = "[…]"
"""Stands for what our copy of a paper does not show."""
_LOOKS = {0: LineLook.CHAPTER, 1: LineLook.CHAPTER, 2: LineLook.HEADING}
_BULLETS = {"-": "•"}


def line(piece: Piece, entry: Entry, words: str, lit: frozenset[int]) -> LineProps:
    here = piece.at in lit
    match entry:
        case Heading(text=text, level=level):
            return LineProps(_LOOKS.get(level, LineLook.LABEL), runs(text, words))
        case Paragraph(mark=mark):
            shown = _BULLETS.get(mark, mark) if piece.first else ""
            look = LineLook.TEXT if len(mark) <= BESIDE else LineLook.NOTED
            return LineProps(look, runs(piece.text, words), shown, lit=here)
        case Grid():
            return LineProps(LineLook.TABLE, cells=_cells(entry, words), headed=bool(entry.columns), lit=here)
        case Gap() | PageNumber():
            return LineProps(LineLook.GAP, runs(LEFT_OUT, ""))


def _cells(grid: Grid, words: str) -> tuple[tuple[CellProps, ...], ...]:
    wide = shares(grid)
    total = sum(wide)
    lines = (grid.columns, *grid.rows) if grid.columns else grid.rows
    return tuple(
        tuple(CellProps(runs(cell, words), share / total) for cell, share in zip(line, wide, strict=True))
        for line in lines
    )
