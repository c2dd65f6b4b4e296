"""What a person does at a table that does not allow it."""

from dealer_terminal.ui.kiosk import touches as t
from dealer_terminal.ui.kiosk.keys import BarKey
from dealer_terminal.ui.kiosk.sheets.card_pad import SuitKey
from tests.fast.ui.kiosk.table import DEALER, SUPERVISOR, Table


def no_ante(table: Table) -> None:
    table.open().wager(2, "natural-31", "5").press("No more bets")


def seen_twice(table: Table) -> None:
    table.open()
    for seat in (1, 2):
        table.wager(seat, "ante", "25")
    table.press("No more bets", "Position 1 dealt", "Position 2 dealt", "Rest in the rack", "Lock decisions")
    table.press("Open position 2").cards("As 10s 8s 5h").press("Paid · open position 1")
    assert "Spades" not in dict(table.press("A").offered())
    table.touch(t.Press(SuitKey("s")))


def wrong_pin(table: Table) -> None:
    table.press(*DEALER[0], *SUPERVISOR[1], "Sign on")


def dealer_approves_alone(table: Table) -> None:
    table.who(DEALER)
    table.press("Open the table").who(DEALER)


def waits_for_the_reader(table: Table) -> None:
    table.open().wager(1, "ante", "25").press("No more bets")
    table.touch(t.Press(BarKey.PRIMARY))


def undo_of_an_open_card(table: Table) -> None:
    table.open().wager(1, "ante", "25").press("No more bets").sensed()
    table.press("Lock decisions", "Open position 1")
    table.touch(t.Press(BarKey.UNDO))
