"""A stretch of time of a journal, for the strip below a replay: a row a round, and a row each for what stands out."""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, or_, select

from dealer_terminal.journal.people_facts import OperatorPreferred, ScreenPreferences
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.review.day import Day, DayActivity, Tick, act_tick, paid_tick, reported_tick
from dealer_terminal.storage.house_records import house_records
from dealer_terminal.storage.reports.windows import Span, Window, spans
from dealer_terminal.storage.schema import irregularities, overrides, rounds


def day(connection: Connection, window: Window) -> Day:
    """Closed rounds that began in it, and what was reported and approved then. An open round is not there yet."""
    within = spans(connection, window)
    closed = _closed(connection, within) if within else ()
    busy = tuple(DayActivity(each.opened, each.closed, each.last - each.first + 1) for each in closed)
    paid = (paid_tick(each.last, each.closed, each.round, each.paid) for each in closed if each.paid)
    found = sorted((*paid, *_beside(connection, window)), key=lambda tick: tick.position)
    return Day(busy, tuple(found))


def _closed(connection: Connection, within: tuple[Span, ...]) -> Sequence[Any]:
    columns = (rounds.c.round, rounds.c.first, rounds.c.last, rounds.c.opened, rounds.c.closed, rounds.c.paid)
    return connection.execute(select(*columns).where(_in(rounds.c.round, within)).order_by(rounds.c.round)).all()


def _beside(connection: Connection, window: Window) -> Iterator[Tick]:
    reported = select(irregularities.c.position, irregularities.c.utc, irregularities.c.irregularity)
    for position, utc, name in connection.execute(reported.where(*_between(irregularities.c.utc, window))):
        yield reported_tick(position, utc, name)
    given = select(overrides.c.position, overrides.c.utc, overrides.c.kind, overrides.c.operator)
    for position, utc, kind, operator in connection.execute(given.where(*_between(overrides.c.utc, window))):
        yield act_tick(position, utc, kind, operator)


def _between(utc: Any, window: Window) -> tuple[ColumnElement[bool], ...]:
    return utc >= window.since, utc < window.until


def _in(column: Any, within: tuple[Span, ...]) -> ColumnElement[bool]:
    return or_(*((column >= each.first) & (column < each.end) for each in within))


Choice = tuple[int, str, ScreenPreferences]
"""The record, who chose, and what."""


def choices(connection: Connection) -> tuple[Choice, ...]:
    """How the dealers of a table liked their screen, and since which record."""
    return tuple(_choices(connection))


def _choices(connection: Connection) -> Iterator[Choice]:
    for record in house_records(connection):
        entry = entry_of(record)
        if isinstance(entry, OperatorPreferred):
            yield record.position, entry.operator, entry.look
