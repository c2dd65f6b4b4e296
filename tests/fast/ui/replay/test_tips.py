"""What a press does is told where a pointer or the keyboard rests: from the table that the keys come from."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from dealer_terminal.languages import LANGUAGES
from dealer_terminal.ui.console.keys import key_text
from dealer_terminal.ui.kit.languages import spoken
from dealer_terminal.ui.replay.bindings import BINDINGS, BY_NAME
from tests.fast.ui.person import Key
from tests.fast.ui.replay.conftest import Desks
from tests.fast.ui.replay.sitting import Sitting, answered

SHOWN_WITHIN = 100
PATIENCE = 700


@pytest.fixture
def sits(desks: Desks, tmp_path: Path, fonts: None) -> Iterator[Sitting]:
    made = Sitting(desks, tmp_path)
    answered(made.replay)
    made.window.view.grabWindow()
    yield made
    desks.close()
    made.close()


def tip(sits: Sitting) -> QQuickItem:
    found = sits.window.view.rootObject().findChild(QQuickItem, "tip")
    assert isinstance(found, QQuickItem)
    return found


def points(sits: Sitting, item: QQuickItem, along: float = 0.5) -> None:
    """From elsewhere, as a hand moves a mouse."""
    QTest.mouseMove(sits.window.view, sits.window.view.rootObject().boundingRect().center().toPoint())
    QGuiApplication.processEvents()
    QTest.mouseMove(sits.window.view, item.mapToScene(QPointF(item.width() * along, item.height() / 2)).toPoint())
    QGuiApplication.processEvents()


def told(sits: Sitting) -> str:
    """Once it has come."""
    for _ in range(SHOWN_WITHIN):
        if tip(sits).isVisible():
            return str(tip(sits).parentItem().property("text"))
        QTest.qWait(50)
    return ""


def expected(name: str, language: str = "en") -> str:
    binding = BY_NAME[name]
    return f"{spoken(language)(binding.what)}   {'  '.join(map(key_text, binding.keys))}"


def test_a_pointer_on_a_button_is_told_what_it_does_and_by_which_keys(sits: Sitting) -> None:
    for language in LANGUAGES:
        sits.speaks(language)
        for name in ("play", "irregular-on", "conditions", "menu"):
            points(sits, sits.finger.find(name))
            assert told(sits) == expected(name, language)


def test_every_button_of_the_row_has_one(sits: Sitting) -> None:
    known = {each.name: each.text for each in sits.window.props.tips}
    assert {each.name for each in sits.window.props.play.buttons} <= set(known)
    assert {each.name for each in BINDINGS} <= set(known)


def test_where_the_keyboard_is_it_is_told_at_once_and_goes_with_it(sits: Sitting) -> None:
    sits.finger.find("round-on").forceActiveFocus()
    QGuiApplication.processEvents()
    assert tip(sits).isVisible()
    assert told(sits) == expected("round-on")
    sits.strikes(Key.Key_Tab)
    assert told(sits) == expected("irregular-back")
    sits.window.view.rootObject().forceActiveFocus()
    assert not tip(sits).isVisible()


def test_the_strip_tells_the_time_there_and_what_lies_on_it(sits: Sitting) -> None:
    strip = sits.finger.find("strip")
    points(sits, strip, 0.99)
    assert told(sits).startswith(f"{sits.window.props.strip.end} · ")
    ticks = [each for each in sits.finger.targets() if str(each.property("name")).startswith("tick ")]
    for tick in ticks[:3]:
        points(sits, tick)
        assert told(sits) in {each.text for each in sits.window.props.strip.ticks}


def test_it_lies_inside_the_window(sits: Sitting) -> None:
    root = sits.window.view.rootObject()
    for name in ("round-back", "menu", "shut"):
        if sits.finger.can_press(name):
            points(sits, sits.finger.find(name))
            told(sits)
            box = tip(sits).mapRectToScene(tip(sits).boundingRect())
            assert root.boundingRect().contains(box), name


def test_a_pointer_that_rests_where_the_window_opened_is_told_nothing(sits: Sitting) -> None:
    button = sits.finger.find("play")
    at = button.mapToScene(QPointF(button.width() / 2, button.height() / 2)).toPoint()
    whole = tip(sits).parentItem()
    for name, value in (("began", QPointF(at)), ("moved", False)):
        assert whole.setProperty(name, value)
    QTest.mouseMove(sits.window.view, at)
    QTest.qWait(PATIENCE)
    assert not tip(sits).isVisible()
    QTest.mouseMove(sits.window.view, at + QPoint(3, 0))
    assert told(sits) == expected("play")


def test_nothing_lies_on_the_head_while_a_pointer_is_on_the_felt(sits: Sitting) -> None:
    for press in ("", "screen"):
        if press:
            sits.replay.press(press)
            sits.window.view.grabWindow()
        points(sits, sits.finger.find("round-on"))
        QTest.mouseMove(sits.window.view, sits.window.view.rootObject().boundingRect().center().toPoint())
        QTest.qWait(PATIENCE)
        assert not tip(sits).isVisible()
