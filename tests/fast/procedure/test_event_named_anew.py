"""A wrong event was named on the progressive: a supervisor names the right one, and prize and meter follow (House
Procedure 26)."""

from itertools import permutations

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.evidence import evidence
from dealer_terminal.procedure.evidence_card import Change
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.meter_facts import EventCorrected
from dealer_terminal.procedure.people import Approval
from dealer_terminal.procedure.progressive import is_pending
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.stax import DEALERS, METERS, StaxWalk, screens
from tests.fast.procedure.stax_lines import CARDS, EVENTS, HERE, NAMED, SPADE, anew, brought, claimed, shown
from tests.fast.procedure.walk import DEALER, approval
from tests.helpers.every import every

WRONG = tuple(permutations(EVENTS, 2))


def to_its_end(walk: StaxWalk, seat: int) -> None:
    """Claimed where it is open, verified, and the hand in the rack."""
    if seat not in walk.state.jackpots:
        claimed(walk, seat, walk.state.seat(seat).events["stax"])
    if is_pending(walk.state, seat):
        walk.verify(seat)
    if not walk.state.seat(seat).racked:
        walk.rack()


@every("place", HERE)
@every(("was", "event"), WRONG)
def test_all_is_as_if_it_had_been_named_at_once(was: str, event: str, place: str) -> None:
    walk, seat = brought(was, NAMED, place)
    named = walk.do(anew(seat, event))[0]
    assert isinstance(named, EventCorrected)
    assert (named.was, named.event) == (was, event)
    to_its_end(walk, seat)
    other, _ = brought(event, NAMED, HERE[2])
    assert walk.state.meters == other.state.meters
    assert walk.state.seat(seat).lines == other.state.seat(seat).lines
    assert walk.state.seat(seat).events == other.state.seat(seat).events


@every("event", [each for each in EVENTS if each != "Straight"])
@every("touches", range(4))
def test_before_it_is_locked_its_claim_is_undone(event: str, touches: int) -> None:
    walk = StaxWalk().dealt((2, 1))
    seat = shown(walk, "Straight", NAMED)
    for command in screens(seat, "Straight")[:touches]:
        walk.do(command)
    walk.do(anew(seat, event))
    assert not walk.state.jackpots
    to_its_end(walk, seat)
    assert walk.state.seat(seat).lines[0].event == (event or None)


@every("event", EVENTS[1:3])
def test_a_refusal_was_of_the_other_event(event: str) -> None:
    walk, seat = brought(EVENTS[0], NAMED, HERE[0])
    refused(walk, seat)
    walk.do(anew(seat, event))
    to_its_end(walk, seat)
    assert walk.state.jackpots[seat].stage is JackpotStage.PAID
    assert walk.state.jackpots[seat].event == event


def refused(walk: StaxWalk, seat: int) -> None:
    walk.do(commands.ReportIrregularity(IrregularityId.JACKPOT_DISPUTED, seats=(seat,)))
    walk.do(commands.ResolveIrregularity(Choice.REFUSED, (approval("a marked card"),)))


def test_the_second_prize_of_a_meter_is_counted_anew() -> None:
    walk = StaxWalk().dealt((1, 2))
    first = shown(walk, SPADE, NAMED)
    claimed(walk, first, SPADE)
    walk.verify(first)
    walk.rack()
    second = shown(walk, SPADE, NAMED)
    claimed(walk, second, SPADE)
    stood = walk.state.jackpots[first].pays
    assert walk.state.jackpots[second].pays == 50_000 < stood
    walk.do(anew(first, "Flush"))
    assert walk.state.jackpots[second].pays == stood
    assert walk.shows(METERS[SPADE]) == 50_000


def test_what_is_signed_says_both_events_and_the_meter() -> None:
    walk, seat = brought(SPADE, NAMED, HERE[0])
    shown = evidence(walk.state, anew(seat, "Flush"))
    assert shown.changes == (Change("event", "stax", SPADE, "Flush"),)
    assert [(each.what, each.of, each.after - each.before) for each in shown.amounts] == [("meter", "Spade", 50)]
    (hand,) = [each for each in shown.hands if each.seat]
    (stax,) = hand.wagers
    assert (stax.before.event, stax.after.event, stax.after.pays) == (SPADE, "Flush", 1_500)


@every("place", HERE)
def test_it_is_not_named_anew_where_cards_are_on_record(place: str) -> None:
    walk, seat = brought("Flush", CARDS, place)
    told = walk.refusal(anew(seat, SPADE))
    assert told.rule == "House Procedure 26"
    assert str(told.instead) == "Have its cards corrected: the prize follows them."


@every("place", HERE)
def test_a_label_that_is_nowhere_printed_and_the_one_on_record_are_refused(place: str) -> None:
    walk, seat = brought("Flush", NAMED, place)
    assert "is not on the paytable" in str(walk.refusal(anew(seat, "Moon")).why)
    assert "the one recorded" in str(walk.refusal(anew(seat, "Flush")).why)


def test_no_card_is_left_that_makes_it() -> None:
    walk = StaxWalk().dealt((1, 2, 3, 4, 5))
    for cards in ("Ac Ks 2h", "As Kc 3h", "Ah Kh 4s", "8c 8h 7c"):
        walk.turned_over("", cards=cards)
        walk.rack()
    seat = shown(walk, "Flush", NAMED)
    assert "no card that is left" in str(walk.refusal(anew(seat, SPADE)).why)
    assert walk.ask(anew(seat, "Royal Flush in Diamonds"))


def test_nobody_signs_alone_and_nothing_else_is_asked_while_a_question_is_open() -> None:
    walk, seat = brought("Flush", NAMED, HERE[0])
    walk.refusal(commands.CorrectEvent(seat, SPADE, Approval(DEALER, "I saw it")))
    walk.do(commands.ReportIrregularity(IrregularityId.JACKPOT_DISPUTED, seats=(seat,)))
    walk.refusal(anew(seat, SPADE))


def test_other_wagers_of_the_hand_stay_as_they_are() -> None:
    walk = StaxWalk()
    walk.wagers({1: {"stax": 500, "player-bonus": 500}})
    walk.do(commands.CloseWagers())
    walk.count()
    while walk.state.phase is Phase.DEAL:
        walk.packet()
    walk.do(commands.RackRest(CardsFrom.DEALER))
    walk.lock()
    walk.do(commands.Expose(0, "dealer", {"dealer": parse_cards(DEALERS.split())}, CardsFrom.DEALER))
    walk.do(commands.DeclareEvent(1, "hand", {"player-bonus": "Pair", "stax": ""}))
    bonus = walk.state.seat(1).lines[0]
    walk.do(anew(1, "Flush"))
    assert walk.state.seat(1).lines == (bonus,)
    assert walk.state.phase is Phase.SETTLE
