"""A shift as it was read from the journals of its tables, and what is looked at beside its figures."""

from msgspec import Struct

from dealer_terminal.journal.review_facts import Stretch
from dealer_terminal.procedure.words import NO_WORDS, Words
from dealer_terminal.review.paper import Paper
from dealer_terminal.review.shift import Shift
from dealer_terminal.review.shift_course import Stood
from dealer_terminal.review.statistics.dealers import Dealer
from dealer_terminal.review.statistics.readers import Reader


class Beside(Struct, frozen=True):
    """What is looked at beside a shift's figures and signed by nobody: how it went, and who and what dealt it."""

    course: tuple[Stood, ...] = ()
    dealers: tuple[Dealer, ...] = ()
    readers: tuple[Reader, ...] = ()


class ShiftRead(Struct, frozen=True):
    """A stretch of time of some tables, in microseconds UTC: the records that were read, what follows from them, and
    the hash of that, and all of it on `paper`; or why it could not be read. Each shift that is found has its
    `beside`. `wrong` says why other tables are not in it: then it is on no paper, and nobody signs it."""

    since: int
    until: int
    read: tuple[Stretch, ...] = ()
    found: tuple[Shift, ...] = ()
    digest: bytes = b""
    beside: tuple[Beside, ...] = ()
    paper: tuple[Paper, ...] = ()
    wrong: tuple[Words, ...] = ()
    failed: Words = NO_WORDS

    @property
    def simulated(self) -> bool:
        return any(each.simulated for each in self.found)
