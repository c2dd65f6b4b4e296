"""The players' window: it shows what may be shown of the meters, legible on three panels, and nothing else."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from dealer_terminal.ui.kiosk.app import kiosk_window
from dealer_terminal.ui.kiosk.players.beside import LEAST
from dealer_terminal.ui.kiosk.players.board import NOT_IN_PLAY, NOT_REACHED, not_reached, players
from dealer_terminal.ui.kiosk.players.props import PlayersProps
from dealer_terminal.ui.kiosk.players.window import MetersWindow
from dealer_terminal.ui.shared.languages import spoken
from dealer_terminal.ui.shared.panel import PANELS, Panel
from dealer_terminal.ui.shared.window import THEMES
from tests.fast.qml.screen import Opened, number, settle, targets, texts, words
from tests.fast.ui.kiosk import approving
from tests.fast.ui.kiosk.covered import look
from tests.fast.ui.kiosk.hands import kiosk_of
from tests.fast.ui.kiosk.measured import text_faults
from tests.fast.ui.kiosk.table import Table
from tests.helpers.languages import TRANSLATED

EVERY_PANEL = pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
BESIDE = Panel(LEAST.width(), LEAST.height())
STANDS: dict[str, Callable[[], Table]] = {
    "chosen, not locked": approving.chosen,
    "pending": approving.pending,
    "verified": approving.paid,
    "a fixed prize pending": lambda: approving.pending(approving.STRAIGHT),
    "two on one meter": approving.two_on_one,
    "every seat pending": approving.every_seat_pending,
    "simulated": lambda: Table("3-card-ags").open(),
    "no meters": lambda: Table().open(),
    "closed": Table,
}


def is_sum(text: QQuickItem) -> bool:
    return str(text.property("text")).startswith("$")


def on_a_meter(text: QQuickItem) -> bool:
    return text.parentItem().metaObject().className().startswith("MeterPanel")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("panel", [*PANELS, BESIDE], ids=lambda panel: f"{panel.width}x{panel.height}")
def test_every_text_is_whole_however_it_stands_and_nothing_can_be_pressed(
    opened: Opened, panel: Panel, theme: str
) -> None:
    window = MetersWindow(panel, theme)
    opened(window.view)
    for stand, table in STANDS.items():
        state = table().state
        for language in ("en", *TRANSLATED):
            window.show(players(state, spoken(language)))
            settle()
            assert list(text_faults(look(window.view), panel)) == [], (stand, language)
            assert targets(window.view) == []
            assert all(text.property("contentHeight") > 5 * panel.unit for text in texts(window.view) if is_sum(text))


@EVERY_PANEL
def test_the_amounts_of_all_meters_are_of_one_size(opened: Opened, panel: Panel) -> None:
    window = MetersWindow(panel)
    opened(window.view)
    for stand, table in STANDS.items():
        window.show(players(table().state, spoken("en")))
        settle()
        sizes = {number(text, "font.pixelSize") for text in texts(window.view) if on_a_meter(text) and is_sum(text)}
        assert len(sizes) == bool(window.props.meters), (stand, sizes)


def test_players_see_no_amount_that_is_not_locked(opened: Opened) -> None:
    window = MetersWindow()
    opened(window.view)
    window.show(approving.chosen().props.players)
    settle()
    assert "PENDING" not in words(window.view)
    assert approving.SPADE not in words(window.view)
    window.show(approving.pending().props.players)
    settle()
    assert {"PENDING", "$500.25", "Now $500.00"} <= set(words(window.view))


def test_two_hits_on_one_meter_stand_in_their_order() -> None:
    prizes = approving.two_on_one().props.players.prizes
    assert [(prize.seat, prize.order, prize.amount) for prize in prizes] == [
        ("Position 2", "Spade: 1 of 2", "$500.50"),
        ("Position 1", "Spade: 2 of 2", "$500.00"),
    ]


def test_a_fixed_prize_is_pending_for_the_players_too_until_it_is_verified() -> None:
    prizes = approving.pending(approving.STRAIGHT).props.players.prizes
    assert [(prize.event, prize.amount, prize.note) for prize in prizes] == [("Straight", "$25.00", "PENDING")]
    assert approving.paid(approving.STRAIGHT).props.players.prizes == ()


def test_it_goes_with_the_table(opened: Opened) -> None:
    window = MetersWindow()
    opened(window.view)
    table = Table("3-card-ags").open()
    kiosk, _ = kiosk_window(kiosk_of(table), beside=(lambda frame: window.show(frame.players),))
    opened(kiosk.view)
    assert [meter.name for meter in window.props.meters] == ["Star", "Spade", "Heart", "Diamond"]


@pytest.mark.parametrize("table", [lambda: Table().open(), Table], ids=["another game", "closed"])
def test_a_table_without_meters_says_so_calmly(table: Callable[[], Table]) -> None:
    props = table().props.players
    assert (props.waiting, props.meters, props.prizes) == (str(NOT_IN_PLAY), (), ())


def test_what_may_be_old_is_not_shown() -> None:
    assert not_reached(str) == PlayersProps(waiting=str(NOT_REACHED))


def test_it_goes_away_with_its_screen_and_comes_back_with_it(opened: Opened, qapp: QGuiApplication) -> None:
    """Qt would move it over the first screen: over the kiosk."""
    window = MetersWindow()
    opened(window.view)
    window.open_on(1)
    screen = window.view.screen()
    qapp.screenRemoved.emit(screen)
    assert not window.view.isVisible()
    qapp.screenAdded.emit(screen)
    assert window.view.isVisible()
    assert window.view.size() == screen.size()


def test_a_screen_that_was_never_there_is_waited_for(opened: Opened, qapp: QGuiApplication) -> None:
    window = MetersWindow()
    opened(window.view)
    window.view.hide()
    window.open_on(2)
    qapp.screenAdded.emit(qapp.primaryScreen())
    assert not window.view.isVisible()
