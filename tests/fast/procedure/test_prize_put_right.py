"""A progressive wager follows its cards or event, which a supervisor puts right (House Procedures 17, 25, 26)."""

from itertools import permutations, product

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.balance import later
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.facts import PayoutHeld
from dealer_terminal.procedure.meter_facts import EventCorrected
from dealer_terminal.procedure.people import Approval
from dealer_terminal.procedure.preview_card import Change
from dealer_terminal.procedure.progressive import is_pending
from dealer_terminal.procedure.signing_preview import evidence
from dealer_terminal.procedure.state import Phase
from dealer_terminal.rules.cards import Card, parse_cards
from dealer_terminal.rules.hand import Result
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.stax import METERS, StaxWalk, screens, terms
from tests.fast.procedure.stax_lines import (
    AMOUNTS,
    CARDS,
    EVENTS,
    HERE,
    KNOWN,
    LATER,
    NAMED,
    SPADE,
    anew,
    brought,
    cards,
    claimed,
    in_the_next_round,
    put_right,
    shown,
)
from tests.fast.procedure.walk import DEALER, approval
from tests.helpers.cases import every


def to_its_end(walk: StaxWalk, seat: int) -> None:
    """Claimed where it is open, verified, and the hand in the rack."""
    if seat not in walk.state.jackpots:
        claimed(walk, seat, walk.state.seat(seat).events["stax"])
    if is_pending(walk.state, seat):
        walk.verify(seat)
    if not walk.state.seat(seat).racked:
        walk.rack()


@every("place", HERE)
def test_all_is_as_if_it_had_been_named_at_once(place: str) -> None:
    for was, event in permutations(EVENTS, 2):
        walk, seat = brought(was, NAMED, place)
        named = walk.do(anew(seat, event))[0]
        assert isinstance(named, EventCorrected)
        assert (named.was, named.event) == (was, event)
        to_its_end(walk, seat)
        other, _ = brought(event, NAMED, HERE[2])
        assert walk.state.meters == other.state.meters, (was, event)
        assert walk.state.seat(seat).lines == other.state.seat(seat).lines, (was, event)
        assert walk.state.seat(seat).events == other.state.seat(seat).events, (was, event)


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
    for held in ("Ac Ks 2h", "As Kc 3h", "Ah Kh 4s", "8c 8h 7c"):
        walk.turned_over("", cards=held)
        walk.rack()
    seat = shown(walk, "Flush", NAMED)
    assert "no card that is left" in str(walk.refusal(anew(seat, SPADE)).why)
    assert walk.ask(anew(seat, "Royal Flush in Diamonds"))


def test_other_wagers_of_the_hand_stay_as_they_are() -> None:
    walk = StaxWalk()
    walk.wagers({1: {"stax": 500, "player-bonus": 500}})
    walk.up_to_the_dealer()
    walk.do(commands.DeclareEvent(1, "hand", {"player-bonus": "Pair", "stax": ""}))
    bonus = walk.state.seat(1).lines[0]
    walk.do(anew(1, "Flush"))
    assert walk.state.seat(1).lines == (bonus,)
    assert walk.state.phase is Phase.SETTLE


# -- a prize of the round before ---------------------------------------------------------------------------------------


@every("place", LATER)
@every("known", KNOWN)
@every("was", EVENTS)
def test_all_is_as_if_it_had_been_right_at_once(was: str, known: str, place: str) -> None:
    for event in EVENTS:
        if event != was:
            walk, seat = brought(was, known, place)
            walk.do(put_right(walk, seat, event, known))
            other, _ = brought(event, known, place)
            assert walk.state.meters == other.state.meters, event
            assert {*walk.state.last_lines} == {*other.state.last_lines}, event
            assert walk.state.last_cards == other.state.last_cards, event
            paid = _pays(other, seat) - _pays(brought(was, known, place)[0], seat)
            assert _asked(walk) == (0 if place == LATER[2] else paid), event


def _pays(walk: StaxWalk, seat: int) -> int:
    line = next(line for line in walk.state.last_lines if line.seat == seat)
    return line.pays + (line.stake if line.pays else 0)


def _asked(walk: StaxWalk) -> int:
    moves = [later(each).owed() for each in walk.state.owing]
    return sum(each.pays + each.returns - each.back for each in moves)


