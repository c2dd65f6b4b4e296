"""Cards that went by untold before a deal shift no hand, at any number of seats, with any kind of shoe."""

import pytest

from tests.fast.table.untold_deal import EVERY
from tests.helpers.cases import failures


@pytest.mark.parametrize("name", EVERY)
def test_cards_that_went_by_untold_shift_no_hand(name: str) -> None:
    checked, cases = EVERY[name]
    assert failures(lambda *case: checked(*case[0]), [(case,) for case in cases]) == []
