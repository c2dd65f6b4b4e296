"""Whole rounds on the real screen, by real presses."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.finger import NotThereError
from dealer_terminal.ui.kiosk.headless import play
from dealer_terminal.ui.kiosk.sheets.manual import Manual
from dealer_terminal.ui.kiosk.touches import Sleep
from dealer_terminal.ui.shared.panel import parse_panel
from tests.fast.qml.screen import Opened
from tests.fast.ui.kiosk.hands import Hands, kiosk_of
from tests.fast.ui.kiosk.stories import at_hand, full
from tests.fast.ui.kiosk.table import HAND, READER, Table


@pytest.mark.parametrize(("spots", "most"), [(("ante",), 10), (("ante", "natural-31"), 16)])
def test_a_repeated_round_is_played_with_few_presses(opened: Opened, spots: tuple[str, ...], most: int) -> None:
    table = Table().open()
    for seat in range(1, 7):
        for spot in spots:
            table.wager(seat, spot, "25")
    hands = Hands(opened, table)
    for _ in range(2):
        hands.touches = 0
        while hands.controller.state.phase is not Phase.WAGERS or not hands.touches:
            hands.press(hands.controller.props().table.primary.text)
            if hands.touches == 1 and hands.controller.state.phase is Phase.WAGERS:
                hands.press("No more bets")
    assert hands.touches <= most


def test_a_circle_chips_and_the_next_circle(opened: Opened) -> None:
    hands = Hands(opened, Table().open())
    hands.press("2 ANTE", "25", "3 ANTE", "5", "Place wager")
    wagers = {seat: hands.controller.state.seat(seat).wagers for seat in hands.controller.state.playing()}
    assert wagers == {2: {"ante": 2_500}, 3: {"ante": 500}}


def in_the_summary(opened: Opened) -> Hands:
    hands = Hands(opened, at_hand().press("Open position 1").cards("2c 3d 4h 5c"))
    while hands.controller.state.round == 1:
        hands.press(hands.controller.props().table.primary.text)
    assert hands.controller.props().table.summary.round == "Round 1"
    return hands


def test_a_press_during_a_summary_is_taken_the_first_time(opened: Opened) -> None:
    hands = in_the_summary(opened)
    before = hands.touches
    hands.press("Same again")
    assert (hands.touches - before, hands.controller.state.playing()) == (1, (1,))


def test_the_manual_opens_where_a_summary_stands(opened: Opened) -> None:
    hands = in_the_summary(opened)
    hands.press("The manual")
    assert isinstance(hands.controller.desk.sheet, Manual)


def test_what_waits_for_the_reader_cannot_be_pressed(opened: Opened) -> None:
    hands = Hands(opened, full())
    hands.finger.press("No more bets")
    with pytest.raises(NotThereError):
        hands.finger.press("Dealing")


def test_the_waking_press_is_swallowed(opened: Opened) -> None:
    hands = Hands(opened, full())
    hands.controller.touch(Sleep())
    hands.press("wake")
    assert hands.controller.state.phase is Phase.WAGERS
    hands.press("No more bets")
    assert hands.controller.state.phase is Phase.DECISIONS


def test_a_scanned_badge_signs_on(opened: Opened) -> None:
    hands = Hands(opened, Table())
    for key in (Qt.Key.Key_1, Qt.Key.Key_0, Qt.Key.Key_0, Qt.Key.Key_1, Qt.Key.Key_Return):
        QTest.keyClick(hands.window.view, key)
    assert hands.controller.state.dealer is not None


def test_a_pressed_theme_is_seen(opened: Opened) -> None:
    hands = Hands(opened, full())
    before = hands.window.view.grabWindow()
    hands.press("More", "Screen", "Back")
    assert hands.window.view.grabWindow() != before


@pytest.mark.parametrize("cards_from", [READER, HAND])
def test_rounds_are_played_by_nobody_with_a_picture_of_every_state(
    fonts: None, qapp: QGuiApplication, tmp_path: Path, cards_from: str
) -> None:
    kiosk = kiosk_of(Table(cards_from=cards_from))
    assert list(play(kiosk, tmp_path, rounds=2, seed=1, panel=parse_panel("1024x600"))) == [1, 2]
    assert len(list(tmp_path.glob("*.png"))) > 8
    assert kiosk.session.state.round == 3
