"""The shoe's two counts, watched: the number of each report and the index of each card. No hole is passed over in
silence.

A report's number is a digit. After 9 comes 0 or 1; once a 0 was heard it is known that 0 does.
"""

from dataclasses import dataclass

from drivers.angel_eye.wire.cards import NOWHERE, Place, place_of
from drivers.angel_eye.wire.codec import Report
from drivers.events import UNREAD, CardRead, ReportsMissing, Setting

INDEXES = 16
CYCLES = (9, 10)
"""After so many lost reports the number goes on as if none were."""
CARDS = frozenset("DR")
BESIDE = frozenset("CM")
"""What may come between two cards of a game and leaves their indexes as they are."""
_ANEW = (0, 1)


@dataclass(slots=True)
class Counting:
    """Indexes prove something once two cards had one after the other, as long as all cards go to one place."""

    zero: bool = False
    indexed: bool = False
    targets: frozenset[str] = frozenset()
    place: Place = NOWHERE
    code: bytes = b""

    def missing(self, last: Report, report: Report) -> tuple[ReportsMissing, ...]:
        """What is to be said before this report; nothing where none is missing."""
        due, skipped = self._due(last), self._skipped(report)
        if report.seq in due:
            return (_hole(due, report, skipped, sure=len(skipped) in CYCLES),) if skipped else ()
        if report.letter == "R" and self._numbers_of_its_own(report):
            return ()
        proven = self._same_row(report) and len(skipped) <= self._passed(due[0], report.seq)
        return (_hole(due, report, skipped, sure=proven),)

    def note(self, report: Report) -> None:
        self.zero = self.zero or report.seq == ord("0")
        if report.letter in BESIDE:
            return
        place = place_of(report.payload) if report.letter in CARDS else NOWHERE
        self.targets |= {place.target} - {""}
        self.indexed = self.indexed or follows(self.place, place)
        self.place, self.code = place, report.payload

    def _due(self, last: Report) -> bytes:
        """The numbers that may follow: a shoe that started counts on, or anew, or under the start's own number."""
        after = bytes((last.seq + 1,)) if last.seq != ord("9") else b"0" if self.zero else b"01"
        return bytes((*after, last.seq, *b"01")) if last.letter == "S" else after

    def _numbers_of_its_own(self, report: Report) -> bool:
        """A card that is sent again takes a new number each time: where it is the last card or the next one, those that
        are missing were its own."""
        told = self.place != NOWHERE and report.payload == self.code
        return told or (self._same_row(report) and follows(self.place, place_of(report.payload)))

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
        return (came - due) % (10 if self.zero or due == ord("0") else 9)


def follows(before: Place, place: Place) -> bool:
    return before != NOWHERE and place == Place(before.target, (before.index + 1) % INDEXES)


def _hole(due: bytes, report: Report, skipped: tuple[CardRead, ...], *, sure: bool) -> ReportsMissing:
    return ReportsMissing(chr(due[0]), chr(report.seq), skipped if sure else (), sure)
