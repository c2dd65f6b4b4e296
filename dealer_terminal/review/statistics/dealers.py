"""Dealers, fairly: how long they take for hands and wagers such as theirs, and how often something was put right,
beside all others. Nobody is called out below a bound that holds at any time."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from dealer_terminal.procedure.people import Operator
from dealer_terminal.review.statistics.dealt import DealtRound
from dealer_terminal.review.statistics.floor import called_out
from dealer_terminal.review.statistics.funnel import RARE, USUAL, Limits, highest, limits
from dealer_terminal.review.statistics.stake import Stake

ALPHA = 0.01
"""Of those that are called out, one in a hundred is so wrongly, at most."""
TOLERATED = 1.5
"""People differ: of one who puts things right up to so many times as often as the others nothing is said."""
_DOUBT = 0.001
_FEW = 200
"""With fewer rounds of others there is nobody to compare with."""


class Behind(Struct, frozen=True):
    """A record that was put right, and the round that it belongs to."""

    journal: str
    number: int
    position: int


class Pace(Struct, frozen=True):
    """Seconds a round, as they were and as the same hands and wagers took all dealers on average."""

    seconds: float
    usual: float

    @property
    def part(self) -> float:
        return self.seconds / self.usual if self.usual else 1.0


class Dealer(Struct, frozen=True):
    """`rounds` in which something was put right are `righted`; `others` is how often that is with all others. `needs`
    says after about how many more rounds it would speak, going on like this; empty where it never would."""

    who: Operator
    rounds: int
    hands: int
    pace: Pace
    righted: int
    others: float
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
    stakes = {who: _stake(dealt, every) for who, dealt in by.items()}
    called = {*called_out({who: stake.grown for who, stake in stakes.items()}, ALPHA)}
    return tuple(_dealer(by[who], every, usual, stakes[who], called=who in called) for who in sorted(by))


def _dealer(
    dealt: Sequence[DealtRound],
    every: Sequence[DealtRound],
    usual: Mapping[tuple[int, int], float],
    stake: Stake,
    *,
    called: bool,
) -> Dealer:
    count, rate = len(dealt), _rate_of_others(dealt, every)
    return Dealer(
        who=dealt[-1].dealer,
        rounds=count,
        hands=sum(each.hands for each in dealt),
        pace=Pace(sum(each.seconds for each in dealt) / count, sum(usual[_kind(each)] for each in dealt) / count),
        righted=_righted(dealt),
        others=rate,
        usual=limits(count, rate, USUAL),
        rare=limits(count, rate, RARE),
        grown=stake.grown,
        called=called,
        needs=stake.needs(ALPHA),
        behind=tuple(Behind(each.journal, each.number, at) for each in dealt for at in each.righted),
    )


def _kind(dealt: DealtRound) -> tuple[int, int]:
    return dealt.hands, dealt.wagers


def _usual(every: Sequence[DealtRound]) -> dict[tuple[int, int], float]:
    found: dict[tuple[int, int], list[float]] = defaultdict(list)
    for each in every:
        found[_kind(each)].append(each.seconds)
    return {kind: sum(seconds) / len(seconds) for kind, seconds in found.items()}


def _righted(rounds: Iterable[DealtRound]) -> int:
    return sum(bool(each.righted) for each in rounds)


def _rate_of_others(dealt: Sequence[DealtRound], every: Sequence[DealtRound]) -> float:
    others = len(every) - len(dealt)
    return (_righted(every) - _righted(dealt)) / others if others else 0.0


def _stake(dealt: Sequence[DealtRound], every: Sequence[DealtRound]) -> Stake:
    """Against the highest rate that the others may have by what was seen of them, and what is tolerated besides."""
    others = len(every) - len(dealt)
    if others < _FEW:
        return Stake()
    chance = min(0.5, TOLERATED * highest(_righted(every) - _righted(dealt), others, _DOUBT))
    return Stake().after(_righted(dealt), len(dealt), chance)
