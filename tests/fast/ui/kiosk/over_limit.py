"""A table at which payments of a deal go over its posted limit."""

from collections.abc import Callable

from tests.fast.ui.kiosk.table import DEALER, HAND, SUPERVISOR, Table

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


def jackpot_asked() -> Table:
    """A prize of the pay table goes over: nothing of it is cut."""
    return jackpot("Kc 9c 3c", "Flush").press("Call the supervisor")


def jackpot(cards: str, event: str, limit: str = "10") -> Table:
    table = Table("3-card-ags", HAND).who(DEALER)
    table.press("Limits and thresholds", "Limit of a deal", *limit, "Enter the amount", "Open the table")
    table.who(SUPERVISOR).wager(1, "ante", "5").spot(1, "stax")
    table.press("No more bets", "1 chip counted", "Position 1 dealt", "Dealer's hand dealt", "Rest in the rack")
    table.press("Lock decisions", "Open the dealer's hand").cards("2c 7d 9h").press("Open position 1").cards(cards)
    return table.press("Jackpot · position 1", event, "Pending Jackpot", "Pay Jackpot")


def held_beside_others() -> Table:
    """Of six wagers one waits for a camera, the others for it."""
    table = Table("3-card-ags", HAND).open()
    table.wager(1, "ante", "100").wager(1, "player-bonus", "100").wager(1, "six-card-bounty", "100")
    table.press("No more bets", "Position 1 dealt", "Dealer's hand dealt", "Rest in the rack", "Lock decisions")
    return table.press("Open the dealer's hand").cards("2c 7d 9h").press("Open position 1").cards("5s 4s 3s")


def difference_on_hold() -> Table:
    """A payment that was made is put right to more than the camera's threshold."""
    table = limited("9", "00", "00").press("Draw card").cards("5h")
    table.press("Supervisor", "Correct a payment", "Position 5 · 31", *"4000", "Enter the amount")
    return table.who(SUPERVISOR)


SCENES: dict[str, Callable[[], Table]] = {
    "limit-drawn": drawn,
    "limit-reached": at_its_limit,
    "limit-reached-pay-tables": lambda: at_its_limit().press("Pay tables"),
    "limit-another-hand": another_hand,
    "limit-another-hand-asked": lambda: another_hand().press("Call the supervisor"),
    "limit-another-hand-signed": lambda: another_hand().press("Call the supervisor", TO_LIMIT),
    "limit-another-hand-held-to-it": lambda: decided(another_hand()),
    "limit-beside-a-jackpot": jackpot_asked,
    "held-beside-others": held_beside_others,
    "difference-on-hold": difference_on_hold,
}
