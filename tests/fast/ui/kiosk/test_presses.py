"""Real presses on the real screen: a round, a waking press, and a finger that bounces."""

from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.kiosk_context import KioskSettings
from dealer_terminal.ui.kiosk.scripted_dealer import ScreenPlayer
from dealer_terminal.ui.kiosk.sheets.irregularity_seat import IrregularitySeat
from dealer_terminal.ui.kiosk.touches import Sleep
from tests.fast.qml.screen import Opened, laid_out, middle
from tests.fast.ui.kiosk.faulty import faulty
from tests.fast.ui.kiosk.hands import Hands
from tests.fast.ui.kiosk.irregularities import at
from tests.fast.ui.kiosk.table import HAND, WA, Table


def test_a_circle_chips_and_the_next_circle(opened: Opened) -> None:
    hands = Hands(opened, Table().open())
    hands.press("2 ANTE", "25", "3 ANTE", "5", "Place wager")
    wagers = {seat: hands.controller.state.seat(seat).wagers for seat in hands.controller.state.playing()}
    assert wagers == {2: {"ante": 2_500}, 3: {"ante": 500}}


def test_a_scanned_badge_signs_on(opened: Opened) -> None:
    hands = Hands(opened, Table())
    for key in (Qt.Key.Key_1, Qt.Key.Key_0, Qt.Key.Key_0, Qt.Key.Key_1, Qt.Key.Key_Return):
        QTest.keyClick(hands.window.view, key)
    assert hands.controller.state.dealer is not None


def test_a_waking_press_is_swallowed(opened: Opened) -> None:
    hands = Hands(opened, Table(cards_from=HAND).open().wager(1, "ante", "25"))
    hands.controller.touch(Sleep())
    hands.press("wake")
    assert hands.controller.state.phase is Phase.WAGERS
    hands.press("No more bets")
    assert hands.controller.state.phase is Phase.DEAL


def test_a_round_is_played_in_the_language_of_the_house(opened: Opened) -> None:
    table = Table(cards_from=HAND)
    table.begin(KioskSettings("7", WA, cards_from=(HAND,), language="vi"), seed=1)
    hands = Hands(opened, table)
    ScreenPlayer(hands.finger, hands.controller, Random(5), lambda: None).play_round()
    assert hands.controller.state.round == 2


def test_a_fault_that_a_person_puts_right_is_put_right(opened: Opened) -> None:
    hands = Hands(opened, faulty("jam"))
    player = ScreenPlayer(hands.finger, hands.controller, Random(5), lambda: None)
    for _ in range(40):
        if hands.controller.state.faults:
            player._step()
    assert hands.controller.state.faults == {}


LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def tapped_twice(hands: Hands, name: str) -> None:
    at = middle(hands.finger.find(name))
    tap(hands, at)
    laid_out(hands.window.view)
    tap(hands, at)


def tap(hands: Hands, at: QPoint) -> None:
    QTest.mouseClick(hands.window.view, LEFT, PLAIN, at)


def test_an_irregularity_tapped_twice_asks_at_which_position(opened: Opened) -> None:
    hands = Hands(opened, at(Phase.DECISIONS))
    hands.press("Irregularity")
    tapped_twice(hands, "A player handled the Draw card")
    assert isinstance(hands.controller.desk.sheet, IrregularitySeat)
    assert hands.controller.state.issue is None
    assert all(seat.asked and seat.rests for seat in hands.controller.props().table.felt.seats[::2][:2])


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


def test_a_16_is_told_by_two_quick_taps_where_one_can_be_told(opened: Opened) -> None:
    """Nothing is locked yet: one touch folds, the next tells a 16, and a third plays on."""
    table = Table().open().wager(3, "ante", "25").wager(3, "natural-31", "5").wager(4, "ante", "25")
    hands = Hands(opened, table.press("No more bets").sensed())
    assert decided(hands, 3, 3) == ["FOLD", "FOLD 16", "PLAY"]
    assert decided(hands, 4, 2) == ["FOLD", "FOLD"]
