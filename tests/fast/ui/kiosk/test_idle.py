"""A dark screen, the touch that wakes it and the moment after; and a picture that wanders and comes back."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QPointingDevice
from PySide6.QtQuick import QQuickView
from PySide6.QtTest import QTest

from dealer_terminal.ui.kiosk.screen_inputs import PixelShift, shift_at, stays, wanders
from dealer_terminal.ui.kiosk.watchdog import REST_MS, Idle
from tests.fast.qml.screen import Opened, until, window_on

BUTTON = """
TouchTarget { property int presses: 0; width: 1280; height: 800; name: "b"; onActivated: presses += 1 }
"""


class Screen:
    """One large button, and whether the screen is dark."""

    def __init__(self, view: QQuickView, seconds: int = 600) -> None:
        self.view = view
        self.dark = False
        self.idle = Idle(view, seconds, asleep=lambda: self.dark, left_alone=self.sleep, wakes=self.wake)
        view.installEventFilter(self.idle)

    def sleep(self) -> None:
        self.dark = True

    def wake(self) -> None:
        self.dark = False

    @property
    def presses(self) -> int:
        return int(self.view.rootObject().property("presses"))

    def timer(self, interval_ms: int) -> QTimer:
        (found,) = (each for each in self.idle.findChildren(QTimer) if each.interval() == interval_ms)
        return found

    def rested(self) -> None:
        rest = self.timer(REST_MS)
        assert rest.isActive()
        until(lambda: not rest.isActive())

    def click(self) -> None:
        QTest.mouseClick(self.view, Qt.MouseButton.LeftButton)

    def tap(self, device: QPointingDevice) -> None:
        middle = self.view.contentItem().boundingRect().center().toPoint()
        QTest.touchEvent(self.view, device).press(0, middle, self.view).commit()
        QTest.touchEvent(self.view, device).release(0, middle, self.view).commit()


@pytest.fixture
def screen(opened: Opened) -> Screen:
    return Screen(opened(window_on(BUTTON)))


def test_a_touch_counts_while_the_screen_is_bright(screen: Screen) -> None:
    screen.click()
    assert (screen.presses, screen.dark) == (1, False)


def test_the_waking_click_presses_nothing(screen: Screen) -> None:
    screen.sleep()
    screen.click()
    assert (screen.presses, screen.dark) == (0, False)


def test_the_waking_tap_presses_nothing(screen: Screen, touch_screen: QPointingDevice) -> None:
    screen.sleep()
    screen.tap(touch_screen)
    assert (screen.presses, screen.dark) == (0, False)


def test_touches_right_after_it_press_nothing_and_later_ones_count(screen: Screen) -> None:
    screen.sleep()
    screen.click()
    screen.click()
    assert screen.presses == 0
    screen.rested()
    screen.click()
    assert screen.presses == 1


@pytest.mark.parametrize(("key", "passes"), [("7", True), ("\r", False), (" ", False)])
def test_a_badge_wakes_and_is_read_and_another_key_only_wakes(screen: Screen, key: str, passes: bool) -> None:
    seen: list[QEvent.Type] = []
    screen.view.keyPressEvent = lambda event: seen.append(event.type())  # type: ignore[method-assign]
    screen.sleep()
    QTest.keyClick(screen.view, key)
    assert (bool(seen), screen.dark) == (passes, False)


def test_it_goes_dark_when_it_is_left_alone(opened: Opened) -> None:
    screen = Screen(opened(window_on(BUTTON)), seconds=1)
    until(lambda: screen.dark)


def test_each_step_is_a_pixel_and_the_whole_square_is_visited() -> None:
    for most in (1, 2, 3, 5):
        path = [shift_at(step, most) for step in range((4 * most) ** 2 + 1)]
        assert path[0] == path[-1] == PixelShift(0, 0)
        assert all(abs(a.x - b.x) <= 1 and abs(a.y - b.y) <= 1 for a, b in pairwise(path))
        side = range(-most, most + 1)
        assert set(path) == {PixelShift(x, y) for x in side for y in side}


def test_it_stays_where_a_setting_says_so_and_begins_at_its_place() -> None:
    assert wanders(0, 3) is wanders(180, 0) is stays
    assert wanders(3600, 3)() == PixelShift(0, 0)
