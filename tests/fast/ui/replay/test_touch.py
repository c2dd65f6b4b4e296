"""The replay under a finger alone: what is touched happens once, and what is drawn along moves a list."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from dealer_terminal.review.playhead import Motion
from dealer_terminal.ui.replay.replay_view_state import ReplayMiddle
from tests.fast.ui.person import visible
from tests.fast.ui.replay.conftest import Desks
from tests.fast.ui.replay.sitting import Sitting, answered

MOST_DRAWN = 20


class Fingertip:
    def __init__(self, sits: Sitting, glass: QPointingDevice) -> None:
        self._sits, self._view, self._glass = sits, sits.window.view, glass

    def taps(self, name: str, along: float = 0.5) -> None:
        self._view.grabWindow()
        item = self._sits.finger.find(name)
        self._at(item.mapToScene(QPointF(item.width() * along, item.height() / 2)).toPoint())

    def sees(self, name: str) -> bool:
        """In the upper half of the window, where no list ends."""
        self._view.grabWindow()
        if not self._sits.finger.can_press(name):
            return False
        return self._sits.finger.find(name).mapToScene(QPointF(0, 0)).y() < self._view.height() / 2

    def draws(self, name: str, down: int) -> None:
        self._view.grabWindow()
        item = self._view.rootObject().findChild(QQuickItem, name) or self._sits.finger.find(name)
        at = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.touchEvent(self._view, self._glass).press(1, at, self._view).commit()
        for part in range(1, 9):
            QTest.touchEvent(self._view, self._glass).move(1, at + QPoint(0, down * part // 8), self._view).commit()
            QTest.qWait(1)
        QTest.touchEvent(self._view, self._glass).release(1, at + QPoint(0, down), self._view).commit()
        while any(each.property("moving") for each in visible(self._view.rootObject())):
            QTest.qWait(1)

    def _at(self, where: QPoint) -> None:
        QTest.touchEvent(self._view, self._glass).press(1, where, self._view).commit()
        QTest.touchEvent(self._view, self._glass).release(1, where, self._view).commit()
        QGuiApplication.processEvents()


@pytest.fixture
def sits(desks: Desks, tmp_path: Path, fonts: None) -> Iterator[Sitting]:
    made = Sitting(desks, tmp_path)
    answered(made.replay)
    yield made
    desks.close()
    made.close()


@pytest.fixture
def finger(sits: Sitting, touch_screen: QPointingDevice) -> Fingertip:
    return Fingertip(sits, touch_screen)


def test_a_finger_goes_to_a_fact_to_a_result_and_to_a_time(sits: Sitting, finger: Fingertip) -> None:
    showing = sits.replay.showing
    finger.taps(f"fact {showing.head.position + 1}")
    assert sits.replay.showing.head.position == showing.head.position + 1
    found = sits.window.props.find.found[0]
    finger.taps(f"found {found.position}")
    assert sits.window.props.find.found[0].lit
    finger.taps("strip", along=0.5)
    middle = sits.replay.showing.strip.begins(sits.replay.showing.strip.buckets // 2)
    assert abs(sits.replay.showing.moment.step.record.utc - middle) < 120_000_000


def test_a_finger_plays_pauses_and_sees_the_dealers_screen(sits: Sitting, finger: Fingertip) -> None:
    for motion in (Motion.PLAYING, Motion.PAUSED):
        finger.taps("play")
        assert sits.replay.showing.head.motion is motion
    for name, middle in (("felt", ReplayMiddle.SCREEN), ("screen", ReplayMiddle.FELT)):
        finger.taps(name)
        assert sits.replay.showing.desk.middle is middle


def test_finger_scrolls_the_menu_to_a_form_and_closes_it(sits: Sitting, finger: Fingertip) -> None:
    finger.taps("menu")
    for _ in range(MOST_DRAWN):
        if finger.sees("line hold"):
            break
        finger.draws("sheet", -200)
    finger.taps("line hold")
    assert type(sits.replay.showing.desk.sheets[-1]).__name__ == "HoldForm"
    finger.taps("key from-here")
    finger.taps("shut sheet")
    assert sits.replay.showing.desk.sheets == ()


def test_a_list_that_is_drawn_along_moves_and_nothing_in_it_is_pressed(sits: Sitting, finger: Fingertip) -> None:
    before = sits.replay.showing.head
    (facts,) = (each for each in visible(sits.window.view.rootObject()) if _is_list_of(each, "FactRow"))
    stood = facts.property("contentY")
    finger.draws(f"fact {before.position}", 200)
    assert facts.property("contentY") < stood
    assert sits.replay.showing.head == before


def _is_list_of(item: QQuickItem, row: str) -> bool:
    inside = item.childItems()
    return item.inherits("QQuickListView") and any(
        each.metaObject().className().startswith(row) for each in (inside[0].childItems() if inside else ())
    )
