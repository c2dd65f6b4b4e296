"""Figures of a shift by table, game, wager and dealer, with the expected win."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from dealer_terminal.review.shift_expected import Expectations, Expected, Expecting, HandExpectation, expectations
from dealer_terminal.review.shift_play import Money, PlayedRound, money_of
from dealer_terminal.review.shift_reader import TableShift
from dealer_terminal.review.statistics.wins import TableWin, WonRound, table_wins
from dealer_terminal.rules.hand import Line
from dealer_terminal.rules.returns.hand_deals import WHOLE, Spread


class Sums(Struct, frozen=True):
    """Sums over everything that shares `name`: a table, an edition, an edition's wager or a dealer.

    Misdealt rounds are counted in the rounds, but their hands are not counted.
    """

    name: tuple[str, ...]
    rounds: int
    misdeals: int
    hands: int
    money: Money
    expected: Expected


class Shift(Struct, frozen=True):
    """Figures of either real or simulated rounds, never both."""

    simulated: bool
    tables: tuple[TableShift, ...]
    total: Sums
    by_table: tuple[Sums, ...]
    by_game: tuple[Sums, ...]
    by_wager: tuple[Sums, ...]
    by_dealer: tuple[Sums, ...]
    wins: tuple[TableWin, ...]

    def win_of(self, table: TableShift) -> tuple[TableWin, ...]:
        """Return the win test of a table, or nothing if no round had an expected win."""
        return tuple(each for each in self.wins if each.journal == table.read.first.journal)


class _Round(Struct, frozen=True):
    table: str
    played: PlayedRound
    expected: tuple[HandExpectation, ...]


Named = Callable[[_Round], tuple[str, ...]]


def shifts(tables: Iterable[TableShift]) -> tuple[Shift, ...]:
    """Return the real and the simulated shift, in this order. Omit one without tables."""
    every, expecting = tuple(tables), Expecting()
    found = (tuple(each for each in every if each.simulated == simulated) for simulated in (False, True))
    return tuple(_shift(own, expecting) for own in found if own)


def _shift(tables: tuple[TableShift, ...], expecting: Expecting) -> Shift:
    rounds = tuple(
        _Round(each.table, played, expectations(expecting, played)) for each in tables for played in each.rounds
    )
    return Shift(
        simulated=tables[0].simulated,
        tables=tables,
        total=_sums((), rounds),
        by_table=tuple(_by(rounds, lambda each: (each.table,))),
        by_game=tuple(_by(rounds, lambda each: (each.played.in_force.book.id,))),
        by_wager=tuple(_wagers(rounds)),
        by_dealer=tuple(_by(rounds, lambda each: (each.played.dealer,))),
        wins=table_wins([[*_won(each, rounds)] for each in tables]),
    )


def _won(table: TableShift, rounds: tuple[_Round, ...]) -> Iterator[WonRound]:
    for each in rounds:
        if each.table == table.table:
            yield from won_round(table.read.first.journal, each.played, each.expected)


def _by(rounds: tuple[_Round, ...], named: Named) -> Iterator[Sums]:
    for name in sorted({named(each) for each in rounds}):
        yield _sums(name, [each for each in rounds if named(each) == name])


def _wagers(rounds: tuple[_Round, ...]) -> Iterator[Sums]:
    """Yield the sums of each spot with a line. An award has no wager but can pay."""
    for edition in sorted({each.played.in_force.book.id for each in rounds}):
        own = [each for each in rounds if each.played.in_force.book.id == edition]
        for spot in sorted({line.spot for each in own for line in _lines(each)}):
            yield _sums((edition, spot), own, spot)


def _sums(name: tuple[str, ...], rounds: Iterable[_Round], spot: str = WHOLE) -> Sums:
    """Sum the rounds. Rounds without a line of this wager still count toward the expectation."""
    every, found = tuple(rounds), Expectations(spot)
    for each in every:
        found.add(each.expected)
    own = [each for each in every if spot == WHOLE or any(line.spot == spot for line in _lines(each))]
    return Sums(
        name=name,
        rounds=len(own),
        misdeals=sum(each.played.misdealt for each in own),
        hands=sum(_hands(each, spot) for each in own),
        money=money_of(line for each in own for line in _lines(each) if spot in (WHOLE, line.spot)),
        expected=found.found(),
    )


def _hands(each: _Round, spot: str) -> int:
    if each.played.misdealt:
        return 0
    return sum(any(spot in (WHOLE, line.spot) for line in hand.lines) for hand in each.played.hands)


def _lines(each: _Round) -> Iterator[Line]:
    return (line for hand in each.played.hands for line in hand.lines)


class _Usual(Struct, frozen=True):
    """Distribution of one hand's win under best play, in cents."""

    mean: float
    variance: float
    least: int
    most: int


def won_round(journal: str, played: PlayedRound, expected: Sequence[HandExpectation]) -> Iterator[WonRound]:
    """Yield the round's win for the test, or nothing if no win was expected.

    A decision that differs from best play costs the player at most the range between the best and the worst outcome.
    """
    hands = [each for each in expected if each.chances.spots]
    usual = [_usual(each.chances.whole) for each in hands]
    costs = sum(float(each.judged[WHOLE].cost) for each in hands if WHOLE in each.judged)
    mean = sum(each.mean for each in usual)
    if hands:
        yield WonRound(
            journal=journal,
            number=played.number,
            position=played.position,
            off=sum(each.won.get(WHOLE, 0) for each in hands) - mean - costs,
            handle=sum(each.staked for each in hands),
            variance=sum(each.variance for each in usual),
            above=sum(each.most for each in usual) - mean,
            below=mean + sum(each.most - 2 * each.least for each in usual),
            unseen=not all(each.known for each in hands),
        )


@lru_cache(maxsize=1 << 14)
def _usual(spread: Spread) -> _Usual:
    return _Usual(float(spread.mean()), spread.variance(), int(spread.wins.min()), int(spread.wins.max()))


POINTS = 16


class ClosedRounds(Struct, frozen=True):
    """Totals of all rounds up to one that closed at `utc`, in microseconds UTC."""

    utc: int
    rounds: int
    hands: int
    money: Money
    expected: Expected


class ShiftActivity(Struct, frozen=True):
    """Number of rounds closed in each consecutive part of the time."""

    table: str
    rounds: tuple[int, ...]


def course(shift: Shift) -> tuple[ClosedRounds, ...]:
    """Return at most `POINTS` cumulative totals, each after the same number of rounds."""
    played = sorted((each for table in shift.tables for each in table.rounds), key=lambda each: each.closed)
    return tuple(_stood(played))


def busy(shift: Shift, since: int, until: int, parts: int) -> tuple[ShiftActivity, ...]:
    """Return the activity of each table, sorted by name."""
    found = []
    for table in sorted(shift.tables, key=lambda each: each.table):
        counts = [0] * parts
        for each in table.rounds:
            if since <= each.closed < until:
                counts[(each.closed - since) * parts // (until - since)] += 1
        found.append(ShiftActivity(table.table, tuple(counts)))
    return tuple(found)


def _stood(played: list[PlayedRound]) -> Iterator[ClosedRounds]:
    expecting, found, money, hands = Expecting(), Expectations(), Money(), 0
    for count, each in enumerate(played, 1):
        found.add(expectations(expecting, each))
        money = money.plus(money_of(line for hand in each.hands for line in hand.lines))
        hands += 0 if each.misdealt else len(each.hands)
        if count == len(played) or count * POINTS // len(played) > (count - 1) * POINTS // len(played):
            yield ClosedRounds(each.closed, count, hands, money, found.found())
