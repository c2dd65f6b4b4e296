"""What becomes of a wager moves once: chips to the rack below, from there, or to the player above."""

import time

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem, QQuickView

from dealer_terminal.app.settings import for_the_room
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.settings import decoded
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.kit.window import still, tokens
from tests.fast.qml.screen import Opened, window_on
from tests.fast.ui.kiosk.scenes import props_of

LAID = """
Item {
    SpotChips {
        width: 100; height: 100
        pile: ["black", "green"]
        paid: ["red"]
        standing: "wagered"
    }
}
"""
BELOW, ABOVE = range(1, 1000), range(-1000, 0)
MOTIONS = {
    "paid chips come from the rack": ("won", 0, BELOW),
    "a lost wager goes to the rack": ("lost", 1, BELOW),
    "a forfeited wager goes to the rack": ("forfeited", 1, BELOW),
    "a returned wager goes to its player": ("returned", 1, ABOVE),
}
SHOWN = {"wagered": (False, True), "won": (True, True), "push": (False, True), "lost": (False, False)}


@pytest.fixture
def view(opened: Opened) -> QQuickView:
    return opened(window_on(LAID))


@pytest.fixture
def chips(view: QQuickView) -> QQuickItem:
    return view.rootObject().childItems()[0]


def piles(chips: QQuickItem) -> list[QQuickItem]:
    """The payment, and the wager before it."""
    return chips.childItems()


def passed(item: QQuickItem, view: QQuickView, standing: str) -> set[int]:
    """The heights at which it is seen until all lies still."""
    heights: set[int] = set()
    item.yChanged.connect(lambda: heights.add(round(item.y())))
    view.rootObject().childItems()[0].setProperty("standing", standing)
    still(view)
    return heights


@pytest.mark.parametrize(("standing", "pile", "way"), MOTIONS.values(), ids=MOTIONS)
def test_what_becomes_of_a_wager_is_one_motion_that_ends_where_the_chips_lie(
    view: QQuickView, chips: QQuickItem, standing: str, pile: int, way: range
) -> None:
    moved = piles(chips)[pile]
    heights = passed(moved, view, standing)
    assert heights - {0} and heights - {0} <= set(way)
    assert moved.y() == 0


def test_a_push_stays_where_it_lies(view: QQuickView, chips: QQuickItem) -> None:
    wager = piles(chips)[1]
    scales: set[float] = set()
    wager.scaleChanged.connect(lambda: scales.add(wager.scale()))
    assert not passed(wager, view, "push")
    assert max(scales) > 1
    assert wager.scale() == 1


@pytest.mark.parametrize("standing", [*(standing for standing, _, _ in MOTIONS.values()), "push"])
def test_nothing_moves_where_the_settings_say_so(view: QQuickView, chips: QQuickItem, standing: str) -> None:
    tokens(view.engine()).setProperty("moves", False)
    for pile in piles(chips):
        assert passed(pile, view, standing) <= {0}
        assert pile.scale() == 1


@pytest.mark.parametrize("standing", ["won", "lost", "returned"])
def test_what_is_looked_at_lies_still_however_slowly_it_is_drawn(
    view: QQuickView, chips: QQuickItem, standing: str
) -> None:
    view.afterRendering.connect(lambda: time.sleep(0.1), Qt.ConnectionType.DirectConnection)
    chips.setProperty("standing", standing)
    still(view)
    assert not chips.property("moving")
    assert [(pile.y(), pile.opacity()) for pile in piles(chips)] == [(0, 1), (0, 1)]


@pytest.mark.parametrize(("standing", "lie"), SHOWN.items())
def test_what_lies_there_is_seen(view: QQuickView, chips: QQuickItem, standing: str, lie: tuple[bool, bool]) -> None:
    chips.setProperty("standing", standing)
    still(view)
    assert tuple(pile.isVisible() for pile in piles(chips)) == lie


@pytest.mark.parametrize(("said", "longest"), [("true", 120), ("false", 0)])
def test_the_settings_file_says_whether_chips_move(opened: Opened, said: str, longest: int) -> None:
    room = for_the_room(decoded(f"[screen]\nmotion = {said}", "file"), CardsFrom.DEALER)
    kiosk = KioskView(replace(props_of("deal"), moves=room.motion), lambda touch: None)
    assert tokens(opened(kiosk.view).engine()).property("moveMs") == longest
