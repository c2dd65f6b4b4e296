"""A hand was forfeited, paid for its Natural and collected; then its Natural is put right (House Procedure 17)."""

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.balance import moved, owed
from dealer_terminal.procedure.checklist import instruction
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.facts import Difference
from dealer_terminal.procedure.state import Phase, next_to_settle
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.mishaps import HANDS, RULES_OF_PLAY, happens, settling
from tests.fast.procedure.walk import EDITIONS, Walk, approval


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


def test_more_is_paid_once() -> None:
    walk = collected()
    to_pay(walk, 8_500)
    assert "Position 5: pay $10 more" in str(instruction(walk.state).prompt)
    walk.rack()
    walk.settle(HANDS)
    walk.deck_back()
    assert walk.state.phase is Phase.WAGERS


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


def test_a_void_leaves_what_was_shown_and_never_pressed() -> None:
    walk = settling()
    walk.expose(HANDS[5][0])
    assert any(line.pays for line in walk.state.seat(5).lines)
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    walk.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))
    assert walk.state.take_back == ()
