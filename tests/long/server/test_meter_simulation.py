"""Many runs of tables on one set of meters: money and order hold in each of them."""

import os

import pytest

from tests.fast.floor.linked.simulation import Simulation

RUNS = 10_000 if os.environ.get("EXHAUSTIVE") == "1" else 600
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_money_is_conserved_and_wins_are_in_order_in_every_run(part: int) -> None:
    for seed in range(part, RUNS, PARTS):
        Simulation(seed).run()
