"""The shoe's two counts, watched: the number of each report and the index of each card. No hole is passed over in
silence.

A report's number is a digit. After 9 comes 0 or 1; which of them a shoe shows in time. Until then a 1 where a 0 may
have been lost is a hole, unless the index proves that it is none.
"""

from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cache
from typing import NamedTuple

from drivers.angel_eye.host.rows import INDEXES, Rows
from drivers.angel_eye.wire.cards import NOWHERE, ShoePlace, is_burnt, place_of
from drivers.angel_eye.wire.codec import ShoeReport
from drivers.declaration import UNTOLD
from drivers.events import UNREAD, CardRead, DeviceTime, ReportsMissing

CARDS = frozenset("DR")
ENDS = frozenset("GP")
"""What ends a game where nobody but the shoe tells of games."""
_DECK = 52
_BESIDE = 1
"""So many of the reports lost in one hole may have been no card."""
_OWN = (1, 2)
"""So many numbers a card that is sent again may have taken before."""
_BEHIND_A_START = frozenset({1, 2})
"""So many cards may be lost together with the start before them. More are rather a dead line."""
_BACK = range(1, 4)
"""So many cards may have been told since one that was lost and is told again: a shoe waits some seconds for that, and a
dealer does not."""
_FIRST = b"01"
_DIGITS = b"0123456789"
_PASSES = 2
"""So often a shoe goes from 9 to 1 before it is believed that it has no 0."""


class Wrap(Enum):
    """What comes after 9."""

    UNKNOWN = b"01"
    ZERO = b"0"
    ONE = b"1"


_CYCLES = {Wrap.UNKNOWN: (9, 10), Wrap.ZERO: (10,), Wrap.ONE: (9,)}


class CountGap(NamedTuple):
    """So many numbers are missing, or a whole count or more besides."""

    numbers: int
    cycle: int


Drift = frozenset[CountGap]
"""How many reports may have gone by since the last card that was heard: none where it is empty."""
NO_DRIFT: Drift = frozenset()
AT_A_START: Drift = frozenset((CountGap(0, 10),))
ANY_DRIFT: Drift = frozenset(CountGap(numbers, 10) for numbers in range(10))
NO_REPORT = ShoeReport(0, "", b"")


