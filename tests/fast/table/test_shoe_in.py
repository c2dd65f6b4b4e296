"""Single cards from a shoe: to seats in dealing order, a packet for each seat."""

from itertools import product

import pytest

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.questions import question
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.table.cards_in.intake import Top, Way
from drivers.cards import NEW_DECK
from drivers.events import (
    UNREAD,
    CardBurnt,
    CardInDoubt,
    DeviceStarted,
    Fault,
    FaultCleared,
    FaultRaised,
    ReportChanged,
    ReportsMissing,
    Setting,
)
from tests.fast.table.desk import Desk
from tests.fast.table.reports import LOST, OPEN, drawn
from tests.helpers.cases import failures


@pytest.fixture
def desk():
    return Desk(Way.CARDS).dealing(1, 2)


def draw(desk, cards, first=1):
    return desk.tell(*(drawn(card, index % 16) for index, card in enumerate(cards, first)))


def words(cards):
    return " ".join(cards)


def test_a_packet_is_full_after_so_many_cards_and_the_last_one_drawn_lies_on_top(desk):
    draw(desk, NEW_DECK[:3])
    assert desk.dealt() == {}
    draw(desk, NEW_DECK[3:5], 4)
    assert desk.dealt() == {1: words(NEW_DECK[3::-1])}
    draw(desk, NEW_DECK[5:8], 6)
    assert desk.state.phase is Phase.REST


def test_a_house_that_slides_cards_under_the_packet_has_the_first_one_on_top():
    desk = Desk(Way.CARDS)
    desk.feed = desk.new_feed(top=Top.FIRST_DRAWN)
    desk.dealing(1, 2)
    draw(desk, NEW_DECK[:4])
    assert desk.dealt() == {1: words(NEW_DECK[:4])}


def test_a_card_that_was_retransmitted_is_the_same_card(desk):
    draw(desk, NEW_DECK[:2])
    desk.tell(drawn(NEW_DECK[1], 2, Setting.RETRANSMITTED), drawn(NEW_DECK[1], 2, Setting.RETRANSMITTED))
    draw(desk, NEW_DECK[2:4], 3)
    assert desk.dealt() == {1: words(NEW_DECK[3::-1])}


def test_retransmitted_as_another_card_the_first_is_kept_and_a_fault_raised(desk):
    draw(desk, NEW_DECK[:3])
    desk.tell(drawn(NEW_DECK[9], 3, Setting.RETRANSMITTED))
    assert list(desk.state.faults) == ["conflicting-read"]
    desk.do(commands.ClearFault(FaultId.CONFLICT))
    draw(desk, NEW_DECK[3:4], 4)
    assert desk.dealt() == {1: words(NEW_DECK[3::-1])}


def next_round(desk):
    draw(desk, NEW_DECK[:8])
    desk.do(commands.RackRest(desk.cards_from)).played().do(commands.ReturnDeck())
    return desk


def test_a_card_of_the_last_round_that_is_retransmitted_late_is_still_the_same_card(desk):
    next_round(desk).tell(drawn(NEW_DECK[7], 8, Setting.RETRANSMITTED))
    assert not desk.state.faults
    desk.dealing(1, 2).tell(drawn(NEW_DECK[7], 8, Setting.RETRANSMITTED))
    draw(desk, NEW_DECK[20:24])
    assert desk.dealt() == {1: words(NEW_DECK[23:19:-1])}


def test_a_first_card_that_is_told_again_and_was_the_last_rounds_first_too_is_a_question_and_shifts_no_hand(desk):
    next_round(desk).dealing(1, 2).tell(drawn(NEW_DECK[0], 1, Setting.RETRANSMITTED))
    draw(desk, NEW_DECK[21:28], 2)
    assert (desk.question, desk.dealt()) == ("alignment", {})
    assert str(question(desk.state).note) == desk.state.issue.note
    desk.answer("continue")
    assert desk.dealt() == {1: "", 2: ""}


def test_a_card_seen_twice_is_a_question_that_names_no_card(desk):
    draw(desk, [*NEW_DECK[:2], NEW_DECK[0]])
    assert (desk.question, desk.state.issue.seats, desk.state.issue.cards) == ("duplicate-card", (1,), ())
    assert NEW_DECK[0] not in desk.state.issue.note


def test_a_packet_with_a_card_seen_twice_is_dealt_unread_where_a_person_lets_it_stand(desk):
    draw(desk, [*NEW_DECK[:2], NEW_DECK[0]])
    desk.answer("continue")
    draw(desk, NEW_DECK[3:4], 4)
    assert desk.dealt() == {1: ""}


def test_a_shoe_that_starts_at_any_other_time_needs_no_alignment():
    def check(table):
        assert not table().tell(DeviceStarted()).question

    assert failures(check, [lambda: Desk(Way.CARDS), lambda: Desk(Way.CARDS).bets(1)]) == []


def test_a_terminal_that_starts_in_the_middle_of_a_deal_asks_first(desk):
    draw(desk, NEW_DECK[:5])
    again = desk.restarted()
    again.feed.work()
    assert again.question == "alignment"
    again.answer("continue")
    draw(again, NEW_DECK[5:9], 6)
    assert again.dealt() == {1: words(NEW_DECK[3::-1]), 2: ""}


def test_a_shoe_lost_and_found_loses_no_card_of_a_packet(desk):
    draw(desk, NEW_DECK[:2]).line(LOST)
    assert desk.question == "reader-lost"
    desk.line(OPEN).answer("reader-back")
    draw(desk, NEW_DECK[2:4], 3)
    assert desk.dealt() == {1: words(NEW_DECK[3::-1])}


