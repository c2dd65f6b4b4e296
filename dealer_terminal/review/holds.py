"""Holds of a console on a table's journal: what they touch stays as it is until they are released."""

from collections.abc import Iterable

from dealer_terminal.review.console import Console, Hold


def holds_of(console: Console, journal: str) -> tuple[Hold, ...]:
    """Those that stand."""
    found = (each for each in console.holds.values() if each.at.first.journal == journal and not each.released)
    return tuple(sorted(found, key=lambda each: (each.at.first.position, each.written.position)))


def touching(holds: Iterable[Hold], first: int, end: int) -> tuple[Hold, ...]:
    """Those on a record from `first` up to `end`."""
    return tuple(each for each in holds if each.at.first.position < end and each.at.last.position >= first)
