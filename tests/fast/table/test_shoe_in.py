"""Single cards from a shoe: to seats in dealing order, a packet for each seat."""

import pytest

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.checklist import instruction
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.questions import question
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.table.cards_in.intake import Top, Way
from drivers.cards import NEW_DECK
from drivers.events import (
    UNREAD,
    CardBurnt,
    CardInDoubt,
    DeviceStarted,
    DeviceTime,
    Fault,
    FaultCleared,
    FaultRaised,
    ReportChanged,
    ReportsMissing,
)
from tests.fast.table.desk import THREE_CARD, Desk
from tests.fast.table.reports import LOST, OPEN, draw, drawn, words
from tests.helpers.cases import failures

ON_TOP, BELOW = words(NEW_DECK[3::-1]), words(NEW_DECK[7:3:-1])
"""The packets of the first two positions: the last card drawn lies on top."""
NEXT = words(NEW_DECK[23:19:-1])


BURNT, REVERSED = CardBurnt("burn"), FaultRaised(Fault.REVERSED_CARD)
SHORT = commands.ReportIrregularity("wrong-count", seats=(1,))


def again(at, index=None):
    """That card, told once more."""
    return drawn(NEW_DECK[at], at + 1 if index is None else index, DeviceTime.RETRANSMITTED)


def one_lost(index, due="3", came="4"):
    return ReportsMissing(due, came, (drawn(UNREAD, index),), sure=True)


def cards(desk, first, last):
    return draw(desk, NEW_DECK[first:last], first + 1)


@pytest.fixture
def desk():
    return Desk(Way.CARDS).dealing(1, 2)


