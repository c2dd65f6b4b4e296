"""Every screen in every language on three panels: what is pressed and read is large enough, whole and uncovered."""

from collections.abc import Iterator

import pytest
from PySide6.QtQuick import QQuickView
from PySide6.QtTest import QSignalSpy

from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.languages import TRANSLATED
from dealer_terminal.ui.shared.panel import PANELS, Panel
from tests.qml.screen import Opened
from tests.ui.kiosk.measured import glance_faults, target_faults, text_faults
from tests.ui.kiosk.scenes import SCENES, props_of

ENGLISH = "en"
FRAME_MS = 5000


def laid_out(view: QQuickView) -> None:
    """A frame is drawn after every item has found its place."""
    drawn = QSignalSpy(view.frameSwapped)
    view.update()
    assert drawn.wait(FRAME_MS)


def faults(view: QQuickView, panel: Panel, language: str) -> Iterator[str]:
    yield from target_faults(view, panel)
    yield from text_faults(view, panel)
    if language == ENGLISH:
        yield from glance_faults(view, panel)


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
def test_every_screen_fits_its_panel_in_every_language(opened: Opened, scene: str, panel: Panel) -> None:
    kiosk = KioskView(props_of(scene), lambda touch: None, panel)
    view, found = opened(kiosk.view), []
    for language in (ENGLISH, *TRANSLATED):
        kiosk.put(props_of(scene, language))
        laid_out(view)
        found += [f"{language}: {fault}" for fault in faults(view, panel, language)]
    assert found == []
