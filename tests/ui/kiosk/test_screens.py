"""Every screen on three panels: large enough to press, on the glass, nothing clipped, nothing on anything else."""

from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.panel import PANELS, Panel
from tests.qml.screen import Opened, scene_rect, targets, texts, written_rect
from tests.qml.test_gallery import letters, on_a_card, overlap, say
from tests.ui.kiosk.covered import uncovered
from tests.ui.kiosk.scenes import SCENES

EVERY_SCENE = pytest.mark.parametrize("scene", SCENES)
EVERY_PANEL = pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")


@cache
def props_of(scene: str) -> FrameProps:
    return SCENES[scene]().props


def shown(opened: Opened, scene: str, panel: Panel) -> QQuickView:
    return opened(KioskView(props_of(scene), lambda touch: None, panel).view)


@EVERY_PANEL
@EVERY_SCENE
def test_every_target_fits_a_finger_and_is_clear_of_the_others(opened: Opened, scene: str, panel: Panel) -> None:
    view = shown(opened, scene, panel)
    found = uncovered(view, targets(view))
    small = {
        item.property("name"): min(item.width(), item.height()) / panel.px_per_mm
        for item in found
        if min(item.width(), item.height()) / panel.px_per_mm < item.property("leastMm")
    }
    assert small == {}
    glass = QRectF(0, 0, panel.width, panel.height).adjusted(-1, -1, 1, 1)
    assert [item.property("name") for item in found if not glass.contains(scene_rect(item))] == []
    assert [
        (one.property("name"), other.property("name"))
        for one, other in combinations(found, 2)
        if not one.isAncestorOf(other) and _share(scene_rect(one), scene_rect(other))
    ] == []


@EVERY_PANEL
@EVERY_SCENE
def test_every_text_is_whole_and_clear_of_the_others(opened: Opened, scene: str, panel: Panel) -> None:
    view = shown(opened, scene, panel)
    glass = QRectF(0, 0, panel.width, panel.height)
    found = uncovered(view, list(texts(view)))
    assert [
        say(text)
        for text in found
        if text.property("truncated")
        or text.property("contentWidth") > text.width() + 0.5
        or (text.property("lineCount") > 1 and text.property("contentHeight") > text.height() * 1.1)
        or not glass.contains(letters(written_rect(text)))
    ] == []
    free = [text for text in found if not on_a_card(text)]
    assert [
        (say(one), say(other))
        for one, other in combinations(free, 2)
        if overlap(written_rect(one), written_rect(other))
    ] == []


def _share(one: QRectF, other: QRectF) -> bool:
    common = one.intersected(other)
    return common.width() > 1 and common.height() > 1
