"""A hold: what must stay as it is until somebody with the right releases it."""

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.asks import PlaceHold, ReleaseHold
from dealer_terminal.review.console import Hold, holds_of
from dealer_terminal.review.rights import Act
from dealer_terminal.ui.console.clocks import date_text
from dealer_terminal.ui.console.sheet import Asks, Field, Key, Kind, Line, Opens, Shows, Stays
from dealer_terminal.ui.replay import sheet
from dealer_terminal.ui.replay.sheet import Doing, Goes, Stand, Writing


class HoldForm(Writing, frozen=True, kw_only=True):
    right = Act.HOLD

    def heading(self, stand: Stand) -> Words:
        return words("Hold records")

    def told(self, stand: Stand) -> Words:
        return words("The months that it touches are kept from retention until an administrator releases it.")

    def asked(self, stand: Stand) -> tuple[Field, ...]:
        return Field("reason", words("Why it must stay, such as a claim's number"), Kind.TEXT), *sheet.FIELDS

    def lines(self, stand: Stand) -> tuple[Line, ...]:
        return tuple(_line(each, stand) for each in holds_of(stand.console, stand.journal))

    def writes(self, stand: Stand) -> tuple[Key, ...]:
        return Key("hold", words("Hold records")), *sheet.KEYS

    def pressed(self, stand: Stand, name: str) -> Doing:
        if name.isdecimal():
            return Opens(HoldSheet(hold=int(name)))
        if name != "hold":
            return Shows(sheet.placed(self, stand, name))
        ends = sheet.ends(self, stand)
        if isinstance(ends, Words):
            return Stays(ends)
        ask = PlaceHold(sheet.stretch(stand, *ends), self.text("reason"))
        return Asks(ask, words("Held from fact {position} on", position=ends[0]))


def hold_form(stand: Stand) -> HoldForm:
    empty = HoldForm(typed=sheet.here(stand))
    return HoldForm(typed=sheet.placed(empty, stand, "round").typed)


def _line(hold: Hold, stand: Stand) -> Line:
    ends = words("Facts {first} to {last}", first=hold.at.first.position, last=hold.at.last.position)
    day = date_text(hold.written.utc, stand.zone)
    more = words("{facts} · {by}, {when}", facts=ends, by=stand.console.named(hold.written.by), when=day)
    return Line(words("Held: {reason}", reason=hold.reason), more, str(hold.written.position))


class HoldSheet(Writing, frozen=True, kw_only=True):
    """One hold: released with a reason, by an administrator."""

    right = Act.RELEASE
    hold: int

    def heading(self, stand: Stand) -> Words:
        return words("Hold {number}", number=self.hold)

    def told(self, stand: Stand) -> Words:
        return words("Held: {reason}", reason=stand.console.holds[self.hold].reason)

    def asked(self, stand: Stand) -> tuple[Field, ...]:
        return (Field("reason", words("Why it may go"), Kind.TEXT),)

    def writes(self, stand: Stand) -> tuple[Key, ...]:
        return (Key("release", words("Release")),)

    def reads(self, stand: Stand) -> tuple[Key, ...]:
        return (Key("go", words("Go there")),)

    def pressed(self, stand: Stand, name: str) -> Doing:
        if name == "go":
            return Goes(stand.console.holds[self.hold].at.first.position)
        ask = ReleaseHold(self.hold, self.text("reason"))
        return Asks(ask, words("Hold {number} is released", number=self.hold))
