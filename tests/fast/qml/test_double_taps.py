"""The second tap of a double tap presses nothing that has come under the finger since the first."""

import pytest
from PySide6.QtCore import QMetaObject, QObject, QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QSignalSpy, QTest

from dealer_terminal.ui.kit.window import SHARED
from tests.fast.qml.screen import Opened, click, middle, press, release, target, targets, window_on

BOARD = """
Item {
    TouchTarget { name: "below"; guarded: %(below)s; width: 300; height: 100 }
    TouchTarget { id: above; name: "above"; guarded: %(above)s; width: 300; height: 100; onActivated: visible = false }
    TouchTarget { name: "beside"; guarded: true; y: 100; width: 300; height: 100 }
}
"""
FAR = QPoint(20, 50)


def board(opened: Opened, *, above: bool, below: bool) -> QQuickView:
    words = {"above": str(above).lower(), "below": str(below).lower()}
    view = opened(window_on(BOARD % words))
    rest(view).setProperty("interval", 1_000_000)
    return view


def rest(view: QQuickView) -> QObject:
    """How long a press is held against what newly lies there."""
    (timer,) = view.engine().singletonInstance(SHARED, "LastPress").children()
    assert isinstance(timer, QObject)
    return timer


def activations(view: QQuickView, name: str) -> tuple[QQuickItem, QSignalSpy]:
    item = target(view, name)
    return item, QSignalSpy(item.activated)  # type: ignore[attr-defined]


GUARDS = {
    "an answer beneath an answer": (True, True, 0),
    "a digit beneath an answer": (True, False, 0),
    "an answer beneath a digit": (False, True, 0),
    "a digit beneath a digit": (False, False, 1),
}


@pytest.mark.parametrize(("above", "below", "taken"), GUARDS.values(), ids=GUARDS.keys())
def test_what_newly_lies_under_the_finger_is_not_pressed(opened: Opened, above: bool, below: bool, taken: int) -> None:
    view = board(opened, above=above, below=below)
    under, pressed = activations(view, "below")
    click(view, target(view, "above"))
    press(view, under)
    assert under.property("pressed") is bool(taken)
    release(view, under)
    assert pressed.count() == taken


def test_it_is_pressed_once_it_has_lain_there(opened: Opened) -> None:
    view = board(opened, above=True, below=True)
    under, pressed = activations(view, "below")
    click(view, target(view, "above"))
    assert rest(view).property("running")
    QMetaObject.invokeMethod(rest(view), "stop")
    click(view, under)
    assert pressed.count() == 1


def test_it_lies_there_as_long_as_a_key_rests(opened: Opened) -> None:
    view = opened(window_on(BOARD % {"above": "true", "below": "true"}))
    assert rest(view).property("interval") == 300


def test_another_finger_elsewhere_is_taken_at_once(opened: Opened) -> None:
    view = board(opened, above=True, below=True)
    _, under = activations(view, "below")
    beside, other = activations(view, "beside")
    click(view, target(view, "above"))
    click(view, beside)
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, FAR)
    assert (under.count(), other.count()) == (1, 1)


def test_a_fingertip_is_held_to_the_same(opened: Opened, touch_screen: QPointingDevice) -> None:
    view = board(opened, above=True, below=True)
    under, pressed = activations(view, "below")
    for _ in range(2):
        QTest.touchEvent(view, touch_screen).press(1, middle(under), view).commit()
        QTest.touchEvent(view, touch_screen).release(1, middle(under), view).commit()
    assert (names(view), pressed.count()) == (["below", "beside"], 0)


def names(view: QQuickView) -> list[str]:
    return [str(item.property("name")) for item in targets(view)]
