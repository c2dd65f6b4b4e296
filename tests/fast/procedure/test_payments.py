"""Payments over a threshold, and payments put right."""

import pytest

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import Limit, Terms
from dealer_terminal.rules.hand import Result
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.thresholds import HANDS, WA, settling, table
from tests.fast.procedure.walk import Walk, approval, book, usual_terms
from tests.helpers.cases import every
from tests.helpers.view import published

THRESHOLD = {"exactly $3,000": (300_000, False), "$3,000.01": (300_001, True)}


@every(("pays", "held"), THRESHOLD.values())
def test_a_payment_strictly_over_3000_dollars_is_held(pays: int, held: bool) -> None:
    usual = usual_terms(book(WA))
    limits = {spot: Limit(1, 400_000, 1) for spot in usual.limits}
    walk = Walk(WA, Terms(usual.positions, usual.pay_tables, limits, usual.thresholds, usual.cards_from))
    settling(walk, {1: {"ante": pays}})
    walk.expose("As 10h 2c")
    walk.expose("7s")
    assert [hold.pays for hold in walk.state.holds] == ([pays, pays] if held else [])


def test_a_held_payment_stops_the_next_card_and_the_rack() -> None:
    walk = settling(table(), {5: {"ante": 500, "natural-31": 10_000}})
    walk.expose(HANDS[5][0])
    for command in (commands.RackHand(5), commands.ReturnDeck()):
        walk.refusal(command)
    with pytest.raises(AssertionError, match="WAC 230-15-320"):
        walk.expose(HANDS[5][1])
    walk.do(commands.VerifyPayout(5, "natural-31", "camera 4", approval("hand, wager, payout, player")))
    walk.expose(HANDS[5][1])
    walk.rack()


def test_a_correction_above_the_threshold_is_held_and_one_below_it_is_not_any_longer() -> None:
    walk = settling(table(), {5: {"ante": 500, "natural-31": 10_000}})
    walk.expose(HANDS[5][0])
    walk.do(commands.CorrectPayment(5, "natural-31", 300_000, approval("wager was smaller")))
    assert walk.state.holds == ()
    walk.do(commands.CorrectPayment(5, "natural-31", 300_001, approval("one cent more")))
    assert [hold.pays for hold in walk.state.holds] == [300_001]


def settled() -> Walk:
    walk = settling(table(), {5: {"ante": 500}, 3: {"ante": 500}})
    walk.settle(HANDS)
    return walk


def test_a_payment_of_the_last_round_is_corrected_after_the_deck_is_back_and_into_the_next_round() -> None:
    walk = settled()
    walk.deck_back()
    walk.do(commands.CorrectPayment(5, "play", 4_000, approval("a stack was short")))
    settling(walk, {1: {"ante": 500}})
    walk.expose(HANDS[1][0])
    walk.expose(HANDS[1][1])
    (corrected,) = walk.do(commands.CorrectPayment(3, "ante", 0, approval("it pushed"), Result.PUSH))
    assert isinstance(corrected, facts.PaymentCorrected)
    assert (corrected.round, corrected.was.result, corrected.line.result) == (1, Result.LOSE, Result.PUSH)


def test_a_lost_wager_that_should_have_won_goes_back_to_its_player() -> None:
    walk = settled()
    walk.do(commands.CorrectPayment(3, "ante", 500, approval("it was 18")))
    walk.rack()
    walk.deck_back()
    closed = walk.facts[-2]
    assert isinstance(closed, facts.RoundClosed) and closed.taken == 500


def test_this_round_s_payment_goes_before_the_last_one_s_unless_its_round_is_named() -> None:
    walk = settled()
    walk.deck_back()
    settling(walk, {5: {"ante": 500}})
    walk.expose(HANDS[5][0])
    walk.expose(HANDS[5][1])
    for named, corrected in ((0, 2), (1, 1)):
        (fact,) = walk.do(commands.CorrectPayment(5, "play", 4_000, approval("a stack was short"), round=named))
        assert isinstance(fact, facts.PaymentCorrected) and fact.round == corrected
    assert walk.refusal(commands.CorrectPayment(5, "play", 4_000, approval(), round=3)).rule == "House Procedure 17"


EVERY_SPOT = [(5, "ante", Result.PUSH), (5, "play", Result.LOSE), (3, "ante", Result.PUSH), (3, "play", Result.PUSH)]


