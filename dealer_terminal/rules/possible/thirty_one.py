"""Possible events of an unexposed 31 Classic hand from the remaining cards."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial

import numpy as np

from dealer_terminal.rules.cards import DECK, Card
from dealer_terminal.rules.game import Events
from dealer_terminal.rules.games.thirty_one import NATURAL_31, ROYAL_FAMILY
from dealer_terminal.rules.hand import ANTE, PLAY
from dealer_terminal.rules.paytable import PayTable
from dealer_terminal.rules.returns import deals
from dealer_terminal.rules.returns.deals import Array, Value
from dealer_terminal.rules.returns.thirty_one import worth
from dealer_terminal.rules.rulebook import PayTables

_FOURS = 1 << 10
"""Exclusive upper bound of the codes of four cards."""


def events(tables: PayTables, left: Sequence[Card]) -> tuple[Events, ...]:
    """Return the distinct events of every four of the cards, with each of them as the draw."""
    rising = tuple(sorted(set(deals.natural_values()), key=partial(worth, tables[PLAY])))
    found = {tuple(_named(tables, *values)) for values in _values(rising, tuple(left))}
    return tuple(dict(each) for each in sorted(found))


@lru_cache(maxsize=8)
def _values(rising: tuple[Value, ...], left: tuple[Card, ...]) -> tuple[tuple[Value, Value, Value], ...]:
    """Return the cached values of the natural, the best three and all four, because the same cards are asked for
    repeatedly."""
    return tuple(_met(rising, left))


def _met(rising: tuple[Value, ...], left: tuple[Card, ...]) -> Iterator[tuple[Value, Value, Value]]:
    order = {value: at for at, value in enumerate(rising)}
    held = np.isin(np.arange(len(DECK)), [card.index for card in left])
    hands = held[deals.fours()].all(axis=1)
    naturals = np.array([order[value] for value in deals.natural_values()])[deals.threes()[:, hands]]
    threes = naturals * len(rising) + naturals.max(axis=0)
    for code in _once(threes * _FOURS + deals.four_card_codes(deals.fours()[hands])):
        three, four = divmod(code, _FOURS)
        natural, best = divmod(three, len(rising))
        yield rising[natural], rising[best], deals.four_card_value(four)


def _once(codes: Array) -> Iterable[int]:
    met = np.zeros(codes.max(initial=0) + 1, dtype=np.bool_)
    met[codes] = True
    found: list[int] = np.flatnonzero(met).tolist()
    return found


def _named(tables: PayTables, natural: Value, best: Value, four: Value) -> Iterator[tuple[str, str]]:
    of_spot = {NATURAL_31: natural, ANTE: best, PLAY: best, ROYAL_FAMILY: four}
    return ((spot, _label(table, of_spot[spot])) for spot, table in tables.tables.items())


def _label(table: PayTable, value: Value) -> str:
    event = table.best(*value)
    return event.label if event else ""
