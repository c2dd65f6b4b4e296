"""Dealers, fairly: how long they take for hands and wagers such as theirs, and how often something was put right,
beside all others. Nobody is called out below a bound that holds at any time."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct

from dealer_terminal.procedure.people import Operator
from dealer_terminal.review.statistics.behind import Behind
from dealer_terminal.review.statistics.dealt import DealtRound
from dealer_terminal.review.statistics.exposure import Dealt, of
from dealer_terminal.review.statistics.floor import called_out
from dealer_terminal.review.statistics.funnel import RARE, USUAL, Limits, limits
from dealer_terminal.review.statistics.stake import Stake, most

ALPHA = 0.01
"""Of those that are called out, one in a hundred is so wrongly, at most."""
TOLERATED = 1.5
"""People differ: of one who puts things right up to so many times as often as the others nothing is said."""
_OF_OTHERS = 0.1
"""The part of α for what the others' rate may be, for all dealers together; the rest is for the bets."""
LEVEL = ALPHA * (1 - _OF_OTHERS)
_FEW = 200
"""With fewer rounds of others there is nobody to compare with."""


class Pace(Struct, frozen=True):
    """Seconds a round, as they were and as the same hands and wagers took all dealers on average."""

    seconds: float
    usual: float

    @property
    def part(self) -> float:
        return self.seconds / self.usual if self.usual else 1.0


class Dealer(Struct, frozen=True):
    """`rounds` in which something was put right are `righted`; `expected` were so many, had all others dealt the same
    hands and wagers. `needs` says after about how many more rounds it would speak, going on like this; empty where it
    never would."""

    who: Operator
    rounds: int
    hands: int
    wagers: int
    pace: Pace
    righted: int
    expected: float
    usual: Limits
    rare: Limits
    grown: float
    called: bool
    needs: tuple[int, ...]
    behind: tuple[Behind, ...]


def dealers(rounds: Iterable[DealtRound]) -> tuple[Dealer, ...]:
    """By their numbers, not by their rates."""
    every = list(rounds)
    by: dict[str, list[DealtRound]] = defaultdict(list)
    for each in every:
        by[each.dealer.id].append(each)
    usual = _usual(every)
    others = {who: _others(dealt, every) for who, dealt in by.items()}
    stakes = {who: stake_of(of(dealt), others[who], len(by)) for who, dealt in by.items()}
    called = {*called_out({who: stake.grown for who, stake in stakes.items()}, LEVEL)}
    needs = {who: stake.needs(LEVEL / len(by)) for who, stake in stakes.items()}
    return tuple(
        _dealer(by[who], others[who], _pace(by[who], usual), stakes[who], () if who in called else needs[who], called)
        for who in sorted(by)
    )


def _dealer(
    dealt: Sequence[DealtRound],
    others: Dealt,
    pace: Pace,
    stake: Stake,
    needs: tuple[int, ...],
    called: Collection[str],
) -> Dealer:
    own, who = of(dealt), dealt[-1].dealer
    count = len(dealt)
    expected = sum(times * others.chance(exposure) for exposure, times in own.rounds.items())
    return Dealer(
        who=who,
        rounds=count,
        hands=sum(each.hands for each in dealt),
        wagers=sum(each.wagers for each in dealt),
        pace=pace,
        righted=own.righted_count(),
        expected=expected,
        usual=limits(count, expected / count, USUAL),
        rare=limits(count, expected / count, RARE),
        grown=stake.grown,
        called=who.id in called,
        needs=needs,
        behind=tuple(Behind(each.journal, each.number, at) for each in dealt for at in each.righted),
    )


def _kind(dealt: DealtRound) -> tuple[int, int]:
    return dealt.hands, dealt.wagers


def _usual(every: Sequence[DealtRound]) -> dict[tuple[int, int], float]:
    found: dict[tuple[int, int], list[float]] = defaultdict(list)
    for each in every:
        found[_kind(each)].append(each.seconds)
    return {kind: sum(seconds) / len(seconds) for kind, seconds in found.items()}


def _pace(dealt: Sequence[DealtRound], usual: Mapping[tuple[int, int], float]) -> Pace:
    seconds = sum(each.seconds for each in dealt), sum(usual[_kind(each)] for each in dealt)
    return Pace(seconds[0] / len(dealt), seconds[1] / len(dealt))


def _others(dealt: Sequence[DealtRound], every: Sequence[DealtRound]) -> Dealt:
    own = dealt[-1].dealer.id
    return of(each for each in every if each.dealer.id != own)


def stake_of(own: Dealt, others: Dealt, floor: int) -> Stake:
    """Against the highest chance that a round of each exposure may have by what was seen of the others, and what is
    tolerated besides: a bound that holds at any time, so that the bet on it does too."""
    if others.count() < _FEW:
        return Stake()
    at_most = TOLERATED * most(others.righted_count(), ALPHA * _OF_OTHERS / floor)
    stake = Stake()
    for exposure, rounds in own.rounds.items():
        chance = min(1.0, at_most / others.like(exposure))
        stake = stake.after(own.righted.get(exposure, 0), rounds, chance)
    return stake
