"""A finger that bounces, on the real screen: what was chosen is chosen once, and nothing beneath it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from dealer_terminal.ui.kiosk.sheets.irregularity_list import IrregularityList
from dealer_terminal.ui.kiosk.sheets.irregularity_seat import IrregularitySeat
from tests.fast.qml.screen import Opened, laid_out, middle
from tests.fast.ui.kiosk.hands import Hands
from tests.fast.ui.kiosk.stories import full
from tests.fast.ui.kiosk.table import Table

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def tapped_twice(hands: Hands, name: str) -> None:
    at = middle(hands.finger.find(name))
    tap(hands, at)
    laid_out(hands.window.view)
    tap(hands, at)


def tap(hands: Hands, at: QPoint) -> None:
    QTest.mouseClick(hands.window.view, LEFT, PLAIN, at)


IRREGULARITIES = ("A player handled the Draw card", "A card was exposed during the deal")


@pytest.mark.parametrize("name", IRREGULARITIES)
def test_an_irregularity_tapped_twice_asks_at_which_position(opened: Opened, name: str) -> None:
    hands = Hands(opened, full())
    hands.press("No more bets", "Irregularity")
    assert isinstance(hands.controller.desk.sheet, IrregularityList)
    tapped_twice(hands, name)
    assert isinstance(hands.controller.desk.sheet, IrregularitySeat)
    assert hands.controller.state.issue is None


def test_doubled_twice_opens_no_other_players_wager(opened: Opened) -> None:
    hands = Hands(opened, Table().open().wager(3, "ante", "25"))
    hands.press("Player of position 3")
    tapped_twice(hands, "Double")
    assert hands.controller.state.seat(3).wagers == {"ante": 5_000}
    assert "PadProps" not in type(hands.controller.props().over).__name__


def decided(hands: Hands, seat: int, taps: int) -> list[str]:
    at, shown = middle(hands.finger.find(f"{seat} PLAY")), []
    for _ in range(taps):
        tap(hands, at)
        shown.append(hands.controller.props().table.felt.seats[seat - 1].decision_label)
    return shown


def test_a_16_is_told_by_two_quick_taps(opened: Opened) -> None:
    """Nothing is locked yet: one touch folds, the next tells a 16, and a third plays on."""
    hands = Hands(opened, full())
    hands.press("No more bets")
    assert decided(hands, 3, 3) == ["FOLD", "FOLD 16", "PLAY"]


def test_where_no_16_can_be_told_a_hand_that_is_tapped_twice_stays_folded(opened: Opened) -> None:
    hands = Hands(opened, Table().open().wager(3, "ante", "25"))
    hands.press("No more bets")
    assert decided(hands, 3, 2) == ["FOLD", "FOLD"]


def test_an_answer_on_the_felt_is_given_once(opened: Opened) -> None:
    hands = Hands(opened, full())
    hands.press("No more bets", "Irregularity", IRREGULARITIES[0])
    assert all(seat.asked and seat.rests for seat in hands.controller.props().table.felt.seats)
