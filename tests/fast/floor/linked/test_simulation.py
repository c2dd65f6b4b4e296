"""A hundred tables on four meters, with lines that fall and terminals that are killed: money and order in every run."""

import os

import pytest

from tests.fast.floor.linked.simulation import Simulation, WrongError

RUNS = 10_000 if os.environ.get("FAULTS") == "all" else 60
PART = RUNS // 20


@pytest.mark.parametrize("part", range(20))
def test_money_is_conserved_and_wins_are_in_order_in_every_run(part: int) -> None:
    for seed in range(part * PART, (part + 1) * PART):
        Simulation(seed).run()


def test_all_that_can_go_wrong_does() -> None:
    """In the runs of each time: wins, some that were returned, some that a late request made, and every meter hit."""
    runs = [Simulation(seed) for seed in range(20)]
    for each in runs:
        each.run()
    wins = [win for run in runs for meter in run.floor.meters.values() for win in meter.wins.values()]
    assert {win.outcome.value for win in wins} == {"paid", "returned"}
    assert all(any(run.floor.meters[name].wins for run in runs) for name in runs[0].floor.meters)
    assert len(wins) > 100
    assert any(link > 5 for run in runs for link in run.floor.links.values())


def test_a_cent_that_is_lost_is_found() -> None:
    run = Simulation(1)
    run.run()
    run.floor.meters["star"].value += 1
    with pytest.raises(WrongError, match="star"):
        run.check()
