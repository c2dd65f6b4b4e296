"""State of the search panel: the question and its results so far, one frozen value."""

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
    """Results, newest first.

    `more` is the place of the next page, `lit` the index of the selected result, `failed` the reason for a failure, and
    `none` the reason why there can be no result. `upto` is the number of records when the question was asked.
    """

    question: SearchQuestion = USUAL
    standing: SearchStatus = SearchStatus.NOT_ASKED
    found: tuple[SearchHit, ...] = ()
    more: tuple[SearchPlace, ...] = ()
    lit: int = NOWHERE
    failed: Words = NO_WORDS
    none: Words = NO_WORDS
    upto: int = 0

    def wish(self) -> tuple[Wish, ...]:
        """Return the next page to request, or nothing if it is under way or there are no more."""
        if self.standing is SearchStatus.NOT_ASKED:
            return (Wish(self.question, NEWEST),)
        if self.standing is SearchStatus.ASKED or not self.more:
            return ()
        return (Wish(self.question, self.more[0]),)

    def asked(self, size: int = 0) -> "Finds":
        """Return the state after a request. Later pages add older results to the first one."""
        upto = size if self.standing is SearchStatus.NOT_ASKED else self.upto
        return replace(self, standing=SearchStatus.ASKED, failed=NO_WORDS, upto=upto)

    def anew(self) -> "Finds":
        """Return the state without a failure, so that the question is asked again. Pages that have arrived stay."""
        if self.failed == NO_WORDS:
            return self
        return replace(self, failed=NO_WORDS) if self.found else Finds(self.question)

    def answered(self, answer: SearchAnswer) -> "Finds":
        """Return the state with an answer. Ignore an answer that is no longer expected."""
        due = self.more or (NEWEST,)
        if self.standing is not SearchStatus.ASKED or answer.wish != Wish(self.question, due[0]):
            return self
        if answer.failed != NO_WORDS:
            return replace(self, standing=SearchStatus.ANSWERED, failed=answer.failed)
        found = (*self.found, *answer.page.found)
        return replace(self, standing=SearchStatus.ANSWERED, found=found, more=answer.page.more, none=answer.page.none)

    def at(self, position: int) -> "Finds":
        """Return the state with the result at this position selected, if there is one."""
        here = [number for number, each in enumerate(self.found) if each.position == position]
        if not here or (self.lit in here):
            return self
        return replace(self, lit=here[0])

    def next(self, towards: Towards) -> tuple[int, ...]:
        """Return the index of the next result in that direction, or nothing beyond either end."""
        number = self.lit + towards.value
        return (number,) if 0 <= number < len(self.found) else ()