@every("known", KNOWN)
def test_put_right_twice_it_is_as_at_first(known: str) -> None:
    walk, seat = brought(SPADE, known, LATER[0])
    before = walk.state
    walk.do(put_right(walk, seat, "Flush", known))
    walk.do(put_right(walk, seat, SPADE, known))
    assert walk.state.meters == before.meters
    assert walk.state.owing == ()
    assert {*walk.state.last_lines} == {*before.last_lines}


def two_on_one() -> StaxWalk:
    """Positions 2 and 1 were on the same meter: the first had what stood there, the second its reset level."""
    walk = StaxWalk().dealt((1, 2))
    for hand in (NAMED, NAMED):
        seat = shown(walk, SPADE, hand)
        claimed(walk, seat, SPADE)
        walk.verify(seat)
        walk.rack()
    walk.deck_back()
    return walk


def test_who_hit_the_meter_after_it_has_what_stood_there() -> None:
    walk = two_on_one()
    stood = {line.seat: line.pays for line in walk.state.last_lines}
    assert stood == {2: 50_050, 1: 50_000}
    walk.do(put_right(walk, 2, "", NAMED))
    assert {line.seat: line.pays for line in walk.state.last_lines} == {2: 0, 1: 50_050}
    assert walk.shows("spade") == 50_000
    assert {(each.line.seat, each.line.pays - each.was.pays) for each in walk.state.owing} == {(2, -50_050), (1, 50)}


def test_who_hit_the_meter_since_is_paid_what_the_wrong_prize_took_from_it() -> None:
    walk = in_the_next_round(SPADE)
    assert walk.state.jackpots[3].pays == 50_025
    walk.verify(3)
    walk.rack()
    told = evidence(walk.state, put_right(walk, 2, "", CARDS))
    assert [(each.before, each.after) for each in told.changes] == [("3: $500.25", "3: $500.75")]
    walk.do(put_right(walk, 2, "", CARDS))
    assert walk.state.jackpots[3].pays == 50_075
    assert (walk.state.phase, walk.shows("spade")) == (Phase.SETTLE, 50_000)


def test_a_prize_that_was_missed_has_no_more_than_is_left_of_its_meter() -> None:
    walk, _ = brought("", CARDS, LATER[0])
    walk.dealt((3,))
    claimed(walk, walk.turned_over("", cards="Ah Kh Qh"), SPADE)
    walk.do(put_right(walk, 2, SPADE, CARDS))
    assert (walk.state.jackpots[3].pays, _pays(walk, 2)) == (50_075, 50_500)
    assert walk.shows("spade") == 50_000


def test_what_is_signed_shows_both_sets_of_cards_the_wager_and_the_meter() -> None:
    walk, seat = brought(SPADE, CARDS, LATER[0])
    told = evidence(walk.state, put_right(walk, seat, "Flush", CARDS))
    hand = next(each for each in told.hands if each.seat == seat)
    lay = [(each.cards["hand"], each.stands) for each in hand.sets]
    assert lay == [(cards(SPADE), False), (cards("Flush"), True)]
    (stax,) = hand.wagers
    assert ((stax.before.event, stax.after.event), stax.after.pays) == ((SPADE, "Flush"), 1_500)
    assert (told.round, told.rule) == (1, "House Procedure 26")
    assert [(each.of, each.before, each.after) for each in told.amounts] == [("Spade", 50_000, 50_050)]


def test_a_prize_over_the_camera_waits_for_it() -> None:
    walk = StaxWalk(terms(camera=10_000)).dealt((1,))
    seat = walk.turned_over("")
    walk.rest_of_round()
    facts = walk.do(put_right(walk, seat, SPADE, CARDS))
    assert [fact.pays for fact in facts if isinstance(fact, PayoutHeld)] == [50_025]


def test_a_refusal_was_of_its_event() -> None:
    walk, seat = brought(SPADE, NAMED, "in turn")
    walk.do(commands.ReportIrregularity(IrregularityId.JACKPOT_DISPUTED, seats=(seat,)))
    walk.do(commands.ResolveIrregularity(Choice.REFUSED, (approval("a marked card"),)))
    walk.rack()
    walk.turned_over("", cards="Qc Jc 7s")
    walk.rest_of_round()
    assert "the one recorded" in str(walk.refusal(put_right(walk, seat, SPADE, NAMED)).why)
    walk.do(put_right(walk, seat, "Flush", NAMED))
    assert _asked(walk) == 1_500


