"""Wherever the picture wandered, nothing leaves the glass or lies under a frame."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.kit.panel import PANELS, Panel
from tests.fast.qml.screen import items, laid_out, number, scene_rect, showing, written_rect
from tests.fast.ui.kiosk.covered import look
from tests.fast.ui.kiosk.measured import is_a, text_faults
from tests.fast.ui.kiosk.scenes import props_of

USUAL, LARGEST = 3, 8
CORNERS = [(x, y) for x in (-1, 1) for y in (-1, 1)]
FRAMED = ("wagers-full", "3-card-seven-settling", "misdeal", "recall", "sign-on")


@pytest.mark.parametrize("most", [USUAL, LARGEST])
@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
def test_wherever_it_wandered_nothing_leaves_the_glass_or_lies_under_a_frame(
    fonts: None, panel: Panel, most: int
) -> None:
    kiosk = KioskView(props_of(FRAMED[0]), lambda touch: None, panel)
    with showing() as show:
        show(kiosk.view)
        for scene in FRAMED:
            for x, y in CORNERS:
                kiosk.put(replace(props_of(scene), drift_x=x * most, drift_y=y * most, drift_most=most))
                laid_out(kiosk.view)
                sight, free = look(kiosk.view), _within_the_frame(kiosk.view.contentItem(), panel)
                shown = [*map(scene_rect, sight.targets), *map(written_rect, sight.texts)]
                assert [each for each in shown if not free.contains(each)] == []
                assert [*text_faults(sight, panel)] == []


def _within_the_frame(root: QQuickItem, panel: Panel) -> QRectF:
    (frame,) = (item for item in items(root) if is_a(item, "SimulatedFrame_"))
    assert frame.isVisible()
    thick = number(frame, "border.width")
    inner = scene_rect(frame).adjusted(thick, thick, -thick, -thick)
    return inner.intersected(QRectF(0, 0, panel.width, panel.height)).adjusted(-1, -1, 1, 1)
