"""Return of one pay table: the count of each event, and the house edge on the first wager."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction

from msgspec import UNSET, Struct, UnsetType

from dealer_terminal.rules.odds import Odds
from dealer_terminal.rules.paytable import Event, PayTable
from dealer_terminal.rules.rulebook import Rulebook

LOST, FOLDED = "lost", "folded"
_PCT_PLACES = 4


class ReturnError(ValueError):
    """A pay table whose return cannot be counted."""


class EventCount(Struct, frozen=True):
    event: str
    count: int


class DealOutcome(Struct, frozen=True):
    """Number of deals with one end; `net` is the player's win in first wagers."""

    end: str
    count: int
    net: Fraction


class MeterReturn(Struct, frozen=True):
    """Return of a meter in cents: its current amount, and the amount at which it alone makes the wager free, as an
    exact fraction and rounded up to a cent."""

    meter: str
    name: str
    reset: int
    amount: int
    break_even: str
    break_even_cents: int


class Return(Struct, frozen=True, omit_defaults=True):
    """Return of a pay table. `combinations` are all deals: those of `events`, `lost` and `folded` together. `awards`
    are additional. The share of a wager that goes to meters is paid to players later; `long_run_edge` includes it."""

    rulebook: str
    spot: str
    pay_table: int | str
    suggested: bool
    house_edge: str
    house_edge_pct: float
    hit_frequency: str
    events: tuple[EventCount, ...]
    lost: int
    folded: int
    combinations: int
    basis: str
    awards: tuple[EventCount, ...] = ()
    meters: tuple[MeterReturn, ...] = ()
    increments: str | UnsetType = UNSET
    long_run_edge: str | UnsetType = UNSET
    long_run_edge_pct: float | UnsetType = UNSET


Count = Callable[[], Return]
"""A return not counted yet."""

NO_METERS: Mapping[str, int] = {}


def per_unit(odds: Odds) -> Fraction:
    """Return the payment on top of a wager of one."""
    return Fraction(odds.pays(odds.per), odds.per)


def entry(
    book: Rulebook,
    table: PayTable,
    outcomes: Iterable[DealOutcome],
    *,
    spot: str,
    events: Iterable[str],
    basis: str,
    awards: tuple[EventCount, ...] = (),
) -> Return:
    found = tuple(outcomes)
    counted = _by_end(found)
    deals = counted.total()
    edge = -sum((each.net * each.count for each in found), Fraction(0)) / deals
    return Return(
        rulebook=book.id,
        spot=spot,
        pay_table=int(table.option) if table.option.isascii() and table.option.isdecimal() else table.option,
        suggested=book.table(table.spot).suggested() == table.option,
        house_edge=fraction(edge),
        house_edge_pct=percent(edge),
        hit_frequency=fraction(Fraction(sum(each.count for each in found if each.net > 0), deals)),
        events=tuple(EventCount(event, counted[event]) for event in events),
        lost=counted[LOST],
        folded=counted[FOLDED],
        combinations=deals,
        basis=basis,
        awards=awards,
    )


def fraction(value: Fraction) -> str:
    return f"{value.numerator}/{value.denominator}"


def percent(value: Fraction) -> float:
    return float(round(value * 100, _PCT_PLACES))


def _by_end(outcomes: Iterable[DealOutcome]) -> Counter[str]:
    counted: Counter[str] = Counter()
    for each in outcomes:
        counted[each.end] += each.count
    return counted


class ValueClass(Struct, frozen=True):
    """Hands of the same value, and their number."""

    total: int
    marks: frozenset[str]
    count: int


Pays = Callable[[Event], Fraction]


def by_odds(event: Event) -> Fraction:
    return per_unit(event.odds)


def bonus(book: Rulebook, table: PayTable, hands: Iterable[ValueClass], basis: str, pays: Pays = by_odds) -> Return:
    events = [event.label for event in table.events]
    return entry(book, table, _outcomes(table, hands, pays), spot=table.spot, events=events, basis=basis)


def _outcomes(table: PayTable, hands: Iterable[ValueClass], pays: Pays) -> Iterator[DealOutcome]:
    for each in hands:
        event = table.best(each.total, each.marks)
        if event is None:
            yield DealOutcome(LOST, each.count, Fraction(-1))
        else:
            yield DealOutcome(event.label, each.count, pays(event))
