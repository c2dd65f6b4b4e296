"""A card that a shoe tells as one outside the game: it stops nobody between rounds, and moves no hand in a deal."""

from itertools import product

import pytest

from dealer_terminal.procedure import commands, facts, meter_commands
from dealer_terminal.procedure.device_faults import FaultId, told_fault
from dealer_terminal.procedure.state import Phase
from dealer_terminal.table.cards_in.intake import Way
from drivers.cards import NEW_DECK
from drivers.events import DeviceTime
from tests.fast.table.desk import THREE_CARD, Desk
from tests.fast.table.reports import draw, drawn, words
from tests.helpers.cases import failures


@pytest.fixture
def desk():
    return Desk(Way.CARDS).dealing(1, 2)


OUTSIDE = {
    "before the bets are closed": lambda: Desk(Way.CARDS).bets(1),
    "after the round": lambda: (
        draw(Desk(Way.CARDS).dealing(1), NEW_DECK[:4]).do(commands.RackRest(Desk(Way.CARDS).cards_from)).played()
    ),
}


def test_a_card_outside_the_game_raises_one_fault_and_names_no_card():
    def check(setting, table):
        desk = table().tell(drawn("9h", 1, setting), drawn("8h", 2, setting))
        raised = desk.facts(facts.DeviceFaultRaised)
        assert [fact.fault for fact in raised] == ["card-outside-game"]
        assert "9h" not in raised[0].detail

    assert failures(check, product((DeviceTime.IN_GAME, DeviceTime.OUTSIDE_GAME), OUTSIDE.values())) == []


def test_a_card_outside_the_game_in_the_middle_of_a_deal_is_a_question_too(desk):
    draw(desk, NEW_DECK[:2]).tell(drawn("9h", 3, DeviceTime.OUTSIDE_GAME))
    assert desk.question == "alignment"
    assert list(desk.state.faults) == ["card-outside-game"]
    told = told_fault(FaultId.OUTSIDE_GAME, desk.state.faults["card-outside-game"])
    assert str(told.todo) == "It may be a hand's card. Leave it where it lies."


def test_a_card_outside_the_game_moves_no_hand():
    """A slow card comes out to a hand, and is told as one outside the game."""

    def check(drawn_before):
        desk = Desk(Way.CARDS).dealing(1, 2)
        draw(desk, NEW_DECK[:drawn_before]).tell(
            drawn(NEW_DECK[drawn_before], drawn_before + 1, DeviceTime.OUTSIDE_GAME)
        )
        desk.do(commands.ClearFault(FaultId.OUTSIDE_GAME)).answer("continue")
        draw(desk, NEW_DECK[drawn_before + 1 : 8], drawn_before + 2)
        assert desk.dealt() == {1: words(NEW_DECK[3::-1]) if drawn_before > 3 else "", 2: ""}
        assert desk.state.phase is Phase.REST

    assert failures(check, range(8)) == []


def test_a_card_outside_the_game_while_another_question_is_open_is_asked_about_after_it(desk):
    draw(desk, [*NEW_DECK[:2], NEW_DECK[0]]).tell(drawn("9h", 4, DeviceTime.OUTSIDE_GAME))
    assert desk.question == "duplicate-card"
    assert desk.answer("continue").question == "alignment"


TAKEN_BACK = {
    "after no more bets was taken back": lambda: Desk(Way.CARDS).dealing(1, 2).do(commands.Undo()),
    "while chips are counted": lambda: counting(),
}


@pytest.mark.parametrize("early", TAKEN_BACK.values(), ids=TAKEN_BACK)
def test_a_slow_card_before_the_deal_moves_no_hand(early):
    desk = early().tell(drawn(NEW_DECK[0], 1, DeviceTime.OUTSIDE_GAME))
    draw(desk, NEW_DECK[1:4], 2)
    desk.do(meter_commands.CountChips(1) if desk.state.phase is Phase.CHIPS else commands.CloseWagers())
    while desk.question or desk.state.faults:
        desk.answer("continue") if desk.question else desk.do(commands.ClearFault(FaultId.OUTSIDE_GAME))
    assert set(desk.dealt().values()) == {""}


def counting():
    desk = Desk(Way.CARDS, rulebook=THREE_CARD).bets(1)
    desk.do(commands.PlaceWager(1, "stax", 500))
    return desk.do(commands.CloseWagers())


def test_a_second_slow_card_is_no_card_to_be_put_back(desk):
    desk.tell(*(drawn(NEW_DECK[at], at, DeviceTime.OUTSIDE_GAME) for at in (1, 2)))
    desk.do(commands.ClearFault(FaultId.OUTSIDE_GAME)).answer("continue")
    while desk.question:
        desk.answer("continue")
    told = told_fault(FaultId.OUTSIDE_GAME, desk.state.faults.get("card-outside-game", ""))
    assert "Put it back" not in str(told.todo) or not desk.state.faults
