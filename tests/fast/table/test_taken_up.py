"""A terminal that starts takes up what the machine had told and nobody had dealt: it is told none of it again."""

from itertools import pairwise, product

import pytest

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import Packet
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.irregularity import IrregularityId
from drivers.cards import NEW_DECK
from tests.fast.table.by_hand import turned_over
from tests.fast.table.desk import Desk
from tests.fast.table.reports import BOTH, FIRST, RACKED, READY, SECOND, SHUFFLING, dealt, packet, rest, words
from tests.helpers.cases import failures


def dealt_without_it():
    """The first round, by people: the machine has told nothing."""
    desk = Desk().dealing(1, 2).do(commands.ReportIrregularity(IrregularityId.READER_LOST)).answer("by-hand")
    while desk.due is not None:
        desk.do(commands.DealPacket(Packet(len(desk.state.dealt) + 1, CardsFrom.DEALER)))
    desk.do(commands.RackRest(CardsFrom.DEALER)).do(commands.LockDecisions())
    return turned_over(desk).do(commands.ReturnDeck())


@pytest.fixture
def desk():
    return Desk().dealing(1, 2)


def test_what_waited_behind_a_question_is_dealt_once_it_is_answered(desk):
    again = desk.tell(BOTH[1], rest()).restarted()
    assert again.question == "alignment"
    again.answer("continue")
    assert again.question == "alignment", "it is asked again: nobody remembers which packet it was about"
    again.answer("continue")
    assert again.dealt() == {1: "", 2: words(SECOND)}
    assert again.state.phase is Phase.DECISIONS


def test_what_was_stored_when_the_power_failed_is_dealt_at_the_start():
    """Wherever in the deal: each report is on the disk, and none was looked at."""

    def check(used):
        desk = Desk().dealing(1, 2)
        desk.tell(*RACKED[:used])
        desk.told += [(1, event) for event in RACKED[used:]]
        again = desk.restarted()
        assert again.question == ""
        assert again.dealt() == {1: words(FIRST), 2: words(SECOND)}
        assert again.state.phase is Phase.DECISIONS
        before = again.journal.status().records
        assert again.restarted().journal.status().records == before

    assert failures(check, range(4)) == []


def test_a_simulated_machine_counts_its_rounds_anew_after_a_start():
    """A packet was stored when the power failed. Its round is none of the new machine's."""
    desk = Desk(real=False).dealing(1, 2).tell(packet(1, FIRST, 6))
    desk.told += [(1, packet(2, SECOND, 6))]
    again = desk.restarted().tell(SHUFFLING, READY, packet(1, FIRST, 1), packet(2, SECOND, 1))
    assert (again.question, again.dealt()) == ("", {1: words(FIRST), 2: words(SECOND)})
    assert again.state.phase is Phase.REST


BEFORE = {
    "a packet that was put back": (packet(1, NEW_DECK[20:24], 5), rest(*NEW_DECK[:20], *NEW_DECK[24:], play=5)),
    "a packet that came out too early": (packet(1, NEW_DECK[20:24], 5),),
    "a deck that was changed": (rest(*NEW_DECK, play=5),),
    "a round that people dealt without the machine": (*BOTH, rest()),
}


def test_what_came_out_while_bets_were_placed_is_given_no_place_wherever_the_power_fails():
    def check(before, count):
        desk = Desk().bets(1, 2).tell(*before)
        for fault in list(desk.state.faults):
            desk.do(commands.ClearFault(fault))
        desk.do(commands.CloseWagers())
        reports = (packet(1, FIRST, 6), packet(2, SECOND, 6), rest(play=6))
        again = desk.tell(*reports[:count]).restarted().tell(READY, *reports[count:])
        assert (again.question, again.dealt()) == ("", {1: words(FIRST), 2: words(SECOND)})
        assert again.state.phase is Phase.DECISIONS

    assert failures(check, product(BEFORE.values(), range(4))) == []


def test_what_the_machine_tells_behind_a_start_before_how_it_stands_is_given_no_place_before_a_person_looked():
    """It may have kept it since a round that people dealt without it."""
    again = dealt_without_it().dealing(1, 2).restarted().tell(*BOTH, rest())
    assert (again.question, again.dealt()) == ("alignment", {})
    assert again.answer("continue").dealt() == {1: words(FIRST), 2: words(SECOND)}


