"""Cards that went by untold before a deal's first one was told: nothing is put where it may not lie, and whoever is
asked says whether they are of this deal."""

import pytest

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.facts import IrregularityReported
from dealer_terminal.procedure.questions import question
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.sentences import consequences
from dealer_terminal.procedure.sources import all_entered
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.table.cards_in.intake import Way as Told
from dealer_terminal.ui.kiosk.motion import sealed
from drivers.cards import NEW_DECK
from drivers.events import UNREAD, DeviceTime, ReportsMissing
from tests.fast.table.desk import Desk
from tests.fast.table.reports import drawn
from tests.fast.table.untold_deal import EVERY
from tests.helpers.cases import failures


@pytest.mark.parametrize("name", EVERY)
def test_cards_that_went_by_untold_shift_no_hand(name):
    """Each case with one kind of shoe; `tests/long/drivers` has each with all of them."""
    checked, cases = EVERY[name]
    assert failures(lambda at, case: checked(*case, only=at % 8), list(enumerate(cases))) == []


def test_a_sealed_card_that_lies_open_elsewhere_is_asked_of_once_and_its_hand_is_entered():
    desk = dealing(1, 2).tell(*(drawn(NEW_DECK[at], at + 1) for at in range(4)))
    desk.do(commands.ReportIrregularity("alignment")).answer("by-hand")
    desk.do(commands.DealPacket(commands.Packet(2, CardsFrom.DEALER)))
    desk.do(commands.RackRest(CardsFrom.DEALER)).do(commands.LockDecisions())
    desk.do(commands.Expose(2, "natural", {"natural": parse_cards(NEW_DECK[1:4])}, CardsFrom.DEALER))
    desk.do(commands.Expose(2, "draw", {"draw": parse_cards(NEW_DECK[9:10])}, CardsFrom.DEALER))
    desk.do(commands.RackHand(2)).do(commands.Expose(1, "natural", {}, desk.cards_from))
    assert desk.question == "duplicate-card"
    assert [str(each) for each in consequences(desk.state, Choice.CONTINUE)] == ["Every hand is entered"]
    desk.answer("continue")
    assert not sealed(desk.state, 1)
    assert isinstance(desk.session.handle(commands.Expose(1, "natural", {}, desk.cards_from)), Refusal)
    desk.do(commands.Expose(1, "natural", {"natural": parse_cards(NEW_DECK[20:23])}, CardsFrom.DEALER))
    assert sum(fact.irregularity == "duplicate-card" for fact in desk.facts(IrregularityReported)) == 1


SPEAKS_AGAINST = {
    "positions do not agree": (commands.ReportIrregularity("alignment"), "continue"),
    "by hand": (commands.ReportIrregularity("alignment"), "by-hand"),
    "too few cards": (commands.ReportIrregularity("wrong-count", seats=(3,)), "continue"),
}


def test_what_is_reported_behind_the_answer_puts_it_in_doubt():
    def check(report, choice):
        for behind, entered in ((missing(1), True), (None, False)):
            desk = dealing(1, 3)
            if behind:
                desk.tell(behind, drawn(NEW_DECK[0], 2)).answer("not-of-deal")
            else:
                desk.tell(drawn(NEW_DECK[0], 2))
            desk.tell(*(drawn(NEW_DECK[at], at + 2) for at in range(1, 8)))
            assert not all_entered(desk.do(report).state)
            assert all_entered(desk.answer(choice).state) is entered

    assert failures(check, SPEAKS_AGAINST) == []


def dealing(*seats):
    return Desk(Told.CARDS).dealing(*seats)


def missing(*cards, since=1, due="3", came="4"):
    return ReportsMissing(due, came, tuple(drawn(UNREAD, at) for at in cards), sure=bool(cards), since=since)


NOTES = {
    "how many went by is proven": (
        missing(1, 2, since=4),
        "Cards drawn untold since the shoe's last report, in round 4: 2. Look at the table: do they lie in this deal?",
    ),
    "it is not proven": (
        missing(since=4),
        (
            "Since the shoe's last report, in round 4, cards may have been drawn untold. "
            "Look at the table: do some lie in this deal?"
        ),
    ),
    "never heard": (
        missing(due="", came="0"),
        (
            "This is the first that is heard of this shoe; cards may have been drawn before. "
            "Look at the table: do some lie in this deal?"
        ),
    ),
    "it is not known how it counts": (
        ReportsMissing("2", "2", fewest=1),
        (
            "It is not known yet how this shoe counts; cards may have been drawn untold before. "
            "Look at the table: do some lie in this deal?"
        ),
    ),
}


def test_the_question_says_since_when_and_offers_both():
    def check(hole, note):
        desk = dealing(1, 2).tell(hole, drawn("9h", 3))
        asked = question(desk.state)
        assert (str(asked.note), desk.state.issue.note) == (note, note)
        assert [ending.choice.value for ending in asked.endings] == ["not-of-deal", "of-deal", "misdeal"]
        assert "9h" not in note

    assert failures(check, NOTES) == []


def test_a_lost_card_that_is_told_late_takes_no_place():
    desk = dealing(1).tell(missing(1), drawn(NEW_DECK[0], 2)).answer("not-of-deal")
    desk.tell(drawn(NEW_DECK[9], 1, DeviceTime.RETRANSMITTED))
    desk.tell(*(drawn(NEW_DECK[at], at + 2) for at in range(1, 4)))
    assert desk.dealt() == {1: " ".join(NEW_DECK[3::-1])}


def test_where_cards_that_went_by_explain_one_too_many_no_hand_moves_forward():
    desk = dealing(1, 3).tell(drawn(NEW_DECK[0], 1), missing(2), drawn(NEW_DECK[2], 3)).answer("continue")
    desk.tell(*(drawn(NEW_DECK[at], at + 1) for at in range(3, 9)))
    assert desk.question == "alignment"
    assert str(question(desk.state).note).startswith("A card more was told than was due.")
    assert [ending.choice.value for ending in question(desk.state).endings] == ["by-hand", "misdeal"]
