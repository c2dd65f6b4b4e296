"""3 Card tables that play on by chance, where STAX hands come often: nothing that a jackpot meets is left out."""

from typing import get_args

import pytest

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.irregularity_paths import PATHS
from dealer_terminal.procedure.meter_changes import meter_changes, meters_after
from dealer_terminal.procedure.meter_facts import MeterFact, MeterLinkBack, MeterLinkLost, MetersCompared, MetersMoved
from dealer_terminal.procedure.state import State
from tests.fast.procedure.jackpot_walk import OURS, walked
from tests.helpers.decided_again import decided_again

SEEDS = range(3)


@pytest.fixture(scope="module")
def seen() -> list[list[Fact]]:
    return [walked(seed) for seed in SEEDS]


def test_every_fact_of_meters_and_jackpots_comes_about(seen: list[list[Fact]]) -> None:
    kinds = {type(fact) for happened in seen for fact in happened}
    assert set(get_args(MeterFact)) - kinds == {MetersMoved, MeterLinkLost, MetersCompared, MeterLinkBack}


def test_every_ending_of_their_irregularities_comes_about(seen: list[list[Fact]]) -> None:
    resolved = [fact for happened in seen for fact in happened if isinstance(fact, facts.IrregularityResolved)]
    met = {(fact.irregularity, fact.choice) for fact in resolved}
    written = {(path.id, ending.choice.value) for path in PATHS if path.id in OURS for ending in path.endings}
    assert written - met == set()


def test_nothing_is_settled_otherwise_than_by_the_cards(seen: list[list[Fact]]) -> None:
    assert [decided_again(happened) for happened in seen] == [[]] * len(seen)


def test_every_meter_is_the_sum_of_its_changes(seen: list[list[Fact]]) -> None:
    for happened in seen:
        state, meters = State(), {}
        for fact in happened:
            meters = meters_after(meters, meter_changes(state, fact))
            state = evolve(state, fact)
            assert meters == state.meters
