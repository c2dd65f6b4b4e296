"""A machine that hands out packets: what each report leads to at the table, rule by rule."""

from itertools import product

import pytest

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import RaisedBy
from dealer_terminal.procedure.questions import question
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import written
from dealer_terminal.rules.irregularity import IrregularityId
from drivers.cards import NEW_DECK
from drivers.events import AlreadyDealt, Condition, ConditionChanged
from tests.fast.table.desk import THREE_CARD, Desk
from tests.fast.table.reports import BOTH, FIRST, RACKED, REST, SECOND, SHUFFLING, THIRD, dealt, packet, rest
from tests.helpers.cases import failures


@pytest.fixture
def desk():
    return Desk().dealing(1, 2)


def words(cards):
    return " ".join(cards)


def test_packets_go_to_the_seats_in_dealing_order_under_seal(desk):
    desk.tell(*BOTH)
    assert desk.dealt() == {1: words(FIRST), 2: words(SECOND)}
    assert desk.state.phase is Phase.REST
    for fact in desk.facts(facts.PacketDealt):
        assert fact.packet.cards_from is CardsFrom.READER
        assert all(card.encode() not in fact.packet.sealed for card in FIRST)


def test_the_rest_goes_to_the_rack_and_the_decks_return_ends_the_round(desk):
    desk.tell(*RACKED)
    assert desk.state.phase is Phase.DECISIONS
    desk.played()
    assert desk.state.phase is Phase.DECK_BACK
    desk.tell(SHUFFLING)
    assert (desk.state.phase, desk.state.round) == (Phase.WAGERS, 2)


def test_the_dealers_own_packet_comes_last_where_the_game_has_one():
    desk = Desk(rulebook=THREE_CARD).bets(3).do(commands.CloseWagers())
    desk.tell(packet(1, NEW_DECK[:3]), packet(2, NEW_DECK[3:6]), rest(*NEW_DECK[6:]))
    assert desk.dealt() == {3: words(NEW_DECK[:3]), 0: words(NEW_DECK[3:6])}
    assert desk.state.phase is Phase.DECISIONS


def test_simulated_cards_are_marked_in_every_fact():
    desk = Desk(real=False).dealing(1, 2).tell(*RACKED).played()
    told = desk.facts(facts.PacketDealt, facts.RestRacked, facts.CardsExposed)
    sources = {getattr(fact, "packet", fact).cards_from for fact in told}
    assert sources == {CardsFrom.SIMULATED}


QUESTIONS = {
    "a packet of three": ([packet(1, FIRST[:3])], "wrong-count", (1,)),
    "a card twice in one packet": ([packet(1, ("As", "As", "2s", "3s"))], "duplicate-card", (1,)),
    "a card of an earlier packet": ([BOTH[0], packet(2, (*SECOND[:3], FIRST[0]))], "duplicate-card", (2,)),
    "a card that was not read": ([packet(1, (*FIRST[:3], "??"))], "alignment", ()),
    "the same number with other cards": ([BOTH[0], packet(1, SECOND)], "alignment", ()),
    "a packet of another deck": ([BOTH[0], packet(1, SECOND, play=6)], "alignment", ()),
    "one packet too many": ([*BOTH, packet(3, THIRD)], "wrong-count", (2,)),
    "the rest too early": ([BOTH[0], rest(*NEW_DECK[4:])], "alignment", ()),
    "the rest of another deck": ([*BOTH, rest(play=6)], "alignment", ()),
    "the rest one short": ([*BOTH, rest(*REST[1:])], "deck-out-of-use", ()),
    "the rest with a dealt card on top": ([*BOTH, rest(*REST, FIRST[0])], "deck-out-of-use", ()),
    "no rest at all": ([*BOTH, AlreadyDealt(()), rest("As")], "deck-out-of-use", ()),
}


def test_a_doubt_stops_the_round_at_a_question_that_names_no_card():
    def check(events, question, seats):
        desk = Desk().dealing(1, 2)
        desk.tell(*events)
        issue = desk.state.issue
        assert (issue.id, issue.seats, issue.raised_by) == (question, seats, RaisedBy.TERMINAL)
        assert issue.cards == ()
        assert not set(issue.note.replace(".", " ").split()) & {*NEW_DECK, "??"}

    assert failures(check, QUESTIONS) == []


