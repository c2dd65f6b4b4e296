"""Every screen on every panel in every language."""

from functools import cache

import pytest

from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kit.panel import Panel
from tests.fast.ui.kiosk.panels import COMBINATIONS, windows
from tests.fast.ui.kiosk.scenes import SCENES, props_of
from tests.fast.ui.kiosk.signing import MANY, pages_in


@cache
def approvals(language: str) -> list[tuple[str, FrameProps]]:
    return [(case, page) for case, built in MANY.items() for page in pages_in(built(), language)]


IDS = [f"{panel.width}x{panel.height}-{language}" for panel, language in COMBINATIONS]


@pytest.mark.parametrize(("panel", "language"), COMBINATIONS, ids=IDS)
def test_no_screen_has_a_fault(fonts: None, panel: Panel, language: str) -> None:
    found = []
    with windows() as opened:
        window = opened(panel)
        for scene in SCENES:
            found += window.faults(scene, props_of(scene, language), language)
        for case, page in approvals(language):
            found += window.faults(case, page, language)
    assert not found, "\n".join(found)
