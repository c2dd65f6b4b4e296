"""The shoe's two counts, watched: the number of each report and the index of each card. No hole is passed over in
silence.

A report's number is a digit. After 9 comes 0 or 1; which of them a shoe shows in time. Until then a 1 where a 0 may
have been lost is a hole, unless the index proves that it is none.
"""

from dataclasses import dataclass
from enum import Enum

from drivers.angel_eye.wire.cards import NOWHERE, Place, is_burnt, place_of
from drivers.angel_eye.wire.codec import Report
from drivers.events import UNREAD, CardRead, ReportsMissing, Setting

INDEXES = 16
CYCLES = (9, 10)
"""After so many lost reports the number goes on as if none were."""
CARDS = frozenset("DR")
BESIDE = frozenset("CM")
"""What may come between two cards of a game and leaves their indexes as they are."""
_ANEW = (0, 1)
_FIRST = b"01"
_PASSES = 2
"""So often a shoe goes from 9 to 1 before it is believed that it has no 0."""


class Wrap(Enum):
    """What comes after 9."""

    UNKNOWN = b"01"
    ZERO = b"0"
    ONE = b"1"


@dataclass(slots=True)
class Counting:
    """Indexes prove something once two cards had one after the other, as long as all cards go to one place."""

    wrap: Wrap = Wrap.UNKNOWN
    passes: int = 0
    indexed: bool = False
    targets: frozenset[str] = frozenset()
    place: Place = NOWHERE
    code: bytes = b""
    number: int = 0

    def missing(self, last: Report, report: Report) -> tuple[ReportsMissing, ...]:
        """What is to be said before this report; nothing where none is missing."""
        due, skipped = self._due(last), self._skipped(report)
        if report.seq in due:
            if skipped:
                return (_hole(due, report, skipped, sure=len(skipped) in CYCLES),)
            return (ReportsMissing("0", "1"),) if self._zero_lost(last, report) else ()
        if report.letter == "R" and self._numbers_of_its_own(report):
            return ()
        proven = self._same_row(report) and len(skipped) <= self._passed(due[0], report.seq)
        return (_hole(due, report, skipped, sure=proven),)

    def first(self, report: Report) -> tuple[ReportsMissing, ...]:
        """Before the first report of all: a card may be the first of its game, or not."""
        in_game = report.letter in CARDS and not is_burnt(report.payload)
        begins = report.seq in _FIRST and place_of(report.payload).index in _ANEW
        return (ReportsMissing("1", chr(report.seq)),) if in_game and not begins else ()

    def note(self, report: Report) -> None:
        self._learn(report)
        if report.letter in BESIDE:
            return
        place = place_of(report.payload) if report.letter in CARDS else NOWHERE
        self.targets |= {place.target} - {""}
        self.indexed = self.indexed or follows(self.place, place)
        self.place, self.code = place, report.payload

    def _learn(self, report: Report) -> None:
        if report.seq == ord("0"):
            self.wrap = Wrap.ZERO
        elif report.seq == ord("1") and self.number == ord("9") and self.wrap is Wrap.UNKNOWN:
            self.passes += _PASSES if self._next_in_row(report) else 1
            self.wrap = Wrap.ONE if self.passes >= _PASSES else Wrap.UNKNOWN
        self.number = report.seq

    def _zero_lost(self, last: Report, report: Report) -> bool:
        """Perhaps: of a shoe that started nobody knows how it counts; of another it is asked once."""
        if report.seq != ord("1") or self.wrap is Wrap.ONE:
            return False
        passed = last.seq == ord("9") and not self.passes
        started = last.letter == "S" and last.seq not in b"01"
        return (passed or started) and not (self._next_in_row(report) or self._shown_by_the_next(report))

    def _next_in_row(self, report: Report) -> bool:
        return self._same_row(report) and follows(self.place, place_of(report.payload))

    def _shown_by_the_next(self, report: Report) -> bool:
        """Where cards stand in one row, a card that was lost beside another report is shown by the next card."""
        return self.indexed and len(self.targets) == 1 and report.letter not in CARDS

    def _due(self, last: Report) -> bytes:
        """The numbers that may follow: a shoe that started counts on, or anew, or under the start's own number."""
        after = bytes((last.seq + 1,)) if last.seq != ord("9") else self.wrap.value
        return bytes((*after, last.seq, *b"01")) if last.letter == "S" else after

    def _numbers_of_its_own(self, report: Report) -> bool:
        """A card that is sent again takes a new number each time: where it is the last card or the next one, those that
        are missing were its own."""
        told = self.place != NOWHERE and report.payload == self.code
        return told or self._next_in_row(report)

    def _same_row(self, report: Report) -> bool:
        if not self.indexed or len(self.targets) != 1 or report.letter not in CARDS:
            return False
        place = place_of(report.payload)
        return place.target == self.place.target and place.index not in (*_ANEW, self.place.index)

    def _skipped(self, report: Report) -> tuple[CardRead, ...]:
        """The cards between the last index and this one."""
        if not self._same_row(report):
            return ()
        place = place_of(report.payload)
        ahead = (place.index - self.place.index) % INDEXES
        indexes = ((self.place.index + step) % INDEXES for step in range(1, ahead))
        return tuple(CardRead(UNREAD, Setting.IN_GAME, place.target, each) for each in indexes)

    def _passed(self, due: int, came: int) -> int:
        """How many numbers were passed over, at least."""
        return (came - due) % (10 if self.wrap is Wrap.ZERO or due == ord("0") else 9)


def follows(before: Place, place: Place) -> bool:
    return before != NOWHERE and place == Place(before.target, (before.index + 1) % INDEXES)


def _hole(due: bytes, report: Report, skipped: tuple[CardRead, ...], *, sure: bool) -> ReportsMissing:
    return ReportsMissing(chr(due[0]), chr(report.seq), skipped if sure else (), sure)
