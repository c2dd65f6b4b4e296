"""The players' window: what it shows of the meters, where it lies, and what the dealer sees without a link."""

from collections.abc import Callable, Iterator
from itertools import cycle

import pytest
from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QWindow
from pytestqt.qtbot import QtBot

from dealer_terminal.languages import ENGLISH
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.meter_facts import LinkTrouble
from dealer_terminal.procedure.progressive_view import JackpotView, MeterView, ProgressiveView
from dealer_terminal.procedure.sentences import LINK_LOST
from dealer_terminal.ui.kiosk.app import kiosk_window
from dealer_terminal.ui.kiosk.regions.progressive import meter_signs
from dealer_terminal.ui.kit.languages import spoken
from dealer_terminal.ui.kit.panel import PANELS
from dealer_terminal.ui.kit.window import THEMES
from dealer_terminal.ui.players.board import NOT_IN_PLAY, NOT_REACHED, PlayersProps, not_reached
from dealer_terminal.ui.players.second_screen import NO_ROOM, NOWHERE, make_room, room_beside
from dealer_terminal.ui.players.window import MetersWindow
from tests.fast.qml.screen import Opened, settle, words
from tests.fast.ui.kiosk import approving
from tests.fast.ui.kiosk.hands import kiosk_of
from tests.fast.ui.kiosk.meters import BESIDE, STANDS, meters_faults
from tests.fast.ui.kiosk.table import Table
from tests.helpers.cases import every
from tests.helpers.languages import TRANSLATED


def test_every_text_is_whole_however_it_stands_and_nothing_can_be_pressed(opened: Opened) -> None:
    """Each stand is drawn once; the long suite draws each on every panel, in every theme and language."""
    drawn = zip(STANDS, cycle((*PANELS, BESIDE)), cycle(THEMES), cycle((ENGLISH, *TRANSLATED)))
    assert [fault for stand, *where in drawn for fault in meters_faults(opened, stand, *where)] == []


def test_players_see_no_amount_that_is_not_locked(opened: Opened) -> None:
    window = MetersWindow()
    opened(window.view)
    window.show(approving.chosen().props.players)
    settle()
    assert "PENDING" not in words(window.view)
    assert approving.SPADE not in words(window.view)
    window.show(approving.pending().props.players)
    settle()
    assert {"PENDING", "$500.25", "Now $500.00"} <= set(words(window.view))


def test_two_hits_on_one_meter_stand_in_their_order() -> None:
    prizes = approving.two_on_one().props.players.prizes
    assert [(prize.seat, prize.order, prize.amount) for prize in prizes] == [
        ("Position 2", "Spade: 1 of 2", "$500.50"),
        ("Position 1", "Spade: 2 of 2", "$500.00"),
    ]


def test_it_goes_with_the_table(opened: Opened) -> None:
    window = MetersWindow()
    opened(window.view)
    table = Table("3-card-ags").open()
    kiosk, _ = kiosk_window(kiosk_of(table), beside=(lambda frame: window.show(frame.players),))
    opened(kiosk.view)
    assert [meter.name for meter in window.props.meters] == ["Star", "Spade", "Heart", "Diamond"]


@every("table", [lambda: Table().open(), Table])
def test_a_table_without_meters_says_so_calmly(table: Callable[[], Table]) -> None:
    props = table().props.players
    assert (props.waiting, props.meters, props.prizes) == (str(NOT_IN_PLAY), (), ())


def test_what_may_be_old_is_not_shown() -> None:
    assert not_reached(str) == PlayersProps(waiting=str(NOT_REACHED))


def test_it_goes_away_with_its_screen_and_comes_back_with_it(opened: Opened, qapp: QGuiApplication) -> None:
    """Qt would move it over the first screen: over the kiosk."""
    window = MetersWindow()
    opened(window.view)
    window.open_on(1)
    screen = window.view.screen()
    qapp.screenRemoved.emit(screen)
    assert not window.view.isVisible()
    qapp.screenAdded.emit(screen)
    assert window.view.isVisible()
    assert window.view.size() == screen.size()


def test_a_screen_that_was_never_there_is_waited_for(opened: Opened, qapp: QGuiApplication) -> None:
    window = MetersWindow()
    opened(window.view)
    window.view.hide()
    window.open_on(2)
    qapp.screenAdded.emit(qapp.primaryScreen())
    assert not window.view.isVisible()


SAY = spoken("en")
WON = JackpotView(1, JackpotStage.PENDING, "Royal Flush, Other Suit", pays=50_025, meter="Spade")
METERS = MeterView("star", "Star", 100_025), MeterView("spade", "Spade", 50_000)
AWAY = LINK_LOST[LinkTrouble.AWAY][0]


