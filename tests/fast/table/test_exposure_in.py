"""A line reader: cards are read as they are turned over, and gathered until their place is full."""

from itertools import product

import pytest

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import Packet
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.table.cards_in.intake import Way
from drivers.events import NoiseSeen
from tests.fast.table.desk import CLASSIC, THREE_CARD, Desk
from tests.fast.table.reports import LOST, OPEN, drawn
from tests.helpers.cases import failures

RACKED = commands.RackHand(2)
DOUBT = ["cards-in-doubt"]


def at_the_decisions(rulebook=CLASSIC, real=True):
    desk = Desk(Way.EXPOSURE, rulebook=rulebook, real=real).dealing(1, 2)
    while desk.due is not None:
        desk.do(commands.DealPacket(Packet(len(desk.state.dealt) + 1, CardsFrom.DEALER)))
    return desk.do(commands.RackRest(CardsFrom.DEALER))


def at_the_first_hand(rulebook=CLASSIC, real=True):
    return at_the_decisions(rulebook, real).do(commands.LockDecisions())


@pytest.fixture
def desk():
    return at_the_first_hand()


def read(desk, cards):
    return desk.tell(*(drawn(card, 0) for card in cards.split()))


def entered(seat, cards, stage="natural"):
    return commands.Expose(seat, stage, {stage: tuple(map(commands.Card, cards.split()))}, CardsFrom.DEALER)


def shown(desk):
    told = desk.facts(facts.CardsExposed)
    return [(fact.seat, fact.stage, " ".join(map(str, next(iter(fact.cards.values()))))) for fact in told]


def dropped(desk):
    desk.feed.drop()
    return desk


def asked(desk):
    return desk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))


FIRST = [(2, "natural", "As Ks Qs"), (2, "draw", "2d")]
STORIES = {
    "two of three": (lambda at: read(at, "As Ks"), []),
    "a place, and the next one": (lambda at: read(at, "As Ks Qs 2d"), FIRST),
    "a card read again": (lambda at: read(at, "As As Ks As Qs"), FIRST[:1]),
    "a place begun again": (lambda at: read(dropped(read(at, "As Ks")), "2h 3h 4h"), [(2, "natural", "2h 3h 4h")]),
    "cards moved over the reader": (lambda at: read(at, "As Ks Qs 2d As 2d"), FIRST),
    "a hand swept over the reader": (
        lambda at: read(read(at, "As Ks Qs Ks 2d").do(RACKED), "As 2d 3h 4h 5h"),
        [*FIRST, (1, "natural", "3h 4h 5h")],
    ),
    "a round dealt by hand": (
        lambda at: read(at.do(commands.ReportIrregularity(IrregularityId.READER_LOST)).answer("by-hand"), "As Ks Qs"),
        [],
    ),
    "a place in doubt that is entered": (
        lambda at: read(read(read(at, "As Ks Qs 2d 9c").do(RACKED), "8c 7c").do(entered(1, "9c 8c 7c")), "6c"),
        [*FIRST, (1, "natural", "9c 8c 7c"), (1, "draw", "6c")],
    ),
    "a place in doubt that a supervisor looked at": (
        lambda at: read(unplugged(read(at, "As Ks")).do(commands.ClearFault(FaultId.IN_DOUBT)), "2d As Ks"),
        [(2, "natural", "2d As Ks")],
    ),
    "a doubt of a round that is void": (lambda at: asked(unplugged(at)).answer("void"), []),
}


def test_places_are_exposed_once_they_are_full():
    def check(story, told):
        desk = story(at_the_first_hand())
        assert (shown(desk), desk.state.faults, desk.question) == (told, {}, "")

    assert failures(check, STORIES) == []


def test_what_was_gathered_is_forgotten_when_the_dealer_enters_the_cards(desk):
    read(read(desk, "As Ks").do(entered(2, "2h 3h 4h")), "Qs")
    assert shown(desk) == [(2, "natural", "2h 3h 4h"), (2, "draw", "Qs")]


