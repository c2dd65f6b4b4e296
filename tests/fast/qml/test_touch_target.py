"""What a finger, a mouse and a keyboard do to a touch target."""

import pytest
from PySide6.QtCore import QMetaObject, QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QSignalSpy, QTest

from tests.fast.qml.screen import Opened, click, middle, press, release, settle, target, until, window_on

TWO_BUTTONS = """
Item {
    Row {
        PrimaryButton { text: "Deal" }
        SecondaryButton { text: "Undo" }
    }
}
"""
NESTED = """
TouchTarget {
    name: "seat"
    width: 300; height: 300
    TouchTarget { name: "spot"; x: 100; y: 100; width: 100; height: 100 }
}
"""


@pytest.fixture
def view(opened: Opened) -> QQuickView:
    return opened(window_on(TWO_BUTTONS))


@pytest.fixture
def deal(view: QQuickView) -> QQuickItem:
    return target(view, "Deal")


@pytest.fixture
def fired(deal: QQuickItem) -> QSignalSpy:
    return QSignalSpy(deal.activated)


@pytest.fixture
def rest(deal: QQuickItem) -> QObject:
    """What makes it deaf after a press, as long as the test wants."""
    rest = part(deal, "QQmlTimer")
    rest.setProperty("interval", 1_000_000)
    return rest


def part(item: QQuickItem, kind: str) -> QObject:
    (found,) = (each for each in item.children() if each.inherits(kind))
    return found


def over(rest: QObject) -> None:
    assert rest.property("running")
    QMetaObject.invokeMethod(rest, "stop")


def test_a_press_shows_at_once_and_fires_on_release(view: QQuickView, deal: QQuickItem, fired: QSignalSpy) -> None:
    press(view, deal)
    assert deal.property("pressed")
    assert fired.count() == 0
    release(view, deal)
    assert not deal.property("pressed")
    assert fired.count() == 1


def test_a_rest_lasts_300_ms(deal: QQuickItem) -> None:
    assert part(deal, "QQmlTimer").property("interval") == 300


def test_a_second_press_during_the_rest_does_nothing(
    view: QQuickView, deal: QQuickItem, fired: QSignalSpy, rest: QObject
) -> None:
    click(view, deal)
    click(view, deal)
    assert fired.count() == 1
    over(rest)
    click(view, deal)
    assert fired.count() == 2


def test_a_press_begun_during_the_rest_does_not_fire_later(
    view: QQuickView, deal: QQuickItem, fired: QSignalSpy, rest: QObject
) -> None:
    click(view, deal)
    press(view, deal)
    over(rest)
    release(view, deal)
    assert fired.count() == 1


def test_a_press_that_is_not_taken_does_not_light_up(view: QQuickView, deal: QQuickItem, rest: QObject) -> None:
    click(view, deal)
    press(view, deal)
    assert not deal.property("pressed")
    over(rest)
    release(view, deal)
    press(view, deal)
    assert deal.property("pressed")
    release(view, deal)


def test_what_does_not_change_the_round_takes_every_press(view: QQuickView) -> None:
    undo = target(view, "Undo")
    undone = QSignalSpy(undo.activated)
    for _ in range(5):
        click(view, undo)
    assert undone.count() == 5


def test_a_key_that_changes_its_meaning_under_the_finger_is_not_pressed(
    view: QQuickView, deal: QQuickItem, fired: QSignalSpy
) -> None:
    press(view, deal)
    deal.setProperty("text", "Misdeal")
    assert not deal.property("pressed")
    release(view, deal)
    assert fired.count() == 0
    click(view, deal)
    assert fired.count() == 1


def test_another_button_may_follow_at_once(view: QQuickView, deal: QQuickItem, fired: QSignalSpy) -> None:
    undo = target(view, "Undo")
    undone = QSignalSpy(undo.activated)
    click(view, deal)
    click(view, undo)
    assert (fired.count(), undone.count()) == (1, 1)


