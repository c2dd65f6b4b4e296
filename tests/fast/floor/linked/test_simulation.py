"""A hundred tables on four meters, with lines that fall and terminals that are killed. More runs: tests/long/server."""

import pytest

from tests.fast.floor.linked.simulation import Simulation, WrongError


def test_money_is_conserved_whatever_goes_wrong_and_a_lost_cent_is_found() -> None:
    """Wins are paid and returned, and some are made by a late request."""
    runs = [Simulation(seed) for seed in range(12)]
    for each in runs:
        each.run()
    wins = [win for run in runs for meter in run.floor.meters.values() for win in meter.wins.values()]
    assert {win.outcome.value for win in wins} == {"paid", "returned"}
    assert all(any(run.floor.meters[name].wins for run in runs) for name in runs[0].floor.meters)
    assert len(wins) > 60
    assert any(link > 5 for run in runs for link in run.floor.links.values())
    runs[0].floor.meters["star"].value += 1
    with pytest.raises(WrongError, match="star"):
        runs[0].check()
