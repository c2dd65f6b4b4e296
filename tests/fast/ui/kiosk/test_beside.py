"""On one screen the players' meters lie beside the kiosk's window or nowhere, and take no key from it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QWindow
from pytestqt.qtbot import QtBot

from dealer_terminal.ui.kiosk.players.beside import NO_ROOM, NOWHERE, make_room, room_beside
from dealer_terminal.ui.kiosk.players.window import MetersWindow
from tests.fast.qml.screen import Opened, settle

FULL_HD, WIDE, TALL = QRect(0, 0, 1920, 1080), QRect(0, 0, 2560, 1080), QRect(0, 0, 1280, 1600)
BELOW_A_BAR = FULL_HD.adjusted(0, 30, 0, 0)
BARE, FRAMED = QMargins(), QMargins(1, 20, 1, 5)
ROOMS = {
    "to the right of a kiosk in the corner": (FULL_HD, QRect(0, 0, 1280, 800), BARE, QRect(1280, 0, 640, 400)),
    "less its frame": (FULL_HD, QRect(0, 0, 1282, 825), FRAMED, QRect(1282, 0, 636, 397)),
    "to the left": (FULL_HD, QRect(640, 280, 1280, 800), BARE, QRect(0, 0, 640, 400)),
    "no larger than asked": (WIDE, QRect(0, 0, 1024, 600), BARE, QRect(1024, 0, 1280, 800)),
    "below": (TALL, QRect(0, 0, 1280, 800), BARE, QRect(0, 800, 1280, 800)),
    "above": (TALL, QRect(0, 800, 1280, 800), BARE, QRect(0, 0, 1280, 800)),
    "beside a bar of the desktop": (BELOW_A_BAR, QRect(0, 30, 1280, 800), BARE, QRect(1280, 30, 640, 400)),
    "nowhere beside a kiosk in the middle": (FULL_HD, QRect(320, 140, 1280, 800), BARE, NOWHERE),
    "nowhere beside a full screen": (FULL_HD, FULL_HD, BARE, NOWHERE),
    "nowhere beside a kiosk that is larger": (QRect(0, 0, 1024, 600), QRect(0, 0, 1280, 800), BARE, NOWHERE),
    "nowhere in a narrow strip": (QRect(0, 0, 1366, 768), QRect(0, 0, 1024, 600), BARE, NOWHERE),
}  # fmt: skip


@pytest.mark.parametrize(("free", "kiosk", "frame", "room"), ROOMS.values(), ids=ROOMS)
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


def test_nothing_that_is_typed_goes_to_the_meters(opened: Opened) -> None:
    assert _unseen(opened).view.flags() & Qt.WindowType.WindowDoesNotAcceptFocus


@pytest.mark.parametrize("opens", [MetersWindow.open_on, MetersWindow.open_at], ids=["full screen", "a window"])
def test_on_the_first_screen_a_process_of_its_own_lies_below_every_other_window(opened: Opened, opens: Opens) -> None:
    window = _unseen(opened)
    opens(window, 1)
    assert window.view.isVisible()
    assert window.view.flags() & Qt.WindowType.WindowStaysOnBottomHint


def test_as_a_window_it_is_a_third_of_the_screen_in_the_far_corner(opened: Opened, qapp: QGuiApplication) -> None:
    window = _unseen(opened)
    window.open_at(1)
    free = qapp.primaryScreen().availableGeometry()
    assert window.view.frameGeometry().bottomRight() == free.bottomRight()
    assert window.view.size() == free.size() / 3


def _beside(window: MetersWindow, kiosk: QWindow) -> bool:
    return window.view.isVisible() and not window.view.frameGeometry().intersects(kiosk.frameGeometry())


def _unseen(opened: Opened) -> MetersWindow:
    window = MetersWindow()
    opened(window.view)
    window.view.hide()
    return window
