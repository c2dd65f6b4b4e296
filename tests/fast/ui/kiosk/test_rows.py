"""Every row of a settlement has one form: the wager as its circle names it, chips as chips."""

import re

import pytest

from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.panel import PANELS, Panel
from tests.fast.qml.screen import Opened, laid_out, texts
from tests.fast.ui.kiosk.scenes import props_of

SCENES = ("settle-3-card", "3-card-six-lines", "settle-drawn", "folds-forfeit", "folds-forfeit-opened", "jackpot-paid")
OF_NO_CIRCLE = "Ante Bonus"


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
def test_rows_name_wagers_as_their_circles_do_and_tell_chips_by_no_words(opened: Opened, panel: Panel) -> None:
    kiosk = KioskView(props_of(SCENES[0]), lambda touch: None, panel)
    opened(kiosk.view)
    for scene in SCENES:
        kiosk.put(props_of(scene))
        laid_out(kiosk.view)
        rows = [item for item in texts(kiosk.view) if item.parentItem().metaObject().className().startswith("PayRow")]
        written = {str(row.property("text")) for row in rows}
        lines = props_of(scene).table.settlement.lines
        assert {line.label or OF_NO_CIRCLE for line in lines} <= written
        assert not {line.spot for line in lines if line.label and line.label != line.spot} & written
        assert not [text for text in written if re.search(r"\b(green|black|red|white)\b", text)]
