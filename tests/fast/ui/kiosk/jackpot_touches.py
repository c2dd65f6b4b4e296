"""A jackpot at a 3 Card table that is kept on the disk, touch by touch."""

from tests.fast.ui.kiosk import approving as a
from tests.fast.ui.kiosk.kept import Kept
from tests.fast.ui.kiosk.table import HAND, READER, SUPERVISOR

TOUCHES = ("Jackpot · position 1", a.SPADE, "Pending Jackpot", "Pay Jackpot", "verified", "Paid", "Deck is back")


def kept(db: str) -> Kept:
    return Kept(db, "3-card-ags", (HAND, READER))


def dealt(table: Kept) -> None:
    table.open().wager(1, "ante", "5").spot(1, "stax")
    table.press("No more bets", "1 chip counted")
    table.press("Position 1 dealt", "Dealer's hand dealt", "Rest in the rack", "Lock decisions")
    table.press("Open the dealer's hand").cards(a.DEALER_HAND)
    table.press("Open position 1").cards(a.ROYAL)


def touched(table: Kept, first: int, end: int) -> None:
    for touch in TOUCHES[first:end]:
        if touch == "verified":
            table.press("Call the supervisor").who(SUPERVISOR)
        else:
            table.press(touch)


def stands(table: Kept) -> str:
    return f"{table.state.phase} {table.state.jackpots} {table.state.meters} {table.props.players}"
