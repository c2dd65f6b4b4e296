"""The shift counted: each table beside what it should have won, and the band of an honest one; signed by a reader."""

from collections.abc import Iterator

from dealer_terminal.procedure.evidence_words import signed_dollars
from dealer_terminal.procedure.words import NO_WORDS, Words, as_told, words
from dealer_terminal.review import asks
from dealer_terminal.review.console import shift_of
from dealer_terminal.review.shift import Sums
from dealer_terminal.review.shift_signing import ShiftRead, signed_before
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.desk.clocks import date_text, minute_text
from dealer_terminal.ui.desk.sheet import Field, Key, Kind, Line, Stays, Tone
from dealer_terminal.ui.pit.sheet import Counts, Doing, Sheet, Stand, Writes
from dealer_terminal.ui.pit.sheets.by_whom import by_whom

HOURS = 8
_HOURS = (("8", words("8 h")), ("12", words("12 h")), ("24", words("24 h")))
_SHOWN = 12
"""Digits of the hash, as `shift --sign` takes them."""


class ShiftSheet(Sheet, frozen=True, kw_only=True):
    def heading(self, stand: Stand) -> Words:
        return words("The shift")

    def told(self, stand: Stand) -> Words:
        for read in stand.shift:
            since, until = (
                f"{date_text(at, stand.zone)} {minute_text(at, stand.zone)}" for at in (read.since, read.until)
            )
            return words("From {since} to {until}", since=since, until=until)
        return words("All tables here, up to the last full hour.")

    def fields(self, stand: Stand) -> tuple[Field, ...]:
        hours = Field("hours", words("So long"), Kind.CHOICE, _HOURS)
        return (
            (hours, Field("note", words("Note, where other figures were signed before"))) if stand.shift else (hours,)
        )

    def lines(self, stand: Stand) -> tuple[Line, ...]:
        return tuple(line for read in stand.shift for line in _lines(read, stand))

    def keys(self, stand: Stand) -> tuple[Key, ...]:
        count = Key("count", words("Count"))
        return (Key("sign", words("Sign these figures")), count) if any(_to_sign(stand)) else (count,)

    def pressed(self, stand: Stand, name: str) -> Doing:
        if name == "count":
            return Counts(int(self.text("hours")))
        for read in stand.shift:
            signed = asks.SignShift(read.since, read.until, read.read, read.digest, read.simulated, self.text("note"))
            return Writes(signed, words("Signed"))
        return Stays(words("Count it first."))


def _to_sign(stand: Stand) -> Iterator[ShiftRead]:
    """What whoever sits here has not signed as it is."""
    person = stand.console.reviewer
    for read in stand.shift if person is not None else ():
        before = signed_before(stand.console, shift_of(read.since, read.until, read.read))
        mine = [each.fact.figures for each in before if person is not None and each.written.by == person.id]
        if read.found and read.digest not in mine:
            yield read


def shift_sheet() -> ShiftSheet:
    return ShiftSheet(typed={"hours": str(HOURS)})


def _at(utc: int, stand: Stand) -> str:
    return f"{date_text(utc, stand.zone)} {minute_text(utc, stand.zone)}"


def _lines(read: ShiftRead, stand: Stand) -> Iterator[Line]:
    if read.failed != NO_WORDS:
        return
    if not read.found:
        yield Line(words("No round began in this time."))
    for shift in read.found:
        kind = words("SIMULATED") if shift.simulated else words("At the tables")
        yield Line(kind, tone=Tone.HEADING)
        yield _sums(shift.total, words("All"))
        for each in shift.by_table:
            yield _sums(each, words("Table {name}", name=each.name[0]))
        yield Line(words("By dealer"), tone=Tone.HEADING)
        for each in shift.by_dealer:
            yield _sums(each, as_told(each.name[0]))
    if read.found:
        yield Line(words("Hash of these figures: {digits}", digits=read.digest.hex()[:_SHOWN]))
    for signed in signed_before(stand.console, shift_of(read.since, read.until, read.read)):
        same = signed.fact.figures == read.digest
        told = words("These figures are signed") if same else words("Other figures were signed")
        yield Line(told, by_whom(signed.written, stand), tone=Tone.GOOD if same else Tone.WRONG)


def _sums(sums: Sums, name: Words) -> Line:
    played = words("{name}: {rounds} rounds, {hands} hands", name=name, rounds=sums.rounds, hands=sums.hands)
    found = sums.expected
    if not found.hands:
        return Line(played)
    money = (found.won, round(found.expected), found.band.low, found.band.high)
    won, expected, low, high = map(signed_dollars, money)
    told = words(
        "handle {handle}, won {won}, expected {expected}, honest from {low} to {high}",
        handle=dollars(sums.money.handle),
        won=won,
        expected=expected,
        low=low,
        high=high,
    )
    return Line(played, told, tone=Tone.WRONG if found.outside else Tone.USUAL)
