"""A shoe may start and lose cards: every card is at its true place, or somebody was asked before.

`tests/long/drivers` has every way of it.
"""

from tests.fast.drivers.angel_eye.ways import NINE, TEN, shifted_unasked, shifted_with_a_start_heard


def test_where_its_start_is_heard_no_hand_takes_anothers_card() -> None:
    assert [way for digits in (NINE, TEN) for way in shifted_with_a_start_heard(digits, 43)] == []


def test_where_a_start_is_lost_somebody_is_asked_but_where_nobody_can_tell() -> None:
    assert [way for digits in (NINE, TEN) for way in shifted_unasked(digits, 43)] == []
