"""A folded hand whose 4 Card Royal Family Bonus alone is left."""

from collections.abc import Callable

from tests.fast.ui.kiosk import approving
from tests.fast.ui.kiosk.table import HAND, Table


def rainbow() -> Table:
    """The longest event of that bonus; it pays chips of two kinds."""
    table = Table("31-classic-rules-of-play", HAND).open().wager(1, "ante", "25")
    table.wager(1, "royal-family", *"55").press("No more bets", "Position 1 dealt", "Rest in the rack")
    table.seat(1)
    while not table.props.table.primary.text.startswith("Open position"):
        table.primary()
    return table.press("Open position 1").cards("2c 3d 4h 6s")


def jackpot() -> Table:
    """Of 3 Card: the Ante was collected, and the cards show a prize of the STAX wager."""
    table = approving.opened(6)
    for seat in (1, 2):
        table.wager(seat, "ante", "5").spot(seat, "stax")
    table.press("No more bets").primary()
    table.press("Position 1 dealt", "Position 2 dealt", "Dealer's hand dealt", "Rest in the rack").seat(2)
    table.press("Lock decisions")
    while table.props.table.primary.text != "Open the dealer's hand":
        table.primary()
    table.press("Open the dealer's hand").cards(approving.DEALER_HAND)
    return table.press("Open position 2").cards(approving.ROYAL)


SCENES: dict[str, Callable[[], Table]] = {
    "settle-folded-rainbow": rainbow,
}
