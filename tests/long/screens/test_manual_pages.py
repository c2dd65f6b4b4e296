"""Every page of every manual fits every panel: no column is longer than the glass, no word is cut."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from dealer_terminal.ui.kiosk.sheets.manual import ManualSheet
from dealer_terminal.ui.kiosk.surfaces import ManualPageProps
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.kit.panel import PANELS, Panel
from tests.fast.qml.screen import Opened, laid_out, scene_rect, seen
from tests.fast.rules.rounds import BOOKS
from tests.fast.ui.kiosk.covered import look
from tests.fast.ui.kiosk.measured import target_faults, text_faults
from tests.fast.ui.kiosk.table import HAND, Table


def pages(table: Table) -> Iterator[ManualPageProps]:
    page, count = 1, 1
    while page <= count:
        table.controller.desk = replace(table.controller.desk, sheet=ManualSheet(page=page))
        shown = table.controller.props().over
        assert isinstance(shown, ManualPageProps)
        yield shown
        page, count = page + 1, int(shown.page.split(" / ")[1])


def foot(kiosk: KioskView) -> float:
    """Where the longest column ends."""
    columns = (
        item for item in seen(kiosk.view.contentItem()) if item.metaObject().className().startswith("PaperColumn_")
    )
    return max(scene_rect(item).bottom() for item in columns)


def sheet_foot(kiosk: KioskView) -> float:
    page = next(
        item for item in seen(kiosk.view.contentItem()) if item.metaObject().className().startswith("PaperPage_")
    )
    return scene_rect(page).bottom()


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
@pytest.mark.parametrize("name", BOOKS)
def test_every_page_of_a_manual_fits_the_glass(opened: Opened, name: str, panel: Panel) -> None:
    table = Table(name, cards_from=HAND).open()
    kiosk = KioskView(table.props, lambda touch: None, panel)
    opened(kiosk.view)
    found = []
    for shown in pages(table):
        kiosk.put(replace(table.props, over=shown))
        laid_out(kiosk.view)
        sight = look(kiosk.view)
        found += [f"{shown.page}: {fault}" for fault in (*target_faults(sight, panel), *text_faults(sight, panel))]
        if foot(kiosk) > sheet_foot(kiosk):
            found.append(f"{shown.page} ends at {foot(kiosk):.0f} of {sheet_foot(kiosk):.0f}")
    assert found == []
