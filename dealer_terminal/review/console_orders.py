"""Exports requested at a console, a closed union."""

from msgspec import Struct

from dealer_terminal.journal.review_facts import RecordAt, RecordRange, ViewedAs
from dealer_terminal.review.console_commands import RecordView


class OrderEvidence(Struct, frozen=True):
    """Closed rounds as a file that verifies itself, with or without `pictures` and `marks`."""

    first: int
    last: int
    file: str
    reason: str
    pictures: str = "yes"
    marks: str = "yes"


class OrderBookmarks(Struct, frozen=True):
    """Marks by a camera's clock: as a table, or as subtitles for a recording that `began` at that camera time."""

    camera: str
    file: str
    reason: str
    began: int = 0


Order = OrderEvidence | OrderBookmarks


class OrderShift(Struct, frozen=True):
    """The shift of these tables as a PDF, with the figures of this hash only."""

    dbs: tuple[str, ...]
    since: int
    until: int
    digest: bytes
    file: str


class ViewInProgress(Struct, frozen=True):
    """A view in progress, at adjacent records of one round. Its beginning has been logged."""

    began: RecordView
    whole: RecordView
    round: int

    def and_then(self, at: RecordAt, looked: ViewedAs, round_: int) -> "tuple[ViewInProgress, ...]":
        """Return the view extended by a record, or nothing if the record starts another view."""
        known = self.whole.at
        same = (self.whole.looked, self.round, known.first.journal) == (looked, round_, at.journal)
        if not same or not known.first.position - 1 <= at.position <= known.last.position + 1:
            return ()
        ends = sorted((known.first, known.last, at), key=lambda each: each.position)
        return (ViewInProgress(self.began, RecordView(RecordRange(ends[0], ends[-1]), looked), self.round),)

    @property
    def to_write(self) -> tuple[RecordView, ...]:
        """Return the view to log, or nothing if it has not grown since it was logged."""
        return () if self.whole == self.began else (self.whole,)


def begun(look: RecordView, round_: int) -> ViewInProgress:
    return ViewInProgress(look, look, round_)
