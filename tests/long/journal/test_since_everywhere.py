"""Looks since every checkpoint of a journal, and since each look that was kept, on both databases."""

from pathlib import Path

import pytest

from tests.fast.storage.since_tampered import (
    end_of,
    missed_behind,
    missed_since,
    played_and_kept,
    two_shifts,
    wrong_looks,
    wrong_sizes,
)
from tests.fast.storage.stores import Store, made

STEPS = {"sqlite": 1, "postgresql": 29}


@pytest.fixture(params=STEPS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    return made(request.param, request, tmp_path)


def test_since_any_checkpoint_what_is_new_is_good(store: Store) -> None:
    two_shifts(store)
    step = STEPS["sqlite" if store.db.endswith(".db") else "postgresql"]
    assert wrong_sizes(store, range(1, end_of(store) + 1, step)) == []


def test_what_is_wrong_since_a_checkpoint_is_named(store: Store) -> None:
    assert missed_since(two_shifts(store)) == []


def test_what_is_wrong_since_a_kept_look_is_named(store: Store) -> None:
    kept = played_and_kept(store)
    assert wrong_looks(store, kept) == []
    assert missed_behind(store, kept[-1]) == []
