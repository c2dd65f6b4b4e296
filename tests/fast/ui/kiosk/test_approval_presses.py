"""The approval process on the real window, by mouse and by finger: every way on, every way back, all displays."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPointingDevice
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest

from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.finger import PAUSE_MS, TRIES, Finger, NotThereError
from dealer_terminal.ui.kiosk.players.window import MetersWindow
from tests.fast.qml.screen import Opened, settle, words
from tests.fast.ui.kiosk import approving as a
from tests.fast.ui.kiosk.hands import Hands
from tests.fast.ui.kiosk.table import DEALER, READER, SUPERVISOR, Table, card_keys

PENDING, PAY, CANCEL, CALL = "Pending Jackpot", "Pay Jackpot", "Cancel Jackpot", "Call the supervisor"
SEEN = "Seen on camera"
SEED_OF_A_STRAIGHT_FLUSH = 346
STRAIGHT_FLUSH = "Straight Flush, Other Suit"


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


@pytest.fixture
def hands(opened: Opened) -> Opens:
    return lambda table: Displays(opened, table)


def test_the_whole_road_from_the_seat_to_the_rack(displays: Opens) -> None:
    table = displays(a.shown())
    table.press("1 PLAY", a.SPADE)
    dealers, players = table.told()
    assert {PENDING, a.SPADE} <= dealers
    assert a.SPADE not in players
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


def test_none_undoes_it_and_it_is_begun_again(displays: Opens) -> None:
    table = displays(a.shown())
    table.press("1 PLAY", "None")
    assert table.stages == {}
    table.press("Jackpot · position 1", a.SPADE)
    assert table.written() == [f"jackpot_{each}" for each in ("opened", "dismissed", "opened", "chosen")]


def test_cancel_pays_nothing_and_leaves_the_meter_alone(displays: Opens) -> None:
    table = displays(a.shown())
    before = table.controller.state.meters
    table.press("1 PLAY", a.SPADE, PENDING, CANCEL)
    assert (table.stages, table.controller.state.meters) == ({}, before)
    assert table.written()[-1] == "jackpot_cancelled"
    assert table.primary == "Jackpot · position 1"


FIXED = {
    "20 for 1": ("8c 8h 8s", "Three of a Kind", "$95", 9_500),
    "6 for 1": ("10c 9d 8d", "Straight", "$25", 2_500),
    "3 to 1": ("Kc 9c 3c", "Flush", "$15", 1_500),
}


@pytest.mark.parametrize(("cards", "event", "shown", "pays"), FIXED.values(), ids=FIXED)
def test_a_fixed_prize_takes_the_same_road(hands: Opens, cards: str, event: str, shown: str, pays: int) -> None:
    table = hands(a.shown(cards))
    meters = table.controller.state.meters
    table.press("Jackpot · position 1", event, PENDING, PAY)
    dealers, players = table.told()
    assert {"PENDING", shown} <= dealers
    assert {"PENDING", f"{shown}.00"} <= players
    table.press(CALL, SEEN)
    table.who()
    assert table.controller.state.jackpots[1].pays == pays
    assert table.controller.state.meters == meters


def test_two_on_one_meter_are_taken_in_order_and_the_order_stands_on_the_displays(hands: Opens) -> None:
    table = hands(a.locked(1, 2))
    for seat, cards in ((2, "As Ks Qs"), (1, "Ah Kh Qh")):
        table.press(f"Open position {seat}")
        table.cards(cards)
        table.press(f"Jackpot · position {seat}", a.SPADE, PENDING, PAY)
    first, second = (table.controller.state.jackpots[seat] for seat in (2, 1))
    assert [(each.order, each.pays) for each in (first, second)] == [(1, 50_050), (2, 50_000)]
    _, players = table.told()
    assert {f"Position 2 · {a.SPADE} · Spade: 1 of 2", f"Position 1 · {a.SPADE} · Spade: 2 of 2"} <= players
    table.press(CALL, "1 / 2", SEEN)
    table.who()
    assert table.stages == {2: JackpotStage.PAID, 1: JackpotStage.PENDING}
    table.press("Supervisor", "Verify a jackpot", "1 / 2", SEEN)
    table.who()
    assert set(table.stages.values()) == {JackpotStage.PAID}


def test_the_one_who_deals_verifies_nothing(hands: Opens) -> None:
    table = hands(a.pending())
    table.press(CALL, SEEN)
    table.who(DEALER)
    assert table.stages == {1: JackpotStage.PENDING}
    assert "jackpot_verified" not in table.written()


def test_a_wrong_pin_verifies_nothing(hands: Opens) -> None:
    table = hands(a.pending())
    table.press(CALL, SEEN)
    table.who((SUPERVISOR[0], "9999"))
    assert table.stages == {1: JackpotStage.PENDING}


def test_above_the_threshold_there_is_no_way_round_the_camera(hands: Opens) -> None:
    table = hands(a.above_the_camera())
    table.press(CALL, SEEN)
    with pytest.raises(NotThereError):
        table.press("Next")
    table.press(*"4711", "Next")
    table.who()
    assert table.stages == {1: JackpotStage.PAID}
    assert table.controller.state.jackpots[1].pays > 40_000


def test_a_hand_that_the_cards_do_not_show_stops_for_a_supervisor(hands: Opens) -> None:
    table = hands(a.shown())
    table.press("Jackpot · position 1", "Flush")
    with pytest.raises(NotThereError):
        table.press(PENDING)
    table.press("The cards decide", "Seen at the table")
    table.who()
    assert table.controller.state.issue is None
    assert table.stages == {}
    assert table.primary == "Jackpot · position 1"


def test_no_key_lets_a_chosen_hand_stand_against_the_cards(hands: Opens) -> None:
    table = hands(a.shown("Kh Jd 6s"))
    table.press("1 PLAY", "Flush")
    with pytest.raises(NotThereError):
        table.press("The chosen hand stands")


DISPUTED = {
    "it stands": ("The jackpot stands", {1: JackpotStage.PENDING}, 50_000),
    "it is not paid": ("Not paid: the wager goes back", {1: JackpotStage.REFUSED}, 50_025),
}


@pytest.mark.parametrize(("ending", "stages", "meter"), DISPUTED.values(), ids=DISPUTED)
def test_a_disputed_jackpot_is_decided_by_a_supervisor(
    hands: Opens, ending: str, stages: dict[int, JackpotStage], meter: int
) -> None:
    table = hands(a.pending())
    table.press("Irregularity", "A jackpot is disputed", ending, "Agreed with surveillance")
    table.who()
    assert (table.stages, table.controller.state.meters["spade"]) == (stages, meter * 100)


def test_with_a_reader_the_terminal_knows_the_hand_and_offers_it(displays: Opens) -> None:
    table = a.opened(6, READER, SEED_OF_A_STRAIGHT_FLUSH)
    table.wager(1, "ante", "5").spot(1, "stax")
    table.press("No more bets", "1 chip counted").sensed()
    shown = displays(table.press("Lock decisions"))
    shown.press("Open the dealer's hand", "Open position 1", "Jackpot · position 1")
    offered = [option.text for option in shown.controller.props().over.options if option.chosen]
    assert offered == [STRAIGHT_FLUSH]
    shown.press(STRAIGHT_FLUSH, PENDING, PAY)
    assert shown.controller.state.jackpots[1].pays == 25_030


def test_chips_are_counted_and_another_count_asks(displays: Opens) -> None:
    table = displays(a.staked())
    table.press("More", "Another count", "0", "Open the wagers again", "Seen at the table")
    table.who()
    assert table.controller.state.phase is Phase.WAGERS
    table.press("No more bets", "1 chip counted")
    assert table.controller.state.phase is Phase.DEAL


def test_a_supervisor_corrects_a_meter_to_the_cent(hands: Opens) -> None:
    table = hands(Table("3-card-ags").open())
    table.press("Supervisor", "Change a meter", "Star", "Malfunction: it shows too much", "2", "25¢", "10¢")
    table.press("Enter the amount")
    assert any("from $1,000.00 to $997.65" in told for told in table.told()[0])
    table.press("Pit manager's order")
    table.who()
    assert "$997.65" in table.told()[1]
