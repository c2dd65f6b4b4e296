"""A machine that was lost, emptied by hand, or that deals a packet too many: what it tells of it, and what is asked."""

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import Packet, RaisedBy
from dealer_terminal.procedure.irregularities import endings
from dealer_terminal.procedure.questions import question
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.table.cards_in.intake import Way
from drivers.cards import NEW_DECK
from drivers.events import Condition, ConditionChanged, RestRead
from tests.fast.table.by_hand import turned_over
from tests.fast.table.desk import Desk
from tests.fast.table.reports import (
    BOTH,
    FIRST,
    LOST,
    RACKED,
    READY,
    SECOND,
    SHUFFLING,
    THIRD,
    UP,
    dealt,
    draw,
    packet,
    rest,
    words,
)
from tests.helpers.cases import failures

DEALING, TAKEN = ConditionChanged(Condition.DEALING), ConditionChanged(Condition.DEALING, "packet taken")
EMPTY, LOCKED = ConditionChanged(Condition.EMPTY), ConditionChanged(Condition.LOCKED)
CARDS = {1: words(FIRST), 2: words(SECOND)}


def dealt_by_hand():
    """The machine was lost while people dealt a round without it."""
    desk = Desk().line(UP).tell(READY).dealing(1, 2).line(LOST).answer("by-hand")
    while desk.due is not None:
        desk.do(commands.DealPacket(Packet(len(desk.state.dealt) + 1, CardsFrom.DEALER)))
    return turned_over(desk.do(commands.RackRest(CardsFrom.DEALER)).do(commands.LockDecisions()))


def between_rounds():
    return dealt_by_hand().do(commands.ReturnDeck())


def test_what_it_kept_of_a_round_that_people_dealt_is_no_card_outside_a_game():
    for table in (between_rounds(), dealt_by_hand(), between_rounds().restarted()):
        desk = table.line(UP).tell(*RACKED, READY)
        assert (desk.state.faults, desk.question) == ({}, "")
    desk = between_rounds().line(UP).tell(*RACKED, READY).dealing(1, 2)
    assert desk.tell(packet(1, FIRST, 6), packet(2, SECOND, 6)).dealt() == CARDS


def test_packets_of_no_such_round_are_outside_the_game():
    for desk in (
        Desk().line(UP).tell(READY).bets(1).line(LOST, UP).tell(BOTH[0]),
        between_rounds().line(UP).tell(*BOTH, DEALING),
        between_rounds().line(UP).tell(READY, BOTH[0]),
    ):
        assert list(desk.state.faults) == [FaultId.OUTSIDE_GAME]


def test_bets_that_are_closed_before_it_told_all_give_no_packet_of_that_round_a_place():
    """The line is back, and the dealer was quicker than the machine."""
    desk = between_rounds().line(UP).dealing(1, 2).tell(BOTH[0])
    assert (desk.question, desk.dealt()) == ("alignment", {})
    desk.tell(BOTH[1], rest(), READY).answer("continue")
    assert (desk.question, desk.dealt()) == ("", {})
    assert desk.tell(packet(1, FIRST, 6)).dealt() == {1: words(FIRST)}


GONE = "A deck went into the machine, and the rest of this one was never told"
HINT = ". Deal what is due by hand, then go on: it is entered as it is turned over."


def test_a_deck_that_goes_in_before_the_rest_of_this_one_is_told_ends_the_deal_unread():
    for went_in in (SHUFFLING, READY):
        desk = Desk().dealing(1, 2).tell(BOTH[0], EMPTY, went_in, READY)
        assert (desk.question, desk.state.issue.note) == ("alignment", GONE + HINT)
        desk.answer("continue")
        assert (desk.state.phase, desk.dealt()) == (Phase.DECISIONS, {1: words(FIRST), 2: ""})
        desk = Desk().dealing(1, 2).tell(*BOTH, went_in)
        assert (desk.question, desk.state.issue.note) == ("alignment", GONE)
        assert (desk.answer("continue").state.phase, desk.dealt()) == (Phase.DECISIONS, CARDS)


def test_it_is_asked_once_the_question_before_it_is_answered():
    desk = Desk().dealing(1, 2).tell(BOTH[0]).line(LOST, UP).tell(SHUFFLING, READY)
    assert desk.question == "reader-lost"
    assert desk.answer("reader-back").state.issue.note.startswith(GONE)


def dealing():
    return Desk().dealing(1, 2)


