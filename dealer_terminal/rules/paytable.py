"""Pay tables: the events that a wager pays on, option by option, as the manuals print them."""

from functools import lru_cache

from msgspec import Struct

from dealer_terminal.rules.odds import Odds, OddsTerms, parse_odds

NOT_PAID = "-"


class PayTableRow(Struct, frozen=True, forbid_unknown_fields=True):
    """One printed line, met by a total within `points` or by a hand named `hand`, with its odds by option."""

    event: str
    pays: tuple[str, ...]
    points: tuple[int, int] | None = None
    hand: str = ""
    meter: str = ""

    def odds(self, option: int) -> Odds:
        printed = self.pays[option]
        return Odds(printed, OddsTerms.METER) if self.meter else parse_odds(printed)


class PayTableOption(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    suggested: bool = False


class Event(Struct, frozen=True):
    """One line of the table in force."""

    label: str
    odds: Odds
    points: tuple[int, int] | None
    hand: str
    meter: str = ""

    def met_by(self, total: int, marks: frozenset[str]) -> bool:
        if self.points is None:
            return self.hand in marks
        return self.points[0] <= total <= self.points[1]


class PayTable(Struct, frozen=True, cache_hash=True):
    """One option of a spot's pay table, as in force at a table."""

    spot: str
    option: str
    title: str
    citation: str
    events: tuple[Event, ...]

    def best(self, total: int, marks: frozenset[str]) -> Event | None:
        """Return the best-paying event that a hand meets, named hands before totals, or None if nothing pays."""
        return _best(self, total, marks)


class SpotTable(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """Every option of a spot's pay table."""

    spot: str
    title: str
    citation: str
    options: tuple[PayTableOption, ...]
    rows: tuple[PayTableRow, ...]

    def option_ids(self) -> tuple[str, ...]:
        return tuple(option.id for option in self.options)

    def suggested(self) -> str | None:
        """Return the option that the manual suggests. A single option is the suggested one."""
        if len(self.options) == 1:
            return self.options[0].id
        return next((option.id for option in self.options if option.suggested), None)

    def option(self, wanted: str) -> PayTable:
        """Return one option. Cached, because a round asks for it at each hand."""
        return _option(self, wanted)


@lru_cache(maxsize=256)
def _option(table: SpotTable, wanted: str) -> PayTable:
    at = table.option_ids().index(wanted)
    events = tuple(
        Event(row.event, row.odds(at), row.points, row.hand, row.meter)
        for row in table.rows
        if row.pays[at] != NOT_PAID
    )
    return PayTable(table.spot, wanted, table.title, table.citation, events)


@lru_cache(maxsize=2048)
def _best(table: PayTable, total: int, marks: frozenset[str]) -> Event | None:
    """Return the cached best event, because hands have few different values and each is evaluated often."""
    best: Event | None = None
    for event in _by_name_first(table):
        if event.met_by(total, marks) and (best is None or event.odds.better_than(best.odds)):
            best = event
    return best


@lru_cache(maxsize=256)
def _by_name_first(table: PayTable) -> tuple[Event, ...]:
    return tuple(sorted(table.events, key=lambda event: not event.hand))
