"""The shift that was counted, as a PDF to sign with a pen and to file."""

from zoneinfo import ZoneInfo

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.orders import OrderShift
from dealer_terminal.review.shift_read import ShiftRead
from dealer_terminal.ui.console.clocks import local
from dealer_terminal.ui.console.sheet import Field, Key, Stays
from dealer_terminal.ui.pit.sheet import Doing, Files, Sheet, Stand

_ENDS = ".pdf"


class PaperSheet(Sheet, frozen=True, kw_only=True):
    def heading(self, stand: Stand) -> Words:
        return words("The shift as a PDF")

    def told(self, stand: Stand) -> Words:
        return words("The figures that were counted, with their hash and who has signed them here.")

    def fields(self, stand: Stand) -> tuple[Field, ...]:
        return (Field("file", words("File")),)

    def keys(self, stand: Stand) -> tuple[Key, ...]:
        return (Key("file", words("Write it")),)

    def pressed(self, stand: Stand, name: str) -> Doing:
        if not self.text("file").endswith(_ENDS):
            return Stays(words("The file's name ends with .{what}", what="pdf"))
        for read in stand.shift:
            dbs = tuple(sorted(each.db for each in stand.sights))
            return Files(OrderShift(dbs, read.since, read.until, read.digest, self.text("file")))
        return Stays(words("Count it first."))


def paper_sheet(read: ShiftRead, zone: ZoneInfo) -> PaperSheet:
    """Called after the hours that it is of."""
    began, ended = local(read.since, zone), local(read.until, zone)
    return PaperSheet(typed={"file": f"shift-{began:%Y-%m-%d-%H%M}-to-{ended:%H%M}{_ENDS}"})
