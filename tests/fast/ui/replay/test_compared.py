"""A round that is checked and moments that are compared, from the replay: what differs is ringed on the felt."""

import pytest
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from tests.fast.ui.person import Held, Key, visible
from tests.fast.ui.replay.sitting import Sitting


def rings(sits: Sitting) -> set[tuple[int, str]]:
    """As they are drawn: each around its own position, on the felt."""
    sits.window.view.grabWindow()
    QGuiApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    drawn = [*visible(sits.window.view.rootObject())]
    places = {each.property("position"): each for each in drawn if _is(each, "SeatView")}
    found = [each for each in drawn if _is(each, "LitSeat")]
    for each in found:
        seat = places[each.property("position")]
        assert each.mapToScene(QPointF()) == seat.mapToScene(QPointF())
        assert (each.width(), each.height()) == (seat.width(), seat.height())
    return {(each.property("position"), each.property("text")) for each in found}


def _is(item: QQuickItem, kind: str) -> bool:
    return item.metaObject().className().startswith(kind)


def ringed_spots(sits: Sitting) -> set[tuple[int, str]]:
    """Each ring lies over a circle of the felt."""
    drawn = [*visible(sits.window.view.rootObject())]
    circles = [_box(each) for each in drawn if _is(each, "SpotPlace")]
    found = [each for each in drawn if each.objectName().startswith("lit ")]
    assert all(any(_box(each) == pytest.approx(circle, abs=1) for circle in circles) for each in found)
    return {(int(position), spot) for _, position, spot in (each.objectName().split() for each in found)}


def _box(item: QQuickItem) -> tuple[float, ...]:
    at = item.mapToScene(QPointF())
    return at.x(), at.y(), item.width(), item.height()


def test_a_round_is_checked_and_moments_are_compared(sits: Sitting) -> None:
    sits.strikes(Key.Key_X)
    (line,) = sits.window.props.sheet.lines
    assert line.tone == "good"
    sits.strikes(Key.Key_C)
    assert sits.window.props.sheet.lines == ()
    sits.strikes(Key.Key_Right, Held.ShiftModifier)
    lines = sits.window.props.sheet.lines
    assert lines
    assert any("→" in each.text for each in lines)
    seats = {each.text.removeprefix("Position ") for each in lines if each.text.startswith("Position ")}
    assert seats
    assert {str(each.position) for each in sits.window.props.lit} == {seat.partition(":")[0] for seat in seats}
    assert rings(sits) == {(each.position, each.text) for each in sits.window.props.lit}
    sits.presses("key keep")
    while not any(each.spots for each in sits.window.props.lit):
        sits.strikes(Key.Key_Right, Held.ShiftModifier)
    told = " ".join(each.more for each in sits.window.props.sheet.lines)
    assert "ANTE" in told and "ante" not in told, "a wager is called as its paper calls it"
    assert rings(sits) == {(each.position, each.text) for each in sits.window.props.lit}
    assert ringed_spots(sits) == {(each.position, spot) for each in sits.window.props.lit for spot in each.spots}
    sits.presses("key back")
    assert sits.window.props.sheet.lines == ()
    assert (rings(sits), ringed_spots(sits)) == (set(), set())
    sits.presses("key rounds")
    sits.strikes(Key.Key_Right, Held.ControlModifier)
    assert sits.window.props.sheet.title.startswith("Rounds ")
    sits.presses("key moments")
    sits.strikes(Key.Key_Home)
    sits.replay.go(sits.replay.showing.facts[-1].position + 1)
    sits.presses("key keep")
    sits.strikes(Key.Key_Right, Held.ControlModifier)
    assert [each.text for each in sits.window.props.sheet.lines] == ["round", "1 → 2"]
    assert sits.window.props.sheet.told.startswith("One difference, ")
