"""What is said of a way that leads nowhere, or to one of two."""

from collections.abc import Mapping
from zoneinfo import ZoneInfo

from dealer_terminal.procedure.words import NO_WORDS, Words, words
from dealer_terminal.review.axis import By, Towards
from dealer_terminal.review.calendar import whole_millisecond
from dealer_terminal.ui.console.clocks import dated_text, other_showing, told_apart

SOUGHT = frozenset({By.IRREGULARITY, By.KIND})
"""Steps to what may not be there; marks are another way's."""
NONE_THERE: Mapping[Towards, Words] = {
    Towards.ON: words("There is none further on"),
    Towards.BACK: words("There is none before this"),
}


def said_of(utc: int, last: int, zone: ZoneInfo) -> Words:
    """`last` is when the journal's last fact was written. Nothing where the time is one, and the journal's."""
    if utc > whole_millisecond(last):
        return words("The journal ends before that, at {time}", time=dated_text(last, zone))
    for other in other_showing(utc, zone):
        this, another = told_apart(utc, zone), told_apart(other, zone)
        return words("Clocks showed that twice: this is {this}, the other is {other}", this=this, other=another)
    return NO_WORDS
