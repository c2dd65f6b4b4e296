"""Each fact has a fold, and the one that is written for it."""

from inspect import signature
from typing import get_args, get_type_hints

from msgspec import Struct

from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.folding.folds import FOLDS
from dealer_terminal.procedure.state import State
from tests.helpers.every import every


def test_every_fact_of_the_table_has_a_fold_and_nothing_else_has() -> None:
    assert set(FOLDS) == set(get_args(Fact))


@every("fact", FOLDS)
def test_a_fold_takes_the_fact_that_it_is_found_by(fact: type[Struct]) -> None:
    fold = FOLDS[fact]
    hints = get_type_hints(fold)
    assert [*signature(fold).parameters] == ["state", "fact"]
    assert fact in (hints["fact"], *get_args(hints["fact"]))
    assert (hints["state"], hints["return"]) == (State, State)
