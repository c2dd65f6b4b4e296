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
from tests.fast.table.reports import BOTH, FIRST, RACKED, REST, SECOND, SHUFFLING, THIRD, dealt, packet, rest, words
from tests.helpers.cases import failures


@pytest.fixture
def desk():
    return Desk().dealing(1, 2)


def test_packets_go_to_the_seats_in_dealing_order_under_seal(desk):
    desk.tell(*BOTH)
    assert desk.dealt() == {1: words(FIRST), 2: words(SECOND)}
    for fact in desk.facts(facts.PacketDealt):
        assert fact.packet.cards_from is CardsFrom.READER
        assert all(card.encode() not in fact.packet.sealed for card in FIRST)


def test_the_dealers_own_packet_comes_last_where_the_game_has_one():
    desk = three_card().tell(packet(1, NEW_DECK[:3]), packet(2, NEW_DECK[3:6]), rest(*NEW_DECK[6:]))
    assert desk.dealt() == {3: words(NEW_DECK[:3]), 0: words(NEW_DECK[3:6])}
    assert desk.state.phase is Phase.DECISIONS


def test_simulated_cards_are_marked_in_every_fact():
    desk = Desk(real=False).dealing(1, 2).tell(*RACKED).played()
    told = desk.facts(facts.PacketDealt, facts.RestRacked, facts.CardsExposed)
    assert {getattr(fact, "packet", fact).cards_from for fact in told} == {CardsFrom.SIMULATED}


QUESTIONS = {
    "a packet of three": ([packet(1, FIRST[:3])], "wrong-count", (1,)),
    "a card twice in one packet": ([packet(1, ("As", "As", "2s", "3s"))], "duplicate-card", (1,)),
    "a card of an earlier packet": ([BOTH[0], packet(2, (*SECOND[:3], FIRST[0]))], "duplicate-card", (2,)),
    "a card that was not read": ([packet(1, (*FIRST[:3], "??"))], "alignment", ()),
    "the same number with other cards": ([BOTH[0], packet(1, SECOND)], "alignment", ()),
    "a packet of another deck": ([BOTH[0], packet(1, SECOND, play=6)], "alignment", ()),
    "one packet too many": ([*BOTH, packet(3, THIRD)], "wrong-count", (2,)),
    "a packet after the rest": ([*RACKED, packet(3, THIRD)], "wrong-count", (2,)),
    "the rest too early": ([BOTH[0], rest(*NEW_DECK[4:])], "alignment", ()),
    "the rest of another deck": ([*BOTH, rest(play=6)], "alignment", ()),
    "the rest one short": ([*BOTH, rest(*REST[1:])], "deck-out-of-use", ()),
    "the rest with a dealt card on top": ([*BOTH, rest(*REST, FIRST[0])], "deck-out-of-use", ()),
    "the rest with a card not read": ([*BOTH, rest(*REST[1:], "??")], "deck-out-of-use", ()),
    "no rest at all": ([*BOTH, AlreadyDealt(()), rest("As")], "deck-out-of-use", ()),
}


def test_a_doubt_stops_the_round_at_a_question_that_names_no_card():
    def check(events, question, seats):
        issue = Desk().dealing(1, 2).tell(*events).state.issue
        assert (issue.id, issue.seats, issue.raised_by, issue.cards) == (question, seats, RaisedBy.TERMINAL, ())
        assert not set(issue.note.replace(".", " ").split()) & {*NEW_DECK, "??"}

    assert failures(check, QUESTIONS) == []


