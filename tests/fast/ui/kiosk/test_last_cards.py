"""A prize of the last round whose cards, or event, turn out wrong: by touch, with the difference told at the table."""

import pytest

from dealer_terminal.procedure.balance import later
from dealer_terminal.ui.kiosk.sheets.event_anew import EventAnew
from dealer_terminal.ui.kiosk.sheets.last_cards import LastCards
from tests.fast.qml.screen import Opened
from tests.fast.ui.kiosk.approving import SPADE
from tests.fast.ui.kiosk.hands import Hands, press
from tests.fast.ui.kiosk.named_prizes import CORRECT, STAX, last_round, over, verified
from tests.fast.ui.kiosk.signing import pages
from tests.fast.ui.kiosk.table import SUPERVISOR, Table, card_keys

FLUSH = "Kc 9c 3c"


def entered() -> Table:
    """Other cards lay there than those that won the Spade."""
    table = last_round().press(*CORRECT)
    assert isinstance(table.controller.desk.sheet, LastCards)
    return table.cards(FLUSH)


def test_other_cards_of_the_last_round_are_entered_and_the_difference_is_told() -> None:
    table = entered().who(SUPERVISOR)
    (each,) = table.state.owing
    assert (later(each).owed().back, table.state.meters["spade"]) == (48_525, 50_025 * 100)
    table.press("Collected")
    assert table.state.owing == ()


def test_what_is_signed_shows_both_sets_of_cards() -> None:
    shown = pages(entered())
    assert all(told in shown for told in ("Recorded", "On the table", "$500.25", "$15", "Spade"))


def test_an_event_of_the_last_round_is_named_anew() -> None:
    table = over(verified(SPADE)).press(*CORRECT)
    assert isinstance(table.controller.desk.sheet, EventAnew)
    table.press("Flush").who(SUPERVISOR)
    assert [each.line.pays for each in table.state.owing] == [1_500]


def test_back_leads_to_the_list() -> None:
    table = last_round().press(*CORRECT, "Back")
    assert STAX in dict(table.offered())


def test_its_recall_shows_the_cards_that_lay_there() -> None:
    table = entered().who(SUPERVISOR).press("More", "Recall")
    table.seat(1)
    assert [card.rank for card in table.props.table.felt.seats[0].hand] == ["K", "9", "3"]


@pytest.mark.parametrize(
    ("closed", "pages_on"), [(False, ("1 / 2",)), (True, ())], ids=["at the open table", "at a closed table"]
)
def test_by_real_presses(opened: Opened, closed: bool, pages_on: tuple[str, ...]) -> None:
    table = last_round()
    if closed:
        table.press("Supervisor", "Close the table").who(SUPERVISOR)
    hands = Hands(opened, table)
    press(hands, *CORRECT, *card_keys(FLUSH), "These cards lay there", "Seen on camera", *pages_on)
    while hands.controller.state.meters["spade"] != 50_025 * 100:
        press(hands, *SUPERVISOR[0], *SUPERVISOR[1], "Approve")
    assert next(line.pays for line in hands.controller.state.last_lines if line.spot == "stax") == 1_500
