"""What somebody at a console has made to leave the house: a closed union."""

from msgspec import Struct

from dealer_terminal.journal.review_facts import LookedAs, RecordAt, RecordRange
from dealer_terminal.review.console_commands import Look


class OrderEvidence(Struct, frozen=True):
    """Closed rounds as a file that checks itself. `marks` are told in it where they are wanted."""

    first: int
    last: int
    file: str
    reason: str
    pictures: str = "yes"
    marks: str = "yes"


class OrderBookmarks(Struct, frozen=True):
    """Marks by a camera's clock: as a table, or as subtitles over a recording that `began` at that instant of it."""

    camera: str
    file: str
    reason: str
    began: int = 0


Order = OrderEvidence | OrderBookmarks


class OrderShift(Struct, frozen=True):
    """The shift of these tables as a PDF: the figures of that hash, and no others."""

    dbs: tuple[str, ...]
    since: int
    until: int
    digest: bytes
    file: str


class LookUnderWay(Struct, frozen=True):
    """A look that is under way, at records of one round that lie side by side; its beginning is written."""

    began: Look
    whole: Look
    round: int

    def and_then(self, at: RecordAt, looked: LookedAs, round_: int) -> "tuple[LookUnderWay, ...]":
        """None where that is another look."""
        known = self.whole.at
        same = (self.whole.looked, self.round, known.first.journal) == (looked, round_, at.journal)
        if not same or not known.first.position - 1 <= at.position <= known.last.position + 1:
            return ()
        ends = sorted((known.first, known.last, at), key=lambda each: each.position)
        return (LookUnderWay(self.began, Look(RecordRange(ends[0], ends[-1]), looked), self.round),)

    @property
    def to_write(self) -> tuple[Look, ...]:
        """Nothing more where it is all of what it began with."""
        return () if self.whole == self.began else (self.whole,)


def begun(look: Look, round_: int) -> LookUnderWay:
    return LookUnderWay(look, look, round_)
