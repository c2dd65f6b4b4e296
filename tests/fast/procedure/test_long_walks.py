"""Tables that play on for rounds, by chance but the same every time; nothing that can happen is left out."""

from typing import get_args

import pytest

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.irregularity_paths import PATHS
from dealer_terminal.procedure.state import Phase
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.long_walk import CASES, LongWalk
from tests.helpers.irregularities import OF_EVERY_GAME

STEPS = 500
OF_A_READER = {
    (IrregularityId.VACANT_POSITION, Choice.CONTINUE.value),
    (IrregularityId.CARD_MISMATCH, Choice.ENTER_AGAIN.value),
    (IrregularityId.ALIGNMENT, Choice.NOT_OF_DEAL.value),
    (IrregularityId.ALIGNMENT, Choice.OF_DEAL.value),
}
"""What only a machine's report can ask."""


def walked(rulebook: str, table: str, seed: int = 7) -> list[Fact]:
    walk = LongWalk(rulebook, table, seed)
    for _ in range(STEPS):
        walk.step()
        walk.machine.check()
    if walk.machine.state.phase is not Phase.CLOSED:
        walk.machine.finish()
    walk.machine.check_fold()
    return walk.machine.facts


@pytest.fixture(scope="module")
def seen() -> list[Fact]:
    return [fact for rulebook, table in CASES for fact in walked(rulebook, table)]


def test_long_walks_stay_sound_and_meet_every_kind_of_fact(seen: list[Fact]) -> None:
    kinds = {kind for kind in get_args(Fact) if kind.__module__ == facts.__name__}
    assert kinds - {type(fact) for fact in seen} == {facts.TermsChanged}


def test_long_walks_meet_every_ending_of_every_irregularity(seen: list[Fact]) -> None:
    resolved = [fact for fact in seen if isinstance(fact, facts.IrregularityResolved)]
    met = {(fact.irregularity, fact.choice) for fact in resolved}
    written = {(path.id, ending.choice.value) for path in PATHS if path.id in OF_EVERY_GAME for ending in path.endings}
    withdrawn = {(path, Choice.WITHDRAWN.value) for path in OF_EVERY_GAME}
    assert (written | withdrawn) - met == OF_A_READER
