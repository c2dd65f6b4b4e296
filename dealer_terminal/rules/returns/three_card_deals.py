"""Every player hand of 3 Card against every dealer hand, and the combined result of all wagers of one hand."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import IntEnum
from fractions import Fraction
from functools import cache, lru_cache, partial
from itertools import pairwise

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from dealer_terminal.rules import showdown
from dealer_terminal.rules.cards import DECK
from dealer_terminal.rules.games.three_card import ANTE_BONUS, BOUNTY, PLAYER_BONUS, STAX, mark
from dealer_terminal.rules.hand import ANTE, PLAY
from dealer_terminal.rules.hands.lanes import Lanes, lanes_of, packed
from dealer_terminal.rules.hands.showdowns import (
    DEALER_HANDS,
    AnteBonus,
    HandClass,
    bonus_event,
    hand_classes,
    is_played,
)
from dealer_terminal.rules.hands.six_card import SixCardCategory
from dealer_terminal.rules.hands.six_card_batch import categories_of
from dealer_terminal.rules.hands.space import every_three_cards, six_card_counts, stax_counts, three_card_counts
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
from dealer_terminal.rules.returns.entry import (
    FOLDED,
    LOST,
    NO_METERS,
    Count,
    DealOutcome,
    EventCount,
    Return,
    ReturnError,
    ValueClass,
    bonus,
    entry,
    per_unit,
)
from dealer_terminal.rules.returns.hand_deals import LOSES, HandDeals, SeenCards
from dealer_terminal.rules.returns.progressive import EdgeLine, at_meters, lines
from dealer_terminal.rules.rulebook import PayTables, Rulebook

ANTE_PLAY = "ante-play"
NOT_QUALIFIED, WON, TIED = (each.event for each in (showdown.NOT_QUALIFIED, showdown.HIGHER, showdown.TIE))

_BASIS = "per Ante, over every hand and every dealer hand, with the Ante Bonus; folded where playing would lose more"
_HANDS = "per wager, over every hand; in action on a fold too"
_SIX_CARD = "per wager, over every six cards of player and dealer; in action on a fold too"


def counts(book: Rulebook, meters: Mapping[str, int] = NO_METERS) -> Iterator[Count]:
    """Yield the uncounted returns; `meters` are in cents, and a meter without an amount is at its reset level."""
    of_spot: dict[str, Callable[[Rulebook, PayTable], Return]] = {
        ANTE_BONUS: _ante_play,
        PLAYER_BONUS: _player_bonus,
        BOUNTY: _bounty,
        STAX: partial(_stax, meters),
    }
    for table in book.tables:
        if table.spot in of_spot:
            for option in table.option_ids():
                yield partial(of_spot[table.spot], book, table.option(option))


def _player_bonus(book: Rulebook, table: PayTable) -> Return:
    hands = (ValueClass(0, frozenset(map(mark, each.met)), count) for each, count in three_card_counts().items())
    return bonus(book, table, hands, _HANDS)


def _bounty(book: Rulebook, table: PayTable) -> Return:
    _rises(table, SixCardCategory)
    hands = (ValueClass(0, up_to(category), count) for category, count in _six_card_counts().items())
    return bonus(book, table, hands, _SIX_CARD)


@cache
def _six_card_counts() -> dict[SixCardCategory, int]:
    return six_card_counts()


def up_to(category: SixCardCategory) -> frozenset[str]:
    """Return the marks that pay for the category. A table without lines for the royals pays the next lower straight
    flush; no other line may be missing."""
    if category <= SixCardCategory.STRAIGHT_FLUSH:
        return frozenset({mark(category)})
    return frozenset(mark(each) for each in SixCardCategory if SixCardCategory.STRAIGHT_FLUSH <= each <= category)


def _rises(table: PayTable, order: type[IntEnum]) -> None:
    """Raise ReturnError if a lower category pays more, because hands are counted by their highest category."""
    place = {mark(category): category for category in order}
    paid = sorted(table.events, key=lambda event: place[event.hand])
    for below, above in pairwise(paid):
        if below.odds.better_than(above.odds):
            raise ReturnError(f"{table.title} {table.option}: {below.label} pays more than {above.label}")


def stax_hands() -> tuple[ValueClass, ...]:
    return tuple(ValueClass(0, frozenset({mark(each)}), count) for each, count in stax_counts().items())


def meter_lines(book: Rulebook) -> tuple[EdgeLine, ...]:
    """Return the edge lines of the first option in the manual."""
    table = book.table(STAX)
    return lines(book, table.option(table.option_ids()[0]), stax_hands())


def _stax(meters: Mapping[str, int], book: Rulebook, table: PayTable) -> Return:
    return at_meters(book, table, stax_hands(), meters)


def _ante_play(book: Rulebook, table: PayTable) -> Return:
    labels = {_category(event.hand): event.label for event in table.events}
    pays = {_category(event.hand): per_unit(event.odds) for event in table.events}
    classes = hand_classes()
    played = [each for each in classes if is_played(each, pays)]
    outcomes = [outcome for each in classes for outcome in _ends(each, pays)]
    awards = tuple(EventCount(label, _with_bonus(each, played, pays)) for each, label in labels.items())
    events = (NOT_QUALIFIED, WON, TIED)
    return entry(book, table, outcomes, spot=ANTE_PLAY, events=events, basis=_BASIS, awards=awards)


def _category(hand: str) -> ThreeCardCategory:
    return next(category for category in ThreeCardCategory if mark(category) == hand)


def _ends(each: HandClass, pays: AnteBonus) -> Iterator[DealOutcome]:
    if not is_played(each, pays):
        yield DealOutcome(FOLDED, each.weight * DEALER_HANDS, Fraction(-1))
        return
    award = pays.get(bonus_event(each.hand.category, pays), Fraction(0))
    ends, weight = each.showdowns, each.weight
    yield DealOutcome(NOT_QUALIFIED, weight * ends.not_qualified, 1 + award)
    yield DealOutcome(WON, weight * ends.won, 2 + award)
    yield DealOutcome(TIED, weight * ends.tied, award)
    yield DealOutcome(LOST, weight * ends.lost, award - 2)


def _with_bonus(event: ThreeCardCategory, played: Iterable[HandClass], pays: AnteBonus) -> int:
    hands = sum(each.weight for each in played if bonus_event(each.hand.category, pays) is event)
    return hands * DEALER_HANDS


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
    kind, one player's win tells almost nothing about another's (docs/decisions/32)."""
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
