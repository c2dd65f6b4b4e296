"""A paper's pages: all of it is on one, nothing beyond its edge, and a table goes on under its own name."""

import re

import pytest
from PySide6.QtGui import QImage, QPainter

from dealer_terminal.review.printed_report import PrintedReport, ReportChapter, Section
from dealer_terminal.ui.pit.report_blocks import WIDTH, section
from dealer_terminal.ui.pit.report_pages import PrintedPage, draw, pages, pdf_of

HEIGHT = 612 - 2 * 40 - 16
LONG = "the dealer says that the wager was moved after the last card " * 12
SHORT = Section("Few", ("name", "by"), (("a", "$5"), ("b", "-$1,000.50")))
TALL = Section("Many", ("name", "by"), tuple((f"row {at}", str(at)) for at in range(120)), note="That was all.")
WIDE = Section("Wide", ("why", "what", "by"), ((LONG, LONG, "$5"),))


def paper(*sections: Section, simulated: bool = False) -> PrintedReport:
    return PrintedReport(
        "Shift", ("today",), (ReportChapter("Rounds", simulated, sections),), "foot", ("signed by K. Lee",)
    )


def ends(page: PrintedPage) -> list[float]:
    return [top + block.height for top, block in page.placed]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("simulated", [False, True])
@pytest.mark.parametrize("sections", [(), (SHORT,), (TALL,), (WIDE, SHORT, TALL)])
def test_nothing_lies_below_a_page(sections: tuple[Section, ...], simulated: bool) -> None:
    found = list(pages(paper(*sections, simulated=simulated)))
    assert all(max(ends(page)) <= HEIGHT for page in found)
    assert all(page.simulated == simulated for page in found)
    rows = sum(len(each.rows) for each in sections)
    assert sum(len(page.placed) for page in found) >= rows


@pytest.mark.usefixtures("qapp")
def test_each_row_is_drawn_once_and_its_header_on_every_page() -> None:
    found = list(pages(paper(TALL)))
    assert len(found) == 4
    again = [block for block in section(TALL) if block.again]
    assert len(again) == len(TALL.rows)
    blocks = 1 + 1 + 1 + 2 + len(TALL.rows) + 1 + 4  # title, time, heading, table, note, signatures
    assert sum(len(page.placed) for page in found) == blocks + 2 * (len(found) - 1)


@pytest.mark.usefixtures("qapp")
def test_what_is_too_wide_is_wrapped_and_stays_on_the_paper() -> None:
    """The margin at the right stays white."""
    picture = QImage(round(WIDTH) + 200, 600, QImage.Format.Format_RGB32)
    picture.fill(0xFFFFFF)
    painter = QPainter(picture)
    top = 0.0
    for block in section(WIDE):
        for mark in block.marks:
            draw(painter, mark._replace(top=top + mark.top))
        top += block.height
    painter.end()
    ink = {x for x in range(picture.width()) for y in range(600) if picture.pixel(x, y) & 0xFFFFFF != 0xFFFFFF}
    assert 600 < max(ink) <= WIDTH


@pytest.mark.usefixtures("qapp")
def test_simulated_rounds_are_never_on_a_page_of_real_ones() -> None:
    both = PrintedReport(
        "Shift", (), (ReportChapter("Real", False, (SHORT,)), ReportChapter("Not", True, (SHORT,))), "", ()
    )
    assert [page.simulated for page in pages(both)] == [False, True]


@pytest.mark.usefixtures("qapp")
def test_a_pdf_has_those_pages() -> None:
    written = pdf_of(paper(TALL, WIDE))
    (count,) = re.findall(rb"/Count ([0-9]+)", written)
    assert int(count) == len(list(pages(paper(TALL, WIDE)))) > 2