def test_sliding_off_takes_the_press_back(view: QQuickView, deal: QQuickItem, fired: QSignalSpy) -> None:
    press(view, deal)
    QTest.mouseMove(view, QPoint(900, 700))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(900, 700))
    assert fired.count() == 0
    assert not deal.property("pressed")


def test_a_long_press_still_counts(view: QQuickView, deal: QQuickItem, fired: QSignalSpy) -> None:
    press(view, deal)
    tap, long_s = part(deal, "QQuickTapHandler"), QGuiApplication.styleHints().mousePressAndHoldInterval() / 1000
    until(lambda: tap.property("timeHeld") > long_s)
    release(view, deal)
    assert fired.count() == 1


def test_a_disabled_target_does_nothing(view: QQuickView, deal: QQuickItem, fired: QSignalSpy) -> None:
    deal.setEnabled(False)
    click(view, deal)
    assert fired.count() == 0


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_the_keyboard_works_too(view: QQuickView, deal: QQuickItem, fired: QSignalSpy, key: Qt.Key) -> None:
    deal.forceActiveFocus()
    QTest.keyPress(view, key)
    assert deal.property("pressed")
    QTest.keyRelease(view, key)
    assert fired.count() == 1
    QTest.keyClick(view, key)
    assert fired.count() == 1


def test_tab_moves_from_button_to_button(view: QQuickView, deal: QQuickItem) -> None:
    deal.forceActiveFocus()
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert target(view, "Undo").hasActiveFocus()


def test_one_finger_fires(view: QQuickView, deal: QQuickItem, fired: QSignalSpy, touch_screen: QPointingDevice) -> None:
    QTest.touchEvent(view, touch_screen).press(1, middle(deal), view).commit()
    settle()
    assert deal.property("pressed")
    QTest.touchEvent(view, touch_screen).release(1, middle(deal), view).commit()
    assert fired.count() == 1


@pytest.mark.parametrize("where", [QPoint(1200, 700), QPoint(20, 20)], ids=["elsewhere", "on the same button"])
def test_a_second_finger_takes_the_press_back(
    view: QQuickView, deal: QQuickItem, fired: QSignalSpy, touch_screen: QPointingDevice, where: QPoint
) -> None:
    QTest.touchEvent(view, touch_screen).press(1, middle(deal), view).commit()
    QTest.touchEvent(view, touch_screen).stationary(1).press(2, where, view).commit()
    settle()
    assert not deal.property("pressed")
    QTest.touchEvent(view, touch_screen).stationary(1).release(2, where, view).commit()
    QTest.touchEvent(view, touch_screen).release(1, middle(deal), view).commit()
    assert fired.count() == 0
    QTest.touchEvent(view, touch_screen).press(1, middle(deal), view).commit()
    QTest.touchEvent(view, touch_screen).release(1, middle(deal), view).commit()
    assert fired.count() == 1


def test_two_fingers_at_once_press_nothing(
    view: QQuickView, deal: QQuickItem, fired: QSignalSpy, touch_screen: QPointingDevice
) -> None:
    undo = target(view, "Undo")
    undone = QSignalSpy(undo.activated)
    both = QTest.touchEvent(view, touch_screen).press(1, middle(deal), view).press(2, middle(undo), view)
    both.commit()
    QTest.touchEvent(view, touch_screen).release(1, middle(deal), view).release(2, middle(undo), view).commit()
    assert (fired.count(), undone.count()) == (0, 0)


def test_the_inner_target_takes_the_press(opened: Opened) -> None:
    view = opened(window_on(NESTED))
    seat, spot = target(view, "seat"), target(view, "spot")
    seats, spots = QSignalSpy(seat.activated), QSignalSpy(spot.activated)
    click(view, spot)
    assert (seats.count(), spots.count()) == (0, 1)
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(20, 20))
    assert (seats.count(), spots.count()) == (1, 1)
