"""Dealers beside each other: by their numbers, with what is behind each figure; nobody is called out early."""

from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.review.statistics.dealer_rounds import DealtRound
from dealer_terminal.review.statistics.dealers import DealerStatistics, dealers
from dealer_terminal.review.statistics.floor import Behind

PLAIN, SLIPS = 0.02, 0.25


def dealt(number: int, dealer: str, seconds: float = 60.0, hands: int = 6, righted: tuple[int, ...] = ()) -> DealtRound:
    who = Operator(dealer, f"D. {dealer}", Role.DEALER)
    return DealtRound(
        "a1", number, 30 * number, who, simulated=False, hands=hands, wagers=hands, seconds=seconds, righted=righted
    )


def floor(rounds: int, rates: dict[str, float], seed: int = 1) -> dict[str, DealerStatistics]:
    chance = Random(seed)
    played = [
        dealt(number, dealer, righted=(30 * number - 2,) if chance.random() < rate else ())
        for dealer, rate in rates.items()
        for number in range(rounds)
    ]
    return {each.who.id: each for each in dealers(played)}


def test_a_pace_is_compared_with_the_same_hands_and_wagers_alone() -> None:
    rounds = [dealt(1, "1001", 90, hands=6), dealt(2, "1002", 30, hands=1), dealt(3, "1003", 70, hands=6)]
    found = {each.who.id: each.pace for each in dealers(rounds)}
    assert [(each.seconds, each.usual) for each in found.values()] == [(90, 80), (30, 30), (70, 80)]
    assert found["1001"].part == pytest.approx(1.125)


def test_dealers_stand_in_order_with_what_is_behind_their_figures() -> None:
    rounds = [dealt(1, "1003"), dealt(2, "1001", righted=(28, 29)), dealt(3, "1001"), dealt(4, "1002")]
    found = dealers(rounds)
    assert [each.who.id for each in found] == ["1001", "1002", "1003"]
    assert (found[0].righted, found[0].behind) == (1, (Behind("a1", 2, 28), Behind("a1", 2, 29)))


def test_nobody_is_called_out_for_being_as_the_others_or_a_little_above() -> None:
    for seed in range(10):
        found = floor(500, {"1": PLAIN, "2": PLAIN, "3": PLAIN, "4": PLAIN * 1.4}, seed)
        assert not any(each.called for each in found.values())


def test_who_slips_all_the_time_is_called_out_and_nobody_else() -> None:
    found = floor(400, {"1": PLAIN, "2": PLAIN, "3": PLAIN, "4": SLIPS})
    assert [who for who, each in found.items() if each.called] == ["4"]
    assert not found["4"].rare.holds(found["4"].righted)


def test_without_others_to_compare_with_nothing_is_said() -> None:
    assert not floor(150, {"1": 0.0, "2": 0.9})["2"].called


def test_a_suspicion_says_how_many_rounds_it_needs() -> None:
    others = dict.fromkeys(map(str, range(20, 40)), PLAIN)
    suspected = floor(40, {**others, "4": 0.2})["4"]
    assert not suspected.called
    assert 0 < suspected.needs[0] < 100


UNEQUAL: dict[str, tuple[int, int, Callable[[int], float]]] = {
    "6 hands beside 1, slips by hand": (6, 1, lambda hands: 1 - 0.99**hands),
    "6 hands beside 2, slips by hand": (6, 2, lambda hands: 1 - 0.99**hands),
    "1 hand beside 6, slips by round": (1, 6, lambda _: 0.02),
    "3 hands beside 6, slips by round": (3, 6, lambda _: 0.02),
}


def test_who_deals_other_tables_than_the_others_is_not_called_out_for_it() -> None:
    for (name, (own, others, chance)), seed in product(UNEQUAL.items(), range(4)):
        chances = Random(seed)
        played = [
            dealt(number, str(who), hands=hands, righted=(9,) if chances.random() < chance(hands) else ())
            for who, hands in enumerate((own, *(others,) * 7))
            for number in range(500)
        ]
        assert not any(each.called for each in dealers(played)), (name, seed)


def test_who_slips_all_the_time_is_called_out_at_fuller_tables_too() -> None:
    chances = Random(3)
    played = [
        dealt(number, str(who), hands=hands, righted=(9,) if chances.random() < rate * hands else ())
        for who, (hands, rate) in enumerate(((6, 0.1), *((2, 0.005),) * 7))
        for number in range(500)
    ]
    assert [each.who.id for each in dealers(played) if each.called] == ["0"]


def test_what_was_to_be_expected_is_of_as_many_hands_and_wagers() -> None:
    """Ten slips in 400 hands and wagers; where enough rounds are alike, these alone count."""
    few = [dealt(number, "1", hands=2, righted=(9,) if number < 10 else ()) for number in range(100)]
    assert dealers([*few, dealt(1, "2", hands=6)])[1].expected == pytest.approx(12 * 10 / 400)
    alike = [dealt(number, "1", hands=6, righted=(9,) if number < 4 else ()) for number in range(200)]
    assert dealers([*few, *alike, dealt(1, "2", hands=6)])[1].expected == pytest.approx(4 / 200)
