"""A 3 Card table at a seat whose hand is turned over, for the approval of its jackpot."""

from dealer_terminal.procedure.terms import CardsFrom
from tests.fast.ui.kiosk.table import DEALER, HAND, READER, SUPERVISOR, Table

DEALER_HAND = "2c 7d 9h"
ROYAL, STRAIGHT_FLUSH, FLUSH, STRAIGHT = "As Ks Qs", "5s 4s 3s", "Ah 9s 2h", "9c 8h 7s"
SPADE = "Royal Flush, Other Suit"
CORRECT_PRIZE = ("Supervisor", "Correct a payment", "Position 1 · STAX")


def opened(positions: int, cards_from: CardsFrom = HAND, seed: int = 1) -> Table:
    table = Table("3-card-ags", cards_from, seed).who(DEALER)
    while table.props.over.options[1].value != str(positions):
        table.press("Positions")
    return table.press("Open the table").who(SUPERVISOR)


def locked(*seats: int, positions: int = 6) -> Table:
    """Cards from the dealer's finger; an Ante and a STAX wager at each seat, the dealer's hand turned over."""
    table = opened(positions)
    for seat in seats:
        table.wager(seat, "ante", "5").spot(seat, "stax")
    table.press("No more bets")
    table.primary()
    table.press(*(f"Position {seat} dealt" for seat in seats), "Dealer's hand dealt", "Rest in the rack")
    return table.press("Lock decisions", "Open the dealer's hand").cards(DEALER_HAND)


def staked() -> Table:
    """No more bets; the chips of one wager are to be counted."""
    table = opened(6).wager(1, "ante", "5")
    table.spot(1, "stax")
    return table.press("No more bets")


def shown(cards: str = ROYAL) -> Table:
    return locked(1).press("Open position 1").cards(cards)


def chosen(cards: str = ROYAL) -> Table:
    table = shown(cards).press("Jackpot · position 1")
    return table.press(offered(table))


def pending(cards: str = ROYAL) -> Table:
    return chosen(cards).press("Pending Jackpot", "Pay Jackpot")


def paid(cards: str = ROYAL) -> Table:
    return verified(pending(cards))


def verified(table: Table) -> Table:
    return table.press("Call the supervisor").who(SUPERVISOR)


def pending_beside() -> Table:
    """Position 3 waits while position 2 is settled."""
    table = locked(1, 2, 3).press("Open position 3").cards(ROYAL)
    table.press("Jackpot · position 3", SPADE, "Pending Jackpot", "Pay Jackpot", "Open position 2")
    return table.cards("Kc 8d 3h")


def two_on_one() -> Table:
    """Both pending: position 2 was locked first."""
    table = locked(1, 2).press("Open position 2").cards("As Ks Qs")
    table.press("Jackpot · position 2", SPADE, "Pending Jackpot", "Pay Jackpot", "Open position 1").cards("Ah Kh Qh")
    return table.press("Jackpot · position 1", SPADE, "Pending Jackpot", "Pay Jackpot")


def every_seat_pending() -> Table:
    """Seven positions, each with a hand that wins."""
    table = locked(*range(1, 8), positions=7)
    hands = ("Ad Kd Qd", "As Ks Qs", "5d 4d 3d", "5s 4s 3s", "8c 8h 8s", "10c 9d 8d", "Kc 9c 3c")
    for seat, cards in zip(range(7, 0, -1), hands, strict=True):
        table.press(f"Open position {seat}").cards(cards).press(f"Jackpot · position {seat}")
        table.press(offered(table), "Pending Jackpot", "Pay Jackpot")
    return table


def above_the_camera() -> Table:
    """A progressive of over the camera's threshold, which the supervisor set low."""
    table = Table("3-card-ags", HAND)
    table.who(("1001", "1111"))
    table.press("Limits and thresholds", "Camera above", "4", "00", "Enter the amount")
    table.press("Open the table").who(SUPERVISOR)
    table.wager(1, "ante", "5").spot(1, "stax")
    table.press("No more bets")
    table.primary()
    table.press("Position 1 dealt", "Dealer's hand dealt", "Rest in the rack", "Lock decisions")
    table.press("Open the dealer's hand").cards(DEALER_HAND).press("Open position 1").cards(ROYAL)
    return table.press("Jackpot · position 1", SPADE, "Pending Jackpot", "Pay Jackpot")


