"""Which machine tells a packet, and since when it is on: whose number a round has, and of which deal a packet is."""

from itertools import product

import pytest

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.state import Phase
from drivers.events import DeviceNamed
from tests.fast.table.desk import Desk
from tests.fast.table.reports import BOTH, FIRST, RACKED, SECOND, SHUFFLING, THIRD, packet, rest
from tests.helpers.cases import failures

REAL, SIMULATED = True, False
ONE, ONE_ON_AGAIN, TWO = (("00417", 3), ("00417", 4), ("00500", 3))
OTHERWISE = packet(1, THIRD)
NOTHING, DEALT = {}, {1: " ".join(THIRD)}


def named(machine, real=REAL):
    serial, boot = machine
    return DeviceNamed("PS-1" if real else "SIMULATED", serial, "2.6", boot)


def a_round_later(real=REAL, machine=ONE):
    desk = Desk(real=real).tell(named(machine, real)).dealing(1, 2).tell(*RACKED).played()
    return desk.tell(SHUFFLING).bets(1, 2)


OF_A_NUMBER_TOLD_BEFORE = {
    "the machine tells it as it was": (REAL, ONE, BOTH[0], "", NOTHING),
    "the machine tells it otherwise": (REAL, ONE, OTHERWISE, "alignment", NOTHING),
    "on again, it tells it as it was": (REAL, ONE_ON_AGAIN, BOTH[0], "", NOTHING),
    "on again, it tells it otherwise": (REAL, ONE_ON_AGAIN, OTHERWISE, "alignment", NOTHING),
    "another machine's own round": (REAL, TWO, OTHERWISE, "", DEALT),
    "another machine's own round, its first packets untold": (REAL, TWO, packet(3, THIRD), "alignment", NOTHING),
    "the machine hands out one more of that deck": (REAL, ONE, packet(3, THIRD), "alignment", NOTHING),
    "the machine tells of a round before that": (REAL, ONE, packet(1, THIRD, play=4), "alignment", NOTHING),
    "another machine has dealt fewer rounds": (REAL, TWO, packet(1, THIRD, play=4), "", DEALT),
    "a simulated one tells of a round before that": (SIMULATED, ONE, packet(1, THIRD, play=4), "alignment", NOTHING),
    "a simulated machine tells it as it was": (SIMULATED, ONE, BOTH[0], "", NOTHING),
    "a simulated machine tells it otherwise": (SIMULATED, ONE, OTHERWISE, "alignment", NOTHING),
    "a simulated machine on again counts anew": (SIMULATED, ONE_ON_AGAIN, OTHERWISE, "", DEALT),
    "another simulated machine": (SIMULATED, TWO, OTHERWISE, "", DEALT),
}


def test_a_packet_of_the_round_before_is_of_this_deal_only_where_somebody_counts_anew():
    def check(real, machine, told, question, dealt):
        desk = a_round_later(real).tell(named(machine, real)).do(commands.CloseWagers()).tell(told)
        assert (desk.question, desk.dealt()) == (question, dealt)

    assert failures(check, OF_A_NUMBER_TOLD_BEFORE) == []


def test_what_was_told_otherwise_is_said_and_the_deal_goes_on():
    desk = a_round_later().do(commands.CloseWagers()).tell(OTHERWISE)
    assert str(desk.state.issue.note).startswith("Packet 1 of the machine's round before was reported again")
    desk.answer("continue").tell(packet(1, SECOND, play=6))
    assert desk.dealt() == {1: " ".join(SECOND)}


@pytest.mark.parametrize("real", [REAL, SIMULATED])
def test_the_same_packet_behind_a_start_of_the_terminal(real):
    """A real machine keeps its count; of a simulated one nobody knows it."""
    desk = a_round_later(real).do(commands.CloseWagers()).restarted().tell(named(ONE, real), BOTH[0])
    assert (desk.question, desk.dealt()) == ("", {} if real else {1: " ".join(FIRST)})


def test_another_machine_in_the_middle_of_the_deal_deals_nothing_unasked():
    """Whether the terminal was on when it was changed, or off."""

    def check(machine, off):
        desk = Desk().tell(named(ONE)).dealing(1, 2).tell(BOTH[0])
        desk = (desk.restarted() if off else desk).tell(named(machine), BOTH[1])
        assert desk.question == ("alignment" if machine is TWO else "")
        assert len(desk.dealt()) == (1 if machine is TWO else 2)

    assert failures(check, product((ONE, ONE_ON_AGAIN, TWO), (False, True))) == []


def test_the_rest_of_another_machine_whose_round_has_the_number_of_the_last_one_is_asked_about():
    desk = a_round_later().do(commands.CloseWagers()).tell(packet(1, FIRST, play=6), packet(2, SECOND, play=6))
    desk.tell(named(TWO), RACKED[-1])
    assert desk.question == "alignment"
    assert desk.answer("continue").state.phase is Phase.DECISIONS


def test_a_start_of_the_terminal_at_the_question_about_another_decks_rest_leads_on():
    desk = Desk().dealing(1, 2).tell(*BOTH, rest(play=6)).restarted()
    while desk.question:
        assert desk.question == "alignment"
        desk.answer("continue")
    assert desk.state.phase is Phase.DECISIONS
