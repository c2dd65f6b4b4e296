"""What another answer of a manufacturer would be worth, by fractions worked out by hand."""

from fractions import Fraction
from functools import cache
from itertools import combinations

import pytest

from dealer_terminal.rules.returns.questions import Worth, worth
from tests.fast.rules.rounds import AGS, BOOKS, DEALER_PROCEDURES, ORIGINAL, RULES_OF_PLAY, WA
from tests.helpers.cases import every

NATURALS = 22_100
TRIPS, STRAIGHTS, FLUSHES, METERS = 52, 720, 1_096, 48
FOLDED_16 = 44

BY_HAND = [  # the question and its answer, what it is worth and on how many hands, in hands of the naturals
    ((AGS, "stax-for-and-to", "stax", 1, "all three are “to 1”"), -(TRIPS + STRAIGHTS), TRIPS + STRAIGHTS),
    ((AGS, "stax-for-and-to", "stax", 1, "all three are “for 1”"), FLUSHES, FLUSHES),
    ((AGS, "stax-meter-amount", "stax", 1, "it is part of it"), METERS, METERS),
    ((AGS, "pays-column", "player-bonus", "A", "“for 1”"), 5_660, 5_660),
    ((DEALER_PROCEDURES, "told-16-stays", "natural-31", 1, "every fold loses it"), 2 * FOLDED_16, FOLDED_16),
    ((RULES_OF_PLAY, "natural-lost-on-every-fold", "natural-31", 1, "a told 16 keeps it"), -2 * FOLDED_16, FOLDED_16),
]


@cache
def every_worth() -> tuple[Worth, ...]:
    return tuple(each for book in BOOKS.values() for each in worth([book]))


def found(book: str, reading: str, spot: str, table: int | str, answer: str) -> Worth:
    wanted = (book, reading, spot, table, answer)
    return next(e for e in every_worth() if (e.rulebook, e.reading, e.spot, e.pay_table, e.answer) == wanted)


@every(("wanted", "worth", "hands"), BY_HAND)
def test_an_answer_is_worth_what_it_is_by_hand(wanted, worth, hands):
    each, more = found(*wanted), Fraction(worth, NATURALS)
    assert (Fraction(each.otherwise) - Fraction(each.house_edge), Fraction(each.hands)) == (
        more,
        Fraction(hands, NATURALS),
    )
    assert each.cents_a_dollar == pytest.approx(float(more * 100), abs=5e-5)


def test_the_16s_that_are_folded_are_those_of_one_suit():
    """Eleven, such as 8-5-3, in four suits; a 16 of two suits has a pair of them to build on and is played."""
    ranks = [(rank, 11 if rank == 14 else min(rank, 10)) for rank in range(2, 15)]
    sixteens = [held for held in combinations(ranks, 3) if sum(points for _, points in held) == 16]
    assert 4 * len(sixteens) == FOLDED_16


@every("name", [WA, ORIGINAL])
def test_an_ante_that_loses_on_trips_costs_players_more_than_the_trips_they_still_play_for(name):
    """Two Antes on each: what it won, and the wager; best play then folds some, which costs the house a part."""
    for each in (each for each in every_worth() if (each.rulebook, each.reading) == (name, "trips-total")):
        more = Fraction(each.otherwise) - Fraction(each.house_edge)
        assert 0 < more <= 2 * Fraction(each.hands)


def test_an_option_that_prints_the_answer_already_is_left_out():
    tables = [each.pay_table for each in every_worth() if (each.rulebook, each.reading) == (ORIGINAL, "seventeen")]
    assert tables == [1, 2, 3, 4]


def test_a_question_that_changes_no_pay_table_is_worth_no_money_here():
    silent = {each.reading for each in BOOKS[AGS].questions} - {each.reading for each in every_worth()}
    assert {"positions", "ranking", "two-on-one-meter"} <= silent
