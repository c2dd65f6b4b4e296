"""The difference of a payment that was corrected is due at the table until it is moved, once (House Procedure 17)."""

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.balance import later, moved, owed
from dealer_terminal.procedure.checklist import instruction
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.facts import Difference
from dealer_terminal.procedure.state import next_to_settle
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.hand import Result
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.mishaps import HANDS, RULES_OF_PLAY, happens, settling
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


# -- a hand was forfeited, paid for its Natural and collected; then its Natural is put right ---------------------------


def collected(rulebook: str = EDITIONS[0]) -> Walk:
    """Position 5 had a Natural of 29, and handled its draw card."""
    walk = settling(rulebook)
    walk.expose(HANDS[5][0])
    happens(walk, "draw-card-handled", "forfeit", 5)
    walk.collect()
    return walk


def to_pay(walk: Walk, pays: int) -> facts.PaymentCorrected:
    fact = walk.do(commands.CorrectPayment(5, "natural-31", pays, approval("a stack was short")))[0]
    assert isinstance(fact, facts.PaymentCorrected)
    return fact


def test_it_is_taken_back_once() -> None:
    walk = collected()
    assert to_pay(walk, 6_500).difference is Difference.OWED
    assert str(instruction(walk.state).prompt) == "Position 5: take back $10, then place the hand in the discard rack."
    walk.rack()
    assert next_to_settle(walk.state) == 3


def test_other_cards_take_the_natural_back() -> None:
    walk = collected()
    walk.do(commands.ReportIrregularity("card-mismatch", seats=(5,), cards=parse_cards(["As", "10s", "2s"])))
    walk.do(commands.ResolveIrregularity(Choice.TABLE_STANDS, (approval(),)))
    assert "Position 5: take back $55" in str(instruction(walk.state).prompt)


def test_a_wager_that_stayed_in_action_comes_after_the_difference() -> None:
    walk = collected(RULES_OF_PLAY)
    to_pay(walk, 6_500)
    assert owed(walk.state.seat(5)).back == 1_000
    told = str(instruction(walk.state).prompt)
    assert told.startswith("Of what was paid before: take back $10")
    assert "Royal Family" in told
    walk.expose(HANDS[5][1])
    assert "take back" not in str(instruction(walk.state).prompt)


def test_a_void_takes_back_its_natural_and_nothing_that_was_only_shown() -> None:
    walk = collected()
    walk.expose(HANDS[3][0])
    shown = walk.state.seat(3).lines
    paid = [line for line in moved(walk.state, 5) if line.pays]
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    walk.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))
    assert list(walk.state.take_back) == paid
    assert [line.spot for line in paid] == ["natural-31"] and shown
