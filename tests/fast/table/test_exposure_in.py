"""A line reader: cards are read as they are turned over, and gathered until their place is full."""

from itertools import product

import pytest

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.facts import Packet
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.table.cards_in.intake import Way
from drivers.events import NoiseSeen
from tests.fast.table.desk import THREE_CARD, Desk
from tests.fast.table.reports import LOST, OPEN, drawn
from tests.helpers.cases import failures


def at_the_decisions(rulebook="31-classic-wa-2019", real=True):
    desk = Desk(Way.EXPOSURE, rulebook=rulebook, real=real).dealing(1, 2)
    while desk.due is not None:
        desk.do(commands.DealPacket(Packet(len(desk.state.dealt) + 1, CardsFrom.DEALER)))
    return desk.do(commands.RackRest(CardsFrom.DEALER))


def at_the_first_hand(rulebook="31-classic-wa-2019", real=True):
    return at_the_decisions(rulebook, real).do(commands.LockDecisions())


@pytest.fixture
def desk():
    return at_the_first_hand()


def read(desk, *cards):
    return desk.tell(*(drawn(card, 0) for card in cards))


def exposed(desk):
    return [
        (fact.seat, fact.stage, next(iter(fact.cards.values())), fact.cards_from)
        for fact in desk.facts(facts.CardsExposed)
    ]


def names(desk):
    return [(seat, stage, " ".join(map(str, cards))) for seat, stage, cards, _ in exposed(desk)]


def test_a_place_is_exposed_once_it_is_full(desk):
    read(desk, "As", "Ks")
    assert exposed(desk) == []
    read(desk, "Qs", "2d")
    assert names(desk) == [(2, "natural", "As Ks Qs"), (2, "draw", "2d")]


def test_every_exposed_card_says_where_it_comes_from():
    def check(real):
        desk = read(at_the_first_hand(real=real), "As", "Ks", "Qs")
        assert [source for *_, source in exposed(desk)] == [CardsFrom.READER if real else CardsFrom.SIMULATED]

    assert failures(check, [True, False]) == []


def test_the_dealers_own_hand_is_read_first_where_the_game_has_one():
    desk = read(at_the_first_hand(THREE_CARD), "As", "Ks", "Qd", "2d", "3d", "4d")
    assert names(desk) == [(0, "dealer", "As Ks Qd"), (2, "hand", "2d 3d 4d")]


def test_what_is_told_at_two_places_and_let_stand_is_entered_and_not_asked_again(desk):
    read(desk, "As", "Ks", "Qs", "2d")
    desk.do(commands.RackHand(2))
    read(desk, "3h", "4h", "As").answer("continue")
    before = desk.journal.status().records
    assert desk.kinds_since(before) == read(desk, "3h", "4h", "As").kinds_since(before) == []
    there = {"natural": tuple(map(commands.Card, ("3h", "4h", "As")))}
    with pytest.raises(AssertionError, match="lies on the table already"):
        desk.do(commands.Expose(1, "natural", there, CardsFrom.DEALER))
    there = {"natural": tuple(map(commands.Card, ("3h", "4h", "5h")))}
    desk.do(commands.Expose(1, "natural", there, CardsFrom.DEALER))
    assert names(desk)[-1] == (1, "natural", "3h 4h 5h")


def test_what_was_gathered_is_forgotten_when_the_dealer_enters_the_cards(desk):
    read(desk, "As", "Ks")
    shown = {"natural": tuple(commands.Card(card) for card in ("2h", "3h", "4h"))}
    desk.do(commands.Expose(2, "natural", shown, CardsFrom.DEALER))
    read(desk, "Qs")
    assert names(desk) == [(2, "natural", "2h 3h 4h"), (2, "draw", "Qs")]


IDLE = {
    "no bets are placed": lambda: Desk(Way.EXPOSURE),
    "packets are dealt": lambda: Desk(Way.EXPOSURE).dealing(1),
    "the last hand is resolved": lambda: read(
        read(at_the_first_hand(), "As", "Ks", "Qs", "2d").do(commands.RackHand(2)), "3h", "4h", "5h", "6h"
    ),
}