NO_REST = {
    "too early": ([BOTH[0], rest(*NEW_DECK[4:])], {1: words(FIRST), 2: ""}),
    "of another deck": ([*BOTH, rest(play=6)], {1: words(FIRST), 2: words(SECOND)}),
    "of another deck, too early": ([BOTH[0], rest(play=6)], {1: words(FIRST), 2: ""}),
}


def test_behind_a_rest_that_cannot_be_this_deals_the_round_goes_on_unread():
    def check(events, dealt):
        desk = Desk().dealing(1, 2)
        desk.tell(*events).answer("continue")
        assert (desk.dealt(), desk.question, desk.state.phase) == (dealt, "", Phase.DECISIONS)

    assert failures(check, NO_REST) == []


def test_a_packet_that_came_before_no_more_bets_is_not_called_untold():
    desk = Desk().bets(1, 2).tell(BOTH[0]).do(commands.ClearFault(FaultId.OUTSIDE_GAME))
    desk.do(commands.CloseWagers()).tell(BOTH[1])
    assert "Packets handed out before no more bets: 1." in desk.state.issue.note
    assert desk.answer("continue").dealt() == {1: "", 2: words(SECOND)}


def test_a_packet_told_again_is_the_same_packet(desk):
    before = desk.tell(BOTH[0]).journal.status().records
    desk.tell(BOTH[0], BOTH[0])
    assert desk.kinds_since(before) == []


OUTSIDE = {
    "before the bets are closed": lambda: Desk().bets(1),
    "when the hands are settled": lambda: Desk().dealing(1, 2).tell(*RACKED).played(),
}


def test_a_packet_outside_the_game_raises_a_fault_that_stands_until_it_is_cleared():
    def check(table):
        desk = table().tell(packet(3, THIRD), packet(4, NEW_DECK[12:16]))
        assert list(desk.state.faults) == ["card-outside-game"]
        assert len(desk.facts(facts.DeviceFaultRaised)) == 1
        assert desk.restarted().state.faults == desk.state.faults
        desk.do(commands.ClearFault(FaultId.OUTSIDE_GAME))
        assert not desk.state.faults

    assert failures(check, OUTSIDE) == []


def test_a_packet_of_the_round_before_leads_to_nothing_in_the_next_one(desk):
    desk.tell(BOTH[0], packet(2, SECOND[:3])).answer("misdeal").tell(SHUFFLING).do(commands.ReturnDeck())
    before = desk.journal.status().records
    desk.tell(packet(3, THIRD), dealt(FIRST, SECOND, THIRD), rest())
    assert desk.kinds_since(before) == []
    desk.dealing(1, 2).tell(packet(3, THIRD))
    assert (desk.question, desk.dealt()) == ("alignment", {})
    desk.tell(packet(1, FIRST, play=6)).answer("continue")
    assert (desk.question, desk.dealt()) == ("", {1: words(FIRST)})


def test_what_waits_behind_a_question_is_taken_in_order_once_it_is_answered(desk):
    desk.do(commands.ReportIrregularity(IrregularityId.WRONG_COUNT, seats=(1,)))
    desk.tell(*RACKED)
    assert desk.dealt() == {}
    desk.answer("continue")
    assert desk.dealt() == {1: words(FIRST), 2: words(SECOND)}
    assert desk.state.phase is Phase.DECISIONS


def test_a_wrong_count_that_a_person_lets_stand_is_dealt_unread_and_entered_as_it_turns_up(desk):
    desk.tell(packet(1, FIRST[:3])).answer("continue")
    assert desk.dealt() == {1: ""}
    desk.tell(packet(2, SECOND), rest(FIRST[3], *REST))
    assert desk.dealt() == {1: "", 2: words(SECOND)}
    assert desk.state.phase is Phase.DECISIONS


