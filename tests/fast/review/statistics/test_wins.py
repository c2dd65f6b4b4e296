"""A table's win against its exact expectation, as a bet that holds at any time."""

from fractions import Fraction
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from dealer_terminal.review.statistics.wins import ALPHA, FAULTS, TOLD, Side, TableWin, WonRound, table_wins

WINS = {-3_500: Fraction(1, 50), -100: Fraction(40, 100), 100: Fraction(29, 50)}
"""What a round comes to, and how often."""
MEAN = sum(win * chance for win, chance in WINS.items())
VARIANCE = sum((win - MEAN) ** 2 * chance for win, chance in WINS.items())


def round_of(won: float, number: int = 1, journal: str = "a1", *, unseen: bool = False) -> WonRound:
    return WonRound(
        journal=journal,
        number=number,
        position=30 * number,
        off=won - float(MEAN),
        handle=100.0,
        variance=float(VARIANCE),
        above=float(max(WINS) - MEAN),
        below=float(max(WINS) + MEAN - 2 * min(WINS)),
        unseen=unseen,
    )


def played(rounds: int, seed: int, less: float = 0.0, journal: str = "a1") -> list[WonRound]:
    """A table that pays so much of the handle too much."""
    chances = Random(seed)
    wins = chances.choices([*WINS], [float(each) for each in WINS.values()], k=rounds)
    return [round_of(win - 100 * less, number, journal) for number, win in enumerate(wins)]


def only(rounds: list[WonRound]) -> TableWin:
    (found,) = table_wins([rounds])
    return found


def test_no_bet_grows_on_average_where_a_table_is_honest() -> None:
    """Whatever hands have in common: only the mean of a round is used. And no round takes the whole stake."""
    usual = round_of(0)
    for fault, side in product(FAULTS, Side):
        room = usual.room(side)
        way = -1 if side is Side.PAYS else 1
        gains = {win: 1 + usual.bet(fault, side) * max(way * round_of(win).off, -room) for win in WINS}
        assert sum(gains[win] * float(chance) for win, chance in WINS.items()) == pytest.approx(1), (fault, side)
        assert min(gains.values()) >= 0.5
        assert (gains[min(WINS)] > 1) == (side is Side.PAYS)


def test_what_became_of_one_unit_is_one_on_average_after_some_rounds() -> None:
    """Every way in which three rounds can come."""
    grown = Fraction(0)
    for wins in product(WINS, repeat=3):
        chance = WINS[wins[0]] * WINS[wins[1]] * WINS[wins[2]]
        grown += chance * Fraction(only([round_of(win) for win in wins]).grown)
    assert float(grown) == pytest.approx(1)


def test_honest_tables_are_not_called_out_and_say_what_they_need() -> None:
    found = [only(played(1_000, seed)) for seed in range(15)]
    assert sum(each.called for each in found) <= 15 * ALPHA + 1
    for each in found:
        assert each.shows[0] > 1_000
        assert each.called or each.needs != (0,)


def test_a_table_that_pays_far_too_much_is_called_out_alone_with_the_rounds_that_speak_most() -> None:
    tables = [played(3_000, seed, journal=f"a{seed}") for seed in range(5)] + [played(3_000, 9, 0.6, "b9")]
    found = table_wins(tables)
    assert [each.journal for each in found if each.called] == ["b9"]
    called = found[-1]
    assert called.side is Side.PAYS
    assert called.needs == ()
    lost = {each.number for each in tables[-1] if each.off < -3_000}
    assert {each.number for each in called.behind} <= lost
    assert {each.journal for each in called.behind} == {"b9"}


def test_a_table_that_takes_far_too_much_is_called_out_and_a_suspicion_says_what_it_needs() -> None:
    found = only(played(20_000, 3, -0.6))
    assert (found.called, found.side) == (True, Side.TAKES)
    suspected = only(played(300, 9, 0.6))
    assert not suspected.called and 0 < suspected.needs[0] < 5_000


def test_where_somebody_decided_unseen_nobody_says_that_a_table_takes_too_much() -> None:
    seen, unseen = (only([round_of(100, at, unseen=hidden) for at in range(900)]) for hidden in (False, True))
    assert (seen.called, seen.side) == (True, Side.TAKES)
    assert not unseen.called


def test_a_payment_beyond_all_that_can_come_does_not_stop_the_count() -> None:
    """It is found by itself; here it only speaks."""
    found = only([*played(10, 1), round_of(-100_000_000, 11)])
    assert found.called
    assert found.behind[0].number == 11


def test_what_is_told_of_a_fault_is_about_what_it_takes() -> None:
    """Half of tables that pay so much too much are found after about as many rounds: of ten cents, won or lost."""
    usual = replace(round_of(0), variance=100.0, above=10.0, below=30.0)
    rounds = only([replace(usual, off=0.0)]).shows[0]
    tables = [
        [replace(usual, off=off - 100 * TOLD) for off in Random(seed).choices((-10.0, 10.0), k=rounds)]
        for seed in range(40)
    ]
    assert 200 < rounds < 600
    assert 10 <= sum(only(each).called for each in tables) <= 30
