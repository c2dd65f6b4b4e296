"""Hands that are settled, and rounds whose deck has just gone back, which are summed up for a moment."""

from dealer_terminal.procedure.state import Phase
from tests.fast.ui.kiosk import approving
from tests.fast.ui.kiosk.irregularities import at, report
from tests.fast.ui.kiosk.rounds import play_round
from tests.fast.ui.kiosk.stories import collecting
from tests.fast.ui.kiosk.table import HAND, SUPERVISOR, Table

MISMATCH = ("Irregularity", "A card does not match what was recorded")
BETS = ("ante", "player-bonus", "six-card-bounty")


def after_the_natural(natural: str, draw: str, royal: str = "5") -> Table:
    table = Table(cards_from=HAND).open().wager(1, "ante", "25").wager(1, "natural-31", "5")
    if royal:
        table.wager(1, "royal-family", royal)
    table.press("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1")
    return table.cards(natural).press("Draw card").cards(draw)


def before_the_dealer(dealer: str, *, stax: bool = False) -> Table:
    """The dealer's cards are open, and no player's."""
    table = approving.opened(6)
    for spot in BETS:
        table.wager(1, spot, "25")
    if stax:
        table.spot(1, "stax")
    table.press("No more bets")
    if stax:
        table.primary()
    table.press("Position 1 dealt", "Dealer's hand dealt", "Rest in the rack", "Lock decisions")
    return table.press("Open the dealer's hand").cards(dealer)


def against_the_dealer(cards: str, *, dealer: str = "Qc 7d 9h", stax: bool = False) -> Table:
    return before_the_dealer(dealer, stax=stax).press("Open position 1").cards(cards)


def straight_flush_of_the_dealers() -> Table:
    """The longest name of a hand."""
    return before_the_dealer("9c 10c Jc")


def all_lost() -> Table:
    return against_the_dealer("8s 7h 2s")


def all_lost_with_stax() -> Table:
    return against_the_dealer("8s 7h 2s", stax=True)


def bonus_and_jackpot() -> Table:
    """The Ante Bonus is due, and the jackpot waits."""
    table = approving.opened(6).wager(1, "ante", "25")
    table.spot(1, "stax")
    table.press("No more bets").primary()
    table.press("Position 1 dealt", "Dealer's hand dealt", "Rest in the rack", "Lock decisions")
    table.press("Open the dealer's hand").cards(approving.DEALER_HAND).press("Open position 1").cards(approving.ROYAL)
    return table.press("Jackpot · position 1", approving.SPADE, "Pending Jackpot", "Pay Jackpot")


def put_right() -> Table:
    """Position 2 lost and was collected, then other cards were found to lie there; position 1 was in turn."""
    table = Table(cards_from=HAND).open()
    for seat in (1, 2):
        table.wager(seat, "ante", "5")
    table.press("No more bets", "Position 1 dealt", "Position 2 dealt", "Rest in the rack", "Lock decisions")
    table.press("Open position 2").cards("2h 3c 4d 6s")
    table.press("Collected · open position 1")
    return table.press(*MISMATCH).cards("Ah Kh Qh 6d")


def to_be_put_right() -> Table:
    return put_right().press("The cards on the table stand")


def put_right_signed() -> Table:
    return to_be_put_right().who(SUPERVISOR)


def longest_sentence() -> Table:
    """The manual with the most to say of a Draw card; the Natural is paid."""
    table = Table("31-classic-original", HAND).open().wager(6, "ante", "25").wager(6, "natural-31", "5")
    table.press("No more bets", "Position 6 dealt", "Rest in the rack", "Lock decisions", "Open position 6")
    return table.cards("10s 8s 5h")


def three_paid() -> Table:
    """The Natural was paid; a Royal Family of as many chips as one comes to is left, with Ante and Play."""
    return after_the_natural("As Ks Js", "2s", royal="25")


def three_paid_one_corrected() -> Table:
    table = three_paid().press("Supervisor", "Correct a payment", "Position 1 · 31", "3", "5", "0")
    return table.press("Enter the amount").who(SUPERVISOR)


def five_wagers() -> Table:
    """The longest event beside the longest name, a wager that is taken among those that are paid."""
    return against_the_dealer("Ah Kh Qh", dealer="Qs 9h 4c")


def folded_against_the_dealer() -> Table:
    """The dealer's cards lie face down beside what is taken; a sentence of two lines."""
    table = approving.opened(7).wager(2, "ante", "25").wager(2, "six-card-bounty", "5").wager(7, "ante", "25")
    table.press("No more bets", "Position 2 dealt", "Position 7 dealt", "Dealer's hand dealt", "Rest in the rack")
    table.seat(2)
    return table.press("Lock decisions")


def pushed_before_another() -> Table:
    """The hand in turn goes to the rack, and so will the next one."""
    table = Table(cards_from=HAND).open().wager(2, "ante", "25").wager(3, "ante", "25")
    table.press("No more bets", "Position 2 dealt", "Position 3 dealt", "Rest in the rack", "Lock decisions")
    return table.press("Open position 3").cards("10s 7s 2h 3d")


def tucked_of_several_chips() -> Table:
    """Under a wager of two kinds of chips, and under one of two of a kind."""
    table = Table(cards_from=HAND).open().wager(1, "ante", "25")
    table.wager(1, "natural-31", "25", "5").wager(1, "royal-family", "25", "25")
    table.press("No more bets", "Position 1 dealt", "Rest in the rack")
    for _ in range(2):
        table.seat(1)
    return table.press("Lock decisions").press("Tucked · position 1")


def rainbow() -> Table:
    """The longest event of that bonus; it pays chips of two kinds."""
    table = Table("31-classic-rules-of-play", HAND).open().wager(1, "ante", "25")
    table.wager(1, "royal-family", *"55").press("No more bets", "Position 1 dealt", "Rest in the rack")
    table.seat(1)
    while not table.props.table.primary.text.startswith("Open position"):
        table.primary()
    return table.press("Open position 1").cards("2c 3d 4h 6s")


def folded_jackpot() -> Table:
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


def classic() -> Table:
    table = collecting()
    play_round(table)
    return table


def with_a_jackpot() -> Table:
    """An Ante that wins, and a prize of a meter."""
    table = approving.paid()
    play_round(table)
    return table


def all_pushed() -> Table:
    """Dealer and player hold the same ranks: nothing is won or lost."""
    table = Table("3-card-ags", HAND).open().wager(4, "ante", "5")
    table.press("No more bets", "Position 4 dealt", "Dealer's hand dealt", "Rest in the rack", "Lock decisions")
    table.press("Open the dealer's hand").cards("Qd 9d 4h").press("Open position 4").cards("Qs 9s 4c")
    play_round(table)
    return table


def called_off() -> Table:
    table = at(Phase.SETTLE)
    report(table, "void-round")
    table.press("Void the round: all wagers go back").who(SUPERVISOR)
    play_round(table)
    return table
