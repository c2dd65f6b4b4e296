"""Wagers that are settled on the cards alone: each hand, and what its best event pays."""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction

from msgspec import Struct

from dealer_terminal.rules.paytable import Event, PayTable
from dealer_terminal.rules.returns.entry import LOST, Outcome, Return, entry, per_unit
from dealer_terminal.rules.rulebook import Rulebook


class Hands(Struct, frozen=True):
    """Hands that are worth the same, and how many there are."""

    total: int
    marks: frozenset[str]
    count: int


Pays = Callable[[Event], Fraction]


def by_odds(event: Event) -> Fraction:
    return per_unit(event.odds)


def bonus(book: Rulebook, table: PayTable, hands: Iterable[Hands], basis: str, pays: Pays = by_odds) -> Return:
    events = [event.label for event in table.events]
    return entry(book, table, _outcomes(table, hands, pays), spot=table.spot, events=events, basis=basis)


def _outcomes(table: PayTable, hands: Iterable[Hands], pays: Pays) -> Iterator[Outcome]:
    for each in hands:
        event = table.best(each.total, each.marks)
        if event is None:
            yield Outcome(LOST, each.count, Fraction(-1))
        else:
            yield Outcome(event.label, each.count, pays(event))
