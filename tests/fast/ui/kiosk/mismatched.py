"""A hand that lost and was collected, and whose cards turn out to have won."""

from tests.fast.ui.kiosk.table import HAND, Table

MISMATCH = ("Irregularity", "A card does not match what was recorded")


def put_right() -> Table:
    """Position 2 is settled again, once a supervisor has signed."""
    table = Table(cards_from=HAND).open().wager(1, "ante", "5").wager(2, "ante", "5").press("No more bets")
    table.press("Position 1 dealt", "Position 2 dealt", "Rest in the rack", "Lock decisions", "Open position 2")
    table.cards("2c 3s 4d 5c").press("Collected · open position 1", "Back")
    return table.press(*MISMATCH).cards("Ah Kh Qh 6d").press("The cards on the table stand")