def test_a_prize_that_is_locked_stays_and_no_meter_beside_it_shows_what_may_be_old() -> None:
    spade, closed = meter_signs(ProgressiveView("stax", METERS, (WON,), closed=AWAY), SAY)
    assert (spade.note, spade.locked, spade.again) == ("PENDING", "$500.25", "CLOSED")
    assert "$" not in spade.amount
    assert (closed.name, closed.amount) == ("CLOSED", "The floor's meters are not reached")


def test_without_a_prize_there_is_the_reason_alone() -> None:
    (closed,) = meter_signs(ProgressiveView("stax", METERS, (), closed=AWAY), SAY)
    assert (closed.name, closed.amount) == ("CLOSED", "The floor's meters are not reached")


FULL_HD, WIDE, TALL = QRect(0, 0, 1920, 1080), QRect(0, 0, 2560, 1080), QRect(0, 0, 1280, 1600)
BELOW_A_BAR = FULL_HD.adjusted(0, 30, 0, 0)
BARE, FRAMED = QMargins(), QMargins(1, 20, 1, 5)
ROOMS = {
    "to the right of a kiosk in the corner": (FULL_HD, QRect(0, 0, 1280, 800), BARE, QRect(1280, 0, 640, 400)),
    "to the left": (FULL_HD, QRect(640, 280, 1280, 800), BARE, QRect(0, 0, 640, 400)),
    "no larger than asked": (WIDE, QRect(0, 0, 1024, 600), BARE, QRect(1024, 0, 1280, 800)),
    "below": (TALL, QRect(0, 0, 1280, 800), BARE, QRect(0, 800, 1280, 800)),
    "above": (TALL, QRect(0, 800, 1280, 800), BARE, QRect(0, 0, 1280, 800)),
    "beside a bar of the desktop": (BELOW_A_BAR, QRect(0, 30, 1280, 800), BARE, QRect(1280, 30, 640, 400)),
    "nowhere beside a kiosk in the middle": (FULL_HD, QRect(320, 140, 1280, 800), BARE, NOWHERE),
    "nowhere beside a full screen": (FULL_HD, FULL_HD, BARE, NOWHERE),
    "nowhere in a narrow strip": (QRect(0, 0, 1366, 768), QRect(0, 0, 1024, 600), BARE, NOWHERE),
}  # fmt: skip


@every(("free", "kiosk", "frame", "room"), ROOMS.values())
def test_there_is_room(free: QRect, kiosk: QRect, frame: QMargins, room: QRect) -> None:
    assert room_beside(free, kiosk, frame, QSize(1280, 800)) == room


Opens = Callable[[MetersWindow, int], None]


@pytest.fixture
def kiosk(qtbot: QtBot) -> Iterator[QWindow]:
    window = QWindow()
    window.setGeometry(100, 100, 300, 300)
    window.show()
    settle()
    yield window
    window.close()


def test_it_opens_beside_the_kiosk_and_stays_there(
    opened: Opened, kiosk: QWindow, caplog: pytest.LogCaptureFixture
) -> None:
    window = _unseen(opened)
    make_room(kiosk)
    window.open_beside(kiosk)
    assert _beside(window, kiosk)
    before = window.view.frameGeometry()
    kiosk.setFramePosition(kiosk.screen().geometry().center())
    settle()
    assert window.view.frameGeometry() != before
    assert _beside(window, kiosk)
    assert caplog.messages == []


def test_where_the_kiosk_leaves_no_room_it_is_gone_and_says_so_once(
    opened: Opened, kiosk: QWindow, caplog: pytest.LogCaptureFixture
) -> None:
    window = _unseen(opened)
    everything = kiosk.screen().geometry()
    kiosk.setGeometry(everything)
    window.open_beside(kiosk)
    assert not window.view.isVisible()
    kiosk.setGeometry(0, 0, 300, 300)
    settle()
    assert _beside(window, kiosk)
    kiosk.setGeometry(everything)
    settle()
    assert not window.view.isVisible()
    assert caplog.messages == [NO_ROOM]


@pytest.mark.parametrize("opens", [MetersWindow.open_on, MetersWindow.open_at], ids=["full screen", "a window"])
def test_on_the_first_screen_a_process_of_its_own_lies_below_every_other_window(opened: Opened, opens: Opens) -> None:
    window = _unseen(opened)
    opens(window, 1)
    assert window.view.isVisible()
    assert window.view.flags() & Qt.WindowType.WindowStaysOnBottomHint


def _beside(window: MetersWindow, kiosk: QWindow) -> bool:
    return window.view.isVisible() and not window.view.frameGeometry().intersects(kiosk.frameGeometry())


def _unseen(opened: Opened) -> MetersWindow:
    window = MetersWindow()
    opened(window.view)
    window.view.hide()
    return window