IMPOSSIBLE = {
    "the cards as they are": (cards("Flush"), "as recorded"),
    "two cards": (cards("Flush")[:2], "cards lie there"),
    "no cards": ((), "cards lie there"),
    "a card twice": ((*cards(SPADE)[:2], cards(SPADE)[0]), "cards lie there"),
    "a card of the dealer's": (parse_cards(["2c", "Kc", "3c"]), "2c is recorded elsewhere"),
    "a card of another hand": (parse_cards(["Qc", "Kc", "3c"]), "Qc is recorded elsewhere"),
    "another flush": (parse_cards(["Ac", "9c", "3c"]), "the one recorded"),
}


@every(("lay", "why"), IMPOSSIBLE.values())
def test_cards_that_cannot_have_lain_there_are_refused(lay: tuple[Card, ...], why: str) -> None:
    walk, seat = brought("Flush", CARDS, LATER[0])
    told = walk.refusal(commands.CorrectEvent(seat, "", approval(), 1, tuple(lay)))
    assert why in str(told.why)
    assert told.rule == "House Procedure 26"


# -- no word alone makes it another amount -----------------------------------------------------------------------------


ROADS = {
    (CARDS, True, True): "Have its cards corrected, or refuse the jackpot; else void the round.",
    (CARDS, True, False): "Have its cards corrected: the prize follows them.",
    (NAMED, True, True): "Have its event named anew: the prize follows it.",
    (NAMED, True, False): "Have its event named anew: the prize follows it.",
    (CARDS, False, True): "Have the cards that lay there entered: the prize follows them.",
    (CARDS, False, False): "Have the cards that lay there entered: the prize follows them.",
    (NAMED, False, True): "Have its event named anew: the prize follows it.",
    (NAMED, False, False): "Have its event named anew: the prize follows it.",
}
"""By how it is known, whether its round is on the table, and whether it pays."""


@every("place", HERE + LATER)
def test_no_amount_is_entered_for_a_wager_on_the_progressive(place: str) -> None:
    for known, event in product(KNOWN, ("", "Flush", SPADE)):
        walk, seat = brought(event, known, place)
        for (pays, result), round in product(AMOUNTS.values(), (0, 1)):
            refused = walk.refusal(commands.CorrectPayment(seat, "stax", pays, approval("he says so"), result, round))
            assert refused.rule == "House Procedure 26"
            assert ("what was locked for it" if event else "follows its cards") in str(refused.why)
            assert str(refused.instead) == ROADS[known, place in HERE, bool(event)]


def test_a_wager_that_went_back_has_no_amount_to_correct() -> None:
    walk, seat = brought("Flush", CARDS, HERE[0])
    walk.do(commands.ReportIrregularity(IrregularityId.JACKPOT_DISPUTED, seats=(seat,)))
    walk.do(commands.ResolveIrregularity(Choice.REFUSED, (approval("a marked card"),)))
    refused = walk.refusal(commands.CorrectPayment(seat, "stax", 1_500, approval("he says so"), Result.WIN))
    assert "went back" in str(refused.why)


def test_a_void_round_had_no_prize_and_no_other_round_is_put_right() -> None:
    walk, seat = brought("Flush", NAMED, "in turn")
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    walk.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))
    walk.deck_back()
    assert "went back" in str(walk.refusal(put_right(walk, seat, SPADE, NAMED)).why)
    walk, seat = brought("Flush", NAMED, LATER[0])
    assert "no such payment" in str(walk.refusal(commands.CorrectEvent(seat, SPADE, approval(), 3)).why)


def test_prize_correction_shows_both_events_and_the_meter() -> None:
    walk, seat = brought(SPADE, NAMED, HERE[0])
    shown = evidence(walk.state, anew(seat, "Flush"))
    assert shown.changes == (Change("event", "stax", SPADE, "Flush"),)
    assert [(each.what, each.of, each.after - each.before) for each in shown.amounts] == [("meter", "Spade", 50)]
    (hand,) = [each for each in shown.hands if each.seat]
    (stax,) = hand.wagers
    assert (stax.before.event, stax.after.event, stax.after.pays) == (SPADE, "Flush", 1_500)


def test_prize_correction_needs_a_supervisor_and_no_open_question() -> None:
    walk, seat = brought("Flush", NAMED, HERE[0])
    walk.refusal(commands.CorrectEvent(seat, SPADE, Approval(DEALER, "I saw it")))
    walk.do(commands.ReportIrregularity(IrregularityId.JACKPOT_DISPUTED, seats=(seat,)))
    walk.refusal(anew(seat, SPADE))
