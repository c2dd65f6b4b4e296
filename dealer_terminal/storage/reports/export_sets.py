"""Sets of plain rows to export, read in parts.

They contain closed rounds only, with the records around them, so that no unexposed card leaves the journal. Secrets of
operators are not included.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Select, and_, case, func, literal_column, or_, select

from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.procedure.facts import WagersClosed
from dealer_terminal.procedure.preview_words import AT_NOTHING
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.money import dollars
from dealer_terminal.storage.reports.export_of_forms import (
    FORMS,
    JACKPOTS,
    METERS,
    Column,
    ColumnKind,
    Folded,
    Row,
    fact_column,
    number_column,
    text_column,
    time_column,
)
from dealer_terminal.storage.reports.windows import END, Span, Window, spans
from dealer_terminal.storage.schema import (
    device_faults,
    hands,
    irregularities,
    overrides,
    records,
    rounds,
    shifts,
    wager_results,
)

_AT_ONCE = 2000
_SECRET = ("pin", "badge")
_DEALING, _ = KINDS[WagersClosed]


Read = Callable[[Any], Any]


def _as_it_is(value: Any) -> Any:
    return value


class Value(Struct, frozen=True):
    """A column, the stored value, and its conversion."""

    column: Column
    value: ColumnElement[Any]
    read: Read = _as_it_is


class Selected(Struct, frozen=True):
    values: tuple[Value, ...]
    wanted: Callable[[Sequence[ColumnElement[Any]], Window, tuple[Span, ...]], Select[Any]]

    @property
    def columns(self) -> tuple[Column, ...]:
        return tuple(each.column for each in self.values)

    def rows(self, connection: Connection, window: Window) -> Iterator[Row]:
        names = [column.name for column in self.columns]
        labelled = [each.value.label(name) for name, each in zip(names, self.values, strict=True)]
        wanted = self.wanted(labelled, window, spans(connection, window))
        read = {each.column.name: each.read for each in self.values if each.column.kind is ColumnKind.FACT}
        for found in connection.execution_options(yield_per=_AT_ONCE).execute(wanted):
            row = dict(zip(names, found, strict=True))
            yield {**row, **{name: told(row[name]) for name, told in read.items()}} if read else row


def _without_secrets(body: bytes) -> dict[str, Any]:
    return {name: value for name, value in msgspec.json.decode(body).items() if name not in _SECRET}


def _shown(body: bytes) -> dict[str, Any]:
    """Return what the second person saw before they signed. All who sign one decision are shown the same."""
    fact = msgspec.json.decode(body)
    given = fact["approval"] if "approval" in fact else fact["approvals"][0]
    shown: dict[str, Any] = given.get("shown", {})
    return {**shown, "changes": [*map(_as_read, shown["changes"])]} if "changes" in shown else shown


def _as_read(change: dict[str, str]) -> dict[str, str]:
    """Convert a stored threshold that is empty."""
    if change["what"] != "thresholds" or change["of"] not in AT_NOTHING:
        return change
    told = str(AT_NOTHING[change["of"]])
    return {**change, **{when: told for when in ("before", "after") if change.get(when) == dollars(0)}}


def _text(name: str, value: Any) -> Value:
    return Value(text_column(name), value)


def _number(name: str, value: Any) -> Value:
    return Value(number_column(name), value)


def _time(name: str, value: Any) -> Value:
    return Value(time_column(name), value)


def _by_round(joined: Any, *order: Any) -> Callable[..., Select[Any]]:
    def wanted(values: Sequence[ColumnElement[Any]], _window: Window, within: tuple[Span, ...]) -> Select[Any]:
        return select(*values).select_from(joined).where(_in(within)).order_by(*order)

    return wanted


def _by_time(joined: Any, utc: Any, *order: Any) -> Callable[..., Select[Any]]:
    def wanted(values: Sequence[ColumnElement[Any]], window: Window, _within: tuple[Span, ...]) -> Select[Any]:
        begun = and_(utc >= window.since, utc < window.until)
        return select(*values).select_from(joined).where(begun).order_by(*order)

    return wanted


def _open_records(values: Sequence[ColumnElement[Any]], window: Window, _within: tuple[Span, ...]) -> Select[Any]:
    """Yield records up to the deal of the open round, because a payment of the last round may still be corrected."""
    closed = select(func.coalesce(func.max(rounds.c.last), -1)).scalar_subquery()
    dealing = (records.c.position > closed, records.c.kind == _DEALING)
    end = select(func.coalesce(func.min(records.c.position), END)).where(*dealing).scalar_subquery()
    begun = and_(records.c.utc >= window.since, records.c.utc < window.until)
    return select(*values).where(begun, records.c.position < end).order_by(records.c.position)


def _in(within: tuple[Span, ...]) -> ColumnElement[bool]:
    either = (and_(rounds.c.round >= each.first, rounds.c.round < each.end) for each in within or (Span(0, 0),))
    return or_(*either)


_CARDS: ColumnElement[Any] = case(
    (rounds.c.cards_from == CardsFrom.SIMULATED.value, literal_column("'SIMULATED'")), else_=rounds.c.cards_from
)
_ROUND = (
    _text("cards_from", _CARDS),
    _number("round", rounds.c.round),
    _time("opened", rounds.c.opened),
    _time("closed", rounds.c.closed),
    _text("table", rounds.c.table),
    _text("rulebook", rounds.c.rulebook),
    _text("pay_tables", rounds.c.pay_tables),
    _text("dealer", rounds.c.dealer),
    _text("outcome", rounds.c.outcome),
)
_HAND = (
    _text("decision", func.coalesce(hands.c.decision, "")),
    _text("forfeit", func.coalesce(hands.c.forfeit, "")),
    _text("claims", func.coalesce(hands.c.claims, "")),
    _text("cards", func.coalesce(hands.c.cards, "")),
)
_results = rounds.join(wager_results, wager_results.c.round == rounds.c.round).outerjoin(
    hands, and_(hands.c.round == wager_results.c.round, hands.c.seat == wager_results.c.seat)
)

_signed = overrides.join(records, records.c.position == overrides.c.position)

SETS: Mapping[str, Selected | Folded] = {
    "results": Selected(
        (
            *_ROUND,
            _number("seat", wager_results.c.seat),
            *_HAND,
            _text("spot", wager_results.c.spot),
            _text("event", wager_results.c.event),
            _text("result", wager_results.c.result),
            _text("odds", wager_results.c.odds),
            _number("stake_cents", wager_results.c.stake),
            _number("pays_cents", wager_results.c.pays),
        ),
        _by_round(_results, rounds.c.round, wager_results.c.seat, wager_results.c.spot),
    ),
    "hands": Selected(
        (*_ROUND, _number("seat", hands.c.seat), *_HAND),
        _by_round(rounds.join(hands, hands.c.round == rounds.c.round), rounds.c.round, hands.c.seat),
    ),
    "rounds": Selected(
        (
            *_ROUND,
            _number("seats", rounds.c.seats),
            _number("staked_cents", rounds.c.staked),
            _number("paid_cents", rounds.c.paid),
            _number("taken_cents", rounds.c.taken),
            _number("first_record", rounds.c.first),
            _number("last_record", rounds.c.last),
        ),
        _by_round(rounds, rounds.c.round),
    ),
    "irregularities": Selected(
        (
            _number("record", irregularities.c.position),
            _number("round", irregularities.c.round),
            _time("began", irregularities.c.utc),
            _time("ended", func.coalesce(irregularities.c.ended, 0)),
            _text("irregularity", irregularities.c.irregularity),
            _text("reported_by", irregularities.c.raised_by),
            _text("seats", irregularities.c.seats),
            _text("note", irregularities.c.note),
            _text("choice", irregularities.c.choice),
        ),
        _by_time(irregularities, irregularities.c.utc, irregularities.c.position),
    ),
    "overrides": Selected(
        (
            _number("record", overrides.c.position),
            _number("round", overrides.c.round),
            _time("at", overrides.c.utc),
            _text("decision", overrides.c.kind),
            _text("by", overrides.c.operator),
            _text("reason", overrides.c.reason),
            Value(fact_column("shown"), records.c.body, _shown),
        ),
        _by_time(_signed, overrides.c.utc, overrides.c.position, overrides.c.number),
    ),
    "shifts": Selected(
        (
            _text("dealer", shifts.c.dealer),
            _time("began", shifts.c.began),
            _time("ended", func.coalesce(shifts.c.ended, 0)),
        ),
        _by_time(shifts, shifts.c.began, shifts.c.position),
    ),
    "faults": Selected(
        (
            _number("record", device_faults.c.position),
            _number("round", device_faults.c.round),
            _time("raised", device_faults.c.raised),
            _time("cleared", func.coalesce(device_faults.c.cleared, 0)),
            _text("fault", device_faults.c.fault),
            _text("detail", device_faults.c.detail),
        ),
        _by_time(device_faults, device_faults.c.raised, device_faults.c.position),
    ),
    "forms": FORMS,
    "jackpots": JACKPOTS,
    "meters": METERS,
    "records": Selected(
        (
            _number("record", records.c.position),
            _number("round", records.c.round),
            _time("at", records.c.utc),
            _text("operator", records.c.operator),
            _text("kind", records.c.kind),
            _number("schema", records.c.schema),
            Value(fact_column("fact"), records.c.body, _without_secrets),
        ),
        _open_records,
    ),
}
