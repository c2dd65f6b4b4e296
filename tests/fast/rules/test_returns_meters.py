"""The STAX wager's edge against its meters, by fractions worked out by hand."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from dealer_terminal.bootstrap import rulebook
from dealer_terminal.rules.returns import returns
from dealer_terminal.rules.returns.entry import MeterReturn, Return
from dealer_terminal.rules.returns.progressive import at_meters, lines
from dealer_terminal.rules.returns.three_card import stax_hands
from tests.helpers.every import every

BOOK = rulebook("3-card-ags")
DEALS, WAGER, EDGE_AT_RESET = 22_100, 500, Fraction(9_278, 22_100)
HITS = {"star": 1, "spade": 3, "heart": 11, "diamond": 33}
RESETS = {"star": 100_000, "spade": 50_000, "heart": 40_000, "diamond": 25_000}


def stax(**meters: int) -> Return:
    return at_meters(BOOK, BOOK.table("stax").option("1"), stax_hands(), meters)


def of(found: Return, meter: str) -> MeterReturn:
    return next(each for each in found.meters if each.meter == meter)


def test_at_reset_the_edge_is_what_the_pay_table_gives() -> None:
    found = stax()
    assert found in list(returns([BOOK]))
    assert Fraction(found.house_edge) == EDGE_AT_RESET
    assert {each.meter: (each.reset, each.amount) for each in found.meters} == {
        name: (reset, reset) for name, reset in RESETS.items()
    }


@every("meter", HITS)
def test_a_meter_lowers_the_edge_by_its_hits_and_breaks_even_where_they_give_it_all_back(meter: str) -> None:
    more = 12_345
    found = stax(**{meter: RESETS[meter] + more})
    assert Fraction(found.house_edge) == EDGE_AT_RESET - Fraction(HITS[meter] * more, DEALS * WAGER)
    assert of(found, meter).amount == RESETS[meter] + more
    even = of(stax(), meter)
    assert Fraction(even.break_even) == RESETS[meter] + EDGE_AT_RESET * WAGER * DEALS / HITS[meter]
    cents = even.break_even_cents
    assert Fraction(stax(**{meter: cents}).house_edge) <= 0 < Fraction(stax(**{meter: cents - 1}).house_edge)


def test_several_meters_add_up() -> None:
    found = Fraction(stax(star=250_000, heart=150_000).house_edge)
    alone = (stax(star=250_000), stax(heart=150_000))
    assert EDGE_AT_RESET - found == sum(EDGE_AT_RESET - Fraction(each.house_edge) for each in alone)


def test_in_the_long_run_players_win_back_what_goes_into_the_meters() -> None:
    """The meters take 5, 5, 7 and 6 % of each wager, whatever they show."""
    found = stax(star=900_000)
    assert found.increments == "23/100"
    assert found.long_run_edge == stax().long_run_edge == str(EDGE_AT_RESET - Fraction(23, 100))
    assert found.long_run_edge_pct == 18.9819


def test_a_meter_that_no_line_pays_gives_nothing_back() -> None:
    table = BOOK.table("stax")
    rows = tuple(row for row in table.rows if row.meter != "star")
    option = replace(table, rows=rows).option("1")
    assert at_meters(BOOK, option, stax_hands(), {}).increments == "9/50"


def test_no_other_wager_knows_of_meters() -> None:
    told = {each.spot: each for each in returns([BOOK], meters={"star": 999_999})}
    untold = {each.spot: each for each in returns([BOOK])}
    assert [spot for spot in told if told[spot] != untold[spot]] == ["stax"]


def test_a_book_without_meters_has_no_lines() -> None:
    table = BOOK.table("stax").option("1")
    with pytest.raises(ValueError, match="no meters"):
        lines(replace(BOOK, progressive=None), table, stax_hands())
