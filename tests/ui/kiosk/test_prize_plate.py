"""While a jackpot is chosen, pending, verified and paid, its seat shows each of its circles, and what became of it."""

import pytest
from PySide6.QtQuick import QQuickItem

from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.panel import PANELS, Panel
from tests.qml.screen import Opened, laid_out, scene_rect, seen
from tests.ui.kiosk.measured import is_a
from tests.ui.kiosk.scenes import props_of

SCENES = ("jackpot-at-a-full-seat", "jackpot-at-a-full-seat-verified", "jackpot-at-a-full-seat-paid")
CIRCLES = {"BONUS", "6 CARD", "PLAY", "STAX", "ANTE"}


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
def test_the_plate_of_a_prize_covers_no_circle_and_no_mark(opened: Opened, panel: Panel) -> None:
    kiosk = KioskView(props_of(SCENES[0]), lambda touch: None, panel)
    opened(kiosk.view)
    for scene in SCENES:
        kiosk.put(props_of(scene))
        laid_out(kiosk.view)
        shown = list(seen(kiosk.view.contentItem()))
        plates = [item for item in shown if is_a(item, "AchievedHand_")]
        seat = next(item for item in shown if is_a(item, "SeatView_") and item.property("achieved"))
        circles = [item for item in shown if is_a(item, "SpotPlace_") and seat.isAncestorOf(item)]
        marks = [
            item for item in shown if is_a(item, "SpotBadge_") and seat.isAncestorOf(item) and item.property("active")
        ]
        assert {circle.property("label") for circle in circles} == CIRCLES, scene
        assert len(marks) >= len(CIRCLES) - 1, scene
        assert plates or scene == SCENES[1], scene
        assert not [each for each in (*circles, *marks) for plate in plates if meets(each, plate)], scene


def meets(one: QQuickItem, other: QQuickItem) -> bool:
    common = scene_rect(one).intersected(scene_rect(other))
    return common.width() > 1 and common.height() > 1
