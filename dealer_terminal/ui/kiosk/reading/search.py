"""Text search in the manual, ignoring case and styles of quotation marks."""

from collections.abc import Iterator

from dealer_terminal.rules.manual import Entry, Grid, ManualGap, ManualHeading, PageNumber, Paragraph
from dealer_terminal.ui.kiosk.reading.flow import BESIDE, Piece, shares
from dealer_terminal.ui.kiosk.surfaces import CellProps, LineProps, LineStyle, RunProps

_PLAIN = str.maketrans("“”„‘’", '"""\'\'')


def hits(entries: tuple[Entry, ...], words: str) -> frozenset[int]:
    """Return the places of the entries that contain the words."""
    if not words:
        return frozenset()
    return frozenset(
        at for at, each in enumerate(entries) if any(_folded(words) in _folded(text) for text in _texts(each))
    )


def runs(text: str, words: str) -> tuple[RunProps, ...]:
    """Return the text split where the words begin and end."""
    return tuple(_runs(text, _folded(text), _folded(words))) if words else (RunProps(text),)


def _runs(text: str, folded: str, words: str) -> Iterator[RunProps]:
    done = 0
    while (at := folded.find(words, done)) >= 0:
        if at > done:
            yield RunProps(text[done:at])
        done = at + len(words)
        yield RunProps(text[at:done], lit=True)
    if done < len(text):
        yield RunProps(text[done:])


def _texts(entry: Entry) -> Iterator[str]:
    match entry:
        case ManualHeading(text=text):
            yield text
        case Paragraph(text=text, mark=mark):
            yield from (mark, text.replace("\n", " "))
        case Grid(rows=rows, columns=columns):
            yield from columns
            yield from (cell for row in rows for cell in row)
        case PageNumber() | ManualGap():
            return


def _folded(text: str) -> str:
    """Return the text in lowercase. Each character keeps its length."""
    return "".join(each.lower() if len(each.lower()) == 1 else each for each in text.translate(_PLAIN))


LEFT_OUT = "[…]"
"""Replacement for parts of a manual that this copy does not show."""
_LOOKS = {0: LineStyle.CHAPTER, 1: LineStyle.CHAPTER, 2: LineStyle.HEADING}
_BULLETS = {"-": "•"}


def line(piece: Piece, entry: Entry, words: str, lit: frozenset[int]) -> LineProps:
    """Return a part of the manual as a line on the screen."""
    here = piece.at in lit
    match entry:
        case ManualHeading(text=text, level=level):
            return LineProps(_LOOKS.get(level, LineStyle.LABEL), runs(text, words))
        case Paragraph(mark=mark):
            shown = _BULLETS.get(mark, mark) if piece.first else ""
            look = LineStyle.TEXT if len(mark) <= BESIDE else LineStyle.NOTED
            return LineProps(look, runs(piece.text, words), shown, lit=here)
        case Grid():
            return LineProps(LineStyle.TABLE, cells=_cells(entry, words), headed=bool(entry.columns), lit=here)
        case ManualGap() | PageNumber():
            return LineProps(LineStyle.GAP, runs(LEFT_OUT, ""))


def _cells(grid: Grid, words: str) -> tuple[tuple[CellProps, ...], ...]:
    wide = shares(grid)
    total = sum(wide)
    lines = (grid.columns, *grid.rows) if grid.columns else grid.rows
    return tuple(
        tuple(CellProps(runs(cell, words), share / total) for cell, share in zip(line, wide, strict=True))
        for line in lines
    )
