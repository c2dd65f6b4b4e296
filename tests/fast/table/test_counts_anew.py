"""The first new game of a shoe: its index begins anew, or many cards went by. One look at the table tells."""

import pytest

from dealer_terminal.procedure.questions import question
from dealer_terminal.table.cards_in.intake import Way
from drivers.cards import NEW_DECK
from drivers.events import ReportsMissing
from tests.fast.table.desk import Desk
from tests.fast.table.reports import drawn

FULL = (1, 2, 3, 4, 5, 6, 7)


def anew(fewest):
    return ReportsMissing("4", "4", fewest=fewest)


@pytest.mark.parametrize(("seats", "fewest"), [((1, 2), 8), ((1, 2), 20), (FULL[:6], 28)])
def test_where_the_deal_has_not_so_many_cards_none_went_by(seats, fewest):
    desk = Desk(Way.CARDS).dealing(*seats).tell(anew(fewest), drawn(NEW_DECK[0], 1))
    assert not desk.question


def test_where_it_has_them_somebody_looks_and_the_cards_are_trusted():
    desk = Desk(Way.CARDS).dealing(*FULL[:6]).tell(anew(20), drawn(NEW_DECK[0], 1))
    assert desk.question == "alignment"
    assert str(question(desk.state).note).startswith("It is not known yet how this shoe counts;")
    desk.answer("not-of-deal")
    desk.tell(*(drawn(NEW_DECK[at], at + 1) for at in range(1, 4)))
    assert desk.dealt() == {1: " ".join(NEW_DECK[3::-1])}


def test_in_the_middle_of_a_deal_it_is_a_hole():
    desk = Desk(Way.CARDS).dealing(1, 2).tell(drawn(NEW_DECK[0], 1), anew(20)).answer("continue")
    assert desk.dealt() == {1: "", 2: ""}
