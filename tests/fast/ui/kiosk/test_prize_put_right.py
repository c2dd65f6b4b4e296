"""A supervisor sees other cards, or does not let a prize pass: by what stands on the screen then."""

from collections.abc import Callable

import pytest

from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.ui.kiosk.sheets.reported_cards import ReportedCards
from dealer_terminal.ui.kiosk.surfaces import FormProps
from tests.fast.ui.kiosk import approving as a
from tests.fast.ui.kiosk.signing import pages
from tests.fast.ui.kiosk.table import SUPERVISOR, Table

OTHER, FLUSH = "Other cards lie there", "Kc 9c 3c"


def verdict() -> Table:
    return a.pending().press("Call the supervisor")


ASKED: dict[str, Callable[[], Table]] = {
    "while it is verified": verdict,
    "before it is locked": lambda: a.chosen().press("Pending Jackpot"),
    "where it is disputed": a.disputed,
    "where the cards do not show it": lambda: a.shown().press("Jackpot · position 1", "Straight"),
}


@pytest.mark.parametrize("asked", ASKED.values(), ids=ASKED)
def test_one_touch_leads_to_the_cards_as_they_lie(asked: Callable[[], Table]) -> None:
    table = asked().press(OTHER)
    pad = table.controller.desk.sheet
    assert isinstance(pad, ReportedCards)
    assert (pad.seat, pad.irregularity) == (1, IrregularityId.CARD_MISMATCH)
    table.cards(FLUSH).press("The cards on the table stand").who(SUPERVISOR)
    assert table.state.issue is None
    assert a.SPADE not in str(table.state.jackpots)


def test_back_from_the_cards_is_the_question_with_what_was_entered() -> None:
    table = verdict().press("Seen on camera")
    lay = table.controller.desk.sheet
    assert table.press(OTHER, "Back").controller.desk.sheet == lay


def test_the_prize_follows_and_waits_for_its_own_word() -> None:
    table = verdict().press(OTHER).cards(FLUSH).press("The cards on the table stand")
    shown = pages(table)
    assert "$500.25 waits" in shown and "$15 waits" in shown
    table.who(SUPERVISOR)
    assert (table.state.jackpots[1].event, table.props.table.primary.text) == ("Flush", "Call the supervisor")
    a.verified(table).press("Paid", "Deck is back")


def test_the_list_of_irregularities_knows_the_position_of_a_pending_prize() -> None:
    table = a.pending().press("Irregularity", "A card does not match what was recorded", "Position 1")
    assert isinstance(table.controller.desk.sheet, ReportedCards)


def refused() -> Table:
    table = verdict().press("It is not paid", "Not paid: the wager goes back")
    return table.who(SUPERVISOR)


def test_a_refusal_is_signed_for_a_reason_with_the_money_before_and_after() -> None:
    table = verdict().press("It is not paid", "Not paid: the wager goes back")
    form = table.props.over
    assert isinstance(form, FormProps)
    texts = [reason.text for reason in form.reasons]
    assert texts[:2] == ["The wager came late", "A card is marked"]
    shown = pages(table)
    assert all(told in shown for told in ("$500.25 waits", "returned", "Spade"))


def test_after_a_refusal_nothing_is_left_to_claim() -> None:
    table = refused()
    assert table.state.jackpots[1].stage is JackpotStage.REFUSED
    assert table.state.meters["spade"] == 50_025 * 100
    seat = table.props.table.felt.seats[0]
    assert (seat.achieved, seat.pays, seat.pending, seat.asked) == ("", "", "", False)
    table.press(table.props.table.primary.text, "Deck is back")


def test_the_key_of_a_hand_that_has_nothing_but_its_wager_back_says_so() -> None:
    table = a.stax_alone().press("Call the supervisor")
    table.press("It is not paid", "Not paid: the wager goes back").who(SUPERVISOR)
    assert table.props.table.primary.text == "Returned"
