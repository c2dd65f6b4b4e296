"""The shoe's two counts, watched: the number of each report and the index of each card. No hole is passed over in
silence.

A report's number is a digit. After 9 comes 0 or 1; which of them a shoe shows in time. Until then a 1 where a 0 may
have been lost is a hole, unless the index proves that it is none.
"""

from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from typing import NamedTuple

from drivers.angel_eye.host.rows import INDEXES, Rows
from drivers.angel_eye.wire.cards import NOWHERE, Place, is_burnt, place_of
from drivers.angel_eye.wire.codec import Report
from drivers.declaration import UNTOLD
from drivers.events import UNREAD, CardRead, ReportsMissing, Setting

CARDS = frozenset("DR")
ENDS = frozenset("GP")
"""What ends a game where nobody but the shoe tells of games."""
_DECK = 52
_BESIDE = 1
"""So many of the reports lost in one hole may have been no card."""
_OWN = (1, 2)
"""So many numbers a card that is sent again may have taken before."""
_ANEW = (0, 1)
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


class Gap(NamedTuple):
    """So many numbers are missing, or a whole count or more besides."""

    numbers: int
    cycle: int


@dataclass(slots=True)
class Counting:
    wrap: Wrap = Wrap.UNKNOWN
    passes: int = 0
    rows: Rows = field(default_factory=Rows)
    code: bytes = b""
    number: int = 0

    def in_game(self, game: int) -> None:
        """The game that the next report belongs to, where the host tells it; else the shoe's own words end one."""
        self.rows.game = self.rows.game if game == UNTOLD else game

    def missing(self, last: Report, report: Report) -> tuple[ReportsMissing, ...]:
        """What is to be said before this report; nothing where none is missing."""
        due, place = self._due(last), _place(report)
        if report.letter == "R" and place != NOWHERE and report.payload == self.code:
            return ()
        if report.seq in due and self.rows.due(place):
            if self._zero_lost(last, report):
                return (ReportsMissing("0", "1"),)
            return self._perhaps_anew(last, report, due)
        if report.letter == "R" and self._numbers_of_its_own(last, report):
            return ()
        if last.letter == "S" and report.seq in due:
            due = bytes((report.seq,))
        return (self._hole(last, report, due),)

    def first(self, report: Report) -> tuple[ReportsMissing, ...]:
        """Before the first report of all: a card may be the first of its game, or not."""
        in_game = report.letter in CARDS and not is_burnt(report.payload)
        begins = report.seq in _FIRST and place_of(report.payload).index in _ANEW
        return (ReportsMissing("1", chr(report.seq)),) if in_game and not begins else ()

    def note(self, report: Report, game: int) -> None:
        self._learn(report)
        self.rows.note(_place(report))
        self.code = report.payload if report.letter in CARDS else self.code
        if report.letter == "S":
            self.rows.forget()
        if report.letter in ENDS and game == UNTOLD:
            self.rows.game -= 1

    def _learn(self, report: Report) -> None:
        if report.seq == ord("0"):
            self.wrap = Wrap.ZERO
        elif report.seq == ord("1") and self.number == ord("9") and self.wrap is Wrap.UNKNOWN:
            self.passes += _PASSES if self.rows.follows(_place(report)) else 1
            self.wrap = Wrap.ONE if self.passes >= _PASSES else Wrap.UNKNOWN
        self.number = report.seq

    def _zero_lost(self, last: Report, report: Report) -> bool:
        """Perhaps: of a shoe that started nobody knows how it counts; of another it is asked once."""
        if report.seq != ord("1") or self.wrap is Wrap.ONE:
            return False
        passed = last.seq == ord("9") and not self.passes
        started = last.letter == "S" and last.seq not in b"01"
        return (passed or started) and not (self.rows.follows(_place(report)) or self._shown_by_the_next(report))

    def _shown_by_the_next(self, report: Report) -> bool:
        """Where cards stand in one row, a card that was lost beside another report is shown by the next card."""
        return self.rows.counts and len(self.rows.last) == 1 and report.letter not in CARDS

    def _due(self, last: Report) -> bytes:
        """The numbers that may follow: a shoe that started counts on, or anew, or under the start's own number."""
        after = bytes((last.seq + 1,)) if last.seq != ord("9") else self.wrap.value
        return bytes((*after, last.seq, *b"01")) if last.letter == "S" else after

    def _numbers_of_its_own(self, last: Report, report: Report) -> bool:
        """A card that is sent again takes a new number each time: where it is the next one, those that are missing were
        its own. More of them could be a whole round of indexes."""
        own = all(gap.numbers in _OWN for gap in self._gaps(last, report))
        return own and self.rows.follows(_place(report))

    def _perhaps_anew(self, last: Report, report: Report, due: bytes) -> tuple[ReportsMissing, ...]:
        """The first new game of a shoe: its index begins anew or counts on, or many cards went by, and no other report
        with them: else too many tables would be asked."""
        lost = fitting(self._gaps(last, report), self.rows.ahead_of_another(_place(report)), beside=0)
        return (ReportsMissing(chr(due[0]), chr(report.seq), fewest=min(lost)),) if lost else ()

    def _hole(self, last: Report, report: Report, due: bytes) -> ReportsMissing:
        place = _place(report)
        lost = fitting(self._gaps(last, report), self.rows.ahead(place)) if self.rows.proves(place) else frozenset()
        cards = _cards(place, min(lost)) if len(lost) == 1 and min(lost) < INDEXES else ()
        sure = len(lost) == 1 and len(cards) == min(lost)
        return ReportsMissing(chr(due[0]), chr(report.seq), cards, sure)

    def _gaps(self, last: Report, report: Report) -> frozenset[Gap]:
        """For each count that this shoe may have. Of a number that is no digit nothing is known."""
        if last.seq not in _DIGITS or report.seq not in _DIGITS:
            return frozenset()
        cycles = (10,) if ord("0") in (last.seq, report.seq) else _CYCLES[self.wrap]
        return frozenset(Gap((report.seq - last.seq - 1) % cycle, cycle) for cycle in cycles)


@cache
def fitting(gaps: frozenset[Gap], ahead: frozenset[int], *, beside: int = _BESIDE) -> frozenset[int]:
    """How many cards may have gone by, of a deck's 52: each number that fits both counts."""
    return frozenset(
        cards
        for gap in gaps
        for cards in range(_DECK + 1)
        if cards % INDEXES in ahead and (gap.numbers - cards) % gap.cycle <= beside
    )


def _place(report: Report) -> Place:
    return place_of(report.payload) if report.letter in CARDS else NOWHERE


def _cards(place: Place, count: int) -> tuple[CardRead, ...]:
    indexes = ((place.index - count + each) % INDEXES for each in range(count))
    return tuple(CardRead(UNREAD, Setting.IN_GAME, place.target, each) for each in indexes)
