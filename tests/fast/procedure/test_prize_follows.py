"""A prize follows the cards on record, wherever its claim stands when a supervisor puts them right."""

from itertools import product

from dealer_terminal.procedure import commands, meter_commands, meter_facts
from dealer_terminal.procedure.balance import Owed, owed
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.progressive import shown_meters, touchable
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.hand import Result
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.prizes import BROUGHT, by_the_cards, pays, put_right, refuse, settled, table, to_the_end
from tests.fast.procedure.stax import HANDS, StaxWalk
from tests.fast.procedure.walk import HOUSE, approval
from tests.helpers.cases import every
from tests.helpers.decided_again import decided_again

SPADE, STAR, FLUSH = "Royal Flush, Other Suit", "Royal Flush in Diamonds", "Flush"
TURNED_TO = {**HANDS, f"{SPADE} again": "Ah Kh Qh"}
START = {"star": 100_050, "spade": 50_050, "heart": 40_070, "diamond": 25_060}
RESET = {"star": 100_000, "spade": 50_000, "heart": 40_000, "diamond": 25_000}


def dealt() -> StaxWalk:
    walk = table(HOUSE, 1, 6)
    assert shown_meters(walk.state) == START
    return walk


def paid_by_the_cards(walk: StaxWalk) -> None:
    """Each line as the cards have it, each meter as its prizes left it, and nothing that `verify` would name."""
    settled(walk)
    assert pays(walk) == by_the_cards(walk, START)
    walk.deck_back()
    hit = {line.meter for line in walk.state.last_lines if line.pays}
    assert shown_meters(walk.state) == {meter: (RESET if meter in hit else START)[meter] for meter in START}
    assert decided_again(walk.facts) == []


@every("place", BROUGHT)
def test_it_is_paid_as_the_cards_have_it_that_were_put_right(place: str) -> None:
    for event, right in product((SPADE, FLUSH), ("Royal Flush in Diamonds", "Straight", "", f"{SPADE} again")):
        walk = dealt()
        walk.turned_over(event)
        BROUGHT[place](walk, 6, event)
        put_right(walk, 6, TURNED_TO[right])
        paid_by_the_cards(walk)


@every("right", [event for event in HANDS if event])
def test_a_hand_that_made_nothing_is_claimed_once_its_cards_are_put_right(right: str) -> None:
    walk = dealt()
    walk.turned_over("")
    walk.rack()
    put_right(walk, 6, HANDS[right])
    paid_by_the_cards(walk)


def test_another_prize_waits_for_a_word_of_its_own_and_the_same_one_stays_as_it_is() -> None:
    walk = dealt()
    walk.turned_over(SPADE)
    BROUGHT["verified"](walk, 6, SPADE)
    before = walk.state.jackpots
    put_right(walk, 6, "Ah Kh Qh")
    assert walk.state.jackpots == before
    put_right(walk, 6, HANDS[STAR])
    assert walk.state.jackpots[6].stage is JackpotStage.PENDING
    settled(walk)
    assert sum(isinstance(fact, meter_facts.JackpotVerified) for fact in walk.facts) == 2


def test_what_was_paid_on_other_cards_is_taken_back_but_for_the_difference() -> None:
    walk = dealt()
    walk.turned_over(SPADE)
    BROUGHT["paid, and in the rack"](walk, 6, SPADE)
    put_right(walk, 6, HANDS[FLUSH])
    assert owed(walk.state.seat(6)) == Owed(back=START["spade"] - 1_500)


@every("choice", [Choice.RECORD_STANDS, Choice.WITHDRAWN])
def test_where_the_record_stands_the_prize_does(choice: Choice) -> None:
    walk = dealt()
    walk.turned_over(SPADE)
    BROUGHT["pending"](walk, 6, SPADE)
    before = walk.state
    lying = parse_cards(HANDS[FLUSH].split())
    walk.do(commands.ReportIrregularity(IrregularityId.CARD_MISMATCH, seats=(6,), cards=lying))
    walk.refusal(commands.ResolveIrregularity(Choice.READER_STANDS, (approval(),)))
    walk.do(commands.ResolveIrregularity(choice, (approval(),)))
    assert (walk.state.jackpots, walk.state.meters) == (before.jackpots, before.meters)


# -- a prize that is refused -------------------------------------------------------------------------------------------

REFUSABLE = list(product(("pending", "verified"), (SPADE, FLUSH)))


@every(("place", "event"), REFUSABLE)
def test_a_refused_prize_is_at_its_end(place: str, event: str) -> None:
    """The wager goes back, the meter has its amount, and nobody claims it again."""
    walk = dealt()
    walk.turned_over(event)
    BROUGHT[place](walk, 6, event)
    refuse(walk, 6)
    (line,) = walk.state.seat(6).lines
    assert (line.result, line.pays, line.meter, line.rule) == (Result.RETURNED, 0, None, "House Procedure 26")
    assert shown_meters(walk.state) == START
    assert touchable(walk.state) == ()
    assert "in the rack" in str(walk.refusal(meter_commands.OpenJackpot(6)).instead)
    walk.refusal(commands.ReportIrregularity(IrregularityId.JACKPOT_DISPUTED, seats=(6,)))
    walk.refusal(commands.CorrectPayment(6, "stax", 1_500, approval("he insists")))
    walk.rack()
    to_the_end(walk)
    assert {line.seat: line.pays for line in walk.state.last_lines} == {6: 0, 1: 0}
    assert decided_again(walk.facts) == []


@every(("place", "event"), REFUSABLE)
def test_only_other_cards_on_record_open_it_again(place: str, event: str) -> None:
    for right in ("Royal Flush in Diamonds", "Straight", "", f"{SPADE} again"):
        walk = dealt()
        walk.turned_over(event)
        BROUGHT[place](walk, 6, event)
        refuse(walk, 6)
        put_right(walk, 6, TURNED_TO[right])
        paid_by_the_cards(walk)


def test_a_void_round_gives_a_refused_prize_to_its_meter_once() -> None:
    walk = dealt()
    walk.turned_over(SPADE)
    BROUGHT["pending"](walk, 6, SPADE)
    refuse(walk, 6)
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    walk.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))
    assert shown_meters(walk.state) == START
    assert decided_again(walk.facts) == []


# -- from the question itself ------------------------------------------------------------------------------------------


def test_a_dispute_ends_where_the_dealer_sees_other_cards() -> None:
    walk = dealt()
    walk.turned_over(SPADE)
    BROUGHT["pending"](walk, 6, SPADE)
    walk.do(commands.ReportIrregularity(IrregularityId.JACKPOT_DISPUTED, seats=(6,)))
    walk.do(commands.ResolveIrregularity(Choice.OTHER_CARDS))
    assert walk.state.jackpots[6].stage is JackpotStage.PENDING
    put_right(walk, 6, HANDS[FLUSH])
    paid_by_the_cards(walk)


def test_a_choice_that_the_cards_do_not_show_is_chosen_anew_where_others_lie() -> None:
    walk = dealt()
    walk.turned_over(FLUSH)
    walk.do(meter_commands.OpenJackpot(6))
    walk.do(meter_commands.ChooseJackpot(6, "Straight"))
    walk.do(commands.ResolveIrregularity(Choice.OTHER_CARDS))
    assert walk.state.jackpots[6].stage is JackpotStage.TOUCHED
    put_right(walk, 6, HANDS["Straight"])
    paid_by_the_cards(walk)
