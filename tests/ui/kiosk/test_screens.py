"""Every screen on three panels: large enough to press and to read, on the glass, nothing clipped or covered."""

from functools import cache

import pytest
from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.panel import PANELS, Panel
from tests.qml.screen import Opened
from tests.ui.kiosk.measured import glance_faults, target_faults, text_faults
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
def test_every_target_fits_a_finger_and_every_text_is_whole_and_nothing_lies_on_another(
    opened: Opened, scene: str, panel: Panel
) -> None:
    view = shown(opened, scene, panel)
    assert [*target_faults(view, panel), *text_faults(view, panel), *glance_faults(view, panel)] == []
