"""Where a supervisor opens a table of meters stands how the house pays two prizes on one of them."""

from msgspec.structs import replace

from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from tests.fast.ui.kiosk.table import DEALER, HAND, SUPERVISOR, Table

TWO = "Two prizes on a meter"


def shared() -> Table:
    """A house that shares a meter."""
    table = Table("3-card-ags", HAND)
    library = table.room.library
    text = library.house_text.replace('revision = "1"', 'revision = "1"\ntwo_on_one_meter = "shared"', 1)
    table.room = replace(table.room, library=replace(library, house_text=text))
    table.controller = table.started(table.resumed())
    return table.who(DEALER)


def told(table: Table) -> OptionProps:
    board = table.props.over
    assert isinstance(board, BoardProps)
    return next(option for option in board.options if option.text == TWO)


def test_the_reading_is_in_seat_order_and_nobody_at_the_table_changes_it() -> None:
    option = told(Table("3-card-ags", HAND).who(DEALER))
    assert (option.value, option.note, option.possible) == ("in seat order", "By the house", False)


def test_a_house_that_shares_says_so_before_and_after_the_table_opens() -> None:
    table = shared()
    assert told(table).value == "in equal parts"
    table.press("Open the table").who(SUPERVISOR).press("Supervisor", "Limits and pay tables")
    assert told(table).value == "in equal parts"


def test_a_game_without_meters_says_nothing_of_it() -> None:
    board = Table(cards_from=HAND).who(DEALER).props.over
    assert isinstance(board, BoardProps) and TWO not in {option.text for option in board.options}
