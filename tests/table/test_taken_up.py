"""A terminal that starts takes up what the machine had told and nobody had dealt: it is told none of it again."""

from itertools import pairwise

import pytest

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.state import Phase
from drivers.cards import NEW_DECK
from tests.table.desk import Desk
from tests.table.reports import BOTH, FIRST, RACKED, SECOND, SHUFFLING, dealt, packet, rest


def words(cards):
    return " ".join(cards)


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


def test_what_waited_behind_a_fault_is_dealt_once_it_is_over(desk):
    desk.do(commands.RaiseFault(FaultId.DOOR_OPEN, ""))
    again = desk.tell(*RACKED).restarted()
    assert again.dealt() == {}
    again.do(commands.ClearFault(FaultId.DOOR_OPEN)).answer("continue")
    assert again.dealt() == {1: words(FIRST), 2: words(SECOND)}
    assert again.state.phase is Phase.DECISIONS


@pytest.mark.parametrize("used", range(4))
def test_what_was_stored_when_the_power_failed_is_dealt_at_the_start(desk, used):
    """Wherever in the deal: each report is on the disk, and none was looked at."""
    desk.tell(*RACKED[:used])
    desk.told += [(1, event) for event in RACKED[used:]]
    again = desk.restarted()
    assert again.question == ("" if used else "alignment")
    again = again if used else again.answer("continue")
    assert again.dealt() == {1: words(FIRST), 2: words(SECOND)}
    assert again.state.phase is Phase.DECISIONS
    before = again.journal.status().records
    assert again.restarted().journal.status().records == before


def test_the_machine_may_tell_it_once_more(desk):
    desk.told += [(1, event) for event in BOTH]
    again = desk.restarted().tell(*BOTH, dealt(FIRST, SECOND), rest()).answer("continue")
    assert (again.question, again.state.phase) == ("", Phase.DECISIONS)


def test_a_packet_of_the_round_before_is_late_after_a_start_too(desk):
    desk.tell(*RACKED).played().tell(SHUFFLING).dealing(1, 2)
    again = desk.restarted().tell(packet(3, NEW_DECK[8:12], 5))
    assert (again.question, again.dealt()) == ("", {})
    again.tell(packet(1, FIRST, 6))
    assert again.dealt() == {1: words(FIRST)}


def test_a_packet_that_came_out_while_bets_were_placed_is_given_no_place_before_a_person_looked():
    desk = Desk().bets(1, 2).tell(packet(1, FIRST, 5)).do(commands.ClearFault(FaultId.OUTSIDE_GAME))
    desk.do(commands.CloseWagers())
    again = desk.restarted()
    assert (again.question, again.dealt()) == ("alignment", {})


def test_a_deck_that_was_changed_while_bets_were_placed_is_not_the_deals():
    desk = Desk().bets(1, 2).tell(rest(*NEW_DECK, play=5)).do(commands.CloseWagers())
    again = desk.restarted().tell(packet(1, FIRST, 6), packet(2, SECOND, 6), rest(play=6))
    assert (again.question, again.state.phase) == ("", Phase.DECISIONS)


def test_of_two_decks_only_the_one_that_is_dealt_is_taken_up(desk):
    desk.told += [(1, packet(3, NEW_DECK[8:12], 4))]
    desk.tell(BOTH[0])
    desk.told += [(1, BOTH[1])]
    again = desk.restarted()
    assert (again.question, again.dealt()) == ("", {1: words(FIRST), 2: words(SECOND)})


def test_a_late_packet_of_the_round_before_is_not_taken_up(desk):
    desk.tell(*RACKED).played().tell(SHUFFLING).dealing(1, 2).tell(packet(3, NEW_DECK[8:12], 5))
    assert desk.restarted().dealt() == {}


def test_nothing_is_taken_up_of_a_round_that_is_dealt_by_hand(desk):
    desk.tell(BOTH[1], rest()).answer("by-hand")
    again = desk.restarted()
    assert (again.question, again.dealt()) == ("", {})


def test_what_came_out_while_bets_were_open_again_is_asked_about(desk):
    desk.do(commands.Undo())
    desk.tell(BOTH[0])
    again = desk.restarted().do(commands.CloseWagers())
    assert again.question == "alignment"
    assert again.answer("continue").dealt() == {1: words(FIRST)}


def test_every_start_in_a_deal_leads_to_the_same_hands():
    """However often the power fails, and between whichever reports."""
    for first, second in pairwise(range(len(RACKED) + 1)):
        desk = Desk().dealing(1, 2).tell(*RACKED[:first])
        desk = desk.restarted().tell(*RACKED[first:second]).restarted().tell(*RACKED[second:])
        assert desk.dealt() == {1: words(FIRST), 2: words(SECOND)}
        assert desk.state.phase is Phase.DECISIONS