STORIES = {
    "three cards are no packet": (lambda at: cards(at, 0, 3), "", {}),
    "two packets and none too many": (lambda at: cards(at, 0, 8), "", {1: ON_TOP, 2: BELOW}),
    "one card too many": (lambda at: cards(at, 0, 9), "wrong-count", {1: ON_TOP, 2: BELOW}),
    "a card told again": (lambda at: cards(cards(at, 0, 2).tell(again(1), again(1)), 2, 4), "", {1: ON_TOP}),
    "a card of which only the second report came": (lambda at: cards(at, 0, 3).tell(again(3)), "", {1: ON_TOP}),
    "a card seen twice": (lambda at: draw(at, [*NEW_DECK[:2], NEW_DECK[0]]), "duplicate-card", {}),
    "a card seen twice that may stand": (
        lambda at: cards(draw(at, [*NEW_DECK[:2], NEW_DECK[0]]).answer("continue"), 3, 4),
        *("", {1: ""}),
    ),
    "a start in the deal": (lambda at: cards(at, 0, 2).tell(DeviceStarted()), "alignment", {}),
    "a start, and all agrees": (
        lambda at: cards(cards(at, 0, 2).tell(DeviceStarted()).answer("continue"), 2, 4),
        *("", {1: ON_TOP}),
    ),
    "a start, and the index shows a card too few": (
        lambda at: cards(cards(at, 0, 2).tell(DeviceStarted()).answer("continue"), 3, 9),
        *("", {1: "", 2: ""}),
    ),
    "a start of the terminal": (lambda at: cards(at, 0, 5).restarted(), "alignment", {1: ON_TOP}),
    "a start of the terminal, and all agrees": (
        lambda at: cards(cards(at, 0, 5).restarted().answer("continue"), 5, 9),
        *("", {1: ON_TOP, 2: ""}),
    ),
    "cards that wait for a fault": (
        lambda at: cards(at.tell(FaultRaised(Fault.REVERSED_CARD)), 0, 4).tell(FaultCleared(Fault.REVERSED_CARD)),
        *("", {1: ON_TOP}),
    ),
    "a lost shoe": (lambda at: cards(at, 0, 2).line(LOST), "reader-lost", {}),
    "a shoe lost and found": (
        lambda at: cards(cards(at, 0, 2).line(LOST, OPEN).answer("reader-back"), 2, 4),
        *("", {1: ON_TOP}),
    ),
    "a card lost after the last packet": (
        lambda at: cards(at, 0, 8).tell(one_lost(9, "9", "2")),
        *("wrong-count", {1: ON_TOP, 2: BELOW}),
    ),
    "a card lost after the last packet, behind another question": (
        lambda at: cards(at, 0, 8).do(SHORT).tell(one_lost(9, "9", "2")).answer("continue"),
        *("wrong-count", {1: ON_TOP, 2: BELOW}),
    ),
    "cards burnt before the first": (lambda at: cards(at.tell(BURNT, BURNT), 0, 4), "", {1: ON_TOP}),
    "a card burnt in the deal": (lambda at: cards(at, 0, 1).tell(BURNT), "alignment", {}),
    "a card burnt while a fault stands": (
        lambda at: cards(at, 0, 1).tell(REVERSED, BURNT).do(commands.ClearFault(FaultId.REVERSED_CARD)),
        *("alignment", {}),
    ),
    "a card burnt behind one that waits": (
        lambda at: cards(at.tell(REVERSED), 0, 1).tell(BURNT).do(commands.ClearFault(FaultId.REVERSED_CARD)),
        *("alignment", {}),
    ),
    "a hole behind another question": (
        lambda at: cards(at, 0, 1).tell(BURNT, one_lost(2, "2", "3")).answer("continue"),
        *("alignment", {}),
    ),
    "a card lost behind a hole that nobody can fill": (
        lambda at: cards(
            cards(cards(at, 0, 2).tell(ReportsMissing("3", "5")).answer("continue"), 4, 6).tell(one_lost(7, "7", "8")),
            *(7, 9),
        ),
        *("", {1: "", 2: ""}),
    ),
    "a lost card that is told late": (
        lambda at: cards(cards(cards(at, 0, 2).tell(one_lost(3)).answer("continue"), 3, 4).tell(again(2)), *(4, 8)),
        *("", {1: "", 2: BELOW}),
    ),
    "a card that the shoe cannot tell": (
        lambda at: cards(
            cards(at, 0, 2)
            .tell(FaultRaised(Fault.UNREADABLE), drawn(UNREAD, 3))
            .do(commands.ClearFault(FaultId.UNREADABLE_CARD)),
            *(3, 8),
        ),
        *("", {1: "", 2: BELOW}),
    ),
    "a hole of the round before": (
        lambda at: cards(
            cards(at, 0, 2).tell(ReportsMissing("3", "5")).answer("misdeal").do(commands.ReturnDeck()).dealing(1),
            *(0, 4),
        ),
        *("", {1: ON_TOP}),
    ),
    "a card of the last round, told again": (
        lambda at: draw(next_round(at).dealing(1, 2).tell(again(7)), NEW_DECK[20:24]),
        *("", {1: NEXT}),
    ),
    "an index of the last round": (
        lambda at: draw(next_round(at).dealing(1, 2).tell(again(20, 1), again(21, 2)), NEW_DECK[22:24], 3),
        *("", {1: NEXT}),
    ),
    "the first new game of a shoe, fewer in the deal": (lambda at: cards(at.tell(anew(20)), 0, 4), "", {1: ON_TOP}),
    "the first new game of a shoe, in the deal": (
        lambda at: cards(at, 0, 1).tell(anew(20)).answer("continue"),
        *("", {1: "", 2: ""}),
    ),
}


def anew(fewest):
    """Its index begins anew, or at least so many cards went by."""
    return ReportsMissing("4", "4", fewest=fewest)


def next_round(desk):
    cards(desk, 0, 8)
    return desk.do(commands.RackRest(desk.cards_from)).played().do(commands.ReturnDeck())


def test_a_deal_comes_to_what_was_told_and_answered():
    def check(story, question, dealt):
        at = story(Desk(Way.CARDS).dealing(1, 2))
        assert (at.question, at.dealt()) == (question, dealt)

    assert failures(check, STORIES) == []


def test_a_house_that_slides_cards_under_the_packet_has_the_first_one_on_top():
    desk = Desk(Way.CARDS)
    desk.feed = desk.new_feed(top=Top.FIRST_DRAWN)
    assert cards(desk.dealing(1, 2), 0, 4).dealt() == {1: words(NEW_DECK[:4])}


