"""Every number of lost reports, from every start of every kind of shoe, and cards that went by untold before a deal."""

import pytest

from tests.fast.drivers.angel_eye.losses import KINDS, from_one_place, from_two_places
from tests.fast.drivers.angel_eye.ways import NINE, TEN, shifted_unasked, shifted_with_a_start_heard
from tests.fast.table.untold_deal import EVERY
from tests.helpers.cases import failures


@pytest.mark.parametrize("kind", KINDS)
def test_no_loss_is_silent_and_what_is_proven_is_true(kind: str) -> None:
    assert from_one_place(kind) == []


@pytest.mark.parametrize("kind", KINDS)
def test_with_two_places_no_loss_is_silent_once_both_had_a_card_and_nothing_is_proven(kind: str) -> None:
    assert from_two_places(kind) == []


DIGITS = pytest.mark.parametrize("digits", [NINE, TEN], ids=["1 to 9", "0 to 9"])


@DIGITS
def test_where_its_start_is_heard_no_hand_takes_anothers_card(digits: bytes) -> None:
    assert shifted_with_a_start_heard(digits) == []


@DIGITS
def test_where_a_start_is_lost_somebody_is_asked_but_where_nobody_can_tell(digits: bytes) -> None:
    assert shifted_unasked(digits) == []


@pytest.mark.parametrize("name", EVERY)
def test_cards_that_went_by_untold_shift_no_hand(name: str) -> None:
    checked, cases = EVERY[name]
    assert failures(lambda case: checked(*case), cases) == []