def test_a_packet_that_was_never_told_lies_unread_and_the_one_behind_it_is_not_given_its_place(desk):
    desk.tell(packet(2, SECOND))
    assert desk.dealt() == {}
    assert "Packets handed out untold: 1. Go on if each lies at its position" in desk.state.issue.note
    assert str(question(desk.state).note) == desk.state.issue.note
    desk.answer("continue")
    assert desk.dealt() == {1: "", 2: words(SECOND)}
    desk.tell(rest(*FIRST, *REST[4:]))
    assert desk.state.phase is Phase.DECISIONS


def test_what_the_machine_says_it_handed_out_is_told_beside_the_journal_in_the_dealers_language(desk):
    desk.tell(dealt(FIRST))
    said = question(desk.state).note
    assert str(said) == "Packets that the machine handed out: 1. Packets that the journal holds: 0."
    assert written(said, {said.template: "{held} {out}"}.get) == "0 1"


def test_any_of_the_packets_may_be_lost_and_each_other_one_lies_where_it_was_told():
    """Every set of lost packets of a full table, with a terminal that starts in the middle of them, or does not."""
    seats = range(1, 7)
    packets = {each: NEW_DECK[4 * each - 4 : 4 * each] for each in seats}
    for at, told in enumerate(product((True, False), repeat=len(seats))):
        for starts in (at % 2 * 3,):
            desk = Desk().dealing(*seats)
            lost = {each for each, heard in zip(seats, told, strict=True) if not heard}
            for each in seats:
                desk = desk.restarted() if each == starts else desk
                desk.tell(*([packet(each, packets[each])] if each not in lost else []))
                asked(desk)
            asked(desk.tell(rest(*NEW_DECK[24:])))
            assert desk.dealt() == {each: "" if each in lost else words(packets[each]) for each in seats}, lost
            assert desk.state.phase is Phase.DECISIONS


def asked(desk):
    if desk.question == "alignment":
        desk.answer("continue")


def test_a_lost_packet_that_is_told_late_leads_to_nothing(desk):
    desk.tell(packet(2, SECOND)).answer("continue")
    before = desk.dealt()
    desk.tell(packet(1, FIRST))
    assert desk.dealt() == before


def test_behind_a_number_that_this_deal_cannot_have_what_is_left_lies_unread(desk):
    desk.tell(packet(1, FIRST), packet(7, SECOND))
    assert "enter each packet as it is turned over" in desk.state.issue.note
    desk.answer("continue")
    assert desk.dealt() == {1: words(FIRST), 2: ""}


STARTS = {
    "it agrees": ([FIRST], ""),
    "it tells of one more": ([FIRST, SECOND], "alignment"),
    "it tells of another card": ([SECOND], "alignment"),
    "it tells of another order": ([SECOND, FIRST], "alignment"),
    "it tells of none": ([], ""),
}


def test_a_terminal_that_starts_in_the_middle_of_a_round_guesses_nothing():
    def check(packets, question):
        desk = Desk().dealing(1, 2)
        again = desk.tell(BOTH[0]).restarted().tell(dealt(*packets))
        assert again.question == question
        assert again.dealt() == {1: words(FIRST)}

    assert failures(check, STARTS) == []


def test_a_machine_that_starts_and_tells_of_packets_between_rounds_raises_a_fault():
    assert "card-outside-game" in Desk().tell(dealt(FIRST)).state.faults


BACK = (Condition.SHUFFLING, Condition.READY)


def test_nothing_else_says_that_the_deck_is_back():
    def check(condition):
        desk = Desk().dealing(1, 2).tell(*RACKED).played().tell(ConditionChanged(condition))
        assert desk.state.phase is Phase.DECK_BACK

    assert failures(check, [each for each in Condition if each not in BACK]) == []


def test_a_shuffle_at_any_other_time_ends_no_round():
    def check(table):
        desk = table()
        before = desk.state.phase
        desk.tell(SHUFFLING)
        assert (desk.state.phase, desk.state.round) == (before, 1)

    assert failures(check, [lambda: Desk(), lambda: Desk().dealing(1, 2), lambda: Desk().bets(1)]) == []


def test_a_whole_deck_of_reports_behind_a_question_is_kept_and_no_more(desk):
    desk.do(commands.ReportIrregularity(IrregularityId.WRONG_COUNT, seats=(1,)))
    for number in range(500):
        desk.tell(packet(number, FIRST))
    assert len(desk.feed.intake.held) <= 64
