"""A shift or a gaming day: what was played, wagered, paid and won, and what was out of the ordinary."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Table, func, select

from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.storage.reports.amendments import Amendment, amendments
from dealer_terminal.storage.reports.cube import Cell, DealerRounds, ReportMoney, cells, money_of, rounds_by_dealer
from dealer_terminal.storage.reports.expectations import WagerExpectation, expectations
from dealer_terminal.storage.reports.meter_balances import MeterBalances, meter_balances
from dealer_terminal.storage.reports.meter_log import MeterLog, meter_log
from dealer_terminal.storage.reports.signatures import ShiftSignature, signatures
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.schema import irregularities, operators, overrides, rounds


class SpotTotals(Struct, frozen=True):
    rulebook: str
    spot: str
    money: ReportMoney


class DealerLine(Struct, frozen=True):
    dealer: str
    name: str
    played: DealerRounds
    money: ReportMoney


class Tally(Struct, frozen=True):
    """How often something happened; `by` is who decided it, where somebody did."""

    what: str
    by: str
    times: int


class ReportPart(Struct, frozen=True):
    """Real rounds, or simulated ones: never both."""

    simulated: bool
    rounds: int
    misdeals: int
    lasted: int
    money: ReportMoney
    spots: tuple[SpotTotals, ...]
    events: tuple[WagerExpectation, ...]
    dealers: tuple[DealerLine, ...]
    irregularities: tuple[Tally, ...]
    overrides: tuple[Tally, ...]
    signatures: tuple[ShiftSignature, ...]
    amendments: tuple[Amendment, ...]
    progressive: MeterBalances
    cells: tuple[Cell, ...]


def shift_report(connection: Connection, window: Window) -> tuple[ReportPart, ...]:
    """The real part first; a part in which nothing happened is left out."""
    found = tuple(cells(connection, window))
    people = tuple(rounds_by_dealer(connection, window))
    log, amended = meter_log(connection, window), tuple(amendments(connection, window))
    signed = tuple(signatures(connection, window))
    parts = (
        _report_part(connection, window, found, people, log, amended, signed, simulated=simulated)
        for simulated in (False, True)
    )
    return tuple(part for part in parts if part.rounds or part.irregularities or part.overrides)


def _report_part(
    connection: Connection,
    window: Window,
    found: tuple[Cell, ...],
    people: tuple[DealerRounds, ...],
    log: MeterLog,
    amended: tuple[Amendment, ...],
    signed: tuple[ShiftSignature, ...],
    *,
    simulated: bool,
) -> ReportPart:
    own = tuple(cell for cell in found if cell.simulated == simulated)
    dealt = tuple(each for each in people if each.simulated == simulated)
    return ReportPart(
        simulated=simulated,
        rounds=sum(each.rounds for each in dealt),
        misdeals=sum(each.misdeals for each in dealt),
        lasted=sum(each.lasted for each in dealt),
        money=money_of(own),
        spots=tuple(_spots(own)),
        events=tuple(expectations(connection, own)),
        dealers=tuple(_dealers(connection, dealt, own)),
        irregularities=tuple(_tallies(connection, window, irregularities, "irregularity", "raised_by", simulated)),
        overrides=tuple(_tallies(connection, window, overrides, "kind", "operator", simulated)),
        signatures=tuple(each for each in signed if each.place.simulated == simulated),
        amendments=tuple(each for each in amended if each.place.simulated == simulated),
        progressive=meter_balances(log, simulated=simulated),
        cells=own,
    )


def _spots(own: Iterable[Cell]) -> Iterator[SpotTotals]:
    held = tuple(own)
    for rulebook, spot in sorted({(cell.rulebook, cell.spot) for cell in held}):
        yield SpotTotals(
            rulebook, spot, money_of(cell for cell in held if (cell.rulebook, cell.spot) == (rulebook, spot))
        )


def _dealers(connection: Connection, dealt: Iterable[DealerRounds], own: tuple[Cell, ...]) -> Iterator[DealerLine]:
    names = {row.id: row.name for row in connection.execute(select(operators.c.id, operators.c.name))}
    for each in dealt:
        theirs = money_of(cell for cell in own if cell.dealer == each.dealer)
        yield DealerLine(each.dealer, names.get(each.dealer, ""), each, theirs)


def _tallies(
    connection: Connection,
    window: Window,
    table: Table,
    what: str,
    by: str,
    simulated: bool,  # noqa: FBT001
) -> Iterator[Tally]:
    """An event between rounds belongs with the next round, or else with the last."""
    columns = (table.c[what].label("what"), table.c[by].label("who"), _cards_from(table))
    each = select(*columns).where(table.c.utc >= window.since, table.c.utc < window.until).subquery().c
    alike = (each.what, each.who, each.cards_from)
    grouped = select(*alike, func.count().label("times")).group_by(*alike)
    for row in connection.execute(grouped.order_by(func.count().desc(), each.what)):
        if (row.cards_from == CardsFrom.SIMULATED.value) == simulated:
            yield Tally(what=row.what, by=row.who, times=row.times)


def _cards_from(table: Table) -> Any:
    following = select(rounds.c.cards_from).where(rounds.c.round >= table.c.round).order_by(rounds.c.round).limit(1)
    last = select(rounds.c.cards_from).order_by(rounds.c.round.desc()).limit(1)
    return func.coalesce(following.correlate(table).scalar_subquery(), last.scalar_subquery()).label("cards_from")
