"""Every screen in every language: all of it is translated, fits its place on three panels, and can be pressed."""

from functools import cache

import pytest
from msgspec.structs import replace

from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.languages import TRANSLATED
from dealer_terminal.ui.shared.panel import PANELS, Panel
from tests.qml.screen import Opened, settle
from tests.ui.kiosk.measured import target_faults, text_faults
from tests.ui.kiosk.scenes import SCENES
from tests.ui.kiosk.table import Table

EVERY_SCENE = pytest.mark.parametrize("scene", SCENES)
EVERY_PANEL = pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")


@cache
def table_of(scene: str) -> Table:
    return SCENES[scene]()


def props_of(scene: str, language: str) -> FrameProps:
    controller = table_of(scene).controller
    controller.desk = replace(controller.desk, language=language)
    return controller.props()


@EVERY_PANEL
@EVERY_SCENE
def test_every_screen_fits_its_panel(opened: Opened, scene: str, panel: Panel) -> None:
    kiosk = KioskView(props_of(scene, TRANSLATED[0]), lambda touch: None, panel)
    view, faults = opened(kiosk.view), []
    for language in TRANSLATED:
        kiosk.put(props_of(scene, language))
        settle()
        faults += [f"{language}: {fault}" for fault in (*target_faults(view, panel), *text_faults(view, panel))]
    assert faults == []
