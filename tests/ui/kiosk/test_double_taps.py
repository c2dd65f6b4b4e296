"""A finger that bounces, on the real screen: what was chosen is chosen once, and nothing beneath it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from dealer_terminal.ui.kiosk.sheets.irregularity_list import IrregularityList
from dealer_terminal.ui.kiosk.sheets.irregularity_seat import IrregularitySeat
from tests.qml.screen import Opened, laid_out, middle
from tests.ui.kiosk.hands import Hands
from tests.ui.kiosk.stories import full
from tests.ui.kiosk.table import Table

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