def test_three_cards_make_a_packet_of_3_card_and_the_dealers_own_comes_last():
    desk = Desk(Way.CARDS, rulebook=THREE_CARD).bets(2).do(commands.CloseWagers())
    assert cards(desk, 0, 6).dealt() == {2: words(NEW_DECK[2::-1]), 0: words(NEW_DECK[5:2:-1])}


def test_retransmitted_as_another_card_the_first_is_kept_and_a_fault_raised(desk):
    cards(desk, 0, 3).tell(again(9, 3))
    assert list(desk.state.faults) == ["conflicting-read"]
    assert cards(desk.do(commands.ClearFault(FaultId.CONFLICT)), 3, 4).dealt() == {1: ON_TOP}


def test_a_first_card_that_is_told_again_and_was_the_last_rounds_first_too_is_a_question_and_shifts_no_hand(desk):
    draw(next_round(desk).dealing(1, 2).tell(again(0)), NEW_DECK[21:28], 2)
    assert (desk.question, desk.dealt()) == ("alignment", {})
    assert str(question(desk.state).note) == desk.state.issue.note
    assert desk.answer("continue").dealt() == {1: "", 2: ""}


def test_of_a_shoe_that_counts_on_it_is_the_next_index_that_may_begin_a_deal(desk):
    draw(desk, [*NEW_DECK[:6], NEW_DECK[8], NEW_DECK[7]])
    desk.do(commands.RackRest(desk.cards_from)).played().do(commands.ReturnDeck())
    assert desk.dealing(1, 2).tell(again(8, 7)).question == ""
    assert draw(desk.tell(again(20, 9)), NEW_DECK[21:24], 10).dealt() == {1: NEXT}


def test_a_card_seen_twice_is_a_question_that_names_no_card(desk):
    draw(desk, [*NEW_DECK[:2], NEW_DECK[0]])
    assert (desk.state.issue.seats, desk.state.issue.cards) == ((1,), ())
    assert NEW_DECK[0] not in desk.state.issue.note


def test_where_a_deal_has_as_many_cards_as_may_have_gone_by_somebody_looks():
    full = Desk(Way.CARDS).dealing(*range(1, 7))
    assert not cards(full.tell(anew(28)), 0, 1).question
    desk = cards(Desk(Way.CARDS).dealing(*range(1, 7)).tell(anew(20)), 0, 1)
    assert desk.question == "alignment"
    assert str(question(desk.state).note).startswith("It is not known yet how this shoe counts;")
    assert cards(desk.answer("not-of-deal"), 1, 4).dealt() == {1: ON_TOP}


EACH_CARD = "From this packet on, enter each card as it is turned over. Told of it, and compared: 2."
PACKETS = "Enter their whole packets as they are turned over; what was told is compared."
DUE = "Report 3 of the shoe was due"
LOST_THREE = ReportsMissing("3", "6", tuple(drawn(UNREAD, index) for index in (3, 4, 5)), sure=True)
NONE_READ, SECOND_READ = {1: "", 2: ""}, {1: "", 2: BELOW}
HOLES = {
    "unknown": (ReportsMissing("3", "5"), 4, 10, f"{DUE}, 5 came. {EACH_CARD}", NONE_READ),
    "one card": (one_lost(3), 3, 8, f"{DUE}, 4 came. Cards drawn untold: 1. {PACKETS}", SECOND_READ),
    "the end of one packet and the start of the next": (
        *(LOST_THREE, 5, 8),
        *(f"{DUE}, 6 came. Cards drawn untold: 3. {PACKETS}", NONE_READ),
    ),
    "a report that differs": (
        *(ReportChanged("2"), 2, 8),
        *(f"Report 2 of the shoe came twice and differs. {EACH_CARD}", NONE_READ),
    ),
    "a whole round of numbers, and the index shows it": (
        *(one_lost(3, came="3"), 3, 8),
        *(f"{DUE} and came; the index of its card was not. Cards drawn untold: 1. {PACKETS}", SECOND_READ),
    ),
    "the number in order, and an index that proves nothing": (
        *(ReportsMissing("3", "3"), 4, 10),
        *(f"{DUE} and came; the index of its card was not. {EACH_CARD}", NONE_READ),
    ),
    "no card": (
        *(ReportsMissing("3", "4", sure=True), 2, 8),
        *(f"{DUE}, 4 came. By its index no card is missing.", {1: ON_TOP, 2: BELOW}),
    ),
}


