"""Search for hands, newest first, page by page.

The most selective condition determines the index, and the others are checked along the way. Selectivity is estimated by
a bounded count, so that a search takes about as long in a large journal as in a small one.
"""

from enum import Enum, auto
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Select, Table, and_, func, literal_column, not_, or_, select

from dealer_terminal.storage.reports.windows import END, Span, Window, spans
from dealer_terminal.storage.schema import (
    BY_DEALER,
    BY_EVENT,
    BY_PAYMENT,
    BY_SEAT,
    BY_STAKE,
    hands,
    irregularities,
    rounds,
    wager_results,
)

ANY = "any"
_TOLD = wager_results.c.event != literal_column("''")
"""Spelled as in the partial index: SQLite does not match a parameter with it."""

_RARE = 20_000
_SAMPLE = 1000
_RESULTS_A_ROUND = 15
_RESULTS_A_HAND = 16
"""More than any hand has: one that was paid an amount has a wager that was paid its sixteenth part."""


class PaidBy(Enum):
    """Payment to compare: of one wager, or of all wagers of the hand that match the other conditions."""

    BY_WAGER = auto()
    BY_HAND = auto()


class SearchedHand(Struct, frozen=True):
    """One seat's hand in a round."""

    round: int
    seat: int


LAST = SearchedHand(END, 0)


class HandSearch(Struct, frozen=True):
    """Conditions, all of which must hold. Stake and event apply to the same wager, and the payment (from `pays` to
    `most`) to it or to all such wagers of the hand."""

    window: Window = Window()
    round: int = 0
    seat: int = 0
    dealer: str = ""
    spot: str = ""
    event: str = ""
    stake: int = 0
    pays: int = 0
    irregularity: str = ""
    most: int = 0
    paid: PaidBy = PaidBy.BY_WAGER


class FoundPage(Struct, frozen=True):
    """A page of hands. `more` is True if further hands follow."""

    hands: tuple[SearchedHand, ...]
    more: bool


def search_hands(connection: Connection, question: HandSearch, limit: int, before: SearchedHand = LAST) -> FoundPage:
    within = _within(connection, question, before)
    if not within:
        return FoundPage((), more=False)
    wanted = _hands_asked_for(connection, question, within, before)
    found = [SearchedHand(*row) for row in connection.execute(wanted.limit(limit + 1))]
    return FoundPage(tuple(found[:limit]), more=len(found) > limit)


def _within(connection: Connection, question: HandSearch, before: SearchedHand) -> list[Span]:
    """Return the rounds that can match."""
    limits = [Span(0, before.round + 1)]
    if question.round:
        limits.append(Span(question.round, question.round + 1))
    limits += [_extent(connection, each) for each in (*_ordered(question), *_of_seat(question.seat))]
    found = list(spans(connection, question.window))
    for limit in limits:
        found = [Span(max(each.first, limit.first), min(each.end, limit.end)) for each in found]
    return [each for each in found if each.first < each.end]


def _hands_asked_for(
    connection: Connection, question: HandSearch, within: list[Span], before: SearchedHand
) -> Select[Any]:
    leads = _lead(connection, question, within)
    results = wager_results
    number = rounds.c.round if leads == BY_DEALER.name else results.c.round
    wanted = select(number, results.c.seat).distinct().order_by(number.desc(), results.c.seat.desc())
    conditions = [*_own(question), _in(number, within), _after(number, before)]
    if leads == BY_DEALER.name:
        wanted = wanted.select_from(rounds.join(results, results.c.round == rounds.c.round))
        wanted = wanted.with_hint(rounds, f"INDEXED BY {leads}", "sqlite").with_hint(results, "NOT INDEXED", "sqlite")
        conditions.append(rounds.c.dealer == question.dealer)
    else:
        hint = f"INDEXED BY {leads}" if leads else "NOT INDEXED"
        wanted = wanted.with_hint(results, hint, "sqlite")
        conditions += [_TOLD] if leads == BY_EVENT.name else []
        conditions += [_of_dealer(question.dealer)] if question.dealer else []
    if question.irregularity:
        conditions.append(results.c.round.in_(_irregular(question.irregularity)))
    return wanted.where(*conditions)


def _own(question: HandSearch) -> list[ColumnElement[bool]]:
    """Return the conditions on the wager itself."""
    seat = (wager_results.c.seat == question.seat,) if question.seat else ()
    return [*seat, *_of_wager(question, wager_results.c), *_paid(question)]


def _of_wager(question: HandSearch, results: Any) -> list[ColumnElement[bool]]:
    asked = (
        (question.spot, results.spot == question.spot),
        (question.event, results.event == question.event),
        (question.stake, results.stake >= question.stake),
    )
    return [condition for given, condition in asked if given]


def _paid(question: HandSearch) -> list[ColumnElement[bool]]:
    if question.paid is PaidBy.BY_WAGER:
        return _between(wager_results.c.pays, question)
    return [*_part_paid(question), *_between(_paid_together(question), question)]


