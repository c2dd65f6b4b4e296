"""What stands on the keys of a list is read at arm's length: three millimetres at least, whole, at each size and in
each language."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtQuick import QQuickItem

from dealer_terminal.languages import LANGUAGES
from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.kit.panel import PANELS, Panel
from tests.fast.qml.screen import Opened, laid_out, number, scene_rect, texts, written_rect
from tests.fast.ui.kiosk import approving, stories
from tests.fast.ui.kiosk.irregularities import at
from tests.fast.ui.kiosk.table import Table

LEAST_MM = 3
ROUNDED_MM = 0.05
PHASES = (Phase.WAGERS, Phase.DEAL, Phase.DECISIONS, Phase.FOLDS, Phase.SETTLE)
OTHERS: tuple[Callable[[], Table], ...] = (
    approving.seven,
    approving.seven_deciding,
    approving.seven_settling,
    approving.full_seat_pending,
)
MENUS = ("Irregularity", "Supervisor", "More")


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    return [*map(at, PHASES), *(story() for story in OTHERS)]


def lists(tables: list[Table], language: str) -> list[FrameProps]:
    return [frame for table in tables for menu in MENUS for frame in (_list(table, menu, language),)]


def _list(table: Table, menu: str, language: str) -> FrameProps:
    table.controller.desk = replace(table.controller.desk, language="en")
    table.controller.refresh()
    table.press(menu)
    table.controller.desk = replace(table.controller.desk, language=language)
    shown = table.controller.props()
    table.controller.desk = replace(table.controller.desk, language="en")
    table.controller.refresh()
    table.press("Back")
    return shown


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_have_three_millimetres_and_are_whole(
    opened: Opened, tables: list[Table], panel: Panel, language: str
) -> None:
    first, *rest = lists(tables, language)
    kiosk = KioskView(first, lambda touch: None, panel)
    opened(kiosk.view)
    for each in (first, *rest):
        kiosk.put(each)
        laid_out(kiosk.view)
        for text in filter(_on_a_key, texts(kiosk.view)):
            size = number(text, "fontInfo.pixelSize") / panel.px_per_mm
            assert size >= LEAST_MM - ROUNDED_MM, f"{size:.2f} mm: {text.property('text')}"
            assert not _cut(text), text.property("text")


def _on_a_key(item: QQuickItem) -> bool:
    return item.parentItem().metaObject().className().startswith("OptionKey")


def _cut(text: QQuickItem) -> bool:
    high, wide = text.property("contentHeight"), text.property("contentWidth")
    return bool(text.property("truncated")) or wide > text.width() + 0.5 or high > text.height() * 1.1


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
def test_all_payments_of_a_full_table_stand_within_their_keys(opened: Opened, panel: Panel) -> None:
    table = stories.settled().press("Supervisor", "Correct a payment")
    kiosk = KioskView(table.props, lambda touch: None, panel)
    opened(kiosk.view)
    for language in LANGUAGES:
        table.controller.desk = replace(table.controller.desk, language=language)
        table.controller.refresh()
        kiosk.put(table.props)
        laid_out(kiosk.view)
        for text in filter(_on_a_key, texts(kiosk.view)):
            key = scene_rect(text.parentItem())
            assert key.contains(written_rect(text)), (language, text.property("text"))
