"""A hand too many lies at a vacant position that was passed: the shift forward is offered where it is noticed
(Irregularities A2)."""

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.facts import RaisedBy
from dealer_terminal.procedure.irregularities import endings
from dealer_terminal.procedure.questions import question
from dealer_terminal.procedure.state import Phase
from dealer_terminal.table.cards_in.intake import Way
from drivers.cards import NEW_DECK
from drivers.events import RestRead
from tests.fast.table.desk import Desk
from tests.fast.table.reports import BOTH, FIRST, RACKED, SECOND, SHUFFLING, THIRD, dealt, drawn, packet
from tests.helpers.cases import failures

LATE_REST = RestRead(NEW_DECK[12:], 5)


def passed():
    """Position 2 is vacant."""
    return Desk().dealing(1, 3)


NOTICED = {
    "one packet too many": lambda: passed().tell(*BOTH, packet(3, THIRD)),
    "after the rest": lambda: passed().tell(*RACKED, packet(3, THIRD)),
    "by a machine that starts": lambda: passed().tell(*BOTH, dealt(FIRST, SECOND, THIRD)),
    "one card too many from a shoe": lambda: (
        Desk(Way.CARDS).dealing(1, 3).tell(*(drawn(card, index) for index, card in enumerate(NEW_DECK[:9], 1)))
    ),
}


def test_the_dealer_is_offered_the_shift_at_once():
    def check(noticed):
        desk = noticed()
        assert (desk.question, desk.state.issue.seats, desk.state.issue.raised_by) == (
            "vacant-position",
            (2,),
            RaisedBy.TERMINAL,
        )
        assert [ending.choice.value for ending in endings(desk.state)] == ["shift", "misdeal", "continue"]
        assert question(desk.state).moves == ((2, 3),)
        assert not set(desk.state.issue.note.replace(".", " ").split()) & {*NEW_DECK}

    assert failures(check, NOTICED) == []


def test_the_hand_that_is_left_over_is_counted_with_the_rest_and_the_round_goes_on():
    desk = passed().tell(*BOTH, packet(3, THIRD)).answer("shift").tell(LATE_REST)
    assert (desk.question, desk.state.phase) == ("", Phase.DECISIONS)
    (shifted,) = desk.facts(facts.HandsShifted)
    assert shifted.moves == ((2, 3),)
    desk.played().tell(SHUFFLING)
    assert (desk.state.phase, desk.state.round) == (Phase.WAGERS, 2)


def test_without_a_vacant_position_the_number_of_cards_is_asked_about():
    desk = Desk().dealing(1, 2).tell(*BOTH, packet(3, THIRD))
    assert desk.question == "wrong-count"


def test_a_supervisor_may_let_it_lie():
    desk = passed().tell(*BOTH, packet(3, THIRD)).answer("continue").tell(LATE_REST)
    assert (desk.question, desk.state.phase, desk.facts(facts.HandsShifted)) == ("", Phase.DECISIONS, [])
