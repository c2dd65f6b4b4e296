"""What no chip can pay is said beside the chips, in words where they can be read and as a sum where they can't."""

import pytest
from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.panel import PANELS, Panel
from tests.fast.qml.screen import Opened, words
from tests.fast.ui.kiosk import approving
from tests.fast.ui.kiosk.covered import look
from tests.fast.ui.kiosk.measured import glance_faults
from tests.fast.ui.kiosk.table import Table


def view_of(opened: Opened, table: Table, panel: Panel) -> tuple[QQuickView, set[str]]:
    view = opened(KioskView(table.props, lambda touch: None, panel).view)
    return view, set(words(view))


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
def test_a_jackpot_of_three_chips_and_a_coin_shows_them_four_millimetres_high(opened: Opened, panel: Panel) -> None:
    view, said = view_of(opened, approving.every_seat_pending(), panel)
    assert {"$1,001.75", "1000", "1", "50¢", "25¢"} <= said
    assert not any("yellow" in text for text in said)
    assert list(glance_faults(look(view), panel)) == []


def test_a_jackpot_of_one_chip_and_a_coin_shows_them(opened: Opened) -> None:
    _, said = view_of(opened, approving.pending(), PANELS[1])
    assert {"1", "500", "25¢"} <= said


def test_what_chips_pay_whole_leaves_no_coin(opened: Opened) -> None:
    table = approving.pending(approving.STRAIGHT)
    assert [line.coin for line in table.props.table.settlement.lines] == [""]
