"""Exact expected win of the casino on wagers, and the band that contains the actual win if nothing is wrong.

The expectation of a hand is that of best play of all its wagers together, over every deal. If the player's decision
differs from best play, its cost is added, given the cards that the player saw. The actual win lies in the band except
with probability `DOUBT`. A hand decided differently is compared with what best play of the very same cards would have
won. All of them are known once its round is closed, and the band is moved by the difference. If they are not known, one
tenth of the doubt covers the possible outcomes, and the bands are added. Players are assumed to see only their own
cards.

Hands of one round come from one deck. They are summed as if each had its own, which makes the band slightly too wide
(docs/decisions/32), except for the dealer's hand: hands that meet one dealer's hand are summed for each kind of it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from typing import Generic, TypeVar

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.review.shift_play import InForce, Money, PlayedHand, PlayedRound, money_of, won_by
from dealer_terminal.review.shift_sums import Band, CountedHands, Meeting, band
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import PLAY, Line, Result
from dealer_terminal.rules.returns.hand_deals import (
    FOLDS,
    PLAYS,
    WHOLE,
    Chances,
    DecidedDeals,
    Given,
    HandDeals,
    Layout,
    Spread,
    chances,
    layout,
    spread_of,
)
from dealer_terminal.rules.rulebook import Need

DOUBT = 0.01
_OF_DEALS = 0.9


class OmittedWager(Enum):
    """Reason for excluding a wager from an expectation."""

    PROGRESSIVE = "progressive"
    FORFEITED = "forfeited hand"
    NOT_COUNTED = "without an exact count"


class Omitted(Struct, frozen=True):
    why: OmittedWager
    money: Money


class Expected(Struct, frozen=True):
    """Expectation of some hands: the casino's actual and expected win, and the band around it.

    `won` is the win on the wagers with an expectation. `expected` includes `cost`, the part due to players' decisions.
    For `unjudged` hands the cards seen by the player are unknown, so best play is assumed. `differing` hands were
    decided differently from best play.
    """

    hands: int
    won: int
    expected: Fraction
    cost: Fraction
    band: Band
    differing: int
    unjudged: int
    omitted: tuple[Omitted, ...]

    @property
    def outside(self) -> bool:
        return not self.band.low <= self.won <= self.band.high

    def of_win(self) -> "OfWin":
        """Return the expectation of the total win. Wagers without an expectation are included with their actual win."""
        came = sum(each.money.win for each in self.omitted)
        return OfWin(self.expected + came, self.band.moved(came))


class OfWin(Struct, frozen=True):
    """Expectation to compare with a win as it is signed."""

    expected: Fraction
    band: Band


class JudgedDecision(Struct, frozen=True, eq=False):
    """Effect of a decision that differs from best play, on the whole hand or one wager.

    `changes` is the distribution of the effect, `came` the actual effect if the cards are known.
    """

    cost: Fraction
    changes: Spread
    came: tuple[int, ...] = ()


class HandExpectation(Struct, frozen=True, eq=False):
    """Expectation of one hand by wager, and of all together under `WHOLE`.

    `staked` are the wagers before any decision.
    """

    chances: Chances
    staked: int
    judged: Mapping[str, JudgedDecision]
    known: bool
    won: Mapping[str, int]
    omitted: tuple[tuple[OmittedWager, Line], ...]


class Expecting:
    """Computation of hand expectations. Each kind of hand is computed once and cached."""

    def __init__(self) -> None:
        self._layouts: dict[object, tuple[Layout, Chances]] = {}
        self._judged: dict[object, Mapping[str, JudgedDecision]] = {}

    def hand(self, in_force: InForce, hand: PlayedHand, dealer: tuple[Card, ...]) -> HandExpectation:
        kept, omitted = _parted(in_force, hand)
        wagers = {spot: cents for spot, cents in hand.wagers.items() if spot in kept or spot == PLAY}
        key = (in_force.key, tuple(sorted((spot, cents) for spot, cents in wagers.items() if spot != PLAY)))
        if key not in self._layouts:
            self._layouts[key] = _counted(in_force, wagers)
        lay, found = self._layouts[key]
        judged = self._judge(key, lay, found, hand) if lay.stakes and hand.held else {}
        known = bool(hand.held) or not lay.stakes
        came = _came(in_force, lay, found, hand, dealer) if judged else {}
        judged = {spot: replace(each, came=came.get(spot, ())) for spot, each in judged.items()}
        return HandExpectation(found, _staked(lay), judged, known, _won(hand.lines, lay), omitted)

    def _judge(self, key: object, lay: Layout, found: Chances, hand: PlayedHand) -> Mapping[str, JudgedDecision]:
        row = lay.deals.row(hand.held)
        best = PLAYS if found.best[row] else FOLDS
        if not _differs(lay, row, hand.decided, best):
            return {}
        where = (key, row, hand.decided)
        if where not in self._judged:
            self._judged[where] = dict(_changes(lay, row, hand.decided, best))
        return self._judged[where]


class Expectations:
    """Sum of the expectations in one row of a shift: a table, a game, a wager or a dealer."""

    def __init__(self, spot: str = WHOLE) -> None:
        self._spot = spot
        self._hands, self._won, self._cost, self._came = 0, 0, Fraction(0), 0
        self._differing, self._unjudged = 0, 0
        self._apart, self._met, self._changes = _Kinds[Spread](), _Kinds[Given](), _Kinds[Spread]()
        self._omitted: dict[OmittedWager, list[Line]] = {}

    def add(self, played: Iterable[HandExpectation]) -> None:
        """Add the hands of one round."""
        met = []
        for each in played:
            for why, line in each.omitted:
                if self._spot in (WHOLE, line.spot):
                    self._omitted.setdefault(why, []).append(line)
            if each.chances.spots and (not self._spot or self._spot in each.chances.spots):
                self._add(each)
                met += [given for spot, given in each.chances.given.items() if spot == self._spot]
        self._met.add(met)

    def found(self, doubt: float = DOUBT) -> Expected:
        omitted = tuple(Omitted(why, money_of(lines)) for why, lines in self._omitted.items())
        return Expected(
            hands=self._hands,
            won=self._won,
            expected=self._mean() + self._cost,
            cost=self._cost,
            band=self._band(doubt).moved(self._came),
            differing=self._differing,
            unjudged=self._unjudged,
            omitted=omitted,
        )

    def _band(self, doubt: float) -> Band:
        meetings = [Meeting(hands, times) for hands, times in self._met.counted()]
        changes, apart = _alone(self._changes), _alone(self._apart)
        if not changes:
            return band(apart, meetings, doubt)
        deals = band(apart, meetings, doubt * _OF_DEALS)
        return deals.and_also(band(changes, (), doubt * (1 - _OF_DEALS)))

    def _mean(self) -> Fraction:
        apart = sum((each.spread.mean() * each.times for each in _alone(self._apart)), Fraction(0))
        met = (given.mean() * times for hands, times in self._met.counted() for given in hands)
        return sum(met, apart)

    def _add(self, each: HandExpectation) -> None:
        self._hands += 1
        self._won += each.won.get(self._spot, 0)
        self._unjudged += not each.known
        if self._spot not in each.chances.given:
            self._apart.add([each.chances.spread(self._spot)])
        judged = each.judged.get(self._spot)
        if judged is not None:
            self._differing += 1
            self._cost += judged.cost
            self._came += sum(judged.came)
            if not judged.came:
                self._changes.add([judged.changes])


def expectations(expecting: Expecting, played: PlayedRound) -> tuple[HandExpectation, ...]:
    """Return the expectations of a round's hands, or nothing for a misdeal, which returns all wagers."""
    if played.misdealt:
        return ()
    return tuple(expecting.hand(played.in_force, hand, played.dealer_cards) for hand in played.hands)


