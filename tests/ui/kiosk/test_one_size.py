"""The answers of one list are written in one size, whatever their length."""

import pytest
from PySide6.QtQuick import QQuickItem

from dealer_terminal.ui.kiosk.surfaces import BoardProps
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.panel import PANELS, Panel
from tests.qml.screen import Opened, laid_out, number, texts
from tests.ui.kiosk.scenes import props_of

LISTS = ("wagers-seat-again", "wagers-seat-3-card", "open-table-limits", "irregularities", "supervisor", "more")


def is_in_a_key(item: QQuickItem) -> bool:
    return item.parentItem().metaObject().className().startswith("OptionKey")


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
        items = [
            item for item in texts(kiosk.view) if item.parentItem().metaObject().className().startswith("OptionKey")
        ]
        assert len(sizes(items, {option.text for option in over.options})) == 1, scene
        assert len(sizes(items, {option.note for option in over.options} - {""})) <= 1, scene