@every("when", ["before the deck is back", "in the next round", "after the table was closed"])
def test_every_settled_wager_of_this_round_or_the_last_is_put_right(when: str) -> None:
    walk = settled()
    if when != "before the deck is back":
        walk.deck_back()
    if when == "after the table was closed":
        walk.do(commands.CloseTable(approval("end of shift")))
        walk.do(commands.SignOff())
    for seat, spot, result in EVERY_SPOT:
        (corrected,) = walk.do(commands.CorrectPayment(seat, spot, 0, approval("seen on camera"), result))
        assert isinstance(corrected, facts.PaymentCorrected)
        assert (corrected.round, corrected.line.result) == (1, result)


def test_a_table_with_a_payment_that_waits_is_not_opened_anew_before_it_is_verified() -> None:
    walk = settled()
    walk.deck_back()
    walk.do(commands.CloseTable(approval("end of shift")))
    walk.do(commands.CorrectPayment(5, "play", 300_001, approval("read from the picture")))
    again = next(fact for fact in walk.facts if isinstance(fact, facts.TableOpened))
    opening = commands.OpenTable("7", again.rulebook_text, again.house_text, again.terms, approval("start of shift"))
    assert walk.refusal(opening).rule == "WAC 230-15-320(4)"
    assert published(walk.state).instruction.citation == "WAC 230-15-320(4)"
    walk.do(commands.VerifyPayout(5, "play", "camera 4", approval()))
    walk.do(opening)
    assert "no such payment" in str(walk.refusal(commands.CorrectPayment(5, "play", 0, approval(), Result.LOSE)).why)


def test_before_a_table_was_ever_open_there_is_nothing_to_put_right() -> None:
    outcome = decide(State(), commands.CorrectPayment(5, "play", 0, approval(), Result.LOSE))
    assert isinstance(outcome, Refusal) and str(outcome.instead) == "Ask a supervisor to open the table."


def over_3000_in_the_last_round() -> Walk:
    walk = settling(table(), {1: {"ante": 500, "natural-31": 500}})
    walk.settle(HANDS)
    walk.deck_back()
    walk.do(commands.CorrectPayment(1, "natural-31", 400_000, approval("it was a Mini-Royal"), Result.WIN))
    return walk


def test_a_payment_of_the_last_round_that_waits_outlives_a_misdeal_and_keeps_the_table_open() -> None:
    walk = over_3000_in_the_last_round()
    assert walk.refusal(commands.CloseTable(approval())).rule == "WAC 230-15-320(4)"
    walk.do(commands.VerifyPayout(1, "natural-31", "camera 4", approval()))
    walk.wagers({1: {"ante": 500, "natural-31": 500}})
    walk.deal()
    walk.do(commands.CorrectPayment(1, "natural-31", 500_000, approval(), Result.WIN))
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    walk.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))
    assert [hold.pays for hold in walk.state.holds] == [500_000]
    assert walk.refusal(commands.ReturnDeck()).rule == "WAC 230-15-320(4)"


def test_what_waits_of_the_last_round_is_not_freed_by_a_correction_in_this_one() -> None:
    walk = over_3000_in_the_last_round()
    walk.do(commands.VerifyPayout(1, "natural-31", "camera 4", approval()))
    walk.wagers({1: {"ante": 500}})
    walk.deal()
    walk.lock()
    walk.expose(HANDS[1][0])
    walk.expose(HANDS[1][1])
    walk.do(commands.CorrectPayment(1, "natural-31", 500_000, approval(), Result.WIN))
    walk.do(commands.CorrectPayment(1, "ante", 700, approval(), Result.WIN))
    assert [(hold.spot, hold.pays) for hold in walk.state.holds] == [("natural-31", 500_000)]


WRONG_CORRECTIONS = [
    (5, "play", 5_000, Result.WIN),
    (5, "play", 0, Result.WIN),
    (5, "play", 500, Result.LOSE),
    (5, "play", -500, Result.WIN),
    (5, "natural-31", 500, Result.WIN),
    (5, "play", 0, Result.FORFEIT),
]


@every(("seat", "spot", "pays", "result"), WRONG_CORRECTIONS)
def test_a_correction_has_to_make_sense(seat: int, spot: str, pays: int, result: Result) -> None:
    refusal = settled().refusal(commands.CorrectPayment(seat, spot, pays, approval(), result))
    assert refusal.rule == "House Procedure 17"
