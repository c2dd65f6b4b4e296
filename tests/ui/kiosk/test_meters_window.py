"""The players' window: it shows what may be shown of the meters, legible on three panels, and nothing else."""

import pytest
from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.kiosk.app import open_kiosk
from dealer_terminal.ui.kiosk.meters_window import MetersWindow
from dealer_terminal.ui.shared.panel import PANELS, Panel
from tests.qml.screen import Opened, settle, targets, texts
from tests.ui.kiosk import approving
from tests.ui.kiosk.measured import text_faults
from tests.ui.kiosk.table import Table
from tests.ui.kiosk.test_presses import kiosk_of


def words(view: QQuickView) -> list[str]:
    return [str(text.property("text")) for text in texts(view)]


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
def test_every_text_is_whole_open_pending_and_hit(opened: Opened, panel: Panel) -> None:
    window = MetersWindow(panel)
    opened(window.view)
    for table in (approving.chosen(), approving.pending(), approving.paid(), Table("3-card-ags").open()):
        window.show(table.props)
        settle()
        assert list(text_faults(window.view, panel)) == []
        assert targets(window.view) == []


def test_players_see_no_amount_that_is_not_locked(opened: Opened) -> None:
    window = MetersWindow()
    opened(window.view)
    window.show(approving.chosen().props)
    settle()
    assert "PENDING" not in words(window.view)
    window.show(approving.pending().props)
    settle()
    assert {"PENDING", "$500.25", "$500.00"} <= set(words(window.view))


def test_it_goes_with_the_table(opened: Opened) -> None:
    window = MetersWindow()
    opened(window.view)
    kiosk, _ = open_kiosk(kiosk_of(Table("3-card-ags").open()), beside=(window.show,))
    opened(kiosk.view)
    assert [meter.name for meter in window.props.meters] == ["Star", "Spade", "Heart", "Diamond"]


def test_a_game_without_meters_shows_none() -> None:
    window = MetersWindow()
    window.show(Table().open().props)
    assert window.props.meters == ()
