"""What was asked of the whole journal, and what came of it so far: one frozen value in the panel at the left."""

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure.words import NO_WORDS, Words
from dealer_terminal.review.calendar import Towards
from dealer_terminal.review.finder import NEWEST, Ready, SearchAnswer, SearchHit, SearchPlace, SearchQuestion, Wish

USUAL = SearchQuestion(Ready.PAYMENTS)
NOWHERE = -1


class SearchStatus(Enum):
    NOT_ASKED = "not-asked"
    ASKED = "asked"
    ANSWERED = "answered"


class Finds(Struct, frozen=True):
    """Newest first; `more` is where the next page begins, `lit` which one was gone to, `failed` what kept it,
    `none` why there can be nothing; `upto` is how many records there were when it was asked."""

    question: SearchQuestion = USUAL
    standing: SearchStatus = SearchStatus.NOT_ASKED
    found: tuple[SearchHit, ...] = ()
    more: tuple[SearchPlace, ...] = ()
    lit: int = NOWHERE
    failed: Words = NO_WORDS
    none: Words = NO_WORDS
    upto: int = 0

    def wish(self) -> tuple[Wish, ...]:
        """The next page; none where it is under way, or all is there."""
        if self.standing is SearchStatus.NOT_ASKED:
            return (Wish(self.question, NEWEST),)
        if self.standing is SearchStatus.ASKED or not self.more:
            return ()
        return (Wish(self.question, self.more[0]),)

    def asked(self, size: int = 0) -> "Finds":
        """Pages that follow add what is older."""
        upto = size if self.standing is SearchStatus.NOT_ASKED else self.upto
        return replace(self, standing=SearchStatus.ASKED, failed=NO_WORDS, upto=upto)

    def anew(self) -> "Finds":
        """What failed is asked once more; a page that came stays."""
        if self.failed == NO_WORDS:
            return self
        return replace(self, failed=NO_WORDS) if self.found else Finds(self.question)

    def answered(self, answer: SearchAnswer) -> "Finds":
        """What nobody waits for any more changes nothing."""
        due = self.more or (NEWEST,)
        if self.standing is not SearchStatus.ASKED or answer.wish != Wish(self.question, due[0]):
            return self
        if answer.failed != NO_WORDS:
            return replace(self, standing=SearchStatus.ANSWERED, failed=answer.failed)
        found = (*self.found, *answer.page.found)
        return replace(self, standing=SearchStatus.ANSWERED, found=found, more=answer.page.more, none=answer.page.none)

    def at(self, position: int) -> "Finds":
        """Lit where somebody went to one of them."""
        here = [number for number, each in enumerate(self.found) if each.position == position]
        if not here or (self.lit in here):
            return self
        return replace(self, lit=here[0])

    def next(self, towards: Towards) -> tuple[int, ...]:
        """Down the list, or up; none beyond either end."""
        number = self.lit + towards.value
        return (number,) if 0 <= number < len(self.found) else ()
