"""The page of the report to sign, if it is open."""

from collections.abc import Sequence

from dealer_terminal.ui.pit.pit_view_state import Showing
from dealer_terminal.ui.pit.props import PrintedPageProps, ReportBarProps, ReportTextProps
from dealer_terminal.ui.pit.report_blocks import PAPER, WIDTH, Bar, Mark, Text
from dealer_terminal.ui.pit.report_pages import READ
from dealer_terminal.ui.pit.sheets.signing_sheet import SigningSheet


def paper(showing: Showing) -> PrintedPageProps:
    match showing.desk.sheets[-1:]:
        case (SigningSheet() as sheet,):
            return _page(sheet.marks(showing.stand))
        case _:
            return PrintedPageProps()


def _page(marks: Sequence[Mark]) -> PrintedPageProps:
    return PrintedPageProps(
        WIDTH,
        READ,
        PAPER,
        tuple(ReportBarProps(*each) for each in marks if isinstance(each, Bar)),
        tuple(_text(each) for each in marks if isinstance(each, Text)),
    )


def _text(each: Text) -> ReportTextProps:
    place = each.left, each.top, each.width, each.height
    return ReportTextProps(*place, each.text, each.face.size, each.face.bold, each.ink, each.right)
