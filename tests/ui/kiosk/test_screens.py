"""Every screen in every language on three panels: what is pressed and read is large enough, whole and uncovered."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.panel import PANELS, Panel
from tests.helpers.languages import TRANSLATED
from tests.qml.screen import laid_out, showing
from tests.ui.kiosk.covered import look
from tests.ui.kiosk.felt_faults import felt_faults
from tests.ui.kiosk.measured import evidence_faults, glance_faults, target_faults, text_faults
from tests.ui.kiosk.scenes import SCENES, props_of
from tests.ui.kiosk.signing import MANY, pages_in

pytestmark = pytest.mark.long

ENGLISH = "en"


class Shown(NamedTuple):
    kiosk: KioskView
    panel: Panel


@pytest.fixture(scope="module", params=PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
def shown(request: pytest.FixtureRequest, fonts: None) -> Iterator[Shown]:
    """A panel's one window, which goes from screen to screen as a terminal's does."""
    kiosk = KioskView(props_of("sign-on"), lambda touch: None, request.param)
    with showing() as show:
        show(kiosk.view)
        yield Shown(kiosk, request.param)


def faults(view: QQuickView, panel: Panel, language: str) -> Iterator[str]:
    sight = look(view)
    yield from target_faults(sight, panel)
    yield from text_faults(sight, panel)
    yield from evidence_faults(view, panel)
    if language == ENGLISH:
        yield from glance_faults(sight, panel)
    yield from felt_faults(sight, panel)


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
    (kiosk, panel), table, found = shown, MANY[case](), []
    for language in (ENGLISH, *TRANSLATED):
        for page in pages_in(table, language):
            kiosk.put(page)
            laid_out(kiosk.view)
            where = f"{case}, {panel.width}x{panel.height}, {language}"
            found += [f"{where}: {fault}" for fault in faults(kiosk.view, panel, language)]
    assert not found, "\n".join(found)