def _part_paid(question: HandSearch) -> list[ColumnElement[bool]]:
    """Return the condition on one wager's payment, as the index has it."""
    if question.paid is PaidBy.BY_WAGER:
        return _between(wager_results.c.pays, question)
    return [wager_results.c.pays >= -(-question.pays // _RESULTS_A_HAND)] if question.pays else []


def _between(paid: ColumnElement[int], question: HandSearch) -> list[ColumnElement[bool]]:
    asked = ((question.pays, paid >= question.pays), (question.most, paid <= question.most))
    return [condition for given, condition in asked if given]


def _paid_together(question: HandSearch) -> ColumnElement[int]:
    each = wager_results.alias("of_the_hand")
    of_hand = (each.c.round == wager_results.c.round, each.c.seat == wager_results.c.seat)
    total = select(func.sum(each.c.pays)).where(*of_hand, *_of_wager(question, each.c))
    return total.correlate(wager_results).scalar_subquery()


class _Path(Struct, frozen=True):
    """An index path from the newest round to the oldest. `weight` is the cost of one entry."""

    index: str
    table: Table
    asked: tuple[ColumnElement[bool], ...]
    weight: int


def _ordered(question: HandSearch) -> list[_Path]:
    paths = [_Path("", rounds, (), _RESULTS_A_ROUND)]
    if question.event:
        asked = (wager_results.c.event == question.event, _TOLD)
        paths.append(_Path(str(BY_EVENT.name), wager_results, asked, 6 if question.dealer else 3))
    if question.dealer:
        paths.append(_Path(str(BY_DEALER.name), rounds, (rounds.c.dealer == question.dealer,), _RESULTS_A_ROUND))
    return paths


def _of_seat(seat: int) -> list[_Path]:
    """Return the path of a seat between its first and last use. Most seats are always taken."""
    return [_Path(str(BY_SEAT.name), hands, (hands.c.seat == seat,), 0)] if seat else []


def _unordered(question: HandSearch) -> list[_Path]:
    """Return paths whose hits must all be read and sorted."""
    results, weight = wager_results.c, 6 if question.dealer or question.event else 3
    paths = []
    if question.pays:
        paths.append(_Path(str(BY_PAYMENT.name), wager_results, tuple(_part_paid(question)), weight))
    if question.stake:
        paths.append(_Path(str(BY_STAKE.name), wager_results, (results.stake >= question.stake,), weight))
    return paths


def _lead(connection: Connection, question: HandSearch, within: list[Span]) -> str:
    """Return the index path to follow, or none to follow the rounds."""
    costs = {each.index: each.weight * _estimated(connection, each, within) for each in _ordered(question)}
    for each in _unordered(question):
        found = _entries_counted(connection, each)
        if found < _RARE:
            costs[each.index] = each.weight * found
    return min(costs, key=lambda index: costs[index])


def _extent(connection: Connection, path: _Path) -> Span:
    number = path.table.c.round
    one = _entries(path, number)
    oldest: int | None = connection.execute(one.order_by(number).limit(1)).scalar()
    newest: int | None = connection.execute(one.order_by(number.desc()).limit(1)).scalar()
    return Span(0, 0) if oldest is None or newest is None else Span(oldest, newest + 1)


def _estimated(connection: Connection, path: _Path, within: list[Span]) -> int:
    """Estimate the number of entries from the span of the newest few."""
    number = path.table.c.round
    newest = _entries(path, number).where(_in(number, within)).order_by(number.desc()).limit(_SAMPLE).subquery()
    asked = select(func.count(), func.min(newest.c.round), func.max(newest.c.round))
    count, first, last = connection.execute(asked).one()
    return int(count) if count < _SAMPLE else _SAMPLE * (last - within[0].first + 1) // (last - first + 1)


def _entries_counted(connection: Connection, path: _Path) -> int:
    """Count entries up to `_RARE`. Larger numbers make no difference."""
    some = _entries(path, path.table.c.round).limit(_RARE).subquery()
    return connection.execute(select(func.count()).select_from(some)).scalar_one()


def _entries(path: _Path, column: ColumnElement[int]) -> Select[Any]:
    hint = f"INDEXED BY {path.index}" if path.index else "NOT INDEXED"
    return select(column).where(*path.asked).with_hint(path.table, hint, "sqlite")


def _in(column: Any, within: list[Span]) -> ColumnElement[bool]:
    return or_(*(and_(column >= each.first, column < each.end) for each in within))


def _after(number: Any, before: SearchedHand) -> ColumnElement[bool]:
    """Return the condition for hands after the last one of the previous page."""
    return not_(and_(number == before.round, wager_results.c.seat >= before.seat))


def _of_dealer(dealer: str) -> ColumnElement[bool]:
    """Return the condition on the dealer of the wager's round."""
    own = select(rounds.c.dealer).where(rounds.c.round == wager_results.c.round).scalar_subquery()
    return own == dealer


def _irregular(name: str) -> Select[Any]:
    found = select(irregularities.c.round)
    return found if name == ANY else found.where(irregularities.c.irregularity == name)
