"""31 Classic: Ante and Play under best play, the natural bonus, the four-card bonus."""

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
from dealer_terminal.rules.returns.bonus import bonus
from dealer_terminal.rules.returns.deals import DRAWS, Array, Value
from dealer_terminal.rules.returns.entry import FOLDED, LOST, NO_METERS, Count, Outcome, Return, entry, per_unit
from dealer_terminal.rules.rulebook import OnFold, Rulebook

ANTE_PLAY = "ante-play"
_BASIS = "per Ante, over every natural and every draw; a hand is folded where playing it would lose more"
_NATURAL_KEPT = "per wager, over every natural; a hand that folds a 16 is told, and stays in action"
_NATURAL_LOST = "per wager, over every natural, each kept in action: a fold forfeits this wager here"
_FOUR_CARDS = "per wager, over every four cards; in action on a fold too"


def counts(book: Rulebook, _meters: Mapping[str, int] = NO_METERS) -> Iterator[Count]:
    of_spot = {PLAY: _ante_play, NATURAL_31: _natural, ROYAL_FAMILY: _royal_family}
    for table in book.tables:
        if table.spot in of_spot:
            for option in table.option_ids():
                yield partial(of_spot[table.spot], book, table.option(option))


def _natural(book: Rulebook, table: PayTable) -> Return:
    lost = book.spot(NATURAL_31).on_fold is OnFold.FORFEITS
    return bonus(book, table, deals.natural_hands(), _NATURAL_LOST if lost else _NATURAL_KEPT)


def _royal_family(book: Rulebook, table: PayTable) -> Return:
    return bonus(book, table, deals.four_card_hands(), _FOUR_CARDS)


def _ante_play(book: Rulebook, table: PayTable) -> Return:
    """The Ante alone is lost on a fold; Play is as large as the Ante (Getting Started 6)."""
    ante = book.usual_tables()[ANTE]
    rising = tuple(sorted(set(deals.natural_values()), key=partial(worth, table)))
    nets = [_net(ante, value) + _net(table, value) for value in rising]
    draws = deals.draws(rising)
    played = _played(draws, nets)
    ends = [_end(table, value) for value in rising]
    reached = draws[played].sum(axis=0).tolist()
    outcomes = [Outcome(*each) for each in zip(ends, reached, nets, strict=True)]
    folded = Outcome(FOLDED, DRAWS * int(np.count_nonzero(~played)), Fraction(-1))
    events = [event.label for event in table.events]
    return entry(book, table, [*outcomes, folded], spot=ANTE_PLAY, events=events, basis=_BASIS)


def _played(draws: Array, nets: list[Fraction]) -> npt.NDArray[np.bool_]:
    """Where playing loses less than the Ante, over all 49 draws; in whole numbers."""
    scale = lcm(*(net.denominator for net in nets))
    whole = np.array([int(net * scale) for net in nets], dtype=np.int64)
    return np.asarray(draws @ whole > -DRAWS * scale)


def worth(table: PayTable, value: Value) -> tuple[Fraction, int, tuple[str, ...]]:
    """The order in which `best_three` prefers: what the Play wager pays, then the total."""
    total, marks = value
    return _net(table, value), total, tuple(sorted(marks))


def _net(table: PayTable, value: Value) -> Fraction:
    event = table.best(*value)
    return Fraction(-1) if event is None else per_unit(event.odds)


def _end(table: PayTable, value: Value) -> str:
    event = table.best(*value)
    return LOST if event is None else event.label
