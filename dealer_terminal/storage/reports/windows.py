"""Which rounds began between two times. Times rise with the numbers, but where a clock was set back."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct
from sqlalchemy import Connection, func, select

from dealer_terminal.audit.journal_facts import ClockSteppedBack
from dealer_terminal.audit.replay import entry_of
from dealer_terminal.storage.house_records import house_records
from dealer_terminal.storage.schema import rounds

BEGINNING, END = 0, 2**62


class Span(Struct, frozen=True):
    """Rounds from `first` on, and before `end`."""

    first: int
    end: int


class Window(Struct, frozen=True):
    """Microseconds UTC from `since` on, and before `until`."""

    since: int = BEGINNING
    until: int = END


def spans(connection: Connection, window: Window) -> tuple[Span, ...]:
    """In order. One span, unless a clock was set back."""
    if window == Window():
        return (Span(BEGINNING, END),)
    return tuple(_spans_joined(_spans_found(connection, window)))


def _spans_found(connection: Connection, window: Window) -> Iterator[Span]:
    opened = _Opened(connection)
    within = (min(each, len(opened)) for each in _steps(connection))
    for begin, end in pairwise([0, *within, len(opened)]):
        first = bisect_left(opened, window.since, begin, end)
        last = bisect_left(opened, window.until, first, end)
        if first < last:
            yield Span(first, last)


def _spans_joined(found: Iterator[Span]) -> Iterator[Span]:
    pending = Span(0, 0)
    for span in found:
        if span.first == pending.end and pending.end:
            pending = Span(pending.first, span.end)
            continue
        if pending.end:
            yield pending
        pending = span
    if pending.end:
        yield pending


def _steps(connection: Connection) -> list[int]:
    """The first round that could begin after each step back."""
    stepped = (record for record in house_records(connection) if isinstance(entry_of(record), ClockSteppedBack))
    return sorted({record.round + 1 for record in stepped})


class _Opened:
    """When each closed round began; where a number was never closed, the next one that was."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        last = connection.execute(select(func.max(rounds.c.round))).scalar()
        self._size = 0 if last is None else last + 1

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, at: int) -> int:
        next_one = select(rounds.c.opened).where(rounds.c.round >= at).order_by(rounds.c.round).limit(1)
        found: int = self._connection.execute(next_one).scalar_one()
        return found
