"""A reader that sees cards as they are turned over: they are shown to it; the card pad is there where it fails."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from dealer_terminal.bootstrap.kiosk import Simulation, Wanted
from dealer_terminal.bootstrap.kiosk import open_kiosk as wired
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom, ReadAt
from dealer_terminal.ui.kiosk.app import kiosk_window
from dealer_terminal.ui.kiosk.controller import Controller
from dealer_terminal.ui.kiosk.finger import Finger
from dealer_terminal.ui.kiosk.kiosk import Kiosk
from dealer_terminal.ui.kiosk.room import Settings
from dealer_terminal.ui.kiosk.sheets.bare_table import BareTable
from dealer_terminal.ui.kiosk.sheets.hand_cards import HandCards
from tests.fast.qml.screen import Opened
from tests.fast.ui.kiosk.line_table import LineTable, drawing, showing
from tests.fast.ui.kiosk.table import DEALER, HAND, READER, SUPERVISOR, WA, Table

SOON = 20.0


def test_the_table_opens_on_the_terms_of_its_reader() -> None:
    terms = showing().state.in_force()
    assert (terms.cards_from, terms.read_at) == (CardsFrom.SIMULATED, ReadAt.EXPOSURE)


def test_cards_from_the_dealer_are_read_by_nobody() -> None:
    table = LineTable()
    table.who(DEALER).press("Cards from", "Open the table").who(SUPERVISOR)
    terms = table.state.in_force()
    assert (terms.cards_from, terms.read_at) == (CardsFrom.DEALER, ReadAt.DEAL)


PRIMARIES = [
    (showing, "Show the cards to the reader", "Position 1 · touch: by hand"),
    (drawing, "Show the Draw card", "Position 2 · touch: by hand"),
    (lambda: drawing().read("2d"), "Paid · show position 1", "Pay $525"),
]


@pytest.mark.parametrize(("scene", "text", "note"), PRIMARIES)
def test_the_primary_asks_for_the_cards(scene: Callable[[], Table], text: str, note: str) -> None:
    primary = scene().props.table.primary
    assert (primary.text, primary.note) == (text, note)


def test_the_primary_names_the_cards_that_were_read_so_that_a_card_that_was_missed_is() -> None:
    primary = showing().gathered("As 10h").props.table.primary
    assert (primary.text, primary.note) == ("Show the cards to the reader", "Position 1 · read 2 of 3: As 10h")


def test_a_hand_that_is_paid_leads_to_the_next_one_before_the_reader() -> None:
    table = drawing().read("2d").press("Paid · show position 1")
    assert isinstance(table.controller.desk.sheet, BareTable)
    assert table.props.table.primary.text == "Show the cards to the reader"


def test_the_card_pad_is_a_touch_away_and_gives_way_to_the_reader() -> None:
    table = showing().press("Show the cards to the reader")
    assert isinstance(table.controller.desk.sheet, HandCards)
    table.read("As Ks Qs")
    assert isinstance(table.controller.desk.sheet, BareTable)


def test_a_reader_that_is_lost_leaves_the_card_pad() -> None:
    table = showing()
    table.world.session.handle(commands.RaiseFault(FaultId.READER_LOST, "no cable"))
    table.controller.refresh()
    assert table.props.table.primary.text == "Open position 1"


@pytest.mark.parametrize(("scene", "text"), [(showing, "Open position 1"), (drawing, "Draw card")])
def test_a_reader_that_is_in_doubt_says_so_at_the_key_that_asks_for_the_cards(
    scene: Callable[[], Table], text: str
) -> None:
    table = scene()
    table.world.session.handle(commands.RaiseFault(FaultId.IN_DOUBT, "a line that is no card"))
    table.controller.refresh()
    primary = table.props.table.primary
    seat = 1 if scene is showing else 2
    assert (primary.text, primary.note) == (text, f"Position {seat} · by hand: the reader is in doubt")


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Kiosk]:
    settings = Settings("7", WA, cards_from=(READER, HAND), shuffled_pad=False)
    with wired(
        Wanted(str(tmp_path / "journal.db"), tmp_path / "keys", settings, Simulation(1, 0.0, "card-line"))
    ) as it:
        yield it


class Dealer:
    """Real presses before a kiosk as the command line wires it."""

    def __init__(self, opened: Opened, kiosk: Kiosk) -> None:
        self.window, self.controller = kiosk_window(kiosk)
        opened(self.window.view)
        self.finger = Finger(self.window.view)

    @property
    def state(self) -> State:
        return self.controller.state

    def press(self, *names: str) -> "Dealer":
        for name in names:
            self.finger.press(name)
        return self

    def who(self, person: tuple[str, str], *reason: str) -> "Dealer":
        return self.press(*reason, *person[0], *person[1], self.controller.props().table.primary.text)

    def until(self, text: str) -> "Dealer":
        end = time.monotonic() + SOON
        while primary(self.controller) != text:
            QTest.qWait(1)
            assert time.monotonic() < end, primary(self.controller)
        return self


def primary(controller: Controller) -> str:
    return controller.props().table.primary.text


def test_a_round_is_played_with_a_line_reader_from_end_to_end(opened: Opened, kiosk: Kiosk) -> None:
    dealer = Dealer(opened, kiosk)
    dealer.who(DEALER).press("Open the table").who(SUPERVISOR, "Start of shift")
    dealer.press("1 ANTE", "25", "Place wager", "No more bets", "Position 1 dealt", "Rest in the rack")
    dealer.press("Lock decisions").until("Collected")
    assert len(dealer.state.seat(1).cards) == 2
    assert dealer.press("Collected", "Deck is back").state.phase is Phase.WAGERS
