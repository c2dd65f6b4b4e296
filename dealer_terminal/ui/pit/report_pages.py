"""A report in pages, to read or as a PDF to sign and file.

Pages break between rows. Each has its number and its foot, and SIMULATED if its rounds are.
"""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPageLayout, QPageSize, QPainter, QPdfWriter

from dealer_terminal.review.printed_report import PrintedReport, ReportChapter
from dealer_terminal.ui.kit.fonts import load_fonts
from dealer_terminal.ui.pit.report_blocks import (
    GREY,
    INK,
    PAPER,
    WIDTH,
    Bar,
    Face,
    Mark,
    PrintedBlock,
    Text,
    flags_of,
    font_of,
    heading,
    line,
    main_title,
    section,
    signature,
)

_PRINTED = 612.0 - 2 * 40
READ = 290.0
_FOOT, _BAND = 16.0, 18.0
_FINE = 10
"""Steps in a point."""
_SIMULATED = "SIMULATED"

Placed = tuple[float, PrintedBlock]
Pages = tuple[tuple[Mark, ...], ...]


class PrintedPage:
    def __init__(self, height: float, *, simulated: bool) -> None:
        self.height, self.simulated = height, simulated
        self.placed: list[Placed] = []
        self.at = _BAND if simulated else 0.0

    def fits(self, block: PrintedBlock) -> bool:
        return self.at + block.height + block.needs <= self.height - _FOOT

    def add(self, block: PrintedBlock) -> None:
        self.placed.append((self.at, block))
        self.at += block.height

    def next(self, *, simulated: bool) -> "PrintedPage":
        return PrintedPage(self.height, simulated=simulated)


def pdf_of(paper: PrintedReport) -> bytes:
    app = QGuiApplication.instance() or QGuiApplication(["dealer-terminal"])
    assert isinstance(app, QGuiApplication)
    load_fonts(app)
    held = QBuffer()
    held.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(held)
    writer.setTitle(paper.title)
    writer.setResolution(72 * _FINE)
    margins = QMarginsF(40, 40, 40, 40)
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize.PageSizeId.Letter), QPageLayout.Orientation.Landscape, margins)
    )
    painter = QPainter(writer)
    painter.scale(_FINE, _FINE)
    for at, marks in enumerate(all_marks(tuple(pages(paper)), paper.foot)):
        if at:
            writer.newPage()
        for mark in marks:
            draw(painter, mark)
    painter.end()
    return bytes(held.data().data())


def draw(painter: QPainter, mark: Mark) -> None:
    place = QRectF(mark.left, mark.top, mark.width, mark.height)
    if isinstance(mark, Bar):
        painter.fillRect(place, QColor(mark.ink))
        return
    painter.setFont(font_of(mark.face))
    painter.setPen(QColor(mark.ink))
    side = Qt.AlignmentFlag.AlignRight if mark.right else Qt.AlignmentFlag.AlignLeft
    painter.drawText(place, flags_of(mark.text, mark.width, mark.face) | int(side), mark.text)


def pages(paper: PrintedReport) -> Iterator[PrintedPage]:
    """Yield the printed pages. The signatures stay together, with room for a pen."""
    closing = [heading("Signed"), *map(line, paper.signed), *map(signature, ("prepared by", "reviewed by"))]
    tall = sum(each.height for each in closing)
    *full, page = _pages(paper, _PRINTED)
    yield from full
    yield from _broken(page, [closing[0]._replace(needs=tall - closing[0].height), *closing[1:]])


def pages_to_read(paper: PrintedReport) -> Pages:
    """Return pages that are low enough for a window."""
    return tuple(all_marks(tuple(_pages(paper, READ)), paper.foot))


def _pages(paper: PrintedReport, height: float) -> Iterator[PrintedPage]:
    """Yield pages. Simulated and real rounds are never on the same page."""
    page = PrintedPage(height, simulated=any(each.simulated for each in paper.chapters[:1]))
    *full, page = _broken(page, [main_title(paper.title), *map(line, paper.about)])
    yield from full
    for chapter in paper.chapters:
        if chapter.simulated != page.simulated:
            yield page
            page = page.next(simulated=chapter.simulated)
        *full, page = _broken(page, _blocks(chapter))
        yield from full
    yield page


def _blocks(chapter: ReportChapter) -> Iterator[PrintedBlock]:
    yield heading(chapter.heading)
    for each in chapter.sections:
        yield from section(each)


def _broken(page: PrintedPage, blocks: Iterable[PrintedBlock]) -> Iterator[PrintedPage]:
    for block in blocks:
        if not page.fits(block):
            yield page
            page = page.next(simulated=page.simulated)
            for each in block.again:
                page.add(each)
        page.add(block)
    yield page


def all_marks(found: Sequence[PrintedPage], foot: str) -> Iterator[tuple[Mark, ...]]:
    """Yield the marks of each page."""
    for number, page in enumerate(found, 1):
        yield tuple(_marks(page, foot, f"Page {number} of {len(found)}"))


def _marks(page: PrintedPage, foot: str, number: str) -> Iterator[Mark]:
    if page.simulated:
        yield Bar(0, 0, WIDTH, _BAND - 5, INK)
        told = "   ".join([_SIMULATED] * 7)
        yield Text(WIDTH * 0.25, 2, WIDTH * 0.75, _BAND - 7, told, Face(8), PAPER)
    for top, block in page.placed:
        yield from (each._replace(top=top + each.top) for each in block.marks)
    below = page.height - _FOOT + 6
    yield from (each._replace(top=below + each.top) for each in line(foot).marks)
    yield Text(0, below, WIDTH, 12, number, Face(7), GREY, right=True)
