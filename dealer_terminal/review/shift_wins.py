"""What a table won of each round beside what was to be expected of it, as it is bet on."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from dealer_terminal.review.shift_expected import Expectation
from dealer_terminal.review.shift_play import PlayedRound
from dealer_terminal.review.statistics.wins import WonRound
from dealer_terminal.rules.returns.hand_deals import WHOLE, Spread


class _Usual(Struct, frozen=True):
    """Of one hand under best play, in cents."""

    mean: float
    variance: float
    least: int
    most: int


def won_round(journal: str, played: PlayedRound, expected: Sequence[Expectation]) -> Iterator[WonRound]:
    """Nothing where nothing was to be expected. Best play is the best there is: a decision that differs costs
    something, and less than lies between the best and the worst that can come."""
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
