"""Legal holds: records that are preserved until a reviewer with the right releases them."""

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.console import LegalHold, holds_of
from dealer_terminal.review.console_commands import PlaceHold, ReleaseHold
from dealer_terminal.review.rights import Act
from dealer_terminal.ui.console.clocks import date_text
from dealer_terminal.ui.console.sheet import Asks, FieldKind, Opens, SheetField, SheetKey, SheetLine, Shows, Stays
from dealer_terminal.ui.replay import sheet
from dealer_terminal.ui.replay.sheet import Doing, Goes, ReplaySnapshot, WritingSheet


class HoldForm(WritingSheet, frozen=True, kw_only=True):
    right = Act.HOLD

    def heading(self, stand: ReplaySnapshot) -> Words:
        return words("Hold records")

    def told(self, stand: ReplaySnapshot) -> Words:
        return words("The months that it touches are kept from retention until an administrator releases it.")

    def asked(self, stand: ReplaySnapshot) -> tuple[SheetField, ...]:
        return SheetField("reason", words("Why it must stay, such as a claim's number"), FieldKind.TEXT), *sheet.FIELDS

    def lines(self, stand: ReplaySnapshot) -> tuple[SheetLine, ...]:
        return tuple(_line(each, stand) for each in holds_of(stand.console, stand.journal))

    def writes(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        return SheetKey("hold", words("Hold records")), *sheet.KEYS

    def pressed(self, stand: ReplaySnapshot, name: str) -> Doing:
        if name.isdecimal():
            return Opens(HoldSheet(hold=int(name)))
        if name != "hold":
            return Shows(sheet.placed(self, stand, name))
        ends = sheet.ends(self, stand)
        if isinstance(ends, Words):
            return Stays(ends)
        ask = PlaceHold(sheet.stretch(stand, *ends), self.text("reason"))
        return Asks(ask, words("Held from fact {position} on", position=ends[0]))


def hold_form(stand: ReplaySnapshot) -> HoldForm:
    empty = HoldForm(typed=sheet.here(stand))
    return HoldForm(typed=sheet.placed(empty, stand, "round").typed)


def _line(hold: LegalHold, stand: ReplaySnapshot) -> SheetLine:
    ends = words("Facts {first} to {last}", first=hold.at.first.position, last=hold.at.last.position)
    day = date_text(hold.written.utc, stand.zone)
    more = words("{facts} · {by}, {when}", facts=ends, by=stand.console.named(hold.written.by), when=day)
    return SheetLine(words("Held: {reason}", reason=hold.reason), more, str(hold.written.position))


class HoldSheet(WritingSheet, frozen=True, kw_only=True):
    """One legal hold. An administrator can release it with a reason."""

    right = Act.RELEASE
    hold: int

    def heading(self, stand: ReplaySnapshot) -> Words:
        return words("Hold {number}", number=self.hold)

    def told(self, stand: ReplaySnapshot) -> Words:
        return words("Held: {reason}", reason=stand.console.holds[self.hold].reason)

    def asked(self, stand: ReplaySnapshot) -> tuple[SheetField, ...]:
        return (SheetField("reason", words("Why it may go"), FieldKind.TEXT),)

    def writes(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        return (SheetKey("release", words("Release")),)

    def reads(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        return (SheetKey("go", words("Go there")),)

    def pressed(self, stand: ReplaySnapshot, name: str) -> Doing:
        if name == "go":
            return Goes(stand.console.holds[self.hold].at.first.position)
        ask = ReleaseHold(self.hold, self.text("reason"))
        return Asks(ask, words("Hold {number} is released", number=self.hold))
