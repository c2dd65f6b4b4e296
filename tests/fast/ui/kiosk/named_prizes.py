"""A 3 Card table whose dealer named the event of a hand and entered no cards, as journals of before have it."""

from dealer_terminal.procedure.commands import DeclareEvent
from tests.fast.ui.kiosk.approving import DEALER_HAND, paid
from tests.fast.ui.kiosk.rounds import play_round
from tests.fast.ui.kiosk.table import DEALER, HAND, SUPERVISOR, Table

NOTHING_PAYS = "Nothing pays"
STAX = "Position 1 · STAX"
CORRECT = ("Supervisor", "Correct a payment", STAX)


def named(event: str) -> Table:
    """STAX alone; its hand is named, and its prize is not claimed yet."""
    table = Table("3-card-ags", HAND).who(DEALER)
    table.press("Entered by hand", "Open the table").who(SUPERVISOR)
    table.spot(1, "stax")
    table.press("No more bets").primary()
    table.press("Position 1 dealt", "Dealer's hand dealt", "Rest in the rack", "Lock decisions")
    table.press("Open the dealer's hand").cards(DEALER_HAND)
    table.world.session.handle(DeclareEvent(1, "hand", {"stax": "" if event == NOTHING_PAYS else event}))
    table.controller.refresh()
    return table


def locked(event: str) -> Table:
    table = named(event).press("Jackpot · position 1", event)
    return table.press("Pending Jackpot", "Pay Jackpot")


def verified(event: str) -> Table:
    return locked(event).press("Call the supervisor").who(SUPERVISOR)


def last_round() -> Table:
    """A prize on its cards was paid, and its round is over."""
    return over(paid())


def over(table: Table) -> Table:
    play_round(table)
    return table
