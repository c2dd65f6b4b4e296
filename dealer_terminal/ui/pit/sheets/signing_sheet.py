"""The report to sign, page by page. The key that signs it is on the last page."""

from collections.abc import Iterator
from functools import lru_cache
from zoneinfo import ZoneInfo

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review import console_commands
from dealer_terminal.review.console import shift_of
from dealer_terminal.review.console_orders import OrderShift
from dealer_terminal.review.printed_report import PrintedReport
from dealer_terminal.review.shift_signing import ShiftRead, signed_before
from dealer_terminal.ui.console.clocks import local
from dealer_terminal.ui.console.sheet import SheetField, SheetKey, Shows, Stays
from dealer_terminal.ui.pit.report_blocks import Mark
from dealer_terminal.ui.pit.report_pages import Pages, pages_to_read
from dealer_terminal.ui.pit.sheet import Doing, Files, PitSheet, PitSnapshot, Writes


class SigningSheet(PitSheet, frozen=True, kw_only=True):
    """Report of the figures with that `digest`. It cannot be signed once other figures were counted."""

    digest: bytes
    page: int = 0

    def heading(self, stand: PitSnapshot) -> Words:
        return words("What is signed, page {page} of {pages}", page=self.page + 1, pages=len(self._pages(stand)))

    def told(self, stand: PitSnapshot) -> Words:
        return words("As it is filed. The key that signs all of it is on the last page.")

    def keys(self, stand: PitSnapshot) -> tuple[SheetKey, ...]:
        back = (SheetKey("back", words("Page before")),) if self.page else ()
        if self.page + 1 < len(self._pages(stand)):
            return (SheetKey("next", words("Next page")), *back)
        return (*(SheetKey("sign", words("Sign these figures")) for _ in self._to_sign(stand)), *back)

    def pressed(self, stand: PitSnapshot, name: str) -> Doing:
        if name != "sign":
            return Shows(self._turned(1 if name == "next" else -1))
        for read in self._to_sign(stand):
            signed = console_commands.SignShift(
                read.since, read.until, read.read, read.digest, read.simulated, self.text("note")
            )
            return Writes(signed, words("Signed"))
        return Stays(words("Count it first."))

    def marks(self, stand: PitSnapshot) -> tuple[Mark, ...]:
        """Return the marks of the page."""
        return self._pages(stand)[self.page]

    def _turned(self, by: int) -> "SigningSheet":
        return SigningSheet(digest=self.digest, page=self.page + by, typed=self.typed)

    def _pages(self, stand: PitSnapshot) -> Pages:
        papers = (paper for read in stand.shift if read.digest == self.digest for paper in read.paper)
        return next(map(_read, papers), ((),) * (self.page + 1))

    def _to_sign(self, stand: PitSnapshot) -> Iterator[ShiftRead]:
        return (read for read in to_sign(stand) if read.digest == self.digest)


def to_sign(stand: PitSnapshot) -> Iterator[ShiftRead]:
    """Yield the counted shift, unless it is incomplete or the reviewer has signed these figures."""
    person = stand.console.reviewer
    for read in stand.shift if person is not None else ():
        before = signed_before(stand.console, shift_of(read.since, read.until, read.read))
        mine = [each.fact.figures for each in before if person is not None and each.written.by == person.id]
        if read.found and not read.wrong and read.digest not in mine:
            yield read


@lru_cache(maxsize=1)
def _read(paper: PrintedReport) -> Pages:
    return pages_to_read(paper)


_ENDS = ".pdf"


class ReportSheet(PitSheet, frozen=True, kw_only=True):
    def heading(self, stand: PitSnapshot) -> Words:
        return words("The shift as a PDF")

    def told(self, stand: PitSnapshot) -> Words:
        return words("The figures that were counted, with their hash and who has signed them here.")

    def fields(self, stand: PitSnapshot) -> tuple[SheetField, ...]:
        return (SheetField("file", words("File")),)

    def keys(self, stand: PitSnapshot) -> tuple[SheetKey, ...]:
        return (SheetKey("file", words("Write it")),)

    def pressed(self, stand: PitSnapshot, name: str) -> Doing:
        if not self.text("file").endswith(_ENDS):
            return Stays(words("The file's name ends with .{what}", what="pdf"))
        for read in stand.shift:
            dbs = tuple(sorted(each.db for each in stand.sights))
            return Files(OrderShift(dbs, read.since, read.until, read.digest, self.text("file")))
        return Stays(words("Count it first."))


def paper_sheet(read: ShiftRead, zone: ZoneInfo) -> ReportSheet:
    """Return the form, with a file name made of the shift's hours."""
    began, ended = local(read.since, zone), local(read.until, zone)
    return ReportSheet(typed={"file": f"shift-{began:%Y-%m-%d-%H%M}-to-{ended:%H%M}{_ENDS}"})
