"""Bands of sums, against convolution in whole numbers."""

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

from dealer_terminal.review import shift_sums
from dealer_terminal.review.shift_sums import MOST, Band, Counted, bands, circle
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
    assert band.low <= min(chances) or below + chances[band.low] > 0.93 * doubt / 2
    assert band.high >= max(chances) or above + chances[band.high] > 0.93 * doubt / 2


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


@pytest.mark.parametrize("most", [256, 1024, 4096])
def test_sharing_out_on_a_coarse_circle_only_widens_a_band(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = [Counted(spread({-5000: 1, 101: 60, 7: 9}), {0: 150})]
    assert not circle(kinds, 1e-4, 1 << 20).coarse
    assert circle(kinds, 1e-4, most).coarse
    monkeypatch.setattr(shift_sums, "MOST", 1 << 20)
    fine = bands(kinds, 0.01).surely
    chosen = circle(kinds, 1e-4, most)
    monkeypatch.setattr(shift_sums, "circle", lambda *_: chosen)
    found = bands(kinds, 0.01).surely
    assert found.low <= fine.low < fine.high <= found.high
    assert found.high - found.low <= fine.high - fine.low + 2 * chosen.carried(150) + 4 * chosen.unit


def test_amounts_that_share_no_large_unit_fit_the_circle_all_the_same() -> None:
    odd = {-9_999_991: 1, 103: 50_000, 7_919: 3}
    kinds = [Counted(spread(odd), {0: 900})]
    assert circle(kinds, 1e-4).coarse
    assert circle(kinds, 1e-4).points == MOST
    tosses = np.random.default_rng(1).choice(sorted(odd), (900, 4000), p=spread(odd).counts / spread(odd).total())
    band = bands(kinds, 0.01).surely
    assert np.mean((tosses.sum(axis=0) < band.low) | (tosses.sum(axis=0) > band.high)) <= 0.012
    assert band.high - band.low < 3 * (np.quantile(tosses.sum(axis=0), 0.995) - np.quantile(tosses.sum(axis=0), 0.005))
