"""Tables that play on for rounds, by chance but the same every time; nothing that can happen is left out."""

from typing import get_args

import pytest

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.irregularity_paths import PATHS
from dealer_terminal.procedure.meter_changes import meter_changes, meters_after
from dealer_terminal.procedure.meter_facts import MeterFact, MeterLinkBack, MeterLinkLost, MetersCompared, MetersMoved
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure import jackpot_walk
from tests.fast.procedure.long_walk import CASES, walked
from tests.helpers.decided_again import decided_again
from tests.helpers.irregularities import OF_EVERY_GAME

STEPS = 500
OF_A_READER = {
    (IrregularityId.VACANT_POSITION, Choice.CONTINUE.value),
    (IrregularityId.CARD_MISMATCH, Choice.ENTER_AGAIN.value),
    (IrregularityId.ALIGNMENT, Choice.NOT_OF_DEAL.value),
    (IrregularityId.ALIGNMENT, Choice.OF_DEAL.value),
}
"""What only a machine's report can ask."""


@pytest.fixture(scope="module")
def seen() -> list[Fact]:
    return [fact for rulebook, table in CASES for fact in walked(rulebook, table, STEPS)]


@pytest.fixture(scope="module")
def jackpots() -> list[list[Fact]]:
    return [jackpot_walk.walked(seed) for seed in range(3)]


def endings(seen: list[Fact]) -> set[tuple[str, str]]:
    return {(fact.irregularity, fact.choice) for fact in seen if isinstance(fact, facts.IrregularityResolved)}


def test_long_walks_stay_sound_and_meet_every_kind_of_fact(seen: list[Fact]) -> None:
    kinds = {kind for kind in get_args(Fact) if kind.__module__ == facts.__name__}
    assert kinds - {type(fact) for fact in seen} == {facts.TermsChanged}


def test_long_walks_meet_every_ending_of_every_irregularity(seen: list[Fact]) -> None:
    written = {(path.id, ending.choice.value) for path in PATHS if path.id in OF_EVERY_GAME for ending in path.endings}
    withdrawn = {(path, Choice.WITHDRAWN.value) for path in OF_EVERY_GAME}
    assert (written | withdrawn) - endings(seen) == OF_A_READER


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("rulebook", "table"), CASES)
def test_whatever_is_asked_of_a_table_it_stays_sound(rulebook: str, table: str, seed: int) -> None:
    walked(rulebook, table, 300, seed=seed, unlikely=0.4)


def test_every_fact_of_meters_and_jackpots_comes_about(jackpots: list[list[Fact]]) -> None:
    kinds = {type(fact) for happened in jackpots for fact in happened}
    assert set(get_args(MeterFact)) - kinds == {MetersMoved, MeterLinkLost, MetersCompared, MeterLinkBack}


def test_every_ending_of_their_irregularities_comes_about(jackpots: list[list[Fact]]) -> None:
    ours = [path for path in PATHS if path.id in jackpot_walk.OURS]
    written = {(path.id, ending.choice.value) for path in ours for ending in path.endings}
    assert written - {ending for happened in jackpots for ending in endings(happened)} == set()


def test_nothing_is_settled_otherwise_than_by_the_cards(jackpots: list[list[Fact]]) -> None:
    assert [decided_again(happened) for happened in jackpots] == [[]] * len(jackpots)


def test_every_meter_is_the_sum_of_its_changes(jackpots: list[list[Fact]]) -> None:
    for happened in jackpots:
        state, meters = State(), {}
        for fact in happened:
            meters = meters_after(meters, meter_changes(state, fact))
            state = evolve(state, fact)
            assert meters == state.meters
