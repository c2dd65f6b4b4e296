"""A paper as PDF: pages broken between rows, each with its number, its foot, and SIMULATED where that is so."""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPageLayout, QPageSize, QPainter, QPdfWriter

from dealer_terminal.review.paper import Chapter, Paper
from dealer_terminal.ui.pit.paper_blocks import WIDTH, Block, heading, line, main_title, section, signature
from dealer_terminal.ui.shared.fonts import load_fonts

_HEIGHT = 612.0 - 2 * 40
_FOOT, _BAND = 16.0, 18.0
_FINE = 10
"""Steps a point."""
_SIMULATED = "SIMULATED"

Placed = tuple[float, Block]


class Page:
    def __init__(self, *, simulated: bool) -> None:
        self.simulated = simulated
        self.placed: list[Placed] = []
        self.at = _BAND if simulated else 0.0

    def fits(self, block: Block) -> bool:
        return self.at + block.height + block.needs <= _HEIGHT - _FOOT

    def add(self, block: Block) -> None:
        self.placed.append((self.at, block))
        self.at += block.height


def pdf_of(paper: Paper) -> bytes:
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
    _draw(painter, writer, tuple(pages(paper)), paper.foot)
    painter.end()
    return bytes(held.data().data())


def _draw(painter: QPainter, writer: QPdfWriter, pages: Sequence[Page], foot: str) -> None:
    for number, page in enumerate(pages, 1):
        if number > 1:
            writer.newPage()
        if page.simulated:
            _band(painter)
        for top, block in page.placed:
            block.draw(painter, top)
        line(foot).draw(painter, _HEIGHT - _FOOT + 6)
        _number(painter, f"Page {number} of {len(pages)}")


def pages(paper: Paper) -> Iterator[Page]:
    """A chapter of simulated rounds begins a page of its own. The signatures stay together."""
    opening = [main_title(paper.title), *map(line, paper.about)]
    closing = [heading("Signed"), *map(line, paper.signed), *map(signature, ("prepared by", "reviewed by"))]
    page = Page(simulated=any(each.simulated for each in paper.chapters[:1]))
    for block in opening:
        page.add(block)
    for chapter in paper.chapters:
        if chapter.simulated != page.simulated:
            yield page
            page = Page(simulated=chapter.simulated)
        *full, page = _broken(page, _blocks(chapter))
        yield from full
    tall = sum(each.height for each in closing)
    *full, page = _broken(page, [closing[0]._replace(needs=tall - closing[0].height), *closing[1:]])
    yield from full
    yield page


def _blocks(chapter: Chapter) -> Iterator[Block]:
    yield heading(chapter.heading)
    for each in chapter.sections:
        yield from section(each)


def _broken(page: Page, blocks: Iterable[Block]) -> Iterator[Page]:
    for block in blocks:
        if not page.fits(block):
            yield page
            page = Page(simulated=page.simulated)
            for each in block.again:
                page.add(each)
        page.add(block)
    yield page


def _band(painter: QPainter) -> None:
    place = QRectF(0, 0, WIDTH, _BAND - 5)
    painter.fillRect(place, QColor("#111111"))
    painter.setPen(QColor("white"))
    font = painter.font()
    font.setPixelSize(8)
    painter.setFont(font)
    painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), "   ".join([_SIMULATED] * 7))


def _number(painter: QPainter, text: str) -> None:
    painter.drawText(QRectF(0, _HEIGHT - _FOOT + 6, WIDTH, 12), int(Qt.AlignmentFlag.AlignRight), text)
