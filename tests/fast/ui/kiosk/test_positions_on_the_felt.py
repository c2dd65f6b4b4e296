"""A sheet that asks for a position is answered on the felt as by its own keys."""

from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest

from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.finger import LEFT, PLAIN
from dealer_terminal.ui.kiosk.sheets.irregularity_seat import IrregularitySeat
from dealer_terminal.ui.kiosk.sheets.payment_amount import PaymentAmount
from tests.fast.qml.screen import Opened
from tests.fast.ui.kiosk import approving
from tests.fast.ui.kiosk.hands import Hands
from tests.fast.ui.kiosk.irregularities import at
from tests.fast.ui.kiosk.stories import drawn
from tests.fast.ui.kiosk.table import Table

HANDLED = "A player handled the Draw card"


def asked() -> Table:
    return at(Phase.DECISIONS).press("Irregularity", HANDLED)


def asking(opened: Opened) -> Hands:
    """On the real screen."""
    hands = Hands(opened, at(Phase.DECISIONS))
    hands.press("Irregularity", HANDLED)
    return hands


def paid() -> Table:
    return drawn().press("Supervisor", "Correct a payment")


def outlined(table: Table) -> set[int]:
    return {seat.position for seat in table.props.table.felt.seats if seat.asked}


def test_a_position_is_answered_by_a_real_press_on_the_felt(opened: Opened) -> None:
    hands = asking(opened)
    hands.press("3 PLAY")
    issue = hands.controller.state.issue
    assert issue is not None and issue.seats == (3,)


def test_another_position_is_refused_as_its_dim_key_is(opened: Opened) -> None:
    hands = asking(opened)
    hands.press("Position 2")
    by_key = hands.controller.props().refusal
    hands.press(f"{by_key.text}")
    assert hands.controller.props().refusal.text == ""
    hands.press("2 ")
    assert hands.controller.props().refusal == by_key and by_key.text
    assert isinstance(hands.controller.desk.sheet, IrregularitySeat)


def test_a_second_press_within_the_rest_of_a_seat_is_not_taken(opened: Opened) -> None:
    hands = asking(opened)
    seat = hands.finger.find("2 ")
    taken = []
    for _ in range(2):
        middle = seat.mapToScene(seat.boundingRect().center()).toPoint()
        QTest.mousePress(hands.window.view, LEFT, PLAIN, middle)
        taken.append(bool(seat.property("armed")))
        QTest.mouseRelease(hands.window.view, LEFT, PLAIN, middle)
    assert taken == [True, False]


@pytest.mark.parametrize(
    ("begin", "possible"),
    [(asked, {1, 3}), (paid, {2, 5, 6}), (approving.shown, {1})],
    ids=["an irregularity", "a payment", "a jackpot"],
)
def test_the_possible_positions_are_outlined(begin: Callable[[], Table], possible: set[int]) -> None:
    table = begin()
    assert table.props.table.felt.seats_touchable
    assert outlined(table) == possible


def test_what_is_said_of_a_position_is_what_its_key_says() -> None:
    seats = asked().props.table.felt.seats
    assert [seat.why_not for seat in seats] == ["", "Not here", "", "Not here", "Not here", "Not here"]


def test_the_only_payment_of_a_position_is_chosen_on_the_felt() -> None:
    table = paid()
    table.seat(5)
    sheet = table.controller.desk.sheet
    assert isinstance(sheet, PaymentAmount) and (sheet.recorded.seat, sheet.recorded.spot) == (5, "ante")


def test_a_position_with_several_payments_leaves_them_in_the_list() -> None:
    table = paid()
    table.seat(2)
    assert {text for text, _ in table.offered() if text.startswith("Position")} == {
        "Position 2 · ANTE",
        "Position 2 · 31",
    }
    assert "Position 6 · PLAY" in dict(table.press("Back").offered())


def test_a_position_without_a_payment_says_so() -> None:
    table = paid()
    table.seat(1)
    assert table.props.refusal.text == "No payment there" == table.props.table.felt.seats[0].why_not
