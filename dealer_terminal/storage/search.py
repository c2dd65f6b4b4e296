"""Hands found by what happened to them, newest first, a page at a time.

The rarest of the conditions leads the way, through its index; the others are looked at on the way. How rare one is
is counted only so far as it matters, so that a question takes about as long in a large journal as in a small one.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Select, and_, func, not_, or_, select

from dealer_terminal.storage.schema import (
    BY_DEALER,
    BY_EVENT,
    BY_PAYMENT,
    BY_STAKE,
    irregularities,
    rounds,
    wager_results,
)
from dealer_terminal.storage.when import END, Span, Window, spans

ANY = "any"
_RARE = 50_000
_RESULTS_A_ROUND = 15


class Hand(Struct, frozen=True):
    """A seat's part of a round."""

    round: int
    seat: int


LAST = Hand(END, 0)


class Question(Struct, frozen=True):
    """Every condition that is given must hold; stake, payment and event for one and the same wager."""

    window: Window = Window()
    round: int = 0
    seat: int = 0
    dealer: str = ""
    spot: str = ""
    event: str = ""
    stake: int = 0
    pays: int = 0
    irregularity: str = ""


class Page(Struct, frozen=True):
    """`more` says that there are others after the last one."""

    hands: tuple[Hand, ...]
    more: bool


def search(connection: Connection, question: Question, limit: int, before: Hand = LAST) -> Page:
    within = _within(connection, question, before)
    if not within:
        return Page((), more=False)
    wanted = _wanted(connection, question, within, before)
    found = [Hand(*row) for row in connection.execute(wanted.limit(limit + 1))]
    return Page(tuple(found[:limit]), more=len(found) > limit)


def _within(connection: Connection, question: Question, before: Hand) -> list[Span]:
    """The rounds that come into question at all."""
    limits = [Span(0, before.round + 1)]
    if question.round:
        limits.append(Span(question.round, question.round + 1))
    found = list(spans(connection, question.window))
    for limit in limits:
        found = [Span(max(each.first, limit.first), min(each.end, limit.end)) for each in found]
    return [each for each in found if each.first < each.end]


def _wanted(connection: Connection, question: Question, within: list[Span], before: Hand) -> Select[Any]:
    leads = _lead(connection, question, within)
    results = wager_results
    number = rounds.c.round if leads == BY_DEALER.name else results.c.round
    wanted = select(number, results.c.seat).distinct().order_by(number.desc(), results.c.seat.desc())
    conditions = [*_own(question), _in(results.c.round, within), _after(before)]
    if leads == BY_DEALER.name:
        wanted = wanted.select_from(rounds.join(results, results.c.round == rounds.c.round))
        wanted = wanted.with_hint(rounds, f"INDEXED BY {leads}", "sqlite").with_hint(results, "NOT INDEXED", "sqlite")
        conditions += [rounds.c.dealer == question.dealer, _in(rounds.c.round, within)]
    else:
        hint = f"INDEXED BY {leads}" if leads else "NOT INDEXED"
        wanted = wanted.with_hint(results, hint, "sqlite")
        conditions += [_of_dealer(question.dealer)] if question.dealer else []
    if question.irregularity:
        conditions.append(results.c.round.in_(_irregular(question.irregularity)))
    return wanted.where(*conditions)


def _own(question: Question) -> list[ColumnElement[bool]]:
    """What is asked of the wager itself."""
    results = wager_results.c
    asked = (
        (question.seat, results.seat == question.seat),
        (question.spot, results.spot == question.spot),
        (question.event, results.event == question.event),
        (question.event, results.event != ""),
        (question.stake, results.stake >= question.stake),
        (question.pays, results.pays >= question.pays),
        (question.pays, results.pays > 0),
    )
    return [condition for given, condition in asked if given]


def _lead(connection: Connection, question: Question, within: list[Span]) -> str:
    """The name of the index to go by; none to go by the rounds themselves, from the newest."""
    counts = dict(_counts(connection, question, within))
    if not counts:
        return ""
    name = min(counts, key=lambda each: counts[each])
    in_order = (BY_EVENT.name, BY_DEALER.name)
    fewest = sum(each.end - each.first for each in within) * _RESULTS_A_ROUND
    if counts[name] >= fewest:
        return ""
    return str(name) if counts[name] < _RARE or name in in_order else ""


def _counts(connection: Connection, question: Question, within: list[Span]) -> dict[str, int]:
    """How many entries each index would go through, as far as that matters."""
    results, counts = wager_results.c, {}
    if question.event:
        asked = [results.event == question.event, results.event != "", _in(results.round, within)]
        counts[str(BY_EVENT.name)] = _count(connection, wager_results, str(BY_EVENT.name), asked)
    if question.dealer:
        asked = [rounds.c.dealer == question.dealer, _in(rounds.c.round, within)]
        count = _count(connection, rounds, str(BY_DEALER.name), asked, _RARE // _RESULTS_A_ROUND)
        counts[str(BY_DEALER.name)] = count * _RESULTS_A_ROUND
    if question.pays:
        asked = [results.pays >= question.pays, results.pays > 0]
        counts[str(BY_PAYMENT.name)] = _count(connection, wager_results, str(BY_PAYMENT.name), asked)
    if question.stake:
        asked = [results.stake >= question.stake]
        counts[str(BY_STAKE.name)] = _count(connection, wager_results, str(BY_STAKE.name), asked)
    return counts


def _count(connection: Connection, table: Any, index: str, asked: Sequence[Any], most: int = _RARE) -> int:
    some = select(table.c.round).where(*asked).with_hint(table, f"INDEXED BY {index}", "sqlite").limit(most)
    return connection.execute(select(func.count()).select_from(some.subquery())).scalar_one()


def _in(column: Any, within: list[Span]) -> ColumnElement[bool]:
    return or_(*(and_(column >= each.first, column < each.end) for each in within))


def _after(before: Hand) -> ColumnElement[bool]:
    """Those of the last page's last round that are still to come."""
    return not_(and_(wager_results.c.round == before.round, wager_results.c.seat >= before.seat))


def _of_dealer(dealer: str) -> ColumnElement[bool]:
    """Looked up for each wager on the way."""
    own = select(rounds.c.dealer).where(rounds.c.round == wager_results.c.round).scalar_subquery()
    return own == dealer


def _irregular(name: str) -> Select[Any]:
    found = select(irregularities.c.round)
    return found if name == ANY else found.where(irregularities.c.irregularity == name)