def test_a_card_read_while_none_is_due_leads_to_nothing():
    def check(table):
        desk = table()
        before = desk.journal.status().records
        read(desk, "9c", "8c", "7c")
        assert desk.kinds_since(before) == []

    assert failures(check, IDLE) == []


TOO_EARLY = {
    "decisions are not locked": at_the_decisions,
    "the hand before is not put away": lambda: read(at_the_first_hand(), "As", "Ks", "Qs", "2d"),
    "a question is open": lambda: asked(at_the_first_hand()),
    "a question is open, and the place is begun": lambda: asked(read(at_the_first_hand(), "As")),
}


def asked(desk):
    return desk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))


def test_a_card_that_is_turned_over_too_early_puts_the_next_place_in_doubt():
    def check(table):
        desk = table()
        before = exposed(desk)
        read(desk, "9c", "8c", "7c", "6c")
        assert (exposed(desk), list(desk.state.faults)) == (before, ["cards-in-doubt"])
        assert "while none was due" in desk.facts(facts.DeviceFaultRaised)[0].detail

    assert failures(check, TOO_EARLY) == []


def test_a_hand_is_swept_over_the_reader_while_the_next_place_is_due(desk):
    read(desk, "As", "Ks", "Qs", "Ks", "2d")
    read(desk.do(commands.RackHand(2)), "As", "2d", "3h", "4h", "5h")
    assert not desk.question
    assert names(desk)[-1] == (1, "natural", "3h 4h 5h")


def test_a_card_that_lies_twice_on_the_table_leaves_its_place_open_and_is_reported(desk):
    read(desk, "As", "Ks", "Qs", "2d")
    read(desk.do(commands.RackHand(2)), "As", "4h", "5h")
    assert exposed(desk)[2:] == []
    with pytest.raises(AssertionError, match=r"As lies on the table already .* report the card"):
        desk.do(commands.Expose(1, "natural", {"natural": by_hand("As", "4h", "5h")}, CardsFrom.DEALER))


def test_dealt_by_hand_for_this_round_the_reader_is_not_asked(desk):
    desk.do(commands.ReportIrregularity(IrregularityId.READER_LOST)).answer("by-hand")
    read(desk, "As", "Ks", "Qs")
    assert exposed(desk) == []


def unplugged(desk):
    return desk.line(LOST, OPEN)


def cut_short(desk):
    return desk.tell(NoiseSeen(3))


def without_power(desk):
    return desk.restarted().line(OPEN)


MISSED = {
    "the cable was pulled and put back": unplugged,
    "a line was cut short": cut_short,
    "the terminal's power failed": without_power,
}


def test_a_card_that_may_have_been_missed_is_asked_for_and_what_follows_does_not_fill_its_place():
    def check(before, mishap):
        desk = at_the_first_hand()
        read(desk, *before)
        desk = read(mishap(desk), "2d", "3h", "4h")
        assert (exposed(desk), list(desk.state.faults)) == ([], ["cards-in-doubt"])

    assert failures(check, product(((), ("As",), ("As", "Ks")), MISSED.values())) == []


def test_the_next_place_is_read_again_once_the_dealer_has_entered_the_one_in_doubt():
    def check(mishap):
        desk = at_the_first_hand()
        desk = mishap(read(desk, "As", "Ks"))
        desk.do(commands.Expose(2, "natural", {"natural": by_hand("As", "Ks", "Qs")}, CardsFrom.DEALER))
        assert not desk.state.faults
        read(desk, "2d")
        assert names(desk)[-1] == (2, "draw", "2d")

    assert failures(check, MISSED) == []


def test_a_mishap_while_no_card_is_due_asks_nothing():
    def check(mishap):
        assert not mishap(Desk(Way.EXPOSURE).dealing(1, 2)).state.faults

    assert failures(check, MISSED) == []


def test_a_doubt_ends_with_its_round(desk):
    unplugged(desk).do(commands.ReportIrregularity(IrregularityId.VOID_ROUND)).answer("void")
    assert not desk.state.faults


def by_hand(*cards):
    return tuple(map(commands.Card, cards))
