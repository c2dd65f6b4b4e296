"""Bands of sums, against convolution in whole numbers."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from math import prod

import numpy as np
import pytest

from dealer_terminal.review import shift_sums
from dealer_terminal.review.shift_sums import Band, CountedHands, Meeting, band
from dealer_terminal.rules.returns.hand_deals import Given, Spread

COIN = {100: 1, -100: 1}
SKEWED = {-5000: 1, 100: 60, 0: 9}
RARE = {-1_000_000: 1, 500: 9_999}
CASES = {
    "one toss": ((COIN, 1),),
    "many tosses": ((COIN, 400),),
    "so many that few frequencies are left": ((COIN, 1_500),),
    "a long tail": ((SKEWED, 60),),
    "two kinds": ((SKEWED, 40), (COIN, 70)),
    "a rare prize": ((RARE, 30),),
}
STRONG, WEAK = {-100: 1, 100: 3}, {-200: 2, 100: 2}
"""What a hand comes to where the dealer's is strong, and where it is weak; a bonus beside it pays seldom."""
BONUS = {-2000: 1, 50: 39}
Kinds = Iterable[tuple[dict[int, int], int]]


def spread(wins: dict[int, int]) -> Spread:
    return Spread(np.array(sorted(wins)), np.array([wins[win] for win in sorted(wins)]))


def given(*kinds: dict[int, int]) -> Given:
    wins = sorted({win for kind in kinds for win in kind})
    return Given(np.array(wins), np.array([[kind.get(win, 0) for win in wins] for kind in kinds]))


def together(first: dict[int, int], second: dict[int, int]) -> dict[int, int]:
    found = Counter[int]()
    for win, ways in first.items():
        for more, count in second.items():
            found[win + more] += ways * count
    return found


def many(wins: dict[int, int], times: int) -> dict[int, int]:
    if times < 2:
        return wins if times else {0: 1}
    half = many(wins, times // 2)
    return together(together(half, half), many(wins, times % 2))


def convolved(kinds: Kinds) -> dict[int, int]:
    """In how many ways every sum comes."""
    ways = {0: 1}
    for wins, times in kinds:
        ways = together(ways, many(wins, times))
    return ways


def holds(found: Band, ways: dict[int, int], doubt: float) -> None:
    """All but the doubt, and no end could be drawn in."""
    half = sum(ways.values()) * Fraction(doubt) / 2
    below = sum(count for win, count in ways.items() if win < found.low)
    above = sum(count for win, count in ways.items() if win > found.high)
    assert below <= half and above <= half
    nearly = half * Fraction(93, 100)
    assert found.low <= min(ways) or below + ways[found.low] > nearly
    assert found.high >= max(ways) or above + ways[found.high] > nearly


def test_a_band_holds_all_but_its_doubt_and_no_end_could_be_drawn_in() -> None:
    for kinds in CASES.values():
        ways = convolved(kinds)
        for doubt in (0.05, 0.01):
            holds(band([CountedHands(spread(wins), times) for wins, times in kinds], (), doubt), ways, doubt)


def test_hands_that_meet_one_dealer_are_summed_as_they_hang_together() -> None:
    """In whole numbers: both kinds of dealer's hand come alike, and given that, hands do not depend on one another."""
    for seats, rounds in ((1, 3), (2, 10), (6, 3)):
        kinds = [many(together(each, BONUS), seats) for each in (STRONG, WEAK)]
        exactly = convolved([(Counter(kinds[0]) + Counter(kinds[1]), rounds)])
        hand = given(*(together(each, BONUS) for each in (STRONG, WEAK)))
        holds(band((), [Meeting((hand,) * seats, rounds)], 0.01), exactly, 0.01)


def test_rounds_of_many_kinds_and_hands_that_meet_nobody_are_one_sum() -> None:
    one, other = given(STRONG, WEAK), given(BONUS, BONUS)
    rounds = [Meeting((one,), 10), Meeting((one, one, other), 7), Meeting((other,), 5)]
    single = Counter(STRONG) + Counter(WEAK)
    triple = sum((Counter(together(many(each, 2), BONUS)) for each in (STRONG, WEAK)), Counter[int]())
    ways = [(single, 10), (triple, 7), (BONUS, 5), (SKEWED, 20)]
    holds(band([CountedHands(spread(SKEWED), 20)], rounds, 0.01), convolved(ways), 0.01)


def test_nothing_wagered_is_nothing_won_and_hands_given_their_dealer_are_those_of_one() -> None:
    assert band((), (), 0.01) == band([CountedHands(spread(COIN), 0)], (), 0.01) == Band(0, 0)
    one, other = CountedHands(spread(SKEWED), 50), CountedHands(spread(COIN), 50)
    parts, whole = band([one], (), 0.01).and_also(band([other], (), 0.01)), band([one, other], (), 0.01)
    assert parts.low < whole.low < whole.high < parts.high
    hand = given(STRONG, WEAK)
    assert hand.mean() == spread(Counter(STRONG) + Counter(WEAK)).mean()
    assert prod(hand.met()) == 0.25


def test_sharing_out_on_a_coarse_circle_only_widens_a_band(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = [CountedHands(spread({-5000: 1, 101: 60, 7: 9}), 150)]
    fine = band(kinds, (), 0.01)
    for most in (256, 4096):
        monkeypatch.setattr(shift_sums, "MOST", most)
        found = band(kinds, (), 0.01)
        assert found.low < fine.low < fine.high < found.high
        assert found.high - found.low <= fine.high - fine.low + 80 * 60_000 / most


def test_amounts_that_share_no_large_unit_fit_the_circle_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shift_sums, "MOST", 1 << 15)
    odd = {-9_999_991: 1, 103: 50_000, 7_919: 3}
    found = band([CountedHands(spread(odd), 900)], (), 0.01)
    tosses = np.random.default_rng(1).choice(sorted(odd), (900, 4000), p=spread(odd).counts / spread(odd).total())
    sums = tosses.sum(axis=0)
    assert np.mean((sums < found.low) | (sums > found.high)) <= 0.012
    assert found.high - found.low < 3 * (np.quantile(sums, 0.995) - np.quantile(sums, 0.005))