def _parted(in_force: InForce, hand: PlayedHand) -> tuple[frozenset[str], tuple[tuple[OmittedWager, Line], ...]]:
    """Return the spots of wagers with an expectation, and the omitted wagers. Ignore returned ones."""
    stayed = [line for line in hand.lines if line.result is not Result.RETURNED]
    progressive = in_force.book.progressive.spot if in_force.book.progressive else ""
    kept = frozenset(line.spot for line in stayed if line.spot != progressive)
    if hand.forfeit:
        return frozenset(), tuple((OmittedWager.FORFEITED, line) for line in stayed)
    if not _counts(in_force):
        return frozenset(), tuple((OmittedWager.NOT_COUNTED, line) for line in stayed)
    return kept, tuple((OmittedWager.PROGRESSIVE, line) for line in stayed if line.spot == progressive)


def _counts(in_force: InForce) -> bool:
    return bool(in_force.game().deals(in_force.book, in_force.tables()))


_NO_DEALS = HandDeals(
    counts=np.zeros((0, 0), dtype=np.int64),
    labels=np.zeros(0, dtype=np.int64),
    seen=(),
    ends=(),
    rows=np.zeros(0, dtype=np.int64),
)
_NOTHING = Spread(np.zeros(1, dtype=np.int64), np.ones(1, dtype=np.int64))
_NO_CHANCES = Chances(_NOTHING, {}, np.zeros(0, dtype=np.bool_))


