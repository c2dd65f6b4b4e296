"""The approval process on the real window, by mouse and by finger: every way on, every way back, all displays."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPointingDevice
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest

from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.screen_autopilot import PAUSE_MS, TRIES, Finger, NotThereError
from dealer_terminal.ui.players.window import MetersWindow
from tests.fast.qml.screen import Opened, settle, words
from tests.fast.ui.kiosk import approving
from tests.fast.ui.kiosk.hands import Hands
from tests.fast.ui.kiosk.table import SUPERVISOR, Table, card_keys

PENDING, PAY, CANCEL, CALL = "Pending Jackpot", "Pay Jackpot", "Cancel Jackpot", "Call the supervisor"
SEEN = "Seen on camera"


class Skin(Finger):
    """Touches the glass; no mouse is moved."""

    def __init__(self, view: QQuickView, glass: QPointingDevice) -> None:
        super().__init__(view)
        self._window, self._glass = view, glass

    def press_item(self, item: QQuickItem) -> None:
        where = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        for _ in range(TRIES):
            if self._touched(item, where):
                return
            QTest.qWait(PAUSE_MS)
        raise NotThereError(f"{item.property('name')!r} does not take a touch")

    def _touched(self, item: QQuickItem, where: QPoint) -> bool:
        QTest.touchEvent(self._window, self._glass).press(1, where, self._window).commit()
        taken = bool(item.property("armed"))
        QTest.touchEvent(self._window, self._glass).release(1, where, self._window).commit()
        return taken


class Displays(Hands):
    """The kiosk's window, and the players' one beside it."""

    def __init__(self, opened: Opened, table: Table) -> None:
        super().__init__(opened, table)
        self.table = table
        self.players = MetersWindow()
        opened(self.players.view)
        self._look()

    def press(self, *names: str) -> None:
        """One by one, on a screen that was drawn since."""
        for name in names:
            super().press(name)
            self._look()

    def who(self, person: tuple[str, str] = SUPERVISOR) -> None:
        self.press(*"".join(person))
        self.press(self.primary)

    def cards(self, text: str) -> None:
        self.press(*card_keys(text))
        self.press(self.primary)

    @property
    def primary(self) -> str:
        return self.controller.props().table.primary.text

    @property
    def stages(self) -> dict[int, JackpotStage]:
        return {seat: jackpot.stage for seat, jackpot in self.controller.state.jackpots.items()}

    def written(self) -> list[str]:
        return [record.kind for record in self.table.journal.records() if "jackpot" in record.kind]

    def told(self) -> tuple[set[str], set[str]]:
        """What the dealer reads, and what the players read."""
        windows = (self.window.view, self.players.view)
        dealers, players = (set(words(window)) for window in windows)
        return dealers, players

    def _look(self) -> None:
        self.players.show(self.controller.props().players)
        self.window.view.grabWindow()
        settle()


Opens = Callable[[Table], Displays]


@pytest.fixture(params=["mouse", "finger"])
def displays(request: pytest.FixtureRequest, opened: Opened, touch_screen: QPointingDevice) -> Opens:
    def open_table(table: Table) -> Displays:
        shown = Displays(opened, table)
        if request.param == "finger":
            shown.finger = Skin(shown.window.view, touch_screen)
        return shown

    return open_table


def test_the_whole_road_from_the_seat_to_the_rack(displays: Opens) -> None:
    table = displays(approving.shown())
    table.press("1 PLAY", approving.SPADE)
    dealers, players = table.told()
    assert {PENDING, approving.SPADE} <= dealers
    assert approving.SPADE not in players
    table.press(PENDING)
    assert table.stages == {1: JackpotStage.CONFIRMING}
    table.press(PAY)
    for told in table.told():
        assert {"PENDING", "$500.25"} <= told
    with pytest.raises(NotThereError):
        table.press("Paid")
    table.press(CALL, SEEN)
    table.who()
    assert table.stages == {1: JackpotStage.PAID}
    assert all("PENDING" not in told for told in table.told())
    table.press("Paid")
    assert table.controller.state.phase is Phase.DECK_BACK
    assert table.written() == [f"jackpot_{each}" for each in ("opened", "chosen", "proceeded", "locked", "verified")]


def test_two_on_one_meter_are_taken_in_order_and_the_order_stands_on_the_displays(opened: Opened) -> None:
    table = Displays(opened, approving.locked(1, 2))
    for seat, cards in ((2, "As Ks Qs"), (1, "Ah Kh Qh")):
        table.press(f"Open position {seat}")
        table.cards(cards)
        table.press(f"Jackpot · position {seat}", approving.SPADE, PENDING, PAY)
    first, second = (table.controller.state.jackpots[seat] for seat in (2, 1))
    assert [(each.order, each.pays) for each in (first, second)] == [(1, 50_050), (2, 50_000)]
    _, players = table.told()
    assert {
        f"Position 2 · {approving.SPADE} · Spade: 1 of 2",
        f"Position 1 · {approving.SPADE} · Spade: 2 of 2",
    } <= players
    table.press(CALL, "1 / 2", SEEN)
    table.who()
    assert table.stages == {2: JackpotStage.PAID, 1: JackpotStage.PENDING}
    table.press("Supervisor", "Verify a jackpot", "1 / 2", SEEN)
    table.who()
    assert set(table.stages.values()) == {JackpotStage.PAID}
