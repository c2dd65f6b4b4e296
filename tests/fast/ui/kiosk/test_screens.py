"""Every screen in every language on three panels: what is pressed and read is large enough, whole and uncovered."""

from functools import cache

import pytest

from dealer_terminal.ui.kiosk.frame import FrameProps
from tests.fast.qml.screen import laid_out
from tests.fast.ui.kiosk.panels import ENGLISH, Shown, faults, shown
from tests.fast.ui.kiosk.scenes import SCENES, props_of
from tests.fast.ui.kiosk.signing import MANY, pages_in
from tests.helpers.languages import TRANSLATED

__all__ = ["shown"]

pytestmark = pytest.mark.long


@cache
def pages_of(case: str) -> list[tuple[str, FrameProps]]:
    """The same for each panel."""
    table = MANY[case]()
    return [(language, page) for language in (ENGLISH, *TRANSLATED) for page in pages_in(table, language)]


@pytest.mark.parametrize("scene", SCENES)
def test_every_screen_fits_its_panel_in_every_language(shown: Shown, scene: str) -> None:
    (kiosk, panel), found = shown, []
    for language in (ENGLISH, *TRANSLATED):
        kiosk.put(props_of(scene, language))
        laid_out(kiosk.view)
        where = f"{scene}, {panel.width}x{panel.height}, {language}"
        found += [f"{where}: {fault}" for fault in faults(kiosk.view, panel, language)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("case", MANY)
def test_every_page_of_what_is_signed_fits_its_panel(shown: Shown, case: str) -> None:
    (kiosk, panel), found = shown, []
    for language, page in pages_of(case):
        kiosk.put(page)
        laid_out(kiosk.view)
        where = f"{case}, {panel.width}x{panel.height}, {language}"
        found += [f"{where}: {fault}" for fault in faults(kiosk.view, panel, language)]
    assert not found, "\n".join(found)
