"""A shift or a gaming day: what was played, wagered, paid and won, and what was out of the ordinary."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Table, func, select

from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.storage.amendments import Amendment, amendments
from dealer_terminal.storage.cube import Cell, Money, Played, cells, money, played
from dealer_terminal.storage.expected import Expectation, expectations
from dealer_terminal.storage.meter_log import MeterLog, meter_log
from dealer_terminal.storage.progressive import Progressive, progressive
from dealer_terminal.storage.schema import irregularities, operators, overrides, rounds
from dealer_terminal.storage.when import Window


class Spot(Struct, frozen=True):
    rulebook: str
    spot: str
    money: Money


class Dealer(Struct, frozen=True):
    dealer: str
    name: str
    played: Played
    money: Money


class Counted(Struct, frozen=True):
    """How often something happened; `by` is who decided it, where somebody did."""

    what: str
    by: str
    times: int


class Part(Struct, frozen=True):
    """Real rounds, or simulated ones: never both."""

    simulated: bool
    rounds: int
    misdeals: int
    lasted: int
    money: Money
    spots: tuple[Spot, ...]
    events: tuple[Expectation, ...]
    dealers: tuple[Dealer, ...]
    irregularities: tuple[Counted, ...]
    overrides: tuple[Counted, ...]
    amendments: tuple[Amendment, ...]
    progressive: Progressive
    cells: tuple[Cell, ...]


def report(connection: Connection, window: Window) -> tuple[Part, ...]:
    """The real part first; a part in which nothing happened is left out."""
    found = tuple(cells(connection, window))
    people = tuple(played(connection, window))
    log, amended = meter_log(connection, window), tuple(amendments(connection, window))
    parts = (_part(connection, window, found, people, log, amended, simulated=simulated) for simulated in (False, True))
    return tuple(part for part in parts if part.rounds or part.irregularities or part.overrides)


def _part(
    connection: Connection,
    window: Window,
    found: tuple[Cell, ...],
    people: tuple[Played, ...],
    log: MeterLog,
    amended: tuple[Amendment, ...],
    *,
    simulated: bool,
) -> Part:
    own = tuple(cell for cell in found if cell.simulated == simulated)
    dealt = tuple(each for each in people if each.simulated == simulated)
    return Part(
        simulated=simulated,
        rounds=sum(each.rounds for each in dealt),
        misdeals=sum(each.misdeals for each in dealt),
        lasted=sum(each.lasted for each in dealt),
        money=money(own),
        spots=tuple(_spots(own)),
        events=tuple(expectations(connection, own)),
        dealers=tuple(_dealers(connection, dealt, own)),
        irregularities=tuple(_counted(connection, window, irregularities, "irregularity", "raised_by", simulated)),
        overrides=tuple(_counted(connection, window, overrides, "kind", "operator", simulated)),
        amendments=tuple(each for each in amended if each.place.simulated == simulated),
        progressive=progressive(log, simulated=simulated),
        cells=own,
    )


def _spots(own: Iterable[Cell]) -> Iterator[Spot]:
    held = tuple(own)
    for rulebook, spot in sorted({(cell.rulebook, cell.spot) for cell in held}):
        yield Spot(rulebook, spot, money(cell for cell in held if (cell.rulebook, cell.spot) == (rulebook, spot)))


def _dealers(connection: Connection, dealt: Iterable[Played], own: tuple[Cell, ...]) -> Iterator[Dealer]:
    names = {row.id: row.name for row in connection.execute(select(operators.c.id, operators.c.name))}
    for each in dealt:
        theirs = money(cell for cell in own if cell.dealer == each.dealer)
        yield Dealer(each.dealer, names.get(each.dealer, ""), each, theirs)


def _counted(
    connection: Connection,
    window: Window,
    table: Table,
    what: str,
    by: str,
    simulated: bool,  # noqa: FBT001
) -> Iterator[Counted]:
    """What happened beside a closed round belongs with the next one, or with the last."""
    columns = (table.c[what], table.c[by], _cards_from(table))
    times = (table.c.utc >= window.since, table.c.utc < window.until)
    each = select(*columns).where(*times).subquery()
    grouped = select(each.c[0], each.c[1], each.c[2], func.count()).group_by(each.c[0], each.c[1], each.c[2])
    for name, person, cards_from, count in connection.execute(grouped.order_by(func.count().desc(), each.c[0])):
        if (cards_from == CardsFrom.SIMULATED.value) == simulated:
            yield Counted(name, person, count)


def _cards_from(table: Table) -> Any:
    following = select(rounds.c.cards_from).where(rounds.c.round >= table.c.round).order_by(rounds.c.round).limit(1)
    last = select(rounds.c.cards_from).order_by(rounds.c.round.desc()).limit(1)
    return func.coalesce(following.correlate(table).scalar_subquery(), last.scalar_subquery()).label("cards_from")
