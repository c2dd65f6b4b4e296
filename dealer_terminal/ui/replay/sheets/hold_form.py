"""A hold: what must stay as it is until somebody with the right releases it."""

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.asks import PlaceHold
from dealer_terminal.review.console import Hold
from dealer_terminal.review.holds import holds_of
from dealer_terminal.review.rights import Act
from dealer_terminal.ui.console.clocks import date_text
from dealer_terminal.ui.console.sheet import Asks, Field, Key, Kind, Line, Opens, Shows, Stays
from dealer_terminal.ui.replay.sheet import Doing, Stand, Writing
from dealer_terminal.ui.replay.sheets import place
from dealer_terminal.ui.replay.sheets.hold_sheet import HoldSheet


class HoldForm(Writing, frozen=True, kw_only=True):
    right = Act.HOLD

    def heading(self, stand: Stand) -> Words:
        return words("Hold records")

    def told(self, stand: Stand) -> Words:
        return words("The months that it touches are kept from retention until an administrator releases it.")

    def asked(self, stand: Stand) -> tuple[Field, ...]:
        return Field("reason", words("Why it must stay, such as a claim's number"), Kind.TEXT), *place.FIELDS

    def lines(self, stand: Stand) -> tuple[Line, ...]:
        return tuple(_line(each, stand) for each in holds_of(stand.console, stand.journal))

    def writes(self, stand: Stand) -> tuple[Key, ...]:
        return Key("hold", words("Hold records")), *place.KEYS

    def pressed(self, stand: Stand, name: str) -> Doing:
        if name.isdecimal():
            return Opens(HoldSheet(hold=int(name)))
        if name != "hold":
            return Shows(place.placed(self, stand, name))
        ends = place.ends(self, stand)
        if isinstance(ends, Words):
            return Stays(ends)
        ask = PlaceHold(place.stretch(stand, *ends), self.text("reason"))
        return Asks(ask, words("Held from fact {position} on", position=ends[0]))


def hold_form(stand: Stand) -> HoldForm:
    empty = HoldForm(typed=place.here(stand))
    return HoldForm(typed=place.placed(empty, stand, "round").typed)


def _line(hold: Hold, stand: Stand) -> Line:
    ends = words("Facts {first} to {last}", first=hold.at.first.position, last=hold.at.last.position)
    day = date_text(hold.written.utc, stand.zone)
    more = words("{facts} · {by}, {when}", facts=ends, by=stand.console.named(hold.written.by), when=day)
    return Line(words("Held: {reason}", reason=hold.reason), more, str(hold.written.position))
