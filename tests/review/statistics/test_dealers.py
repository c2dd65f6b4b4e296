"""Dealers beside each other: by their numbers, with what is behind each figure; nobody is called out early."""

from itertools import pairwise
from random import Random

import pytest

from dealer_terminal.audit.replay import steps
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.review.statistics.dealers import Behind, Dealer, dealers
from dealer_terminal.review.statistics.dealt import LONGEST, SECOND, DealtRound, dealt_rounds
from tests.helpers.memory import MemoryJournal
from tests.helpers.playing import KEYS, played

PLAIN, SLIPS = 0.02, 0.25


def dealt(number: int, dealer: str, seconds: float = 60.0, hands: int = 6, righted: tuple[int, ...] = ()) -> DealtRound:
    who = Operator(dealer, f"D. {dealer}", Role.DEALER)
    return DealtRound(
        "a1", number, 30 * number, who, simulated=False, hands=hands, wagers=hands, seconds=seconds, righted=righted
    )


def floor(rounds: int, rates: dict[str, float], seed: int = 1) -> dict[str, Dealer]:
    chance = Random(seed)
    played = [
        dealt(number, dealer, righted=(30 * number - 2,) if chance.random() < rate else ())
        for dealer, rate in rates.items()
        for number in range(rounds)
    ]
    return {each.who.id: each for each in dealers(played)}


def test_they_stand_in_the_order_of_their_numbers_whatever_their_figures() -> None:
    found = dealers([dealt(1, "1003"), dealt(2, "1001", righted=(58,)), dealt(3, "1002")])
    assert [each.who.id for each in found] == ["1001", "1002", "1003"]


def test_a_pace_is_compared_with_the_same_hands_and_wagers_alone() -> None:
    rounds = [dealt(1, "1001", 90, hands=6), dealt(2, "1002", 30, hands=1), dealt(3, "1003", 70, hands=6)]
    found = {each.who.id: each.pace for each in dealers(rounds)}
    assert [(each.seconds, each.usual) for each in found.values()] == [(90, 80), (30, 30), (70, 80)]
    assert found["1001"].part == pytest.approx(1.125)


def test_what_is_behind_a_figure_is_named() -> None:
    (only,) = dealers([dealt(1, "1001", righted=(28, 29)), dealt(2, "1001")])
    assert (only.righted, only.behind) == (1, (Behind("a1", 1, 28), Behind("a1", 1, 29)))


def test_who_is_as_the_others_is_never_called_out() -> None:
    for seed in range(40):
        assert not any(each.called for each in floor(300, dict.fromkeys(("1", "2", "3", "4"), PLAIN), seed).values())


def test_who_is_a_little_above_the_others_is_not_called_out_either() -> None:
    for seed in range(20):
        assert not floor(1000, {"1": PLAIN, "2": PLAIN, "3": PLAIN, "4": PLAIN * 1.4}, seed)["4"].called


def test_who_slips_all_the_time_is_called_out_and_nobody_else() -> None:
    found = floor(400, {"1": PLAIN, "2": PLAIN, "3": PLAIN, "4": SLIPS})
    assert [who for who, each in found.items() if each.called] == ["4"]
    assert not found["4"].rare.holds(found["4"].righted)


def test_without_others_to_compare_with_nothing_is_said() -> None:
    assert not floor(150, {"1": 0.0, "2": 0.9})["2"].called


def test_a_suspicion_says_how_many_rounds_it_needs() -> None:
    others = dict.fromkeys(map(str, range(20, 40)), PLAIN)
    suspected = floor(25, {**others, "4": 0.2})["4"]
    assert not suspected.called
    assert suspected.needs


@pytest.fixture(scope="module")
def told() -> MemoryJournal:
    journal = MemoryJournal(KEYS)
    played(journal, 120, seed=5)
    return journal


def test_every_round_that_was_closed_is_somebodys_with_its_hands_and_its_time(told: MemoryJournal) -> None:
    every = [*steps(told.records())]
    found = [*dealt_rounds("a1", every)]
    closed = [step.record for step in every if isinstance(step.entry, facts.RoundClosed)]
    assert [each.position for each in found] == [each.position for each in closed]
    assert all(each.simulated and each.hands >= 1 and each.wagers >= each.hands for each in found)
    for each in found:
        round_of = [step.record for step in every if step.record.round == each.number]
        assert 0 < each.seconds <= (round_of[-1].utc - round_of[0].utc) / SECOND


def test_time_at_a_question_is_nobodys(told: MemoryJournal) -> None:
    every = [*steps(told.records())]
    asked = {step.record.round for step in every if step.after.state.issue is not None}
    for each in dealt_rounds("a1", every):
        within = [step for step in every if step.record.round == each.number]
        begun = next(at for at, step in enumerate(within) if isinstance(step.entry, facts.WagersClosed))
        whole = sum(
            min(later.record.utc - step.record.utc, LONGEST) / SECOND for step, later in pairwise(within[begun:])
        )
        assert (each.seconds < whole) if each.number in asked else (each.seconds <= whole + 1e-6)


def test_what_was_put_right_is_counted(told: MemoryJournal) -> None:
    every = [*steps(told.records())]
    righted = {
        step.record.position
        for step in every
        if isinstance(step.entry, facts.StepUndone | facts.PaymentCorrected | facts.CardsCorrected)
    }
    found = {at for each in dealt_rounds("a1", every) for at in each.righted}
    assert found <= righted
    assert found