@dataclass(slots=True)
class Counting:
    wrap: Wrap = Wrap.UNKNOWN
    passes: int = 0
    rows: Rows = field(default_factory=Rows)
    code: bytes = b""
    last: ShoeReport = NO_REPORT
    drift: Drift = ANY_DRIFT
    heard: int = UNTOLD
    """The game of the last report."""
    lost: frozenset[ShoePlace] = frozenset()
    """Of the last hole that was told with its cards."""

    def in_game(self, game: int) -> None:
        """The game that the next report belongs to, where the host tells it; else the shoe's own words end one."""
        self.rows.game = self.rows.game if game == UNTOLD else game

    def missing(self, last: ShoeReport, report: ShoeReport) -> tuple[ReportsMissing, ...]:
        """What is to be said before this report; nothing where none is missing."""
        return tuple(replace(each, since=self.heard) for each in self._missing(last, report))

    def _missing(self, last: ShoeReport, report: ShoeReport) -> tuple[ReportsMissing, ...]:
        due, place = self._due(last), _place(report)
        if report.letter == "R" and place != NOWHERE and report.payload == self.code:
            return ()
        if report.seq in due and self._told_before(report):
            return ()
        if report.seq in due and self.rows.due(place):
            if self._zero_lost(last, report):
                return (ReportsMissing("0", "1"),)
            return self._perhaps_the_first(report) or self._perhaps_anew(last, report, due)
        if report.letter == "R" and self._numbers_of_its_own(last, report):
            return ()
        if last.letter == "S" and report.seq in due:
            due = bytes((report.seq,))
        return (self._hole(last, report, due),)

    def first(self, report: ShoeReport) -> tuple[ReportsMissing, ...]:
        """Before the first report of all: a card may be the first of its game, or not."""
        in_game = report.letter in CARDS and not is_burnt(report.payload)
        if in_game and not (report.seq in _FIRST and self.rows.due(_place(report))):
            return (ReportsMissing("", chr(report.seq)),)
        return self._perhaps_the_first(report)

    def note(self, report: ShoeReport, game: int) -> None:
        place, drift = _place(report), self._drift_at(report)
        self._learn(report)
        again = self._told_before(report)
        if not again:
            self.rows.note(place, proven=not drift)
        self.drift = drift if place == NOWHERE else NO_DRIFT
        self.last, self.heard = report, game
        self.code = report.payload if report.letter in CARDS and not again else self.code
        if report.letter == "S":
            self.rows.forget()
        if report.letter in ENDS and game == UNTOLD:
            self.rows.game -= 1

    def _learn(self, report: ShoeReport) -> None:
        if report.seq == ord("0"):
            self.wrap = Wrap.ZERO
        elif report.seq == ord("1") and self.last.seq == ord("9") and self.wrap is Wrap.UNKNOWN:
            self.passes += _PASSES if self.rows.follows(_place(report)) else 1
            self.wrap = Wrap.ONE if self.passes >= _PASSES else Wrap.UNKNOWN

    def _drift_at(self, report: ShoeReport) -> Drift:
        """Once this report is heard. A start is the first of several, or the second of which nobody knows more."""
        if report.letter == "S":
            return ANY_DRIFT if self.drift else AT_A_START
        due = self._due(self.last)
        if report.seq not in due or self._zero_lost(self.last, report):
            return ANY_DRIFT
        if self.last.letter != "S":
            return self.drift
        return self._gaps_from(due, report) if self.drift == AT_A_START else ANY_DRIFT

    def _perhaps_the_first(self, report: ShoeReport) -> tuple[ReportsMissing, ...]:
        """The first card that is heard, ever or since a start: where the shoe may have counted from elsewhere, others
        went by before it."""
        lost = fitting(self._drift_at(report), self.rows.ahead_of_another_start(_place(report)), beside=0)
        few = lost & self.rows.ahead_of_another_start(_place(report))
        return (ReportsMissing(chr(report.seq), chr(report.seq), fewest=min(few)),) if few else ()

    def _zero_lost(self, last: ShoeReport, report: ShoeReport) -> bool:
        """Perhaps: of a shoe that started nobody knows how it counts; of another it is asked once."""
        if report.seq != ord("1") or self.wrap is Wrap.ONE:
            return False
        passed = last.seq == ord("9") and not self.passes
        started = last.letter == "S" and last.seq not in b"01"
        return (passed or started) and not (self.rows.follows(_place(report)) or self._shown_by_the_next(report))

    def _shown_by_the_next(self, report: ShoeReport) -> bool:
        """Where cards stand in one row, a card that was lost beside another report is shown by the next card."""
        return self.rows.counts and len(self.rows.last) == 1 and report.letter not in CARDS

    def _due(self, last: ShoeReport) -> bytes:
        """The numbers that may follow: a shoe that started counts on, or anew, or under the start's own number."""
        after = self._after(last.seq)
        return bytes((*after, last.seq, *_FIRST)) if last.letter == "S" else after

    def _after(self, number: int) -> bytes:
        return bytes((number + 1,)) if number != ord("9") else self.wrap.value

    def _numbers_of_its_own(self, last: ShoeReport, report: ShoeReport) -> bool:
        """A card that is sent again takes a new number each time: where it is the next one, those that are missing were
        its own. More of them could be a whole round of indexes."""
        own = all(gap.numbers in _OWN for gap in self._gaps(last, report))
        return own and self.rows.follows(_place(report))

    def _told_before(self, report: ShoeReport) -> bool:
        """A card that was told to be lost, behind the next ones."""
        place = _place(report)
        return report.letter == "R" and place in self.lost and self.rows.behind(place) in _BACK

    def _perhaps_anew(self, last: ShoeReport, report: ShoeReport, due: bytes) -> tuple[ReportsMissing, ...]:
        """The first new game of a shoe: its index begins anew or counts on, or many cards went by."""
        lost = fitting(self._gaps(last, report), self.rows.ahead_of_another(_place(report)))
        return (ReportsMissing(chr(due[0]), chr(report.seq), fewest=min(lost)),) if lost else ()

    def _hole(self, last: ShoeReport, report: ShoeReport, due: bytes) -> ReportsMissing:
        place = _place(report)
        gaps = self._gaps(last, report)
        lost = fitting(gaps, self.rows.ahead(place)) if self.rows.proves(place) else frozenset()
        if lost != fitting(gaps, self.rows.ahead(place), beside=0) and self._perhaps_a_start(last, report):
            lost = frozenset()
        cards = _cards(place, min(lost)) if len(lost) == 1 and min(lost) < INDEXES else ()
        sure = len(lost) == 1 and len(cards) == min(lost)
        self.lost = frozenset(ShoePlace(each.target, each.index) for each in cards) if sure else frozenset()
        return ReportsMissing(chr(due[0]), chr(report.seq), cards, sure)

    def _perhaps_a_start(self, last: ShoeReport, report: ShoeReport) -> bool:
        """What was lost and is no card may be a start, and cards behind it that brought the index where it was."""
        starts = bytes((*self._after(last.seq), *_FIRST))
        due = bytes(number for each in starts for number in (each, *self._after(each)))
        anew = self.rows.ahead_of_a_game(_place(report)) & _BEHIND_A_START
        return bool(anew & fitting(self._gaps_from(due, report), anew, beside=0))

    def _gaps(self, last: ShoeReport, report: ShoeReport) -> frozenset[CountGap]:
        """For each count that this shoe may have. Of a number that is no digit nothing is known."""
        if last.seq not in _DIGITS or report.seq not in _DIGITS:
            return frozenset()
        cycles = (10,) if ord("0") in (last.seq, report.seq) else _CYCLES[self.wrap]
        return frozenset(CountGap((report.seq - last.seq - 1) % cycle, cycle) for cycle in cycles)

    def _gaps_from(self, due: bytes, report: ShoeReport) -> Drift:
        """As many as lie between each number that was due and the one that came."""
        there = due.replace(b"0", b"") if self.wrap is Wrap.ONE else due
        cycles = {each: (10,) if ord("0") in (each, report.seq) else _CYCLES[self.wrap] for each in there}
        return frozenset(CountGap((report.seq - each) % cycle, cycle) for each in there for cycle in cycles[each])


@cache
def fitting(gaps: frozenset[CountGap], ahead: frozenset[int], *, beside: int = _BESIDE) -> frozenset[int]:
    """How many cards may have gone by, of a deck's 52: each number that fits both counts."""
    return frozenset(
        cards
        for gap in gaps
        for cards in range(_DECK + 1)
        if cards % INDEXES in ahead and (gap.numbers - cards) % gap.cycle <= beside
    )


def _place(report: ShoeReport) -> ShoePlace:
    return place_of(report.payload) if report.letter in CARDS else NOWHERE


def _cards(place: ShoePlace, count: int) -> tuple[CardRead, ...]:
    indexes = ((place.index - count + each) % INDEXES for each in range(count))
    return tuple(CardRead(UNREAD, DeviceTime.IN_GAME, place.target, each) for each in indexes)
