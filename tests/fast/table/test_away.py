"""A machine that was lost while people dealt a round without it, and that tells of that round when it is back."""

import pytest

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import Packet
from dealer_terminal.procedure.terms import CardsFrom
from drivers.cards import NEW_DECK
from drivers.events import Condition, ConditionChanged
from tests.fast.table.by_hand import turned_over
from tests.fast.table.desk import Desk
from tests.fast.table.reports import BOTH, FIRST, LOST, RACKED, READY, UP, packet, rest

DEALING = ConditionChanged(Condition.DEALING)


def dealt_by_hand():
    desk = Desk().line(UP).tell(READY).dealing(1, 2).line(LOST).answer("by-hand")
    while desk.due is not None:
        desk.do(commands.DealPacket(Packet(len(desk.state.dealt) + 1, CardsFrom.DEALER)))
    return turned_over(desk.do(commands.RackRest(CardsFrom.DEALER)).do(commands.LockDecisions()))


def between_rounds():
    return dealt_by_hand().do(commands.ReturnDeck())


BACK = {"between rounds": between_rounds, "while the deck goes back": dealt_by_hand, "after a start": None}


@pytest.mark.parametrize("table", BACK.values(), ids=BACK)
def test_what_it_kept_of_that_round_is_no_card_outside_a_game(table):
    desk = table() if table else between_rounds().restarted()
    desk.line(UP).tell(*RACKED, READY)
    assert not desk.state.faults and not desk.question


def test_the_next_round_is_dealt_from_its_own_deck():
    desk = between_rounds().line(UP).tell(*RACKED, READY).dealing(1, 2)
    desk.tell(packet(1, NEW_DECK[20:24], 6), packet(2, NEW_DECK[24:28], 6))
    assert desk.dealt() == {1: " ".join(NEW_DECK[20:24]), 2: " ".join(NEW_DECK[24:28])}


def test_packets_without_the_rest_of_their_deck_are_outside_the_game():
    desk = between_rounds().line(UP).tell(*BOTH, DEALING)
    assert list(desk.state.faults) == [FaultId.OUTSIDE_GAME]


def test_a_packet_that_comes_out_once_the_machine_told_how_it_stands_is_outside_the_game():
    desk = between_rounds().line(UP).tell(READY, BOTH[0])
    assert list(desk.state.faults) == [FaultId.OUTSIDE_GAME]


def test_bets_that_are_closed_before_it_told_all_give_no_packet_of_that_round_a_place():
    """The line is back, and the dealer was quicker than the machine."""
    desk = between_rounds().line(UP).dealing(1, 2).tell(BOTH[0])
    assert (desk.question, desk.dealt()) == ("alignment", {})
    desk.tell(BOTH[1], rest(), READY).answer("continue")
    assert (desk.question, desk.dealt()) == ("", {})
    assert desk.tell(packet(1, FIRST, 6)).dealt() == {1: " ".join(FIRST)}