def test_every_exposed_card_says_where_it_comes_from():
    for real, source in ((True, CardsFrom.READER), (False, CardsFrom.SIMULATED)):
        told = read(at_the_first_hand(real=real), "As Ks Qs").facts(facts.CardsExposed)
        assert [fact.cards_from for fact in told] == [source]


def test_the_dealers_own_hand_is_read_first_where_the_game_has_one():
    desk = read(at_the_first_hand(THREE_CARD), "As Ks Qd 2d 3d 4d")
    assert shown(desk) == [(0, "dealer", "As Ks Qd"), (2, "hand", "2d 3d 4d")]


def test_what_is_told_at_two_places_and_let_stand_is_entered_and_not_asked_again(desk):
    read(read(desk, "As Ks Qs 2d").do(RACKED), "3h 4h As")
    assert desk.question == "duplicate-card"
    before = desk.answer("continue").journal.status().records
    assert read(desk, "3h 4h As").kinds_since(before) == []
    with pytest.raises(AssertionError, match="lies on the table already"):
        desk.do(entered(1, "3h 4h As"))
    assert shown(desk.do(entered(1, "3h 4h 5h")))[-1] == (1, "natural", "3h 4h 5h")


def test_a_card_that_lies_twice_on_the_table_leaves_its_place_open_and_is_reported(desk):
    read(read(desk, "As Ks Qs 2d").do(RACKED), "As 4h 5h")
    assert shown(desk) == FIRST
    with pytest.raises(AssertionError, match=r"As lies on the table already .* report the card"):
        desk.do(entered(1, "As 4h 5h"))


IDLE = {
    "no bets are placed": lambda: Desk(Way.EXPOSURE),
    "packets are dealt": lambda: Desk(Way.EXPOSURE).dealing(1),
    "the last hand is resolved": lambda: read(read(at_the_first_hand(), "As Ks Qs 2d").do(RACKED), "3h 4h 5h 6h"),
}


def test_a_card_read_while_none_is_due_leads_to_nothing():
    def check(table):
        desk = table()
        before = desk.journal.status().records
        assert read(desk, "9c 8c 7c").kinds_since(before) == []

    assert failures(check, IDLE) == []


TOO_EARLY = {
    "decisions are not locked": at_the_decisions,
    "the hand before is not put away": lambda: read(at_the_first_hand(), "As Ks Qs 2d"),
    "a question is open": lambda: asked(at_the_first_hand()),
    "a question is open, and the place is begun": lambda: asked(read(at_the_first_hand(), "As")),
}


def test_a_card_that_is_turned_over_too_early_puts_the_next_place_in_doubt():
    def check(table):
        desk = table()
        before = shown(desk)
        read(desk, "9c 8c 7c 6c")
        assert (shown(desk), list(desk.state.faults)) == (before, DOUBT)
        assert "while none was due" in desk.facts(facts.DeviceFaultRaised)[0].detail

    assert failures(check, TOO_EARLY) == []


def unplugged(desk):
    return desk.line(LOST, OPEN)


MISHAPS = (unplugged, lambda desk: desk.tell(NoiseSeen(3)), lambda desk: desk.restarted().line(OPEN))
"""The cable was pulled, a line was cut short, the terminal's power failed."""


def test_a_card_that_may_have_been_missed_is_asked_for_and_what_follows_does_not_fill_its_place():
    def check(before, mishap):
        desk = read(mishap(read(at_the_first_hand(), before)), "2d 3h 4h")
        assert (shown(desk), list(desk.state.faults)) == ([], DOUBT)
        assert not desk.do(entered(2, "As Ks Qs")).state.faults
        assert shown(read(desk, "2d"))[-1] == (2, "draw", "2d")
        assert not mishap(Desk(Way.EXPOSURE).dealing(1, 2)).state.faults, "no card is due"

    assert failures(check, product(("", "As", "As Ks"), MISHAPS)) == []