def test_a_start_after_which_the_index_shows_a_card_too_few_leaves_the_packets_unread(desk):
    draw(desk, NEW_DECK[:2]).tell(DeviceStarted()).answer("continue")
    draw(desk, NEW_DECK[3:9], 4)
    assert desk.dealt() == {1: "", 2: ""}


HOLES = {
    "nobody knows what lay in it": (
        ReportsMissing("3", "5"),
        NEW_DECK[4:10],
        5,
        (
            "Report 3 of the shoe was due, 5 came. From this packet on, enter each card as it is turned over. "
            "Told of it, and compared: 2."
        ),
        {1: "", 2: ""},
    ),
    "one card lay in it": (
        ReportsMissing("3", "4", (drawn(UNREAD, 3),), sure=True),
        NEW_DECK[3:8],
        4,
        (
            "Report 3 of the shoe was due, 4 came. Cards drawn untold: 1. "
            "Enter their whole packets as they are turned over; what was told is compared."
        ),
        {1: "", 2: words(NEW_DECK[7:3:-1])},
    ),
    "the number in order, and an index that proves nothing": (
        ReportsMissing("3", "3"),
        NEW_DECK[4:10],
        5,
        (
            "Report 3 of the shoe was due and came; the index of its card was not. "
            "From this packet on, enter each card as it is turned over. Told of it, and compared: 2."
        ),
        {1: "", 2: ""},
    ),
    "no card lay in it": (
        ReportsMissing("3", "4", sure=True),
        NEW_DECK[2:8],
        3,
        "Report 3 of the shoe was due, 4 came. By its index no card is missing.",
        {1: words(NEW_DECK[3::-1]), 2: words(NEW_DECK[7:3:-1])},
    ),
}


def test_a_hole_in_the_reports_stops_the_deal_and_shifts_no_hand():
    def check(hole, then, index, note, dealt):
        desk = Desk(Way.CARDS).dealing(1, 2)
        draw(desk, NEW_DECK[:2]).tell(hole)
        draw(desk, then, index)
        assert (desk.question, desk.state.issue.note) == ("alignment", note)
        said = question(desk.state).note
        assert (str(said), "{" in said.template) == (note, True)
        assert desk.dealt() == {}
        desk.answer("continue")
        assert desk.dealt() == dealt

    assert failures(check, HOLES) == []


def test_after_a_hole_the_dealer_may_go_on_by_hand_or_call_a_misdeal():
    def check(hole):
        desk = Desk(Way.CARDS).dealing(1, 2)
        draw(desk, NEW_DECK[:5]).tell(hole)
        desk.answer("by-hand")
        assert desk.state.cards_from is CardsFrom.DEALER
        assert desk.dealt() == {1: words(NEW_DECK[3::-1])}

    assert failures(check, [ReportsMissing("3", "5"), ReportChanged("2"), CardBurnt("burn")]) == []


def test_a_hole_while_nothing_is_dealt_stops_nobody():
    def check(hole, table):
        desk = table().tell(hole)
        assert not desk.question
        assert not desk.state.faults
        desk.do(commands.PlaceWager(2, "ante", 500)).do(commands.CloseWagers())
        draw(desk, NEW_DECK[:8])
        assert desk.dealt()[2] == words(NEW_DECK[7:3:-1] if 1 in desk.dealt() else NEW_DECK[3::-1])

    assert (
        failures(
            check,
            product(
                [ReportsMissing("3", "5"), ReportChanged("2"), CardBurnt("burn")],
                [lambda: Desk(Way.CARDS), lambda: Desk(Way.CARDS).bets(1)],
            ),
        )
        == []
    )


def test_a_lost_card_that_is_told_late_is_still_entered_by_hand(desk):
    draw(desk, NEW_DECK[:2]).tell(ReportsMissing("3", "4", (drawn(UNREAD, 3),), sure=True)).answer("continue")
    draw(desk, NEW_DECK[3:4], 4).tell(drawn(NEW_DECK[2], 3, Setting.RETRANSMITTED))
    draw(desk, NEW_DECK[4:8], 5)
    assert desk.dealt() == {1: "", 2: words(NEW_DECK[7:3:-1])}


DOUBTS = {
    "a worn card": (Fault.UNREADABLE, 2, {1: "", 2: ""}),
    "the second packet": (Fault.FOREIGN_CARD, 5, {1: words(NEW_DECK[3::-1]), 2: ""}),
}


def test_a_card_that_the_shoe_could_not_tell_is_asked_about_once_its_fault_is_over():
    def check(fault, before, dealt):
        desk = Desk(Way.CARDS).dealing(1, 2)
        draw(desk, NEW_DECK[:before]).tell(FaultRaised(fault), CardInDoubt())
        assert desk.question == ""
        desk.tell(FaultCleared(fault))
        draw(desk, NEW_DECK[before + 1 : 9], before + 1)
        assert (desk.question, str(question(desk.state).note)) == ("alignment", desk.state.issue.note)
        assert f"compared: {before % 4}." in desk.state.issue.note
        desk.answer("continue")
        assert desk.dealt() == dealt

    assert failures(check, DOUBTS) == []


def test_a_card_that_the_shoe_could_not_tell_while_nothing_is_dealt_is_its_fault_alone():
    desk = Desk(Way.CARDS).bets(1).tell(FaultRaised(Fault.UNREADABLE), CardInDoubt(), FaultCleared(Fault.UNREADABLE))
    assert draw(desk.do(commands.CloseWagers()), NEW_DECK[:4]).dealt() == {1: words(NEW_DECK[3::-1])}
