"""Every deal of one hand: the cards that its player sees before deciding, its end, and the casino's win."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import ANTE, PLAY
from dealer_terminal.rules.odds import Odds, OddsTerms
from dealer_terminal.rules.rulebook import Need, OnFold, Rulebook

Array = npt.NDArray[np.int64]
Amounts = Array
Weights = npt.NDArray[np.float64]
LOSES = Odds("", OddsTerms.FOR)
"""Odds of a lost wager: the casino wins the stake."""
WHOLE = ""
"""Key for all wagers of a hand together."""


class SeenCards(Struct, frozen=True):
    """Cards exposed before the decision, as far as wagers distinguish them. `may_tell` means that a natural 16 may be
    claimed with a fold."""

    odds: dict[str, Odds]
    may_tell: bool = False


class HandDeals(Struct, frozen=True, eq=False):
    """Deals of one hand. `counts` has a row for each kind of hand that a player can see, a column for each of `ends`,
    and the number of deals that lead from one to the other. `labels` is each row's index in `seen`. `rows` is the row
    of every three cards, in the order of `combinations`. `met` are the same counts for each kind of the dealer hand
    that all players meet, from one that does not qualify to the strongest; empty if there is no such hand."""

    counts: Array
    labels: Array
    seen: tuple[SeenCards, ...]
    ends: tuple[dict[str, Odds], ...]
    rows: Array
    met: tuple[Array, ...] = ()

    def total(self) -> int:
        return int(self.counts.sum())

    def row(self, cards: Sequence[Card]) -> int:
        low, middle, high = sorted(card.index for card in cards)
        return int(self.rows[_place(low, middle, high)])


class DecidedDeals(Struct, frozen=True, kw_only=True):
    """Decision of a hand. `told` matters only if a fold may include a claim."""

    plays: bool
    told: bool = True


PLAYS, FOLDS, FOLDS_UNTOLD = DecidedDeals(plays=True), DecidedDeals(plays=False), DecidedDeals(plays=False, told=False)


class Spread(Struct, frozen=True, eq=False):
    """Distribution of the casino's win: distinct amounts in cents and the number of deals for each."""

    wins: Array
    counts: Array

    def total(self) -> int:
        return int(self.counts.sum())

    def mean(self) -> Fraction:
        won = sum(win * count for win, count in zip(self.wins.tolist(), self.counts.tolist(), strict=True))
        return Fraction(won, self.total())

    def variance(self) -> float:
        """Return the variance in square cents, as an approximate float."""
        return float(((self.wins - float(self.mean())) ** 2 * self.counts).sum() / self.total())


class Given(Struct, frozen=True, eq=False):
    """Distribution of the casino's win in cents, with a row of deal counts for each kind of hand that all players
    meet."""

    wins: Array
    counts: Array

    def mean(self) -> Fraction:
        return spread_of(self.wins, self.counts.sum(axis=0)).mean()

    def chances(self) -> Weights:
        """Return the probability of each win, given the hand met."""
        return np.asarray(self.counts / self.counts.sum(axis=1, keepdims=True))

    def met(self) -> Weights:
        """Return the probability of each kind of hand met."""
        return np.asarray(self.counts.sum(axis=1) / self.counts.sum())


class Chances(Struct, frozen=True, eq=False):
    """Distributions of one hand's wagers under best play of all of them together. `whole` is their sum with its
    correlations. `best` is the decision of best play for each row. `given` is the distribution by the hand that all
    players meet, for the wagers that depend on it."""

    whole: Spread
    spots: dict[str, Spread]
    best: npt.NDArray[np.bool_]
    given: dict[str, Given] = {}

    def spread(self, spot: str) -> Spread:
        return self.spots[spot] if spot else self.whole


