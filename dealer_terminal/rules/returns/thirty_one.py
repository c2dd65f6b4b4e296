"""Returns of 31 Classic: Ante and Play under best play, the natural bonus, the four-card bonus."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import partial
from math import lcm

import numpy as np
import numpy.typing as npt

from dealer_terminal.rules.games.thirty_one import NATURAL_31, ROYAL_FAMILY
from dealer_terminal.rules.hand import ANTE, PLAY
from dealer_terminal.rules.paytable import PayTable
from dealer_terminal.rules.returns import deals
from dealer_terminal.rules.returns.deals import DRAWS, Array, Value
from dealer_terminal.rules.returns.entry import (
    FOLDED,
    LOST,
    NO_METERS,
    Count,
    DealOutcome,
    Return,
    bonus,
    entry,
    per_unit,
)
from dealer_terminal.rules.rulebook import OnFold, Rulebook

ANTE_PLAY = "ante-play"
_TOLD = 16
_BASIS = "per Ante, over every natural and every draw; a hand is folded where playing it would lose more"
_NATURAL_KEPT = "per wager, over every natural; a hand that folds a 16 is told, and stays in action"
_NATURAL_LOST = "per wager, over every natural, each kept in action: a fold forfeits this wager here"
_NATURAL_FOLDED = "per wager, over every natural; a hand that best play of the Ante folds loses it, but for a told 16"
_FOUR_CARDS = "per wager, over every four cards; in action on a fold too"


def counts(book: Rulebook, _meters: Mapping[str, int] = NO_METERS) -> Iterator[Count]:
    of_spot = {PLAY: _ante_play, NATURAL_31: _natural, ROYAL_FAMILY: _royal_family}
    for table in book.tables:
        if table.spot in of_spot:
            for option in table.option_ids():
                yield partial(of_spot[table.spot], book, table.option(option))


def fold_counts(book: Rulebook) -> Iterator[Count]:
    table = book.table(NATURAL_31)
    return (partial(_natural_folded, book, table.option(option)) for option in table.option_ids())


def _natural(book: Rulebook, table: PayTable) -> Return:
    lost = book.spot(NATURAL_31).on_fold is OnFold.FORFEITS
    return bonus(book, table, deals.natural_hands(), _NATURAL_LOST if lost else _NATURAL_KEPT)


def _natural_folded(book: Rulebook, table: PayTable) -> Return:
    _, _, played = _best_play(book, book.usual_tables()[PLAY])
    on_fold = book.spot(NATURAL_31).on_fold
    hands = Counter(zip(deals.natural_values(), played.tolist(), strict=True))
    outcomes = [
        DealOutcome(_end(table, value), count, _net(table, value))
        if keeps or _stays(on_fold, value)
        else DealOutcome(FOLDED, count, Fraction(-1))
        for (value, keeps), count in hands.items()
    ]
    events = [event.label for event in table.events]
    return entry(book, table, outcomes, spot=NATURAL_31, events=events, basis=_NATURAL_FOLDED)


def _stays(on_fold: OnFold, value: Value) -> bool:
    """Return True if the wager stays in action on a fold. A folded 16 is claimed (Betting Protocol 4)."""
    told = value[0] == _TOLD
    return {OnFold.STAYS: True, OnFold.STAYS_IF_TOLD_16: told, OnFold.FORFEITS: False}[on_fold]


def _royal_family(book: Rulebook, table: PayTable) -> Return:
    return bonus(book, table, deals.four_card_hands(), _FOUR_CARDS)


def _ante_play(book: Rulebook, table: PayTable) -> Return:
    """Return the return of Ante and Play. A fold loses only the Ante; Play equals the Ante (Getting Started 6)."""
    rising, nets, played = _best_play(book, table)
    draws = deals.draws(rising)
    ends = [_end(table, value) for value in rising]
    reached = draws[played].sum(axis=0).tolist()
    outcomes = [DealOutcome(*each) for each in zip(ends, reached, nets, strict=True)]
    folded = DealOutcome(FOLDED, DRAWS * int(np.count_nonzero(~played)), Fraction(-1))
    events = [event.label for event in table.events]
    return entry(book, table, [*outcomes, folded], spot=ANTE_PLAY, events=events, basis=_BASIS)


def _best_play(book: Rulebook, table: PayTable) -> tuple[tuple[Value, ...], list[Fraction], npt.NDArray[np.bool_]]:
    """Return the possible values in ascending order, the win of Ante and Play on each, and the naturals that are
    played."""
    ante = book.usual_tables()[ANTE]
    rising = tuple(sorted(set(deals.natural_values()), key=partial(worth, table)))
    nets = [_net(ante, value) + _net(table, value) for value in rising]
    return rising, nets, _played(deals.draws(rising), nets)


def _played(draws: Array, nets: list[Fraction]) -> npt.NDArray[np.bool_]:
    """Return True for each natural that loses less than the Ante over all 49 draws when played, in integer
    arithmetic."""
    scale = lcm(*(net.denominator for net in nets))
    whole = np.array([int(net * scale) for net in nets], dtype=np.int64)
    return np.asarray(draws @ whole > -DRAWS * scale)


def worth(table: PayTable, value: Value) -> tuple[Fraction, int, tuple[str, ...]]:
    """Return the sort key by which `best_three` prefers hands: the Play wager's payment, then the total."""
    total, marks = value
    return _net(table, value), total, tuple(sorted(marks))


def _net(table: PayTable, value: Value) -> Fraction:
    event = table.best(*value)
    return Fraction(-1) if event is None else per_unit(event.odds)


def _end(table: PayTable, value: Value) -> str:
    event = table.best(*value)
    return LOST if event is None else event.label