FIRST_ONLY, LATE = {1: words(FIRST)}, {1: "", 2: words(SECOND)}
DEALT = {1: words(FIRST), 2: words(SECOND)}
SHORT = commands.ReportIrregularity(IrregularityId.WRONG_COUNT, seats=(1,))
STORIES = {
    "a packet told again": (lambda at: at.tell(*BOTH, BOTH[1]), "", DEALT, Phase.REST),
    "the rest told again": (lambda at: at.tell(*RACKED, rest()), "", DEALT, Phase.DECISIONS),
    "a packet behind another question": (lambda at: at.do(SHORT).tell(*RACKED), "wrong-count", {}, Phase.DEAL),
    "what waits behind a question": (
        lambda at: at.do(SHORT).tell(*RACKED).answer("continue"),
        *("", DEALT, Phase.DECISIONS),
    ),
    "what waits behind a fault": (
        lambda at: at.do(commands.RaiseFault(FaultId.JAM, "")).tell(*RACKED).do(commands.ClearFault(FaultId.JAM)),
        *("", DEALT, Phase.DECISIONS),
    ),
    "what waits behind a misdeal": (lambda at: at.do(SHORT).tell(*BOTH).answer("misdeal"), "", {}, Phase.DECK_BACK),
    "a wrong count that may stand": (
        lambda at: at.tell(packet(1, FIRST[:3])).answer("continue").tell(packet(2, SECOND), rest(FIRST[3], *REST)),
        *("", LATE, Phase.DECISIONS),
    ),
    "a packet that was never told": (
        lambda at: at.tell(packet(2, SECOND)).answer("continue").tell(rest(*FIRST, *REST[4:])),
        *("", LATE, Phase.DECISIONS),
    ),
    "a packet told late": (
        lambda at: at.tell(packet(2, SECOND)).answer("continue").tell(packet(1, FIRST)),
        *("wrong-count", LATE, Phase.REST),
    ),
    "a packet told late in the deal": (
        lambda _: late_of_three().tell(packet(1, FIRST)).answer("continue").tell(packet(3, THIRD)),
        *("", {**LATE, 3: words(THIRD)}, Phase.REST),
    ),
    "a start that tells of a packet that lies unread": (
        lambda _: late_of_three().tell(dealt(FIRST, SECOND)),
        *("", LATE, Phase.DEAL),
    ),
    "packets after a misdeal": (
        lambda at: at.tell(packet(1, FIRST[:3])).answer("misdeal").tell(BOTH[1], packet(3, THIRD), SHUFFLING),
        *("", {}, Phase.DECK_BACK),
    ),
    "a deal that goes on by hand": (
        lambda at: at.tell(packet(2, FIRST)).answer("by-hand").tell(packet(3, SECOND), dealt(FIRST), rest()),
        *("", {}, Phase.DEAL),
    ),
    "a wrong packet of the dealer's own": (
        lambda _: three_card().tell(packet(1, NEW_DECK[:3]), packet(2, NEW_DECK[3:7])),
        *("alignment", {3: words(NEW_DECK[:3])}, Phase.DEAL),
    ),
    "a card seen twice in the dealer's own packet": (
        lambda _: three_card().tell(packet(1, NEW_DECK[:3]), packet(2, NEW_DECK[2:5])),
        *("deck-out-of-use", {3: words(NEW_DECK[:3])}, Phase.DEAL),
    ),
    "a number that this deal cannot have": (
        lambda at: at.tell(BOTH[0], packet(7, SECOND)).answer("continue"),
        *("", {1: words(FIRST), 2: ""}, Phase.REST),
    ),
    "a rest too early": (
        lambda at: at.tell(BOTH[0], rest(*NEW_DECK[4:])).answer("continue"),
        *("", {1: words(FIRST), 2: ""}, Phase.DECISIONS),
    ),
    "a rest of another deck": (lambda at: at.tell(*BOTH, rest(play=6)).answer("continue"), "", DEALT, Phase.DECISIONS),
    "a rest of another deck, too early": (
        lambda at: at.tell(BOTH[0], rest(play=6)).answer("continue"),
        *("", {1: words(FIRST), 2: ""}, Phase.DECISIONS),
    ),
    "a start that agrees": (lambda at: started(at, FIRST), "", FIRST_ONLY, Phase.DEAL),
    "a start that tells of one more": (lambda at: started(at, FIRST, SECOND), "alignment", FIRST_ONLY, Phase.DEAL),
    "one more, and all agrees": (lambda at: started(at, FIRST, SECOND).answer("continue"), "", DEALT, Phase.REST),
    "a start that tells of another card": (lambda at: started(at, SECOND), "alignment", FIRST_ONLY, Phase.DEAL),
    "a start that tells of another order": (lambda at: started(at, SECOND, FIRST), "alignment", FIRST_ONLY, Phase.DEAL),
    "a start that tells of none": (lambda at: started(at), "", FIRST_ONLY, Phase.DEAL),
    "a packet that the journal holds": (
        lambda at: at.tell(BOTH[0]).restarted().tell(BOTH[0], dealt(FIRST), BOTH[1], rest()),
        *("", DEALT, Phase.DECISIONS),
    ),
    "a shuffle in the deal": (lambda at: at.tell(SHUFFLING), "", {}, Phase.DEAL),
    "a deck that never left the machine": (
        lambda at: at.do(SHORT).answer("misdeal").tell(ConditionChanged(Condition.READY)),
        *("", {}, Phase.DECK_BACK),
    ),
}


def late_of_three():
    return Desk().dealing(1, 2, 3).tell(packet(2, SECOND)).answer("continue")


def three_card():
    return Desk(rulebook=THREE_CARD).bets(3).do(commands.CloseWagers())


