"""Simulated: honest streams alarm as seldom as promised, however often somebody looks; others are found."""

from itertools import product
from math import comb, exp, log

import numpy as np
import numpy.typing as npt
import pytest

from dealer_terminal.review.statistics.dealers import TIMES, Stake, limits, most
from dealer_terminal.review.statistics.floor import called_out

CHANCE = 0.28235
"""A Natural 31 that pays, of every hand."""
STREAMS, ROUNDS, LOOK = 200, 5000, 50


def grown(chance: float, *, seed: int) -> npt.NDArray[np.float64]:
    """Of each stream at each look."""
    seen = np.random.default_rng(seed).random((STREAMS, ROUNDS // LOOK, LOOK)) < chance
    events, tries = seen.sum(2).cumsum(1), np.arange(1, ROUNDS // LOOK + 1) * LOOK
    bets = [np.exp(events * log(times) - tries * log(1 + CHANCE * (times - 1))) for times in TIMES]
    return np.mean(bets, axis=0)


def test_honest_rounds_alarm_no_oftener_than_promised() -> None:
    largest = grown(CHANCE, seed=0).max(1)
    for alpha in (0.05, 0.01):
        assert (largest * alpha >= 1).mean() <= alpha


def test_a_stream_that_comes_oftener_is_found() -> None:
    alarms = (grown(CHANCE * 1.25, seed=1).max(1) * 0.01 >= 1).mean()
    assert alarms > 0.99


def test_a_stake_grows_step_by_step_as_it_does_at_once() -> None:
    apart = Stake()
    for events in (0, 1, 1, 0, 1):
        apart = apart.after(events, 1, 0.3)
    at_once = Stake().after(3, 5, 0.3)
    assert apart.grown == pytest.approx(at_once.grown)
    assert (apart.tries, apart.events, apart.expected) == (5, 3, pytest.approx(1.5))


def test_it_says_how_much_more_it_needs() -> None:
    stake = Stake().after(30, 100, 0.2)
    (more,) = stake.needs(0.01)
    assert not stake.speaks(0.01)
    assert stake.after(round(0.3 * more), more, 0.2).speaks(0.01)
    assert Stake().after(19, 100, 0.2).needs(0.01) == ()
    assert Stake().needs(0.01) == ()
    assert Stake().after(100, 100, 0.2).needs(0.01) == (0,)


def test_a_floor_calls_out_few_wrongly() -> None:
    """Forty dealers as they should be, and two who are not, on two hundred floors."""
    rng, wrong, found = np.random.default_rng(7), 0, 0
    for _ in range(200):
        events = rng.binomial(800, [0.02] * 40 + [0.08] * 2)
        stakes = {name: Stake().after(int(count), 800, 0.02).grown for name, count in enumerate(events)}
        called = called_out(stakes, 0.05)
        wrong += any(name < 40 for name in called)
        found += {40, 41} <= {*called}
    assert wrong <= 0.05 * 200
    assert found > 0.9 * 200


def test_a_funnel_holds_its_share_exactly() -> None:
    cases = ((1, 0.5), (20, 0.1), (400, 0.02), (3000, CHANCE), (50, 0.0), (50, 1.0))
    for (tries, chance), share in product(cases, (0.95, 0.999)):
        held = limits(tries, chance, share)
        below = sum(_chance(tries, count, chance) for count in range(held.low))
        above = sum(_chance(tries, count, chance) for count in range(held.high + 1, min(tries, 2 * held.high + 9) + 1))
        assert max(below, above) <= (1 - share) / 2 + 1e-9, (tries, chance, share)


def _chance(tries: int, count: int, chance: float) -> float:
    if chance in (0.0, 1.0):
        return float(count == tries * chance)
    bits = log(comb(tries, count)) + count * log(chance) + (tries - count) * log(1 - chance)
    return float(np.exp(bits))


def test_how_many_were_to_be_expected_at_most() -> None:
    """No event speaks against an expectation as much as the bets that none comes have grown."""
    found = most(0, 0.01)
    assert sum(exp((1 - 1 / times) * found) for times in TIMES) / len(TIMES) == pytest.approx(100)
    assert 5 < found < 9
    assert 20 < most(20, 0.01) < most(20, 0.001) < most(30, 0.001)
    assert most(10_000, 0.001) < 10_000 * 1.1


def test_what_is_expected_at_most_is_too_few_but_for_the_doubt_however_often_it_is_asked() -> None:
    """Tries of different chances, asked after each hundred."""
    chances, wrong, floors = np.random.default_rng(4), 0, 400
    each = np.tile([0.002, 0.03, 0.1, 0.03], 250)
    expected = np.cumsum(each)[99::100]
    at_most = [most(seen, 0.05) for seen in range(150)]
    for _ in range(floors):
        events = np.cumsum(chances.random(len(each)) < each)[99::100]
        wrong += any(at_most[int(seen)] < mean for seen, mean in zip(events, expected, strict=True))
    assert 0 < wrong <= 0.05 * floors
