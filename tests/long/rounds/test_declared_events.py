"""Events of 3 Card that are taken at their word, against every hand that three cards can make."""

import pytest

from tests.fast.procedure.named_events import taken_and_made


@pytest.mark.parametrize("dealer", ["2c 7d 9h", "10s Js Qs", "8c 8d 8h", "Ad Kd 3c"])
def test_events_are_taken_if_and_only_if_three_cards_make_them(dealer: str) -> None:
    taken, made = taken_and_made(dealer)
    assert taken == made
