"""Tables on one set of meters, with lines that fall and terminals that are killed. More runs: tests/long/server."""

import pytest

from tests.fast.floor.linked.simulation import Simulation, WrongError


def test_money_is_conserved_whatever_goes_wrong_and_a_lost_cent_is_found() -> None:
    """Wins are paid and returned, and some are made by a late request."""
    runs = [Simulation(seed) for seed in range(8)]
    for each in runs:
        each.run()
    meters = [meter for run in runs for meter in run.floor.meters.items()]
    assert {win.outcome.value for _, meter in meters for win in meter.wins.values()} == {"paid", "returned"}
    assert {name for name, meter in meters if meter.wins} == {*runs[0].floor.meters}
    assert sum(len(meter.wins) for _, meter in meters) > 60
    runs[0].floor.meters["star"].value += 1
    with pytest.raises(WrongError, match="star"):
        runs[0].check()
