from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_terminal.rules.odds import OddsError, OddsTerms, parse_odds
from tests.helpers.every import every

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
