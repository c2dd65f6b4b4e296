"""A payment that was corrected after its round: the difference is due at the table until it is moved, once."""

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.balance import later
from dealer_terminal.procedure.checklist import instruction
from dealer_terminal.procedure.facts import Difference
from dealer_terminal.rules.hand import Result
from tests.fast.procedure.walk import EDITIONS, Walk, approval

WON = {5: ("As Ks 10s", "5h")}


def over() -> Walk:
    """Round 1 is closed: position 5 won $40 and more."""
    walk = Walk(EDITIONS[0])
    walk.wagers({5: {"ante": 500, "natural-31": 500}})
    walk.deal()
    walk.lock()
    walk.settle(WON)
    walk.deck_back()
    return walk


def corrected(walk: Walk, pays: int, result: Result = Result.WIN) -> facts.PaymentCorrected:
    fact = walk.do(commands.CorrectPayment(5, "natural-31", pays, approval("a stack was short"), result, 1))[0]
    assert isinstance(fact, facts.PaymentCorrected)
    return fact


def settled(walk: Walk) -> facts.DifferenceSettled:
    (fact,) = walk.do(commands.SettleDifference(1, 5, "natural-31"))
    assert isinstance(fact, facts.DifferenceSettled)
    return fact


def before(walk: Walk) -> int:
    return next(line.pays for line in walk.state.last_lines if line.spot == "natural-31")


def test_the_difference_is_told_until_it_is_done_once() -> None:
    walk = over()
    paid = before(walk)
    fact = corrected(walk, paid - 500)
    assert (fact.difference, fact.round) == (Difference.LATER, 1)
    told = instruction(walk.state)
    assert (str(told.prompt), told.citation) == (
        "Round 1, position 5, Natural 31 Bonus: take back $5.",
        "House Procedure 17",
    )
    done = settled(walk)
    assert (done.pays, done.returns, done.back) == (0, 0, 500)
    assert "Round 1" not in str(instruction(walk.state).prompt)
    assert "No difference is due" in str(walk.refusal(commands.SettleDifference(1, 5, "natural-31")).why)


def test_corrected_twice_it_is_one_difference_of_what_was_paid() -> None:
    walk = over()
    paid = before(walk)
    corrected(walk, paid - 500)
    corrected(walk, paid + 1_000)
    (owing,) = walk.state.owing
    assert later(owing).owed().pays == 1_000
    corrected(walk, paid)
    assert walk.state.owing == ()


def test_a_win_that_lost_gives_back_the_wager_too() -> None:
    walk = over()
    paid = before(walk)
    corrected(walk, 0, Result.LOSE)
    assert settled(walk).back == paid + 500


def test_it_waits_on_through_the_next_round_and_the_one_after() -> None:
    walk = over()
    corrected(walk, before(walk) + 500)
    for _ in range(2):
        walk.wagers({2: {"ante": 500}})
        walk.deal()
        walk.lock()
        walk.settle({2: ("2c 3h 4d", "5s")})
        walk.deck_back()
    assert settled(walk).pays == 500


def test_a_table_is_not_closed_on_it() -> None:
    walk = over()
    corrected(walk, before(walk) + 500)
    assert "A difference is due at position 5" in str(walk.refusal(commands.CloseTable(approval())).why)
    settled(walk)
    walk.do(commands.CloseTable(approval()))


def test_at_a_closed_table_it_is_settled_with_who_signs() -> None:
    walk = over()
    walk.do(commands.CloseTable(approval()))
    assert corrected(walk, before(walk) + 500).difference is Difference.OWED
    assert walk.state.owing == ()