class Layout(Struct, frozen=True, eq=False):
    """The casino's win on each wager, by the cards seen and the end."""

    book: Rulebook
    deals: HandDeals
    stakes: dict[str, int]

    def wins(self, spot: str, decided: DecidedDeals) -> Array:
        """Return a row for each of `seen` and a column for each of `ends`."""
        stake, deals = self.stakes[spot], self.deals
        if spot in deals.seen[0].odds:
            column = np.array([[-each.odds[spot].pays(stake)] for each in deals.seen], dtype=np.int64)
            played = np.broadcast_to(column, (len(deals.seen), len(deals.ends)))
        else:
            line = np.array([-each[spot].pays(stake) for each in deals.ends], dtype=np.int64)
            played = np.broadcast_to(line, (len(deals.seen), len(deals.ends)))
        if decided.plays:
            return played
        stays = np.array([self._stays(spot, each, decided) for each in deals.seen])
        return np.where(stays[:, None], played, self._folded(spot))

    def together(self, decided: DecidedDeals) -> Array:
        zero = np.zeros((len(self.deals.seen), len(self.deals.ends)), dtype=np.int64)
        return sum((self.wins(spot, decided) for spot in self.stakes), zero)

    def expected(self, row: int, spot: str, decided: DecidedDeals) -> Fraction:
        """Return the expected win given the cards of this row."""
        counts = self.deals.counts[row]
        won = self.wins(spot, decided)[int(self.deals.labels[row])]
        return Fraction(int((counts * won).sum()), int(counts.sum()))

    def _stays(self, spot: str, seen: SeenCards, decided: DecidedDeals) -> bool:
        on_fold = self.book.spot(spot).on_fold
        told = seen.may_tell and decided.told
        return {OnFold.STAYS: True, OnFold.STAYS_IF_TOLD_16: told, OnFold.FORFEITS: False}[on_fold]

    def _folded(self, spot: str) -> int:
        """Return the stake lost on a fold. Play was never placed, and an award has no stake."""
        return 0 if spot == PLAY or self.book.spot(spot).need is Need.AWARD else self.stakes[spot]


def layout(book: Rulebook, deals: HandDeals, wagers: Mapping[str, int]) -> Layout:
    """Return the wins for the wagers placed. Play equals the Ante, and an award depends on it."""
    by_ante = {spot.id for spot in book.spots if spot.need is Need.AWARD} | {PLAY}
    stakes = {spot.id: wagers.get(ANTE if spot.id in by_ante else spot.id, 0) for spot in book.spots}
    return Layout(book, deals, {spot: stake for spot, stake in stakes.items() if stake})


def chances(lay: Layout) -> Chances:
    """Return the distributions. A hand is folded if playing it loses at least as much."""
    deals = lay.deals
    playing, folding = lay.together(PLAYS), lay.together(FOLDS)
    best = _by_row(deals, playing) < _by_row(deals, folding)
    counts, *met = _parted(deals, best.tobytes())
    wins = {WHOLE: (playing, folding), **{spot: (lay.wins(spot, PLAYS), lay.wins(spot, FOLDS)) for spot in lay.stakes}}
    spreads = {spot: _spread(each, counts) for spot, each in wins.items()}
    touched = (spot for spot in wins if spot not in deals.seen[0].odds) if met else ()
    given = {spot: _given(wins[spot], met) for spot in touched}
    return Chances(spreads.pop(WHOLE), spreads, best, given)


def _by_row(deals: HandDeals, wins: Array) -> Array:
    return np.asarray((deals.counts * wins[deals.labels]).sum(axis=1))


@lru_cache(maxsize=64)
def _parted(deals: HandDeals, best: bytes) -> tuple[tuple[Array, Array], ...]:
    """Return the played and the folded deals, by cards seen and end: of all deals, and of each kind of hand met."""
    rows = np.frombuffer(best, dtype=np.bool_)
    return tuple((_by_label(deals, counts, rows), _by_label(deals, counts, ~rows)) for counts in _each(deals))


def _each(deals: HandDeals) -> tuple[Array, ...]:
    return deals.counts, *deals.met


def _by_label(deals: HandDeals, counts: Array, rows: npt.NDArray[np.bool_]) -> Array:
    counted = np.zeros((len(deals.seen), len(deals.ends)), dtype=np.int64)
    np.add.at(counted, deals.labels[rows], counts[rows])
    return counted


def _spread(wins: tuple[Array, Array], counts: tuple[Array, Array]) -> Spread:
    return spread_of(_flat(wins), _flat(counts))


def _given(wins: tuple[Array, Array], met: Sequence[tuple[Array, Array]]) -> Given:
    counts = np.stack([_flat(each) for each in met])
    come = counts.any(axis=0)
    found, place = np.unique(_flat(wins)[come], return_inverse=True)
    summed = np.zeros((len(met), len(found)), dtype=np.int64)
    np.add.at(summed.T, place, counts[:, come].T)
    return Given(found, summed)


def _flat(pair: tuple[Array, Array]) -> Array:
    return np.concatenate([each.ravel() for each in pair])


def spread_of(amounts: Array, weights: Array) -> Spread:
    found, place = np.unique(amounts[weights > 0], return_inverse=True)
    summed = np.zeros(len(found), dtype=np.int64)
    np.add.at(summed, place, weights[weights > 0])
    return Spread(found, summed)


def _place(low: int, middle: int, high: int) -> int:
    """Return the index of three ascending cards in the order of `combinations`."""
    before = comb(52, 3) - comb(52 - low, 3)
    within = comb(51 - low, 2) - comb(52 - middle, 2)
    return before + within + high - middle - 1
