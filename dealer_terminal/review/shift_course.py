"""How a shift went: what was won by when beside what was to be expected by then, and how busy each table was."""

from collections.abc import Iterator

from msgspec import Struct

from dealer_terminal.review.shift import Shift
from dealer_terminal.review.shift_expected import Expectations, Expected, Expecting, expectations
from dealer_terminal.review.shift_play import Money, PlayedRound, money_of

POINTS = 16


class Stood(Struct, frozen=True):
    """When a round closed: all up to it, in microseconds UTC."""

    utc: int
    rounds: int
    hands: int
    money: Money
    expected: Expected


class Busy(Struct, frozen=True):
    """Rounds that closed in each part of the time, one after the other."""

    table: str
    rounds: tuple[int, ...]


def course(shift: Shift) -> tuple[Stood, ...]:
    """At most `POINTS`, each after as many rounds as the others."""
    played = sorted((each for table in shift.tables for each in table.rounds), key=lambda each: each.closed)
    return tuple(_stood(played))


def busy(shift: Shift, since: int, until: int, parts: int) -> tuple[Busy, ...]:
    """By name, table after table."""
    found = []
    for table in sorted(shift.tables, key=lambda each: each.table):
        counts = [0] * parts
        for each in table.rounds:
            if since <= each.closed < until:
                counts[(each.closed - since) * parts // (until - since)] += 1
        found.append(Busy(table.table, tuple(counts)))
    return tuple(found)


def _stood(played: list[PlayedRound]) -> Iterator[Stood]:
    expecting, found, money, hands = Expecting(), Expectations(), Money(), 0
    for count, each in enumerate(played, 1):
        found.add(expectations(expecting, each))
        money = money.plus(money_of(line for hand in each.hands for line in hand.lines))
        hands += 0 if each.misdealt else len(each.hands)
        if count == len(played) or count * POINTS // len(played) > (count - 1) * POINTS // len(played):
            yield Stood(each.closed, count, hands, money, found.found())
