"""All wager results of a window, counted by what a report tells apart. Simulated rounds are counted apart."""

from collections.abc import Iterable, Iterator
from decimal import Decimal
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, case, func, or_, select

from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.hand import Result
from dealer_terminal.storage.reports.windows import Span, Window, spans
from dealer_terminal.storage.schema import rounds, wager_results

_TAKEN = (Result.LOSE.value, Result.FORFEIT.value)


class Cell(Struct, frozen=True):
    """Wagers that are alike in all that comes before `wagers`; amounts in cents."""

    simulated: bool
    dealer: str
    rulebook: str
    opening: int
    pay_tables: str
    spot: str
    event: str
    result: str
    wagers: int
    staked: int
    paid: int

    def returned(self) -> bool:
        return self.result == Result.RETURNED.value


class ReportMoney(Struct, frozen=True):
    """In cents. The handle is what was wagered and stayed; `win` is the house's."""

    wagers: int
    handle: int
    paid: int
    taken: int

    @property
    def win(self) -> int:
        return self.taken - self.paid


class DealerRounds(Struct, frozen=True):
    """Rounds of one dealer; how long they lasted, in microseconds."""

    simulated: bool
    dealer: str
    rounds: int
    misdeals: int
    lasted: int


def money_of(cells: Iterable[Cell]) -> ReportMoney:
    """Without the wagers that went back after a misdeal."""
    kept = [cell for cell in cells if not cell.returned()]
    return ReportMoney(
        wagers=sum(cell.wagers for cell in kept if cell.staked),
        handle=sum(cell.staked for cell in kept),
        paid=sum(cell.paid for cell in kept),
        taken=sum(cell.staked for cell in kept if cell.result in _TAKEN),
    )


def cells(connection: Connection, window: Window) -> Iterator[Cell]:
    results = wager_results.c
    by = (rounds.c.dealer, rounds.c.rulebook, rounds.c.opening, rounds.c.pay_tables)
    alike = (_SIMULATED, *by, results.spot, results.event, results.result)
    staked, paid = func.sum(results.stake).label("staked"), func.sum(results.pays).label("paid")
    joined = rounds.join(wager_results, results.round == rounds.c.round)
    counted = select(*alike, func.count().label("wagers"), staked, paid).select_from(joined)
    within = counted.where(_in(connection, window))
    for row in connection.execute(within.group_by(*alike).order_by(*alike)):
        yield Cell(
            simulated=bool(row.simulated),
            dealer=row.dealer,
            rulebook=row.rulebook,
            opening=row.opening,
            pay_tables=row.pay_tables,
            spot=row.spot,
            event=row.event,
            result=row.result,
            wagers=_whole(row.wagers),
            staked=_whole(row.staked),
            paid=_whole(row.paid),
        )


def rounds_by_dealer(connection: Connection, window: Window) -> Iterator[DealerRounds]:
    """A round in which the clock was set back lasts 0."""
    lasted = case((rounds.c.closed > rounds.c.opened, rounds.c.closed - rounds.c.opened), else_=0)
    misdealt = case((rounds.c.outcome != "settled", 1), else_=0)
    by = (_SIMULATED, rounds.c.dealer)
    sums = (func.count().label("rounds"), func.sum(misdealt).label("misdeals"), func.sum(lasted).label("lasted"))
    counted = select(*by, *sums).where(_in(connection, window)).group_by(*by).order_by(*by)
    for row in connection.execute(counted):
        yield DealerRounds(
            simulated=bool(row.simulated),
            dealer=row.dealer,
            rounds=_whole(row.rounds),
            misdeals=_whole(row.misdeals),
            lasted=_whole(row.lasted),
        )


def _whole(added: int | float | Decimal) -> int:
    """A sum as an integer: PostgreSQL gives a Decimal, and SQLite a float where a column holds words."""
    if isinstance(added, float):
        raise TypeError("what was added up is no whole number")
    return int(added)


def _in(connection: Connection, window: Window) -> ColumnElement[bool]:
    within = spans(connection, window) or (Span(0, 0),)
    return or_(*(and_(rounds.c.round >= each.first, rounds.c.round < each.end) for each in within))


_SIMULATED: ColumnElement[Any] = case((rounds.c.cards_from == CardsFrom.SIMULATED.value, 1), else_=0).label("simulated")
