"""The counted shift: each table with its win, its expected win, and the band of an honest table."""

from collections.abc import Iterator

from dealer_terminal.procedure.preview_words import signed_dollars
from dealer_terminal.procedure.words import NO_WORDS, Words, as_told, words
from dealer_terminal.review.alarms.load import HOUR
from dealer_terminal.review.console import shift_of
from dealer_terminal.review.shift import Shift, Sums
from dealer_terminal.review.shift_signing import ShiftRead, signed_before
from dealer_terminal.review.statistics.wins import TableWin
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.console.clocks import dated_text, instant_of
from dealer_terminal.ui.console.sheet import FieldKind, Opens, SheetField, SheetKey, SheetLine, Stays, Tone
from dealer_terminal.ui.pit.figures.money import meaning
from dealer_terminal.ui.pit.pit_view_state import OTHERS_ALONE
from dealer_terminal.ui.pit.sheet import Counts, Doing, PitSheet, PitSnapshot, by_whom
from dealer_terminal.ui.pit.sheets.signing_sheet import SigningSheet, paper_sheet, to_sign

HOURS = 8
_SECOND = 1_000_000
_OTHER = "other"
_HOURS = (("8", words("8 h")), ("12", words("12 h")), ("24", words("24 h")), (_OTHER, words("From … to")))
_ENDS = (SheetField("from", words("From"), FieldKind.SHORT), SheetField("to", words("To"), FieldKind.SHORT))
_SHOWN = 12
"""Number of hash digits shown, as many as `shift --sign` requires."""


class ShiftSheet(PitSheet, frozen=True, kw_only=True):
    def heading(self, stand: PitSnapshot) -> Words:
        return words("The shift")

    def told(self, stand: PitSnapshot) -> Words:
        for read in stand.shift:
            return words(
                "From {since} to {until}",
                since=dated_text(read.since, stand.zone),
                until=dated_text(read.until, stand.zone),
            )
        return words("All tables here, up to now, or in the time that you write.")

    def fields(self, stand: PitSnapshot) -> tuple[SheetField, ...]:
        ends = _ENDS if self.text("hours") == _OTHER else ()
        note = (SheetField("note", words("Note, where other figures were signed before")),) if stand.shift else ()
        return (SheetField("hours", words("So long"), FieldKind.CHOICE, _HOURS), *ends, *note)

    def lines(self, stand: PitSnapshot) -> tuple[SheetLine, ...]:
        return tuple(line for read in stand.shift for line in _lines(read, stand))

    def keys(self, stand: PitSnapshot) -> tuple[SheetKey, ...]:
        count = SheetKey("count", words("Count"))
        if not any(read.paper and read.found for read in stand.shift):
            return (count,)
        signs = any(to_sign(stand))
        read = SheetKey("read", words("Read and sign") if signs else words("Read all of it"))
        return (*((read, count) if signs else (count, read)), SheetKey("paper", words("PDF")))

    def pressed(self, stand: PitSnapshot, name: str) -> Doing:
        if name == "count":
            return self._counts(stand)
        for read in stand.shift:
            if name == "paper":
                return Opens(paper_sheet(read, stand.zone))
            return Opens(SigningSheet(digest=read.digest, typed={"note": self.text("note")}))
        return Stays(words("Count it first."))

    def _counts(self, stand: PitSnapshot) -> Doing:
        if self.text("hours") != _OTHER:
            return Counts(*last_hours(stand.now, int(self.text("hours"))))
        try:
            since, until = (instant_of(self.text(each.name), stand.now, stand.zone) for each in _ENDS)
        except (ValueError, OverflowError):
            return Stays(words("Write both as 2026-01-05 06:00, or as 06:00 for today."))
        if since >= until:
            return Stays(words("It ends before it begins."))
        return Counts(since, until) if until <= stand.now else Stays(words("That time is not over yet."))


def last_hours(now: int, hours: int) -> tuple[int, int]:
    """Return the range up to now in whole seconds, the precision of entered times."""
    until = now // _SECOND * _SECOND
    return until - hours * HOUR, until


def shift_sheet() -> ShiftSheet:
    return ShiftSheet(typed={"hours": str(HOURS)})


def _lines(read: ShiftRead, stand: PitSnapshot) -> Iterator[SheetLine]:
    """Yield the signatures before the sums."""
    if read.failed != NO_WORDS:
        return
    yield from (SheetLine(OTHERS_ALONE, each, tone=Tone.WRONG) for each in read.wrong)
    if not read.found:
        yield SheetLine(words("No round began in this time."))
    else:
        yield SheetLine(words("Hash of these figures: {digits}", digits=read.digest.hex()[:_SHOWN]))
    for signed in signed_before(stand.console, shift_of(read.since, read.until, read.read)):
        same = signed.fact.figures == read.digest
        told = words("These figures are signed") if same else words("Other figures were signed")
        yield SheetLine(told, by_whom(signed.written, stand), tone=Tone.GOOD if same else Tone.WRONG)
    for shift in read.found:
        kind = words("SIMULATED") if shift.simulated else words("At the tables")
        yield SheetLine(kind, tone=Tone.HEADING)
        yield _sums(shift.total, words("All"))
        for each in shift.by_table:
            yield _sums(each, words("Table {name}", name=each.name[0]))
        yield from (SheetLine(_named(shift, win), meaning(win), tone=Tone.WRONG) for win in shift.wins if win.called)
        yield SheetLine(words("By dealer"), tone=Tone.HEADING)
        for each in shift.by_dealer:
            yield _sums(each, as_told(_dealer(shift, each.name[0])))


def _dealer(shift: Shift, number: str) -> str:
    """Return the dealer's name and number, or the number alone if the tables do not know the name."""
    stints = (each for table in shift.tables for each in table.stints)
    return next((f"{each.name} ({number})" for each in stints if each.dealer == number), number)


def _named(shift: Shift, win: TableWin) -> Words:
    tables = (each.table for each in shift.tables if each.read.first.journal == win.journal)
    return words("Table {name}", name=next(tables, win.journal))


def _sums(sums: Sums, name: Words) -> SheetLine:
    """Return a line with the signed win. Wagers without an expectation count at their actual amount in the win and in
    its expectation."""
    played = words("{name}: {rounds} rounds, {hands} hands", name=name, rounds=sums.rounds, hands=sums.hands)
    found, held = sums.expected, sums.expected.of_win()
    if not found.hands:
        return SheetLine(played)
    money = (sums.money.win, round(held.expected), held.band.low, held.band.high)
    won, expected, low, high = map(signed_dollars, money)
    told = words(
        "handle {handle}, won {won}, expected {expected}, honest from {low} to {high}",
        handle=dollars(sums.money.handle),
        won=won,
        expected=expected,
        low=low,
        high=high,
    )
    return SheetLine(played, told, tone=Tone.WRONG if found.outside else Tone.USUAL)