def bounty() -> Table:
    """AKQ of diamonds with the dealer's jack and ten: a five-card royal, and the dealer's queen to spare."""
    table = Table("3-card-ags", HAND).open()
    for spot in ("ante", "player-bonus", "six-card-bounty"):
        table.wager(4, spot, "5")
    table.press("No more bets", "Position 4 dealt", "Dealer's hand dealt", "Rest in the rack", "Lock decisions")
    return table.press("Open the dealer's hand").cards("Jd 10d Qh").press("Open position 4").cards("Ad Kd Qd")


def full_seat_locked(seat: int, stake: str, *, positions: int) -> Table:
    """A wager on all five circles of one position."""
    table = opened(positions)
    for spot in ("ante", "player-bonus", "six-card-bounty"):
        table.wager(seat, spot, stake)
    table.spot(seat, "stax")
    table.press("No more bets").primary()
    return table.press(f"Position {seat} dealt", "Dealer's hand dealt", "Rest in the rack", "Lock decisions")


def six_lines() -> Table:
    """A royal flush, a flush with the dealer's: each of its six wagers pays."""
    table = full_seat_locked(4, "5", positions=6)
    table.press("Open the dealer's hand").cards("Jd 9d Qh").press("Open position 4").cards("Ad Kd Qd")
    table.press("Jackpot · position 4")
    return verified(table.press(offered(table), "Pending Jackpot", "Pay Jackpot"))


def offered(table: Table) -> str:
    return next(option.text for option in table.props.over.options if option.chosen)


def seven() -> Table:
    """Seven positions, a wager on all five circles of each."""
    table = opened(7, READER)
    for seat in range(1, 8):
        for spot in ("ante", "player-bonus", "six-card-bounty"):
            table.wager(seat, spot, "25")
        table.spot(seat, "stax")
    return table


def seven_deciding() -> Table:
    table = seven().press("No more bets", "7 chips counted").sensed()
    table.seat(3)
    table.seat(5)
    return table


def seven_settling() -> Table:
    table = seven_deciding().press("Lock decisions")
    while not table.props.table.primary.text.startswith("Open position"):
        table.primary()
    return table.press("Open position 7")


def full_seat_pending() -> Table:
    """One of seven positions, a wager on all its five circles."""
    table = full_seat_locked(7, "25", positions=7)
    table.press("Open the dealer's hand").cards("Qs 9h 4c").press("Open position 7").cards("Ah Kh Qh")
    return table.press("Jackpot · position 7", SPADE, "Pending Jackpot", "Pay Jackpot")


def disputed() -> Table:
    return pending().press("Irregularity", "A jackpot is disputed")


def stax_alone() -> Table:
    """Its jackpot is pending."""
    table = opened(6)
    table.spot(1, "stax")
    table.press("No more bets").primary()
    table.press("Position 1 dealt", "Dealer's hand dealt", "Rest in the rack", "Lock decisions")
    table.press("Open the dealer's hand").cards(DEALER_HAND).press("Open position 1").cards(ROYAL)
    return table.press("Jackpot · position 1", SPADE, "Pending Jackpot", "Pay Jackpot")


def refused() -> Table:
    return pending().press("Call the supervisor", "It is not paid", "Not paid: the wager goes back")


def no_ante() -> Table:
    """STAX alone at each of seven positions but one."""
    table = opened(7)
    for seat in range(1, 8):
        table.spot(seat, "stax")
    table.wager(4, "ante", "5").wager(7, "player-bonus", "5")
    table.press("No more bets").primary()
    table.press(*(f"Position {seat} dealt" for seat in range(1, 8)), "Dealer's hand dealt")
    return table.press("Rest in the rack")


def meter() -> Table:
    return Table("3-card-ags").open().press("Supervisor", "Change a meter", "Star", "Malfunction: it shows too much")
