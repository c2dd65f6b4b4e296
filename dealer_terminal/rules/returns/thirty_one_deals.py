"""Every one of the 22,100 naturals of 31 Classic with its 49 draws, and the combined result of all wagers of one
hand."""

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from typing import TypeVar

import numpy as np

from dealer_terminal.rules.games.thirty_one import NATURAL_31, ROYAL_FAMILY
from dealer_terminal.rules.hand import ANTE, PLAY
from dealer_terminal.rules.odds import Odds
from dealer_terminal.rules.paytable import PayTable
from dealer_terminal.rules.returns import deals
from dealer_terminal.rules.returns.deals import NATURALS, Array, Value
from dealer_terminal.rules.returns.hand_deals import LOSES, HandDeals, SeenCards
from dealer_terminal.rules.returns.thirty_one import worth
from dealer_terminal.rules.rulebook import PayTables, Rulebook

_TOLD = 16
_Kind = TypeVar("_Kind")


def hand_deals(book: Rulebook, tables: PayTables) -> HandDeals:
    named = (PLAY, ANTE, NATURAL_31, *([ROYAL_FAMILY] if ROYAL_FAMILY in book.spot_ids() else []))
    return _counted(tuple((spot, tables[spot]) for spot in named))


@lru_cache(maxsize=8)
def _counted(in_force: tuple[tuple[str, PayTable], ...]) -> HandDeals:
    tables = dict(in_force)
    ends, end_of = _ends(tables)
    each = [_naturals_with_ends(end_of, len(ends), at) for at in range(4)]
    counted = np.asarray(sum(each), dtype=np.int64).reshape(NATURALS, len(ends))
    seen, labels = _apart([_seen(tables[NATURAL_31], value) for value in deals.natural_values()])
    kinds, rows = np.unique(np.column_stack([labels, counted]), axis=0, return_inverse=True)
    alike = np.bincount(rows.ravel(), minlength=len(kinds))
    return HandDeals(kinds[:, 1:] * alike[:, None], kinds[:, 0], seen, ends, rows.ravel())


def _naturals_with_ends(end_of: Array, ends: int, at: int) -> Array:
    """Count ends by natural, for one of the four ways in which four cards are a natural with a draw."""
    return np.bincount(deals.threes()[at] * ends + end_of, minlength=NATURALS * ends)


def _ends(tables: dict[str, PayTable]) -> tuple[tuple[dict[str, Odds], ...], Array]:
    """Return the distinct ends, and the end of every four cards, from the best three of them and from all four."""
    rising = tuple(sorted(set(deals.natural_values()), key=partial(worth, tables[PLAY])))
    order = {value: at for at, value in enumerate(rising)}
    own = np.array([order[value] for value in deals.natural_values()])
    best = own[deals.threes()].max(axis=0)
    codes, four = np.unique(deals.four_card_codes(deals.fours()), return_inverse=True)
    threes, of_best = _apart([_paid(tables, (ANTE, PLAY), value) for value in rising])
    fours, of_four = _apart([_paid(tables, (ROYAL_FAMILY,), deals.four_card_value(code)) for code in codes.tolist()])
    together = tuple({**three, **all_four} for three in threes for all_four in fours)
    return together, of_best[best] * len(fours) + of_four[four.ravel()]


def _paid(tables: dict[str, PayTable], spots: Iterable[str], value: Value) -> dict[str, Odds]:
    return {spot: _odds(tables[spot], value) for spot in spots if spot in tables}


def _seen(table: PayTable, value: Value) -> SeenCards:
    return SeenCards({NATURAL_31: _odds(table, value)}, may_tell=value[0] == _TOLD)


def _odds(table: PayTable, value: Value) -> Odds:
    event = table.best(*value)
    return event.odds if event else LOSES


def _apart(each: Sequence[_Kind]) -> tuple[tuple[_Kind, ...], Array]:
    """Return the distinct values, and for each value the index of its equal."""
    kinds: list[_Kind] = []
    places = []
    for one in each:
        if one not in kinds:
            kinds.append(one)
        places.append(kinds.index(one))
    return tuple(kinds), np.array(places, dtype=np.int64)
