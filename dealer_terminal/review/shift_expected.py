"""What the house should have won of wagers, exactly, and the band in which it wins where nothing is wrong.

A hand is expected under best play of all its wagers together: every deal is counted. To that comes what its own
player's decision cost, on the cards that the player saw, where best play decides otherwise. What the house won lies in
the band but for `DOUBT`: nine tenths of that are for the deals, one tenth for the cards that came after such decisions.
Whoever decides is taken to see the own cards alone.

Hands of one round come from one deck. Where nothing else links them they are added up as if each had its own, which is
a little too wide (docs/decisions/0085). Where they all meet one dealer's hand, the band holds whatever they share."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from fractions import Fraction

import numpy as np
from msgspec import Struct

from dealer_terminal.review.shift_play import InForce, Money, PlayedHand, PlayedRound, money_of
from dealer_terminal.review.shift_sums import Band, Counted, bands
from dealer_terminal.rules.hand import PLAY, Line, Result
from dealer_terminal.rules.returns.hand_deals import (
    FOLDS,
    PLAYS,
    Chances,
    Decided,
    HandDeals,
    Layout,
    Spread,
    chances,
    layout,
    spread_of,
)

DOUBT = 0.01
_OF_DEALS = 0.9
WHOLE = ""
"""All wagers of a hand together."""


class LeftOut(Enum):
    """Why a wager is no part of an expectation."""

    PROGRESSIVE = "progressive"
    FORFEITED = "forfeited hand"
    NOT_COUNTED = "without an exact count"


class Omitted(Struct, frozen=True):
    why: LeftOut
    money: Money


class Expected(Struct, frozen=True):
    """Of these hands: what the house `won` of the wagers that can be expected, what it should have, how much of that is
    what decisions `cost` players, and the bands around it. Of `unjudged` hands nobody can say what their player saw:
    they are expected as best play. `differing` decided otherwise than best play."""

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


class Judged(Struct, frozen=True, eq=False):
    """What one decision that differs from best play changes, of the whole hand or of one wager."""

    cost: Fraction
    changes: Spread


class Expectation(Struct, frozen=True, eq=False):
    """Of one hand, wager by wager, and of all together under `WHOLE`. `shared` are those that a hand decides which
    others meet too."""

    chances: Chances
    shared: frozenset[str]
    judged: Mapping[str, Judged]
    known: bool
    won: Mapping[str, int]
    omitted: tuple[tuple[LeftOut, Line], ...]

    def spread(self, spot: str) -> Spread:
        return self.chances.spots[spot] if spot else self.chances.whole


class Expecting:
    """Every kind of hand is counted once, however often it is played."""

    def __init__(self) -> None:
        self._layouts: dict[object, tuple[Layout, Chances]] = {}
        self._judged: dict[object, Mapping[str, Judged]] = {}

    def hand(self, in_force: InForce, hand: PlayedHand) -> Expectation:
        kept, omitted = _parted(in_force, hand)
        wagers = {spot: cents for spot, cents in hand.wagers.items() if spot in kept or spot == PLAY}
        key = (in_force.key, tuple(sorted((spot, cents) for spot, cents in wagers.items() if spot != PLAY)))
        if key not in self._layouts:
            self._layouts[key] = _counted(in_force, wagers)
        lay, found = self._layouts[key]
        judged = self._judge(key, lay, found, hand) if lay.stakes and hand.held else {}
        known = bool(hand.held) or not lay.stakes
        return Expectation(found, _shared(in_force, lay), judged, known, _won(hand.lines, lay), omitted)

    def _judge(self, key: object, lay: Layout, found: Chances, hand: PlayedHand) -> Mapping[str, Judged]:
        row = lay.deals.row(hand.held)
        best = PLAYS if found.best[row] else FOLDS
        if not _differs(lay, row, hand.decided, best):
            return {}
        where = (key, row, hand.decided)
        if where not in self._judged:
            self._judged[where] = dict(_changes(lay, row, hand.decided, best))
        return self._judged[where]


class Expectations:
    """The hands of one row of a shift: a table's, a game's, a wager's, a dealer's."""

    def __init__(self, spot: str = WHOLE) -> None:
        self._spot = spot
        self._hands, self._won, self._cost = 0, 0, Fraction(0)
        self._differing, self._unjudged = 0, 0
        self._deals, self._changes = _Counts(), _Counts()
        self._omitted: dict[LeftOut, list[Line]] = {}

    def add(self, played: Iterable[Expectation]) -> None:
        """The hands of one round."""
        place = 0
        for each in played:
            for why, line in each.omitted:
                if self._spot in (WHOLE, line.spot):
                    self._omitted.setdefault(why, []).append(line)
            if each.chances.spots and (not self._spot or self._spot in each.chances.spots):
                self._add(each, place)
                place += 1

    def found(self, doubt: float = DOUBT) -> Expected:
        omitted = tuple(Omitted(why, money_of(lines)) for why, lines in self._omitted.items())
        deals, changes = self._deals.band(doubt * _OF_DEALS), self._changes.band(doubt * (1 - _OF_DEALS))
        return Expected(
            hands=self._hands,
            won=self._won,
            expected=self._deals.mean() + self._cost,
            cost=self._cost,
            band=deals.and_also(changes),
            differing=self._differing,
            unjudged=self._unjudged,
            omitted=omitted,
        )

    def _add(self, each: Expectation, place: int) -> None:
        self._hands += 1
        self._won += each.won.get(self._spot, 0)
        self._unjudged += not each.known
        shared = self._spot in each.shared
        self._deals.add(each.spread(self._spot), place, shared=shared)
        judged = each.judged.get(self._spot)
        if judged is not None:
            self._differing += 1
            self._cost += judged.cost
            self._changes.add(judged.changes, place, shared=shared)


def expectations(expecting: Expecting, played: PlayedRound) -> tuple[Expectation, ...]:
    """Of a round whose wagers all went back there is nothing to expect."""
    return () if played.misdealt else tuple(expecting.hand(played.in_force, hand) for hand in played.hands)


def _parted(in_force: InForce, hand: PlayedHand) -> tuple[frozenset[str], tuple[tuple[LeftOut, Line], ...]]:
    """The spots whose wagers can be expected; a wager that went back was none."""
    stayed = [line for line in hand.lines if line.result is not Result.RETURNED]
    progressive = in_force.book.progressive.spot if in_force.book.progressive else ""
    kept = frozenset(line.spot for line in stayed if line.spot != progressive)
    if hand.forfeit:
        return frozenset(), tuple((LeftOut.FORFEITED, line) for line in stayed)
    if not _counts(in_force):
        return frozenset(), tuple((LeftOut.NOT_COUNTED, line) for line in stayed)
    return kept, tuple((LeftOut.PROGRESSIVE, line) for line in stayed if line.spot == progressive)


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


def _differs(lay: Layout, row: int, decided: Decided, best: Decided) -> bool:
    """Whether anything can end otherwise on what was seen."""
    label, ends = int(lay.deals.labels[row]), lay.deals.counts[row] > 0
    either = ((lay.wins(spot, decided)[label], lay.wins(spot, best)[label]) for spot in lay.stakes)
    return any(bool((one[ends] != other[ends]).any()) for one, other in either)


def _changes(lay: Layout, row: int, decided: Decided, best: Decided) -> Iterator[tuple[str, Judged]]:
    counts, label = lay.deals.counts[row], int(lay.deals.labels[row])
    for spot in (WHOLE, *lay.stakes):
        of = (lay.wins(spot, decided), lay.wins(spot, best)) if spot else (lay.together(decided), lay.together(best))
        spread = spread_of(of[0][label] - of[1][label], counts)
        yield spot, Judged(spread.mean(), spread)


def _won(lines: Iterable[Line], lay: Layout) -> dict[str, int]:
    kept = [line for line in lines if line.spot in lay.stakes]
    by_spot = {spot: money_of(line for line in kept if line.spot == spot).win for spot in lay.stakes}
    return {WHOLE: sum(by_spot.values()), **by_spot}


def _shared(in_force: InForce, lay: Layout) -> frozenset[str]:
    """What the own cards do not decide alone."""
    if not in_force.game().dealer_packet or not lay.stakes:
        return frozenset()
    return frozenset(spot for spot in lay.stakes if spot not in lay.deals.seen[0].odds) | {WHOLE}


class _Counts:
    """Hands of each kind. A spread is known by the one value that it is."""

    def __init__(self) -> None:
        self._kinds: dict[bool, dict[int, tuple[Spread, Counter[int]]]] = {False: {}, True: {}}

    def add(self, spread: Spread, place: int, *, shared: bool) -> None:
        self._kinds[shared].setdefault(id(spread), (spread, Counter()))[1][place] += 1

    def mean(self) -> Fraction:
        every = (each for kinds in self._kinds.values() for each in kinds.values())
        return sum((spread.mean() * sum(times.values()) for spread, times in every), Fraction(0))

    def band(self, doubt: float) -> Band:
        parts = [
            (shared, [Counted(*each) for each in kinds.values()]) for shared, kinds in self._kinds.items() if kinds
        ]
        whole = Band(0, 0)
        for shared, counted in parts:
            found = bands(counted, doubt / len(parts))
            whole = whole.and_also(found.surely if shared else found.apart)
        return whole
