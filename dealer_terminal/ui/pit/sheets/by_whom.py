"""When something was done at the console, and by whom."""

from dealer_terminal.procedure.words import Words, as_told, words
from dealer_terminal.review.written import Written
from dealer_terminal.ui.console.clocks import when_text
from dealer_terminal.ui.pit.sheet import Stand


def at_time(written: Written, stand: Stand) -> Words:
    """Of what the console wrote by itself."""
    return as_told(when_text(written.utc, stand.now, stand.zone))


def by_whom(written: Written, stand: Stand) -> Words:
    at = when_text(written.utc, stand.now, stand.zone)
    return words("By {name}, {time}", name=stand.console.named(written.by), time=at)
