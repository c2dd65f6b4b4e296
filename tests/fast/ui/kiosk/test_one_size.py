"""The answers of one list are written in one size, whatever their length."""

import pytest
from PySide6.QtQuick import QQuickItem, QQuickView

from dealer_terminal.ui.kiosk.surfaces import BoardProps, FormProps, PayTablesProps
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.panel import PANELS, Panel
from tests.fast.qml.screen import Opened, laid_out, number, texts
from tests.fast.ui.kiosk.scenes import props_of

LISTS = ("wagers-seat-again", "wagers-seat-3-card", "open-table-limits", "irregularities", "supervisor", "more")


SIGNED = ("approval-camera", "irregularity-approval", "approval-pin")
PAY_TABLES = ("pay-tables-3-card", "pay-tables-meter", "pay-tables-won")


def within(view: QQuickView, kind: str) -> list[QQuickItem]:
    """What is written in things of that kind."""
    return [item for item in texts(view) if item.parentItem().metaObject().className().startswith(kind)]


def sizes(items: list[QQuickItem], written: set[str]) -> set[float]:
    return {number(item, "fontInfo.pixelSize") for item in items if item.property("text") in written}


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
@pytest.mark.parametrize("language", ["en", "vi", "zh_CN"])
def test_answers_of_a_list_have_one_size(opened: Opened, panel: Panel, language: str) -> None:
    kiosk = KioskView(props_of(LISTS[0], language), lambda touch: None, panel)
    opened(kiosk.view)
    for scene in LISTS:
        kiosk.put(props_of(scene, language))
        laid_out(kiosk.view)
        over = props_of(scene, language).over
        assert isinstance(over, BoardProps)
        items = within(kiosk.view, "OptionKey")
        assert len(sizes(items, {option.text for option in over.options})) == 1, scene
        assert len(sizes(items, {option.note for option in over.options} - {""})) <= 1, scene


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
@pytest.mark.parametrize("language", ["en", "vi", "zh_CN"])
def test_reasons_of_a_sheet_and_lines_of_a_pay_table_have_one_size(opened: Opened, panel: Panel, language: str) -> None:
    kiosk = KioskView(props_of(SIGNED[0], language), lambda touch: None, panel)
    opened(kiosk.view)
    for scene in (*SIGNED, *PAY_TABLES):
        kiosk.put(props_of(scene, language))
        laid_out(kiosk.view)
        match props_of(scene, language).over:
            case FormProps(reasons=reasons):
                assert len(sizes(within(kiosk.view, "OptionKey"), {each.text for each in reasons})) == 1, scene
            case PayTablesProps(tables=tables):
                for table in tables:
                    lines = [item for item in within(kiosk.view, "PayTableLine") if table_of(item) == table.name]
                    unlit = {line.event for line in table.lines if not line.lit}
                    assert len(sizes(lines, unlit)) == 1, (scene, table.name)
            case other:
                pytest.fail(f"{scene} shows {type(other).__name__}")


def table_of(item: QQuickItem) -> str:
    """The name of the pay table that a line stands in."""
    while not item.metaObject().className().startswith("PayTable_"):
        item = item.parentItem()
    return str(item.property("table")["name"])
