"""Printed odds, and the chips of a payment."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_terminal.rules.chips import HOUSE_CHIPS, ChipError, Denomination, check_rack, chips_for
from dealer_terminal.rules.odds import OddsError, OddsTerms, parse_odds
from tests.helpers.cases import every

PRINTED = {
    "1-1": (OddsTerms.TO, 500, 500),
    "15-1": (OddsTerms.TO, 500, 7500),
    "1000-1": (OddsTerms.TO, 500, 500_000),
    "3 - 2": (OddsTerms.TO, 500, 750),
    "3 to 1": (OddsTerms.TO, 500, 1500),
    "20 for 1": (OddsTerms.FOR, 500, 9500),
    "6 for 1": (OddsTerms.FOR, 500, 2500),
    "1 for 1": (OddsTerms.FOR, 500, 0),
    "50": (OddsTerms.TO, 500, 25_000),
    "Push": (OddsTerms.PUSH, 500, 0),
    "push": (OddsTerms.PUSH, 500, 0),
    "6-5": (OddsTerms.TO, 25, 30),
    "6 to 5": (OddsTerms.TO, 1, 1),
}


@every(("printed", "expected"), PRINTED.items())
def test_printed_odds_pay_on_top_of_the_stake(printed, expected):
    terms, stake, pays = expected
    odds = parse_odds(printed)
    assert (odds.terms, odds.pays(stake)) == (terms, pays)
    assert str(odds).lower() == printed.lower()


NO_ODDS = ["", "one", "1:1", "-1", "1-0", "0-1", "1 in 5", "15-", "1.5-1", "15-1 or more", " 15-1", "15\n-1"]
PAYS_NOTHING = ["0", "00", "015-1", "0 for 1", "1 for 2", "\u0661\u0665-1"]


@every("text", [*NO_ODDS, *PAYS_NOTHING])
def test_what_is_no_odds_is_refused_with_what_to_write(text):
    with pytest.raises(OddsError, match="write 15-1, 3 to 1, 20 for 1 or Push"):
        parse_odds(text)


RISING = ["Push", "6-5", "3-2", "2-1", "3 for 1", "3 to 1", "6 for 1", "6 to 1", "20 for 1", "20", "1000-1"]


@every(("low", "high"), [*pairwise(RISING)])
def test_better_odds_are_those_that_pay_more(low, high):
    pays = [parse_odds(each).pays(1000) for each in (low, high)]
    assert parse_odds(high).better_than(parse_odds(low)) is (pays[1] > pays[0])
    assert not parse_odds(low).better_than(parse_odds(high))


@given(st.integers(1, 2000), st.integers(1, 20), st.integers(1, 100_000), st.integers(1, 100_000))
def test_odds_are_whole_cents_and_never_more_than_printed(win, per, stake, more):
    odds = parse_odds(f"{win}-{per}")
    assert odds.pays(stake) * per <= stake * win < (odds.pays(stake) + 1) * per
    assert odds.pays(stake + more) >= odds.pays(stake)


# -- a payment in chips ------------------------------------------------------------------------------------------------


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


WRONG_RACKS = ([], [100, 0], [100, -5], [2500, 1000], [500, 500])


@every("cents", WRONG_RACKS)
def test_a_rack_whose_fewest_chips_are_not_the_largest_first_is_refused(cents):
    with pytest.raises(ChipError):
        check_rack([Denomination(each, "any") for each in cents])


def test_a_rack_may_be_given_in_any_order():
    assert check_rack(tuple(reversed(HOUSE_CHIPS))) == HOUSE_CHIPS
