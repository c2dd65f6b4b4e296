"""A machine that was emptied by hand, or forgot, says that a deck went in: the rest of the one before never comes."""

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.state import Phase
from drivers.events import Condition, ConditionChanged
from tests.fast.table.desk import Desk
from tests.fast.table.reports import BOTH, FIRST, RACKED, READY, SECOND, SHUFFLING, packet, rest
from tests.helpers.cases import failures

GONE = "A deck went into the machine, and the rest of this one was never told"
EMPTY = ConditionChanged(Condition.EMPTY)
LOCKED, TAKEN = ConditionChanged(Condition.LOCKED), ConditionChanged(Condition.DEALING, "packet taken")


def test_in_the_deal_what_is_due_is_dealt_by_hand_and_lies_unread():
    def check(went_in):
        desk = Desk().dealing(1, 2).tell(BOTH[0], EMPTY, went_in, READY)
        hint = ". Deal what is due by hand, then go on: it is entered as it is turned over."
        assert (desk.question, desk.state.issue.note) == ("alignment", GONE + hint)
        desk.answer("continue")
        assert (desk.state.phase, desk.dealt()) == (Phase.DECISIONS, {1: " ".join(FIRST), 2: ""})

    assert failures(check, [SHUFFLING, READY]) == []


def test_where_the_rest_is_waited_for_it_lies_unread_in_the_rack():
    def check(went_in):
        desk = Desk().dealing(1, 2).tell(*BOTH, went_in)
        assert (desk.question, desk.state.issue.note) == ("alignment", GONE)
        desk.answer("continue")
        assert desk.state.phase is Phase.DECISIONS
        assert desk.dealt() == {1: " ".join(FIRST), 2: " ".join(SECOND)}

    assert failures(check, [SHUFFLING, READY]) == []


def test_a_rest_that_was_told_leaves_nothing_to_ask():
    assert Desk().dealing(1, 2).tell(*RACKED, SHUFFLING, READY).question == ""
    early = Desk().dealing(1, 2).tell(BOTH[0], rest(), SHUFFLING, READY).answer("continue")
    assert (early.question, len(early.facts(facts.IrregularityReported))) == ("", 1)


def test_a_deck_that_goes_in_before_the_first_packet_is_the_one_that_is_dealt():
    desk = Desk().dealing(1, 2).tell(SHUFFLING, READY, *RACKED)
    assert (desk.question, desk.state.phase) == ("", Phase.DECISIONS)


def test_a_machine_that_is_locked_says_so_until_it_is_not():
    desk = Desk().dealing(1, 2).tell(BOTH[0], LOCKED, LOCKED)
    assert list(desk.state.faults) == ["machine-locked"]
    desk.tell(TAKEN, packet(2, SECOND))
    assert (desk.state.faults, desk.state.phase) == ({}, Phase.REST)


def test_a_deck_that_goes_in_while_hands_are_settled_is_the_next_rounds():
    desk = Desk().dealing(1, 2).tell(*RACKED, EMPTY, SHUFFLING, READY).played()
    assert (desk.state.phase, desk.state.round) == (Phase.WAGERS, 2)


def test_after_a_start_of_the_terminal_the_machine_says_it_again():
    desk = Desk().dealing(1, 2).tell(*RACKED, EMPTY, SHUFFLING, READY).restarted().tell(READY).played()
    assert desk.state.round == 2
