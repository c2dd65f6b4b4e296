"""Hands that went on record unread may not lie yet: they are dealt first, and then the rest goes to the rack."""

from dealer_terminal.procedure.checklist import instruction
from dealer_terminal.table.cards_in.intake import Way
from drivers.cards import NEW_DECK
from drivers.events import ReportsMissing
from tests.fast.table.desk import Desk
from tests.fast.table.reports import drawn


def dealt(*cards):
    return Desk(Way.CARDS).dealing(1, 2).tell(*(drawn(card, index) for index, card in enumerate(cards, 1)))


def test_what_nobody_told_is_dealt_on_before_the_rest_is_racked():
    desk = dealt(*NEW_DECK[:2]).tell(ReportsMissing("3", "5")).answer("continue")
    told = instruction(desk.state)
    assert str(told.prompt).startswith("Deal on until position 2 has its hand. Remove the remaining cards")
    assert told.citation == "Dealer Protocol 2; Dealer Protocol 4"


def test_a_deal_that_was_told_whole_ends_with_the_rest_alone():
    assert str(instruction(dealt(*NEW_DECK[:8]).state).prompt).startswith("Remove the remaining cards")
