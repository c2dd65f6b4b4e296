"""Every number of lost reports, from every start of every kind of shoe."""

import pytest

from tests.fast.drivers.angel_eye.losses import KINDS, from_one_place, from_two_places


@pytest.mark.parametrize("kind", KINDS)
def test_no_loss_is_silent_and_what_is_proven_is_true(kind: str) -> None:
    assert from_one_place(kind) == []


@pytest.mark.parametrize("kind", KINDS)
def test_with_two_places_no_loss_is_silent_once_both_had_a_card_and_nothing_is_proven(kind: str) -> None:
    assert from_two_places(kind) == []
