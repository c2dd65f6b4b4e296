"""Whether clocks could be compared at an instant: only whoever asks now can say. A journal keeps what was written."""

from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.words import words
from dealer_terminal.review.answers import no
from dealer_terminal.review.asks import Ask, SetCamera
from dealer_terminal.review.calendar import DAY, told_by_a_clock


def not_yet(ask: Ask, now: int) -> Refusal | None:
    """The table's clock and the console's may differ, but no clock is a day wrong."""
    if not isinstance(ask, SetCamera):
        return None
    if not told_by_a_clock(ask.shows) or not told_by_a_clock(ask.table):
        return no(words("No clock shows that time"), words("Give a year between 1970 and 9998."))
    if ask.table > now + DAY:
        return no(words("The table's clock has not been there yet"), words("Give an instant that was seen."))
    return None
