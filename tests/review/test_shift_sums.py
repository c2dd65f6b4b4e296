"""Bands of sums, against convolution in whole numbers."""

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

from dealer_terminal.review.shift_sums import BEYOND, Band, Circle, Counted, GrowingBands, bands, circle
from dealer_terminal.rules.returns.hand_deals import Spread

COIN = {100: 1, -100: 1}
SKEWED = {-5000: 1, 100: 60, 0: 9}
RARE = {-1_000_000: 1, 500: 9_999}
CASES = {
    "one toss": ((COIN, {0: 1}),),
    "many tosses": ((COIN, {0: 400}),),
    "a long tail": ((SKEWED, {0: 150}),),
    "two kinds": ((SKEWED, {0: 40}), (COIN, {0: 70})),
    "a rare prize": ((RARE, {0: 30}),),
}


def spread(wins: dict[int, int]) -> Spread:
    return Spread(np.array(sorted(wins)), np.array([wins[win] for win in sorted(wins)]))


def convolved(kinds: tuple[tuple[dict[int, int], dict[int, int]], ...]) -> dict[int, Fraction]:
    """Every sum with its chance, in whole numbers."""
    sums, total = Counter({0: 1}), 1
    for wins, times in kinds:
        for _ in range(sum(times.values())):
            after = Counter[int]()
            for so_far, ways in sums.items():
                for win, count in wins.items():
                    after[so_far + win] += ways * count
            sums, total = after, total * sum(wins.values())
    return {win: Fraction(ways, total) for win, ways in sums.items()}


@pytest.mark.parametrize("kinds", CASES.values(), ids=CASES)
@pytest.mark.parametrize("doubt", [0.05, 0.01])
def test_a_band_holds_all_but_its_doubt_and_no_end_could_be_drawn_in(
    kinds: tuple[tuple[dict[int, int], dict[int, int]], ...], doubt: float
) -> None:
    chances = convolved(kinds)
    band = bands([Counted(spread(wins), times) for wins, times in kinds], doubt).apart
    below = sum(chance for win, chance in chances.items() if win < band.low)
    above = sum(chance for win, chance in chances.items() if win > band.high)
    assert below <= doubt / 2 and above <= doubt / 2
    assert band.low <= min(chances) or below + chances[band.low] > doubt / 2 - 3 * BEYOND
    assert band.high >= max(chances) or above + chances[band.high] > doubt / 2 - 3 * BEYOND


def test_hands_of_one_round_may_have_everything_in_common() -> None:
    """Six hands that all end alike: the sum is six times one."""
    rounds = 60
    found = bands([Counted(spread(COIN), dict.fromkeys(range(6), rounds))], 0.01)
    alike = {6 * win: chance for win, chance in convolved(((COIN, {0: rounds}),)).items()}
    out = [
        sum(chance for win, chance in alike.items() if not band.low <= win <= band.high)
        for band in (found.surely, found.apart)
    ]
    assert out[0] <= 0.01 < out[1]


def test_a_sum_of_one_place_needs_no_wider_band() -> None:
    found = bands([Counted(spread(SKEWED), {0: 50})], 0.01)
    assert found.surely == found.apart


def test_nothing_wagered_is_nothing_won() -> None:
    assert bands([], 0.01).surely == Band(0, 0)
    assert bands([Counted(spread(COIN), {})], 0.01).surely == Band(0, 0)


def test_rounding_on_a_coarse_circle_only_widens_a_band() -> None:
    kinds = [Counted(spread(SKEWED), {0: 150})]
    fine = bands(kinds, 0.01).surely
    whole = circle(kinds)
    coarse = GrowingBands(Circle(whole.unit * 7, whole.points, coarse=True))
    coarse.add(kinds)
    found = coarse.so_far(0.01).surely
    assert found.low <= fine.low < fine.high <= found.high
    assert found.high - found.low <= fine.high - fine.low + 2 * 150 * whole.unit * 7


def test_amounts_that_share_no_large_unit_fit_the_circle_all_the_same() -> None:
    odd = {-9_999_991: 1, 103: 50_000, 7_919: 3}
    around = circle([Counted(spread(odd), {0: 900})])
    assert around.coarse
    band = bands([Counted(spread(odd), {0: 900})], 0.01).surely
    mean = 900 * float(spread(odd).mean())
    assert band.low < mean < band.high