def started(desk, *packets):
    """Behind the first packet the terminal starts, and the machine tells what it dealt."""
    return desk.tell(BOTH[0]).restarted().tell(dealt(*packets))


def test_a_deal_comes_to_what_was_told_and_answered():
    def check(story, question, dealt, phase):
        at = story(Desk().dealing(1, 2))
        assert (at.question, at.dealt(), at.state.phase, at.state.faults) == (question, dealt, phase, {})

    assert failures(check, STORIES) == []


NOTES = {
    "a packet untold": (
        lambda at: at.tell(packet(2, SECOND)),
        "Packets handed out untold: 1. Go on if each lies at its position",
    ),
    "a number too high": (lambda at: at.tell(BOTH[0], packet(7, SECOND)), "enter each packet as it is turned over"),
    "one before no more bets": (
        lambda at: at.do(commands.ClearFault(FaultId.OUTSIDE_GAME)).do(commands.CloseWagers()).tell(BOTH[1]),
        "Packets handed out before no more bets: 1.",
    ),
}


def test_the_question_says_what_was_handed_out_untold():
    def check(story, note):
        early = "before" in note
        at = story(Desk().bets(1, 2).tell(BOTH[0]) if early else Desk().dealing(1, 2))
        assert note in at.state.issue.note
        assert str(question(at.state).note) == at.state.issue.note
        assert not early or at.answer("continue").dealt() == LATE

    assert failures(check, NOTES) == []


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
        assert not desk.do(commands.ClearFault(FaultId.OUTSIDE_GAME)).state.faults

    assert failures(check, OUTSIDE) == []
    assert "card-outside-game" in Desk().tell(dealt(FIRST)).state.faults
    blocked = Desk().bets(1).tell(BOTH[0]).session.handle(commands.CloseWagers())
    assert str(blocked.why) == "A card was drawn outside a game"


def test_a_packet_of_the_round_before_leads_to_nothing_in_the_next_one(desk):
    desk.tell(BOTH[0], packet(2, SECOND[:3])).answer("misdeal").tell(SHUFFLING).do(commands.ReturnDeck())
    before = desk.journal.status().records
    desk.tell(packet(3, THIRD), dealt(FIRST, SECOND, THIRD), rest())
    assert desk.kinds_since(before) == []
    desk.dealing(1, 2).tell(packet(3, THIRD))
    assert (desk.question, desk.dealt()) == ("alignment", {})
    desk.tell(packet(1, FIRST, play=6)).answer("continue")
    assert (desk.question, desk.dealt()) == ("", FIRST_ONLY)


def test_what_the_machine_says_it_handed_out_is_told_beside_the_journal_in_the_dealers_language(desk):
    desk.tell(dealt(FIRST))
    said = question(desk.state).note
    assert str(said) == "Packets that the machine handed out: 1. Packets that the journal holds: 0."
    assert written(said, {said.template: "{held} {out}"}.get) == "0 1"


def test_any_of_the_packets_may_be_lost_and_each_other_one_lies_where_it_was_told():
    """Every set of lost packets of a full table; each second time the terminal starts in the middle of them."""
    seats = range(1, 7)
    packets = {each: NEW_DECK[4 * each - 4 : 4 * each] for each in seats}

    def check(at, told):
        desk = Desk().dealing(*seats)
        lost = {each for each, heard in zip(seats, told, strict=True) if not heard}
        for each in seats:
            desk = desk.restarted() if each == at % 2 * 3 else desk
            asked(desk.tell(*([packet(each, packets[each])] if each not in lost else [])))
        asked(desk.tell(rest(*NEW_DECK[24:])))
        assert desk.dealt() == {each: "" if each in lost else words(packets[each]) for each in seats}
        assert desk.state.phase is Phase.DECISIONS

    assert failures(check, enumerate(product((True, False), repeat=len(seats)))) == []


def asked(desk):
    if desk.question == "alignment":
        desk.answer("continue")


def test_only_a_shuffle_or_a_whole_deck_says_that_the_deck_is_back():
    """A whole deck, where the cable or the power was out while it was shuffled."""
    settled = {each: Desk().dealing(1, 2).tell(*RACKED).played() for each in Condition}
    back = {each for each, desk in settled.items() if desk.tell(ConditionChanged(each)).state.round == 2}
    assert back == {Condition.SHUFFLING, Condition.READY}


def test_a_whole_deck_of_reports_behind_a_question_is_kept_and_no_more(desk):
    desk.do(SHORT)
    for number in range(200):
        desk.tell(packet(number, FIRST))
    assert len(desk.feed.intake.held) <= 64
