"""Who looked at what: a look is written as it begins, and once more, whole, when the reviewer goes elsewhere."""

from msgspec import Struct

from dealer_terminal.journal.review_facts import LookedAs, RecordAt, Stretch
from dealer_terminal.review.asks import Look


class Held(Struct, frozen=True):
    """A look that is under way, at records of one round that lie side by side; its beginning is written."""

    began: Look
    whole: Look
    round: int

    def and_then(self, at: RecordAt, looked: LookedAs, round_: int) -> "tuple[Held, ...]":
        """None where that is another look."""
        known = self.whole.at
        same = (self.whole.looked, self.round, known.first.journal) == (looked, round_, at.journal)
        if not same or not known.first.position - 1 <= at.position <= known.last.position + 1:
            return ()
        ends = sorted((known.first, known.last, at), key=lambda each: each.position)
        return (Held(self.began, Look(Stretch(ends[0], ends[-1]), looked), self.round),)

    @property
    def to_write(self) -> tuple[Look, ...]:
        """Nothing more where it is all of what it began with."""
        return () if self.whole == self.began else (self.whole,)


def begun(look: Look, round_: int) -> Held:
    return Held(look, look, round_)