UNASKED = {
    "the rest was told": (lambda: dealing().tell(*RACKED, SHUFFLING, READY), 1, Phase.DECISIONS),
    "its rest was told too early": (
        lambda: dealing().tell(BOTH[0], rest(), SHUFFLING, READY).answer("continue"),
        *(1, Phase.DECISIONS),
    ),
    "the table deals by hand": (
        lambda: dealing().tell(BOTH[0]).line(LOST, UP).answer("by-hand").tell(SHUFFLING, READY),
        *(1, Phase.DEAL),
    ),
    "the deal was a misdeal": (
        lambda: dealing().tell(BOTH[0]).line(LOST, UP).answer("misdeal").tell(SHUFFLING, READY),
        *(1, Phase.DECK_BACK),
    ),
    "it goes in before the first packet": (lambda: dealing().tell(SHUFFLING, READY, *RACKED), 1, Phase.DECISIONS),
    "it goes in while hands are settled": (
        lambda: dealing().tell(*RACKED, EMPTY, SHUFFLING, READY).played(),
        *(2, Phase.WAGERS),
    ),
    "it came out again": (
        lambda: dealing().tell(*RACKED, EMPTY, SHUFFLING, READY, EMPTY).played(),
        *(1, Phase.DECK_BACK),
    ),
    "the rest was never told, and a person looked": (
        lambda: dealing().tell(*BOTH, EMPTY, SHUFFLING, READY).answer("continue").played(),
        *(2, Phase.WAGERS),
    ),
    "the machine says it again behind a start": (
        lambda: dealing().tell(*RACKED, EMPTY, SHUFFLING, READY).restarted().tell(READY).played(),
        *(2, Phase.WAGERS),
    ),
    "the line was lost in the deal": (
        lambda: dealing().line(LOST, UP).tell(*RACKED).answer("reader-back").played().tell(SHUFFLING),
        *(2, Phase.WAGERS),
    ),
    "a machine that was locked": (lambda: dealing().tell(BOTH[0], LOCKED, TAKEN, BOTH[1]), 1, Phase.REST),
}


def test_a_deck_that_goes_in_otherwise_asks_nothing():
    def check(story, number, phase):
        desk = story()
        assert (desk.question, desk.state.faults, desk.state.round, desk.state.phase) == ("", {}, number, phase)

    assert failures(check, UNASKED) == []
    assert list(dealing().tell(BOTH[0], LOCKED, LOCKED).state.faults) == ["machine-locked"]


LATE_REST = RestRead(NEW_DECK[12:], 5)


def passed():
    """Position 2 is vacant."""
    return Desk().dealing(1, 3)


NOTICED = {
    "one packet too many": lambda: passed().tell(*BOTH, packet(3, THIRD)),
    "after the rest": lambda: passed().tell(*RACKED, packet(3, THIRD)),
    "by a machine that starts": lambda: passed().tell(*BOTH, dealt(FIRST, SECOND, THIRD)),
    "one card too many from a shoe": lambda: draw(Desk(Way.CARDS).dealing(1, 3), NEW_DECK[:9]),
}


def test_a_hand_too_many_at_a_vacant_position_offers_the_shift_at_once():
    """Irregularities A2."""

    def check(noticed):
        desk = noticed()
        asked = desk.state.issue
        assert (asked.id, asked.seats, asked.raised_by) == ("vacant-position", (2,), RaisedBy.TERMINAL)
        assert [ending.choice.value for ending in endings(desk.state)] == ["shift", "misdeal", "continue"]
        assert question(desk.state).moves == ((2, 3),)
        assert not set(asked.note.replace(".", " ").split()) & {*NEW_DECK}

    assert failures(check, NOTICED) == []


def test_the_hand_that_is_left_over_is_counted_with_the_rest_and_the_round_goes_on():
    desk = passed().tell(*BOTH, packet(3, THIRD)).answer("shift").tell(LATE_REST)
    assert (desk.question, desk.state.phase) == ("", Phase.DECISIONS)
    assert [shifted.moves for shifted in desk.facts(facts.HandsShifted)] == [((2, 3),)]
    assert desk.played().tell(SHUFFLING).state.round == 2
    let_lie = passed().tell(*BOTH, packet(3, THIRD)).answer("continue").tell(LATE_REST)
    assert (let_lie.question, let_lie.state.phase, let_lie.facts(facts.HandsShifted)) == ("", Phase.DECISIONS, [])
