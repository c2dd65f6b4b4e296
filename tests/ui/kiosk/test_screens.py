"""Every screen in every language on three panels: what is pressed and read is large enough, whole and uncovered."""

from collections.abc import Iterator

import pytest

from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.panel import PANELS
from tests.helpers.languages import TRANSLATED
from tests.qml.screen import showing
from tests.ui.kiosk.panels import ENGLISH, Shown
from tests.ui.kiosk.scenes import SCENES, props_of
from tests.ui.kiosk.signing import MANY, pages_in
from tests.ui.kiosk.walks import EDITIONS, in_language, walk

pytestmark = pytest.mark.long
SEEDS = (1, 2)


@pytest.fixture(scope="module", params=PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
def shown(request: pytest.FixtureRequest, fonts: None) -> Iterator[Shown]:
    kiosk = KioskView(props_of("sign-on"), lambda touch: None, request.param)
    with showing() as show:
        show(kiosk.view)
        yield Shown(kiosk, request.param)


@pytest.mark.parametrize("scene", SCENES)
def test_every_screen_fits_its_panel_in_every_language(shown: Shown, scene: str) -> None:
    languages = (ENGLISH, *TRANSLATED)
    found = [fault for each in languages for fault in shown.faults(props_of(scene, each), scene, each)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("case", MANY)
def test_every_page_of_what_is_signed_fits_its_panel(shown: Shown, case: str) -> None:
    table, found = MANY[case](), []
    for language in (ENGLISH, *TRANSLATED):
        for page in pages_in(table, language):
            found += shown.faults(page, case, language)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_screen_of_a_round_as_it_comes_fits_its_panel(shown: Shown, edition: str) -> None:
    """Screen by screen in the next language, so that each panel sees another one there."""
    languages, first, found = (ENGLISH, *TRANSLATED), PANELS.index(shown.panel), []
    for seed in SEEDS:
        for at, table in enumerate(walk(edition, seed)):
            language = languages[(at + first) % len(languages)]
            where = f"{edition}, {seed}, {table.props.table.primary.text}"
            found += shown.faults(in_language(table, language), where, language)
    assert not found, "\n".join(found)
