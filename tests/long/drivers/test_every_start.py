"""Each way in which a shoe may start and lose cards: every card is at its true place, or somebody was asked before."""

import pytest

from tests.fast.drivers.angel_eye.ways import NINE, TEN, shifted_unasked, shifted_with_a_start_heard

DIGITS = pytest.mark.parametrize("digits", [NINE, TEN], ids=["1 to 9", "0 to 9"])


@DIGITS
def test_where_its_start_is_heard_no_hand_takes_anothers_card(digits: bytes) -> None:
    assert shifted_with_a_start_heard(digits) == []


@DIGITS
def test_where_a_start_is_lost_somebody_is_asked_but_where_nobody_can_tell(digits: bytes) -> None:
    assert shifted_unasked(digits) == []
