"""Returns of 3 Card: Ante and Play with the Ante Bonus under best play, and the bonuses."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import IntEnum
from fractions import Fraction
from functools import cache, partial
from itertools import pairwise

from dealer_terminal.rules import showdown
from dealer_terminal.rules.games.three_card import ANTE_BONUS, BOUNTY, PLAYER_BONUS, STAX, mark
from dealer_terminal.rules.hands.showdowns import (
    DEALER_HANDS,
    AnteBonus,
    HandClass,
    bonus_event,
    hand_classes,
    is_played,
)
from dealer_terminal.rules.hands.six_card import SixCardCategory
from dealer_terminal.rules.hands.space import six_card_counts, stax_counts, three_card_counts
from dealer_terminal.rules.hands.three_card import ThreeCardCategory
from dealer_terminal.rules.paytable import PayTable
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
from dealer_terminal.rules.returns.progressive import EdgeLine, at_meters, lines
from dealer_terminal.rules.rulebook import Rulebook

ANTE_PLAY = "ante-play"
NOT_QUALIFIED, WON, TIED = (each.event for each in (showdown.NOT_QUALIFIED, showdown.HIGHER, showdown.TIE))

_BASIS = "per Ante, over every hand and every dealer hand, with the Ante Bonus; folded where playing would lose more"
_HANDS = "per wager, over every hand; in action on a fold too"
_SIX = "per wager, over every six cards of player and dealer; in action on a fold too"


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
    return bonus(book, table, hands, _SIX)


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
