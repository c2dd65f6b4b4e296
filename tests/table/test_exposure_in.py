"""A line reader: cards are read as they are turned over, and gathered until their place is full."""

import pytest

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.facts import Packet
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.table.cards_in.intake import Way
from tests.table.desk import THREE_CARD, Desk
from tests.table.reports import LOST, drawn


def at_the_first_hand(rulebook="31-classic-wa-2019", real=True):
    desk = Desk(Way.EXPOSURE, rulebook=rulebook, real=real).dealing(1, 2)
    while desk.due is not None:
        desk.do(commands.DealPacket(Packet(len(desk.state.dealt) + 1, CardsFrom.DEALER)))
    return desk.do(commands.RackRest(CardsFrom.DEALER)).do(commands.LockDecisions())


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


@pytest.mark.parametrize("real", [True, False], ids=["a real reader", "a simulated reader"])
def test_every_exposed_card_says_where_it_comes_from(real):
    desk = read(at_the_first_hand(real=real), "As", "Ks", "Qs")
    assert [source for *_, source in exposed(desk)] == [CardsFrom.READER if real else CardsFrom.SIMULATED]


def test_the_dealers_own_hand_is_read_first_where_the_game_has_one():
    desk = read(at_the_first_hand(THREE_CARD), "As", "Ks", "Qd", "2d", "3d", "4d")
    assert names(desk) == [(0, "dealer", "As Ks Qd"), (2, "hand", "2d 3d 4d")]


def test_the_same_card_read_again_counts_once(desk):
    read(desk, "As", "As", "Ks", "As", "Qs")
    assert names(desk) == [(2, "natural", "As Ks Qs")]


def test_the_dealer_can_begin_a_place_again(desk):
    read(desk, "As", "Ks")
    desk.feed.drop()
    read(desk, "2h", "3h", "4h")
    assert names(desk) == [(2, "natural", "2h 3h 4h")]


def test_a_card_that_lies_open_elsewhere_stops_the_round_at_a_question(desk):
    read(desk, "As", "Ks", "Qs", "2d")
    desk.do(commands.RackHand(2))
    read(desk, "3h", "4h", "As")
    assert desk.question == "duplicate-card"


def test_what_was_gathered_is_forgotten_when_the_dealer_enters_the_cards(desk):
    read(desk, "As", "Ks")
    shown = {"natural": tuple(commands.Card(card) for card in ("2h", "3h", "4h"))}
    desk.do(commands.Expose(2, "natural", shown, CardsFrom.DEALER))
    read(desk, "Qs")
    assert names(desk) == [(2, "natural", "2h 3h 4h"), (2, "draw", "Qs")]


IDLE = {
    "no bets are placed": lambda: Desk(Way.EXPOSURE),
    "packets are dealt": lambda: Desk(Way.EXPOSURE).dealing(1),
    "the hand is resolved": lambda: read(at_the_first_hand(), "As", "Ks", "Qs", "2d"),
    "a question is open": lambda: at_the_first_hand().do(commands.ReportIrregularity("void-round")),
}


@pytest.mark.parametrize("table", IDLE.values(), ids=IDLE.keys())
def test_a_card_read_while_none_is_due_leads_to_nothing(table):
    desk = table()
    before = desk.journal.status().records
    read(desk, "9c", "8c", "7c")
    assert desk.kinds_since(before) == []


def test_dealt_by_hand_for_this_round_the_reader_is_not_asked(desk):
    desk.do(commands.ReportIrregularity("reader-lost")).answer("by-hand")
    read(desk, "As", "Ks", "Qs")
    assert exposed(desk) == []


def test_a_line_reader_that_is_lost_is_a_fault_and_no_question(desk):
    desk.line(LOST)
    assert (list(desk.state.faults), desk.question) == (["reader-lost"], "")
    assert desk.state.phase is Phase.SETTLE
