"""A prize of the round before rested on other cards, or on another event: what lay there is put on record, and payment,
meter and difference follow (House Procedures 17 and 26)."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.balance import later
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.evidence import evidence
from dealer_terminal.procedure.facts import PayoutHeld
from dealer_terminal.procedure.state import Phase
from dealer_terminal.rules.cards import Card, parse_cards
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.stax import StaxWalk, terms
from tests.fast.procedure.stax_lines import (
    CARDS,
    EVENTS,
    KNOWN,
    LATER,
    NAMED,
    SPADE,
    brought,
    cards,
    claimed,
    in_the_next_round,
    put_right,
    shown,
)
from tests.fast.procedure.walk import approval
from tests.helpers.every import every


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


REFUSED = {
    "the cards as they are": (cards("Flush"), "as recorded"),
    "two cards": (cards("Flush")[:2], "cards lie there"),
    "no cards": ((), "cards lie there"),
    "a card twice": ((*cards(SPADE)[:2], cards(SPADE)[0]), "cards lie there"),
    "a card of the dealer's": (parse_cards(["2c", "Kc", "3c"]), "2c is recorded elsewhere"),
    "a card of another hand": (parse_cards(["Qc", "Kc", "3c"]), "Qc is recorded elsewhere"),
    "another flush": (parse_cards(["Ac", "9c", "3c"]), "the one recorded"),
}


@every(("lay", "why"), REFUSED.values())
def test_cards_that_cannot_have_lain_there_are_refused(lay: tuple[Card, ...], why: str) -> None:
    walk, seat = brought("Flush", CARDS, LATER[0])
    told = walk.refusal(commands.CorrectEvent(seat, "", approval(), 1, tuple(lay)))
    assert why in str(told.why)
    assert told.rule == "House Procedure 26"


@every("round", [3, 7])
def test_no_other_round_is_put_right(round: int) -> None:
    walk, seat = brought("Flush", NAMED, LATER[0])
    told = walk.refusal(commands.CorrectEvent(seat, SPADE, approval(), round))
    assert "no such payment" in str(told.why)


def test_a_void_round_had_no_prize() -> None:
    walk, seat = brought("Flush", NAMED, "in turn")
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    walk.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))
    walk.deck_back()
    assert "went back" in str(walk.refusal(put_right(walk, seat, SPADE, NAMED)).why)
