"""Every player hand of 3 Card against every dealer hand, and the combined result of all wagers of one hand."""

from collections.abc import Mapping
from functools import cache, lru_cache

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from dealer_terminal.rules import showdown
from dealer_terminal.rules.cards import DECK
from dealer_terminal.rules.games.three_card import ANTE_BONUS, BOUNTY, PLAYER_BONUS, STAX, mark
from dealer_terminal.rules.hand import ANTE, PLAY
from dealer_terminal.rules.hands.lanes import Lanes, lanes_of, packed
from dealer_terminal.rules.hands.six_card import SixCardCategory
from dealer_terminal.rules.hands.six_card_batch import categories_of
from dealer_terminal.rules.hands.space import every_three_cards
from dealer_terminal.rules.hands.three_card import StaxCategory, ThreeCardCategory, stax_category
from dealer_terminal.rules.hands.three_card_batch import (
    QUALIFYING,
    Strengths,
    three_card_categories,
    three_card_strengths,
)
from dealer_terminal.rules.hands.three_card_batch import categories_of as categories_of_three
from dealer_terminal.rules.odds import PUSH, Odds
from dealer_terminal.rules.paytable import PayTable
from dealer_terminal.rules.returns.deals import Array
from dealer_terminal.rules.returns.hand_deals import LOSES, HandDeals, SeenCards
from dealer_terminal.rules.returns.three_card import up_to
from dealer_terminal.rules.rulebook import PayTables, Rulebook

_MET = (showdown.NOT_QUALIFIED, showdown.HIGHER, showdown.TIE, showdown.LOWER)
_SIX = len(SixCardCategory)
_PARTS = {
    ThreeCardCategory.HIGH_CARD: 7,
    ThreeCardCategory.PAIR: 4,
    ThreeCardCategory.FLUSH: 2,
    ThreeCardCategory.STRAIGHT: 2,
    ThreeCardCategory.THREE_OF_A_KIND: 1,
    ThreeCardCategory.STRAIGHT_FLUSH: 1,
    ThreeCardCategory.AKQ_SUITED: 1,
}
"""Number of kinds into which qualifying dealer hands of each category are divided, of about equal size within a
category."""
_KINDS = 1 + sum(_PARTS.values())


class _Hands(Struct, frozen=True, eq=False):
    """All hands. `counts` of each row are its results against the dealer by six-card category, for each kind of dealer
    hand; `rows` is the row of every hand."""

    counts: Array
    categories: tuple[tuple[ThreeCardCategory, StaxCategory], ...]
    rows: Array


def hand_deals(book: Rulebook, tables: PayTables) -> HandDeals:
    placed = (ANTE_BONUS, PLAYER_BONUS, BOUNTY, STAX)
    return _counted(tuple((spot, tables[spot]) for spot in placed if spot in book.spot_ids()))


@lru_cache(maxsize=8)
def _counted(in_force: tuple[tuple[str, PayTable], ...]) -> HandDeals:
    tables, hands = dict(in_force), _hands()
    kinds = list(dict.fromkeys(hands.categories))
    labels = np.array([kinds.index(each) for each in hands.categories])
    seen = tuple(SeenCards(_of_hand(tables, *each)) for each in kinds)
    ends = tuple({**_met(at), **_of_six(tables, SixCardCategory(six))} for at in range(4) for six in range(_SIX))
    return HandDeals(hands.counts.sum(axis=1), labels, seen, ends, hands.rows, tuple(np.moveaxis(hands.counts, 1, 0)))


def _met(at: int) -> dict[str, Odds]:
    odds = _MET[at].odds
    return {spot: odds.get(spot, LOSES) for spot in (ANTE, PLAY)}


def _of_six(tables: Mapping[str, PayTable], category: SixCardCategory) -> dict[str, Odds]:
    return {BOUNTY: _odds(tables[BOUNTY], up_to(category))} if BOUNTY in tables else {}


def _of_hand(tables: Mapping[str, PayTable], category: ThreeCardCategory, stax: StaxCategory) -> dict[str, Odds]:
    """Return the odds of wagers that depend on the player's hand alone. An award that is not won costs nothing."""
    met = frozenset(map(mark, category.met))
    found = {spot: _odds(tables[spot], met) for spot in (PLAYER_BONUS, ANTE_BONUS) if spot in tables}
    if found.get(ANTE_BONUS) == LOSES:
        found[ANTE_BONUS] = PUSH
    return found | ({STAX: _odds(tables[STAX], frozenset({mark(stax)}))} if STAX in tables else {})


def _odds(table: PayTable, marks: frozenset[str]) -> Odds:
    event = table.best(0, marks)
    return event.odds if event else LOSES


@cache
def _hands() -> _Hands:
    """Return the hands by class. Hands that differ only by a permutation of suits have equal results, except on
    STAX."""
    hands = every_three_cards()
    lanes = lanes_of(hands)
    _, firsts, classes = np.unique(np.sort(lanes, axis=0), axis=1, return_index=True, return_inverse=True)
    stax = np.array([stax_category([DECK[index] for index in hand]) for hand in hands.tolist()])
    kinds, rows = np.unique(np.column_stack([classes.ravel(), stax]), axis=0, return_inverse=True)
    of_class = np.array([_fares(int(first)) for first in firsts])
    alike = np.bincount(rows.ravel(), minlength=len(kinds))
    category = three_card_categories(hands)[firsts]
    categories = tuple(
        (ThreeCardCategory(int(category[which])), StaxCategory(int(held))) for which, held in kinds.tolist()
    )
    return _Hands(of_class[kinds[:, 0]] * alike[:, None, None], categories, rows.ravel())


def _fares(hand: int) -> Array:
    """Count the results of one hand against all hands that share no card with it, with a row for each kind of dealer
    hand."""
    bits, lanes, strengths = _dealers()
    apart = (bits & bits[hand]) == 0
    own, dealers = strengths[hand], strengths[apart]
    met = np.select([dealers < QUALIFYING, dealers < own, dealers == own], [0, 1, 2], 3)
    six = categories_of(lanes[:, apart] | lanes[:, hand, None])
    places = (_kinds()[apart] * 4 + met) * _SIX + six
    return np.bincount(places, minlength=_KINDS * 4 * _SIX).reshape(_KINDS, 4 * _SIX).astype(np.int64)


@cache
def _kinds() -> Array:
    """Return the kind of each hand as a dealer hand: not qualified, then by category and strength within it. Within a
    kind, one player's win tells almost nothing about another's (docs/decisions/0085)."""
    _, _, strengths = _dealers()
    found, place, counts = np.unique(strengths, return_inverse=True, return_counts=True)
    kinds, first = np.zeros(len(found), dtype=np.int64), 1
    for category, parts in _PARTS.items():
        own = (categories_of_three(found) == category) & (found >= QUALIFYING)
        before = np.cumsum(counts[own])
        kinds[own] = first + (before - 1) * parts // before[-1]
        first += parts
    return kinds[place.ravel()]


@cache
def _dealers() -> tuple[npt.NDArray[np.uint64], Lanes, Strengths]:
    hands = every_three_cards()
    return packed(hands), lanes_of(hands), three_card_strengths(hands)
