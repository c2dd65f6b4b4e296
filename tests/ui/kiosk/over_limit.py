"""A table at which payments of a deal go over its posted limit."""

from tests.ui.kiosk.table import DEALER, HAND, SUPERVISOR, Table

TO_LIMIT, IN_FULL = "Pay up to the posted limit", "Pay in full"


def limited(*dollars: str) -> Table:
    """Positions 5 and 1 with a Natural wager; the first cards of position 5 win $250 on it."""
    table = Table(cards_from=HAND).who(DEALER)
    table.press("Limits and thresholds", "Limit of a deal", *dollars, "Enter the amount")
    table.press("Open the table").who(SUPERVISOR)
    for seat in (5, 1):
        table.wager(seat, "ante", "5").wager(seat, "natural-31", "5")
    table.press("No more bets", "Position 1 dealt", "Position 5 dealt", "Rest in the rack", "Lock decisions")
    return table.press("Open position 5").cards("As Ks 10s")


def decided(table: Table, choice: str = TO_LIMIT) -> Table:
    return table.press("Call the supervisor", choice).who(SUPERVISOR)


def drawn() -> Table:
    """The Natural was paid $200, which is the limit; the Draw card won $55 more."""
    return decided(limited("2", "00")).press("Draw card").cards("5h")


def at_its_limit() -> Table:
    """Nothing is paid on Ante and Play."""
    return decided(drawn())


def another_hand() -> Table:
    """The Natural of position 1 wins $125 where nothing is left."""
    return at_its_limit().press("Nothing paid · open position 1").cards("4c 4h 4s")
