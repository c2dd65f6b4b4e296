"""Edge of a progressive wager as a function of its meters."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import ceil

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.rules.odds import OddsTerms
from dealer_terminal.rules.paytable import Event, PayTable
from dealer_terminal.rules.returns.entry import (
    MeterReturn,
    Return,
    ReturnError,
    ValueClass,
    bonus,
    fraction,
    per_unit,
    percent,
)
from dealer_terminal.rules.rulebook import Meter, Progressive, Rulebook

_BASIS = (
    "per wager of {wager} cents, over every hand, meters at {levels}, a meter paid on top of the wager; "
    "what the wager adds to the meters is not counted"
)
_RESET, _GIVEN = "their reset levels", "the amounts given"


class EdgeLine(Struct, frozen=True):
    """Edge as a linear function of one meter, with all others at their reset levels."""

    meter: Meter
    at_nothing: Fraction
    per_cent: Fraction

    def edge(self, cents: int) -> Fraction:
        return self.at_nothing - self.per_cent * cents

    def break_even(self) -> Fraction:
        """Return the amount in cents at which the wager has no edge."""
        return self.at_nothing / self.per_cent


def at_meters(book: Rulebook, table: PayTable, hands: Iterable[ValueClass], told: Mapping[str, int]) -> Return:
    """Return the return at these meter amounts in cents (`told`); a meter without one is at its reset level."""
    progressive, counted = _of(book), tuple(hands)
    amounts = {meter.id: told.get(meter.id, meter.reset) for meter in progressive.meters}
    basis = _BASIS.format(wager=progressive.wager, levels=_GIVEN if told else _RESET)
    found = _paid(book, table, counted, amounts, basis)
    of_meters = lines(book, table, counted)
    increments, edge = _long_run(_at_reset(book, table, counted), of_meters)
    return replace(
        found,
        meters=tuple(_meter_return(line, amounts) for line in of_meters),
        increments=fraction(increments),
        long_run_edge=fraction(edge),
        long_run_edge_pct=percent(edge),
    )


def _long_run(at_reset: Return, of_meters: Iterable[EdgeLine]) -> tuple[Fraction, Fraction]:
    """Return the increments and the edge that includes them. A meter is lowered only by wins (WAC 230-15-680), so
    everything that wagers add above the reset level is paid."""
    increments = sum((Fraction(line.meter.increment_percent, 100) for line in of_meters), Fraction(0))
    return increments, Fraction(at_reset.house_edge) - increments


def lines(book: Rulebook, table: PayTable, hands: Iterable[ValueClass]) -> tuple[EdgeLine, ...]:
    """Return one line for each meter that this table pays."""
    progressive, counted = _of(book), tuple(hands)
    at_reset = _at_reset(book, table, counted)
    edge = Fraction(at_reset.house_edge)
    hits = {event.meter: _count(at_reset, event.label) for event in table.events if event.meter}
    return tuple(
        _line(progressive, meter, edge, Fraction(hits[meter.id], at_reset.combinations))
        for meter in progressive.meters
        if hits.get(meter.id)
    )


def _at_reset(book: Rulebook, table: PayTable, hands: Iterable[ValueClass]) -> Return:
    resets = {meter.id: meter.reset for meter in _of(book).meters}
    return _paid(book, table, hands, resets, "")


def _of(book: Rulebook) -> Progressive:
    if book.progressive is None:
        raise ReturnError(f"{book.id}: there are no meters")
    return book.progressive


def _paid(
    book: Rulebook, table: PayTable, hands: Iterable[ValueClass], amounts: Mapping[str, int], basis: str
) -> Return:
    wager = _of(book).wager

    def pays(event: Event) -> Fraction:
        return Fraction(amounts[event.meter], wager) if event.odds.terms is OddsTerms.METER else per_unit(event.odds)

    return bonus(book, table, hands, basis, pays)


def _line(progressive: Progressive, meter: Meter, at_reset: Fraction, frequency: Fraction) -> EdgeLine:
    slope = frequency / progressive.wager
    return EdgeLine(meter, at_reset + slope * meter.reset, slope)


def _count(found: Return, event: str) -> int:
    return next(each.count for each in found.events if each.event == event)


def _meter_return(line: EdgeLine, amounts: Mapping[str, int]) -> MeterReturn:
    meter, even = line.meter, line.break_even()
    return MeterReturn(meter.id, meter.name, meter.reset, amounts[meter.id], fraction(even), ceil(even))
