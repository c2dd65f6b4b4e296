"""Entering a PIN and a wager, key by key."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickView
from PySide6.QtTest import QTest

from tests.qml.screen import Opened, click, target, window_on

PIN = """
PinPad {
    prompt: "PIN"
    property string typed: ""
    property int entries: 0
    entered: typed.length
    length: 4
    digits: ["7", "2", "9", "0", "4", "1", "8", "5", "3", "6"]
    clearText: "Clear"
    enterText: "Sign on"
    onDigitTouched: digit => typed += digit
    onClearTouched: typed = ""
    onEnterTouched: entries += 1
}
"""
MONEY = """
MoneyKeypad {
    property string heard: ""
    title: "Position 4 · Ante"
    amount: "$0"
    limits: "$5 to $300"
    refusal: ""
    chips: [({ colour: "red", denomination: "5c" }), ({ colour: "green", denomination: "25" })]
    againText: "Same again"
    clearText: "Clear"
    eraseText: "Erase"
    enterText: "Place wager"
    canRepeat: false
    onChipTouched: denomination => heard += `chip ${denomination};`
    onDigitTouched: digit => heard += `${digit};`
    onEraseTouched: heard += "erase;"
    onClearTouched: heard += "clear;"
    onAgainTouched: heard += "again;"
    onEnterTouched: heard += "enter;"
}
"""


def touch(view: QQuickView, *names: str) -> None:
    for name in names:
        click(view, target(view, name))


def root(view: QQuickView) -> QObject:
    found = view.rootObject()
    assert found is not None
    return found


def test_a_pin_is_typed_cleared_and_entered(opened: Opened) -> None:
    view = opened(window_on(PIN))
    touch(view, "1", "2", "3")
    assert root(view).property("typed") == "123"
    touch(view, "Sign on")
    assert root(view).property("entries") == 0
    touch(view, "4", "Sign on")
    assert (root(view).property("typed"), root(view).property("entries")) == ("1234", 1)
    touch(view, "Clear")
    assert root(view).property("typed") == ""


def test_the_same_digit_twice_needs_two_separate_touches(opened: Opened) -> None:
    view = opened(window_on(PIN))
    touch(view, "7", "7")
    assert root(view).property("typed") == "7"
    QTest.qWait(330)
    touch(view, "7")
    assert root(view).property("typed") == "77"


def test_the_pin_pad_shows_how_many_digits_are_in_and_never_which(opened: Opened) -> None:
    view = opened(window_on(PIN))
    touch(view, "9")
    assert root(view).property("entered") == 1


@pytest.mark.parametrize(
    ("names", "heard"),
    [
        (("5c", "25", "Place wager"), "chip 5c;chip 25;enter;"),
        (("1", "00", "Place wager"), "1;00;enter;"),
        (("Clear", "Erase"), "clear;erase;"),
        (("Same again",), ""),
    ],
)
def test_a_wager_is_entered_by_chips_or_digits(opened: Opened, names: tuple[str, ...], heard: str) -> None:
    view = opened(window_on(MONEY))
    touch(view, *names)
    assert root(view).property("heard") == heard