def _counted(in_force: InForce, wagers: Mapping[str, int]) -> tuple[Layout, Chances]:
    if not any(wagers.values()):
        return Layout(in_force.book, _NO_DEALS, {}), _NO_CHANCES
    (deals,) = in_force.game().deals(in_force.book, in_force.tables())
    lay = layout(in_force.book, deals, wagers)
    return lay, chances(lay)


def _differs(lay: Layout, row: int, decided: DecidedDeals, best: DecidedDeals) -> bool:
    """Return True if the two decisions can end differently, given the cards seen."""
    label, ends = int(lay.deals.labels[row]), lay.deals.counts[row] > 0
    either = ((lay.wins(spot, decided)[label], lay.wins(spot, best)[label]) for spot in lay.stakes)
    return any(bool((one[ends] != other[ends]).any()) for one, other in either)


def _changes(lay: Layout, row: int, decided: DecidedDeals, best: DecidedDeals) -> Iterator[tuple[str, JudgedDecision]]:
    counts, label = lay.deals.counts[row], int(lay.deals.labels[row])
    for spot in (WHOLE, *lay.stakes):
        of = (lay.wins(spot, decided), lay.wins(spot, best)) if spot else (lay.together(decided), lay.together(best))
        spread = spread_of(of[0][label] - of[1][label], counts)
        yield spot, JudgedDecision(spread.mean(), spread)


def _staked(lay: Layout) -> int:
    return sum(
        cents for spot, cents in lay.stakes.items() if lay.book.spot(spot).need in (Need.REQUIRED, Need.OPTIONAL)
    )


def _won(lines: Iterable[Line], lay: Layout) -> dict[str, int]:
    kept = [line for line in lines if line.spot in lay.stakes]
    by_spot = {spot: money_of(line for line in kept if line.spot == spot).win for spot in lay.stakes}
    return {WHOLE: sum(by_spot.values()), **by_spot}


def _came(
    in_force: InForce, lay: Layout, found: Chances, hand: PlayedHand, dealer: tuple[Card, ...]
) -> Mapping[str, tuple[int]]:
    """Return the effect of the decision on the actual cards, or nothing if they are not all known."""
    if not hand.cards or len(dealer) != in_force.game().dealer_packet:
        return {}
    row = lay.deals.row(hand.held)
    best = PLAYS if found.best[row] else FOLDS
    may_tell = lay.deals.seen[int(lay.deals.labels[row])].may_tell
    either = [
        _won(won_by(in_force, lay.stakes, hand.cards, dealer, replace(each, told=each.told and may_tell)), lay)
        for each in (hand.decided, best)
    ]
    return {spot: (either[0][spot] - either[1][spot],) for spot in (WHOLE, *lay.stakes)}


Kind = TypeVar("Kind")


class _Kinds(Generic[Kind]):
    """Counter of combinations of kinds. Kinds are compared by identity."""

    def __init__(self) -> None:
        self._kinds: dict[tuple[int, ...], tuple[tuple[Kind, ...], int]] = {}

    def add(self, kinds: Sequence[Kind]) -> None:
        if kinds:
            ordered = tuple(sorted(kinds, key=id))
            key = tuple(map(id, ordered))
            self._kinds[key] = (ordered, self._kinds.get(key, (ordered, 0))[1] + 1)

    def counted(self) -> Iterator[tuple[tuple[Kind, ...], int]]:
        return iter(self._kinds.values())


def _alone(kinds: _Kinds[Spread]) -> list[CountedHands]:
    return [CountedHands(spread, times) for spreads, times in kinds.counted() for spread in spreads]
