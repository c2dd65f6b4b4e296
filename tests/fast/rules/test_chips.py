import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_terminal.rules.chips import HOUSE_CHIPS, ChipError, Denomination, check_rack, chips_for
from tests.helpers.every import every

WORDS = {
    0: "",
    50: "1 silver",
    500: "1 red",
    7_500: "3 green",
    7_550: "3 green, 1 silver",
    35_000: "3 black, 2 green",
    123_675: "1 yellow, 2 black, 1 green, 2 red, 1 white, 1 silver, 25¢ in coin",
    10: "10¢ in coin",
    5_000_000: "50 yellow",
}


@every(("amount", "words"), WORDS.items())
def test_a_payment_in_chips(amount, words):
    assert str(chips_for(amount)) == words


def fewest(amount: int) -> int:
    """By trying every way: the fewest chips that make each amount up to this one."""
    best = [0]
    for each in range(1, amount + 1):
        best.append(1 + min(best[each - chip] for chip in (1, 2, 10, 50) if chip <= each))
    return best[amount]


@given(st.integers(0, 400))
def test_no_other_way_takes_fewer_chips(units):
    rack = [Denomination(50 * chip, str(chip)) for chip in (1, 2, 10, 50)]
    stacks = chips_for(50 * units, rack).stacks
    assert sum(count for count, _ in stacks) == fewest(units)


@given(st.integers(0, 10**9))
def test_chips_and_coin_make_the_amount(amount):
    chips = chips_for(amount)
    assert sum(count * chip.cents for count, chip in chips.stacks) + chips.coin == amount
    assert chips.coin < min(chip.cents for chip in HOUSE_CHIPS)


WRONG_RACKS = {
    "no chips": [],
    "a chip worth nothing": [100, 0],
    "a chip worth less than nothing": [100, -5],
    "a chip that does not divide the next": [2500, 1000],
    "two chips of one worth": [500, 500],
}


@every("cents", WRONG_RACKS.values())
def test_a_rack_whose_fewest_chips_are_not_the_largest_first_is_refused(cents):
    with pytest.raises(ChipError):
        check_rack([Denomination(each, "any") for each in cents])


def test_a_rack_may_be_given_in_any_order():
    assert check_rack(tuple(reversed(HOUSE_CHIPS))) == HOUSE_CHIPS