def test_what_a_person_was_asked_about_when_the_power_failed_is_asked_about_again():
    """A packet that the machine may have dealt while it was lost, with all that came behind it."""
    desk = dealt_without_it().dealing(1, 2)
    desk.told += [(2, event) for event in RACKED]
    again = desk.do(commands.ReportIrregularity(IrregularityId.ALIGNMENT)).restarted().answer("continue")
    assert (again.question, again.dealt()) == ("alignment", {})


def test_a_late_packet_of_the_round_before_is_not_taken_up(desk):
    desk.tell(*RACKED).played().tell(SHUFFLING).dealing(1, 2).tell(packet(3, NEW_DECK[8:12], 5))
    assert desk.restarted().dealt() == {}


DEALT = {1: words(FIRST), 2: words(SECOND)}
DOOR = FaultId.DOOR_OPEN
STORIES = {
    "behind a fault": (
        lambda at: at.do(commands.RaiseFault(DOOR, "")).tell(*RACKED).restarted().do(commands.ClearFault(DOOR)),
        *("", DEALT, Phase.DECISIONS),
    ),
    "told once more": (
        lambda at: stored(at, *BOTH).restarted().tell(*BOTH, dealt(FIRST, SECOND), rest()),
        *("", DEALT, Phase.DECISIONS),
    ),
    "a rest of another deck": (
        lambda at: stored(at.tell(*BOTH), rest(*NEW_DECK, play=4)).restarted(),
        *("alignment", DEALT, Phase.REST),
    ),
    "a packet of another deck": (
        lambda at: stored(stored(at, packet(3, NEW_DECK[8:12], 4)).tell(BOTH[0]), BOTH[1]).restarted(),
        *("", DEALT, Phase.REST),
    ),
    "a round that is dealt by hand": (
        lambda at: at.tell(BOTH[1], rest()).answer("by-hand").restarted(),
        *("", {}, Phase.DEAL),
    ),
}


def stored(desk, *events):
    """What is on the disk, and was not looked at."""
    desk.told += [(1, event) for event in events]
    return desk


def test_what_is_taken_up_is_dealt_where_it_is_of_this_deal():
    def check(story, question, dealt, phase):
        at = story(Desk().dealing(1, 2))
        assert (at.question, at.dealt(), at.state.phase) == (question, dealt, phase)

    assert failures(check, STORIES) == []


def test_every_start_in_a_deal_leads_to_the_same_hands():
    """However often the power fails, and between whichever reports."""
    for first, second in pairwise(range(len(RACKED) + 1)):
        desk = Desk().dealing(1, 2).tell(*RACKED[:first])
        desk = desk.restarted().tell(READY, *RACKED[first:second]).restarted().tell(READY, *RACKED[second:])
        assert desk.dealt() == {1: words(FIRST), 2: words(SECOND)}
        assert desk.state.phase is Phase.DECISIONS


LATE = rest()
NEXT = (packet(1, FIRST, 6), packet(2, SECOND, 6), rest(play=6))


def racked_by_hand(desk):
    """The machine keeps the first round's rest, and the dealer goes on."""
    desk.tell(*BOTH).do(commands.ReportIrregularity(IrregularityId.READER_LOST)).answer("by-hand")
    return desk.do(commands.RackRest(CardsFrom.DEALER)).played()


STARTS = {
    "before the deck is back": lambda desk: desk.restarted().tell(SHUFFLING).dealing(1, 2),
    "while bets are placed": lambda desk: desk.tell(SHUFFLING).bets(1, 2).restarted().do(commands.CloseWagers()),
    "before packet 1": lambda desk: desk.tell(SHUFFLING).dealing(1, 2).restarted(),
}


def test_a_rest_of_the_round_before_told_late_behind_a_start_asks_nothing():
    def check(starts):
        desk = starts(racked_by_hand(Desk().dealing(1, 2))).tell(LATE)
        assert (desk.question, desk.dealt()) == ("", {})
        desk.tell(*NEXT)
        assert desk.dealt() == {1: words(FIRST), 2: words(SECOND)}
        assert desk.state.phase is Phase.DECISIONS

    assert failures(check, STARTS) == []


def test_a_simulated_machine_that_counts_its_rounds_anew_behind_a_start_is_dealt_from():
    def check(starts):
        desk = starts(racked_by_hand(Desk(real=False).dealing(1, 2))).tell(*RACKED)
        assert (desk.question, desk.dealt()) == ("", {1: words(FIRST), 2: words(SECOND)})
        assert desk.state.phase is Phase.DECISIONS

    assert failures(check, STARTS) == []
