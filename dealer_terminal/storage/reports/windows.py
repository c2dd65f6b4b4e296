"""Rounds that began between two times. Times rise with the numbers unless a clock was set back."""

from collections.abc import Iterator

from msgspec import Struct
from sqlalchemy import Connection, select

from dealer_terminal.storage.schema import rounds

BEGINNING, END = 0, 2**62


class Span(Struct, frozen=True):
    """Rounds from `first` on, before `end`."""

    first: int
    end: int


class Window(Struct, frozen=True):
    """A time from `since` on, before `until`, in microseconds UTC."""

    since: int = BEGINNING
    until: int = END


def spans(connection: Connection, window: Window) -> tuple[Span, ...]:
    """Return the spans in order: one unless a clock was set back. Read each round's own time and no index."""
    if window == Window():
        return (Span(BEGINNING, END),)
    return tuple(_spans_found(connection, window))


def _spans_found(connection: Connection, window: Window) -> Iterator[Span]:
    """Yield the spans. Numbers without a closed round may be inside or between them."""
    first = end = 0
    began = (rounds.c.opened >= window.since) & (rounds.c.opened < window.until)
    for number, inside in connection.execute(select(rounds.c.round, began).order_by(rounds.c.round)):
        if inside:
            first, end = first or number, number + 1
        elif end:
            yield Span(first, end)
            first = end = 0
    if end:
        yield Span(first, end)
