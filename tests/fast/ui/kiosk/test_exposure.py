"""A reader that sees cards as they are turned over: they are shown to it; the card pad is there where it fails."""

from collections.abc import Callable

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.terms import CardsFrom, ReadAt
from dealer_terminal.ui.kiosk.sheets.hand_cards import HandCards
from dealer_terminal.ui.kiosk.sheets.table_sheet import BareTable
from tests.fast.ui.kiosk.line_table import LineTable, drawing, showing
from tests.fast.ui.kiosk.table import DEALER, SUPERVISOR, Table
from tests.helpers.cases import every

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


@every(("scene", "text", "note"), PRIMARIES)
def test_the_primary_asks_for_the_cards(scene: Callable[[], Table], text: str, note: str) -> None:
    primary = scene().props.table.primary
    assert (primary.text, primary.note) == (text, note)


def test_the_primary_names_the_cards_that_were_read_so_that_a_card_that_was_missed_is() -> None:
    primary = showing().gathered("As 10h").props.table.primary
    assert (primary.text, primary.note) == ("Show the cards to the reader", "Position 1 · read 2 of 3: As 10h")


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


@every(("scene", "text"), [(showing, "Open position 1"), (drawing, "Draw card")])
def test_a_reader_that_is_in_doubt_says_so_at_the_key_that_asks_for_the_cards(
    scene: Callable[[], Table], text: str
) -> None:
    table = scene()
    table.world.session.handle(commands.RaiseFault(FaultId.IN_DOUBT, "a line that is no card"))
    table.controller.refresh()
    primary = table.props.table.primary
    seat = 1 if scene is showing else 2
    assert (primary.text, primary.note) == (text, f"Position {seat} · by hand: the reader is in doubt")
