"""Layout of the manual in columns. Heights are estimates in half lines, never below the height actually needed."""

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap

from msgspec import Struct

from dealer_terminal.rules.manual import Entry, Grid, ManualGap, ManualHeading, PageNumber, Paragraph

COLUMNS = 2
ROOM = 36
"""Half lines in a column."""
BENEATH = 28
"""Half lines in a column beneath a message."""
WIDE, LABEL_WIDE, GRID_WIDE = 50, 42, 54
"""Characters per line: of text, of a heading, and of all cells of a table."""
BETWEEN = 1
"""Half lines after a paragraph."""
FEWEST, WHOLE = 3, 7
"""Minimum number of lines in a column when a paragraph is split, and the length up to which it is never split."""
BESIDE = 3
"""Maximum length of a mark placed next to its text. A longer one is placed above it."""


class Piece(Struct, frozen=True):
    """The part of an entry that one column shows. A paragraph has `text`; `first` is True for its first part."""

    at: int
    text: str = ""
    first: bool = True


Column = tuple[Piece, ...]


@lru_cache(maxsize=8)
def columns(entries: tuple[Entry, ...], room: int = ROOM) -> tuple[Column, ...]:
    flow = _Flow(room)
    for at, entry in enumerate(entries):
        flow.take(at, entry)
    return tuple(flow.done())


def pages(entries: tuple[Entry, ...], room: int = ROOM) -> tuple[tuple[Column, ...], ...]:
    flown = columns(entries, room)
    return tuple(flown[at : at + COLUMNS] for at in range(0, len(flown), COLUMNS)) or ((),)


def page_of(entries: tuple[Entry, ...], places: frozenset[int], room: int = ROOM) -> int:
    """Return the first page that shows one of the places; the first page if none does."""
    every = enumerate(pages(entries, room))
    shown = (at for at, page in every if any(piece.at in places for each in page for piece in each))
    return next(shown, 0)


def chapter_at(entries: tuple[Entry, ...], page: tuple[Column, ...]) -> str:
    """Return the chapter that continues at the top of a page; empty if a chapter starts there."""
    first = page[0][0].at if page else 0
    before = [each for each in entries[: first + 1] if isinstance(each, ManualHeading) and each.level <= 1]
    return before[-1].text if before and entries[first] is not before[-1] else ""


def shares(grid: Grid) -> tuple[int, ...]:
    """Return the width of each column of a table in characters, based on its longest word."""
    lines = (*grid.rows, grid.columns) if grid.columns else grid.rows
    longest = [max(_longest(line[at]) for line in lines) for at in range(len(grid.rows[0]))]
    scale = GRID_WIDE / sum(longest)
    return tuple(max(each, int(each * scale)) for each in longest)


def _longest(cell: str) -> int:
    return max(4, *(len(word) + 1 for word in cell.split())) if cell else 4


class _Flow:
    """Flow of entries into columns. Headings are held until their following text, so that none ends a column."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._columns: list[Column] = []
        self._now: list[Piece] = []
        self._left = room
        self._waiting: list[tuple[Piece, int]] = []

    def take(self, at: int, entry: Entry) -> None:
        match entry:
            case ManualHeading(text=text, level=level):
                large = level <= 1
                lines = len(wrap(text, LABEL_WIDE - 10 if large else LABEL_WIDE))
                self._waiting.append((Piece(at), (3 if large else 2) * lines + 1))
            case Paragraph(text=text, mark=mark):
                self._paragraph(at, text, above=2 if len(mark) > BESIDE else 0)
            case Grid():
                self._whole(at, _grid_height(entry))
            case ManualGap():
                self._whole(at, 2 + BETWEEN)
            case PageNumber():
                return

    def done(self) -> Iterator[Column]:
        self._placed(0)
        self._turn()
        yield from filter(None, self._columns)

    def _whole(self, at: int, high: int) -> None:
        self._placed(high)
        self._put(Piece(at), high)

    def _paragraph(self, at: int, text: str, above: int) -> None:
        lines = _lines(text)
        least = len(lines) if len(lines) <= WHOLE else FEWEST
        self._placed(above + 2 * least)
        first = True
        while lines:
            fit = self._fitting(len(lines), above)
            if not fit:
                self._turn()
                continue
            part, lines = lines[:fit], lines[fit:]
            self._put(Piece(at, "".join(part).strip(), first), above + 2 * len(part) + BETWEEN)
            above, first = 0, False

    def _fitting(self, count: int, above: int) -> int:
        """Return the number of lines that fit here; 0 if the paragraph should start in the next column."""
        room = (self._left - above) // 2
        if room >= count:
            return count
        fit = min(room, count - FEWEST)
        return fit if fit >= FEWEST and count > WHOLE else 0

    def _placed(self, high: int) -> None:
        """Place the held headings where there is room for them and for a height of `high` below them."""
        if self._left < sum(each for _, each in self._waiting) + high:
            self._turn()
        for piece, each in self._waiting:
            self._put(piece, each)
        self._waiting = []

    def _put(self, piece: Piece, high: int) -> None:
        self._now.append(piece)
        self._left -= high

    def _turn(self) -> None:
        self._columns.append(tuple(self._now))
        self._now, self._left = [], self._room


def _lines(text: str) -> list[str]:
    """Return the lines, each with its trailing space or line end."""
    return [line for hard in text.split("\n") for line in _ended(wrap(hard, WIDE) or [""])]


def _ended(lines: list[str]) -> Iterator[str]:
    yield from (f"{line} " for line in lines[:-1])
    yield f"{lines[-1]}\n"


def _grid_height(grid: Grid) -> int:
    wide = shares(grid)
    lines = (grid.columns, *grid.rows) if grid.columns else grid.rows
    return sum(2 * max(len(wrap(cell, room)) for cell, room in zip(line, wide, strict=True)) for line in lines) + 2
