"""Returns of 3 Card, against fractions worked out by hand and the figures that are published."""

from fractions import Fraction
from functools import cache
from math import comb

import pytest
from msgspec.structs import replace

from dealer_terminal.app.installed_rulebooks import rulebook
from dealer_terminal.rules.odds import parse_odds
from dealer_terminal.rules.returns import returns
from dealer_terminal.rules.returns.entry import MeterReturn, Return, ReturnError, per_unit
from dealer_terminal.rules.returns.progressive import at_meters, lines
from dealer_terminal.rules.returns.three_card_deals import stax_hands
from tests.fast.rules.papers import THREE_CARD
from tests.fast.rules.rounds import counts
from tests.helpers.cases import every

BOOK = rulebook("3-card-ags")

HANDS = {
    "AKQ Suited": 4,
    "Straight Flush": 4 * 11,
    "3 of a Kind": 13 * 4,
    "Straight": 12 * (4**3 - 4),
    "Flush": 4 * (comb(13, 3) - 12),
    "Pair": 13 * comb(4, 2) * 48,
}


def printed(spot: str, option: int) -> dict[str, int]:
    """The odds that the paper prints in one column."""
    return {event: int(pays[option]) for event, pays in THREE_CARD[spot].items() if pays[option] != "-"}


@cache
def returned() -> dict[tuple[str, int | str], Return]:
    return {(each.spot, each.pay_table): each for each in returns([BOOK])}


def edge(counts: dict[str, int], pays: dict[str, int | Fraction], deals: int) -> Fraction:
    won = sum(pays[event] * count for event, count in counts.items())
    return Fraction(deals - sum(counts.values()) - won) / deals


def test_every_option_is_there() -> None:
    letters = [(spot, letter) for spot in ("player-bonus", "six-card-bounty") for letter in "ABC"]
    assert list(returned()) == [("ante-play", 1), *letters, ("stax", 1)]


def test_every_deal_is_counted_once() -> None:
    for found in returned().values():
        assert sum(counts(found).values()) + found.lost + found.folded == found.combinations
        assert Fraction(found.house_edge) * 100 == pytest.approx(found.house_edge_pct, abs=1e-4)


def test_ante_and_play_have_the_published_edge() -> None:
    """3.37 % of the Ante with an Ante Bonus of 5, 4 and 1, by playing from queen, six and four up."""
    found = returned()["ante-play", 1]
    assert found.combinations == comb(52, 3) * comb(49, 3)
    assert Fraction(found.house_edge) == Fraction(686_689, 20_358_520)
    assert round(found.house_edge_pct, 2) == 3.37


def test_hands_below_queen_six_four_are_folded() -> None:
    """67.42 % of hands are played: the known strategy."""
    found = returned()["ante-play", 1]
    assert round(100 * (1 - found.folded / found.combinations), 2) == 67.42


def test_an_ante_bonus_comes_with_every_straight_or_better() -> None:
    awards = {each.event: each.count // comb(49, 3) for each in returned()["ante-play", 1].awards}
    assert awards == {"Straight Flush": 48, "Three of a Kind": 52, "Straight": 720}


@every(("option", "letter"), enumerate("ABC"))
def test_player_bonus_and_bounty_are_paid_by_the_printed_odds(option: int, letter: str) -> None:
    pays = printed("player-bonus", option)
    hands = {**HANDS, "Straight Flush": 48} if "AKQ Suited" not in pays else HANDS
    won = {event: count for event, count in hands.items() if event in pays}
    assert Fraction(returned()["player-bonus", letter].house_edge) == edge(won, pays, 22_100)
    found = returned()["six-card-bounty", letter]
    assert found.combinations == comb(52, 6)
    assert Fraction(found.house_edge) == edge(counts(found), printed("six-card-bounty", option), comb(52, 6))


def test_a_suited_royal_is_paid_as_a_straight_flush_where_it_has_no_line() -> None:
    assert counts(returned()["player-bonus", "C"])["Straight Flush"] == 48
    assert counts(returned()["six-card-bounty", "B"])["5-Card Royal"] == 4 * 47


def test_royals_of_six_cards_are_counted_by_combinatorics() -> None:
    """Ten to ace of a suit with any of 47 cards; with the nine it is the 6-Card Royal."""
    found = counts(returned()["six-card-bounty", "A"])
    assert (found["6-Card Royal"], found["5-Card Royal"]) == (4, 4 * 46)
    assert found["Four of a Kind"] == 13 * comb(48, 2)


def test_stax_pays_meters_at_their_reset_levels_and_odds_as_printed() -> None:
    """20 for 1 is 19 on top of the wager, 3 to 1 is 3; a $5 wager wins $1,000 on Star."""
    pays: dict[str, int | Fraction] = {
        "Royal Flush in Diamonds": 200,
        "Royal Flush, Other Suit": 100,
        "Straight Flush in Diamonds": 80,
        "Straight Flush, Other Suit": 50,
        "Three of a Kind": 19,
        "Straight": 5,
        "Flush": 3,
    }
    hands = dict(zip(pays, (1, 3, 11, 33, 52, 720, 1096), strict=True))
    found = returned()["stax", 1]
    assert counts(found) == hands
    assert Fraction(found.house_edge) == edge(hands, pays, 22_100)


def test_odds_are_what_is_paid_on_top_of_one() -> None:
    on_top = {"15-1": 15, "20 for 1": 19, "3 to 1": 3, "50": 50, "Push": 0, "3-2": Fraction(3, 2)}
    assert {printed: per_unit(parse_odds(printed)) for printed in on_top} == on_top


def test_a_table_that_pays_a_lower_hand_more_is_not_miscounted() -> None:
    table = BOOK.table("six-card-bounty")
    upside_down = tuple(replace(row, pays=tuple(str(at + 1) for _ in row.pays)) for at, row in enumerate(table.rows))
    wrong = replace(BOOK, tables=(replace(table, rows=upside_down),))
    with pytest.raises(ReturnError, match="3 of a kind pays more than 5-Card Straight"):
        list(returns([wrong]))


def test_progress_reaches_its_end() -> None:
    told: list[tuple[int, int]] = []
    list(returns([BOOK], lambda done, total: told.append((done, total))))
    assert told == [(done, 8) for done in range(1, 9)]


# -- the STAX wager's edge against its meters --------------------------------------------------------------------------


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