def test_a_hole_in_the_reports_stops_the_deal_and_shifts_no_hand():
    def check(hole, first, last, note, dealt):
        desk = cards(cards(Desk(Way.CARDS).dealing(1, 2), 0, 2).tell(hole), first, last)
        said = question(desk.state).note
        assert (desk.question, desk.state.issue.note, str(said), "{" in said.template) == (
            "alignment",
            note,
            note,
            True,
        )
        assert desk.dealt() == {}
        assert desk.answer("continue").dealt() == dealt

    assert failures(check, HOLES) == []


STOPS = (ReportsMissing("3", "5"), ReportChanged("2"), CardBurnt("burn"))


def test_after_a_hole_the_dealer_may_go_on_by_hand():
    def check(hole):
        desk = cards(Desk(Way.CARDS).dealing(1, 2), 0, 5).tell(hole).answer("by-hand")
        assert (desk.state.cards_from, desk.dealt()) == (CardsFrom.DEALER, {1: ON_TOP})

    assert failures(check, STOPS) == []


def test_a_hole_or_a_start_while_nothing_is_dealt_stops_nobody():
    def check(event):
        for desk in (Desk(Way.CARDS), Desk(Way.CARDS).bets(1)):
            desk.tell(event)
            assert (desk.question, desk.state.faults) == ("", {})
            cards(desk.do(commands.PlaceWager(2, "ante", 500)).do(commands.CloseWagers()), 0, 8)
            assert isinstance(event, DeviceStarted) or desk.dealt()[2] == (BELOW if 1 in desk.dealt() else ON_TOP)

    assert failures(check, (*STOPS, DeviceStarted())) == []


def test_hands_that_nobody_told_are_dealt_on_before_the_rest_is_racked():
    told = instruction(cards(Desk(Way.CARDS).dealing(1, 2), 0, 2).tell(STOPS[0]).answer("continue").state)
    assert str(told.prompt).startswith("Deal on until position 2 has its hand. Remove the remaining cards")
    assert told.citation == "Dealer Protocol 2; Dealer Protocol 4"
    whole = cards(Desk(Way.CARDS).dealing(1, 2), 0, 8)
    assert str(instruction(whole.state).prompt).startswith("Remove the remaining cards")


DOUBTS = {
    "a worn card": (Fault.UNREADABLE, 2, {1: "", 2: ""}),
    "a reversed one": (Fault.REVERSED_CARD, 0, {1: "", 2: ""}),
    "the second packet": (Fault.FOREIGN_CARD, 5, {1: ON_TOP, 2: ""}),
}


def test_a_card_that_the_shoe_could_not_tell_is_asked_about_once_its_fault_is_over():
    def check(fault, before, dealt):
        desk = cards(Desk(Way.CARDS).dealing(1, 2), 0, before).tell(FaultRaised(fault), CardInDoubt())
        assert desk.question == ""
        draw(desk.tell(FaultCleared(fault)), NEW_DECK[before + 1 : 9], before + 1)
        assert (desk.question, str(question(desk.state).note)) == ("alignment", desk.state.issue.note)
        assert f"compared: {before % 4}." in desk.state.issue.note
        assert desk.answer("continue").dealt() == dealt

    assert failures(check, DOUBTS) == []


def test_a_card_that_the_shoe_could_not_tell_while_nothing_is_dealt_is_its_fault_alone():
    desk = Desk(Way.CARDS).bets(1).tell(FaultRaised(Fault.UNREADABLE), CardInDoubt(), FaultCleared(Fault.UNREADABLE))
    assert cards(desk.do(commands.CloseWagers()), 0, 4).dealt() == {1: ON_TOP}
