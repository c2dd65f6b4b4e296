"""Rounds played up to a point, by what a person would press."""

from dealer_terminal.procedure.state import Phase
from tests.fast.ui.kiosk.rounds import play_round
from tests.fast.ui.kiosk.table import DEALER, HAND, SUPERVISOR, Table

SPOTS = ("ante", "natural-31", "royal-family")
ROYAL = "Ah Kh Qh Jh"


def full() -> Table:
    """Six seats, a wager on every circle."""
    table = Table(seed=4).open()
    for seat in range(1, 7):
        for spot in SPOTS:
            table.wager(seat, spot, "100")
    return table


def several_chips(rulebook: str, *spots: str) -> Table:
    """Of one kind, and of two."""
    table = Table(rulebook, HAND).open()
    for seat, amount in enumerate(("95", "40", "75", "85", "25", "30"), 1):
        for spot in spots:
            table.wager(seat, spot, *amount)
    return table


def dealing() -> Table:
    table = full().press("No more bets")
    return table.until(lambda: len(table.state.dealt) == 3)


def lost() -> Table:
    return dealing().unplug()


def deciding() -> Table:
    table = full().press("No more bets").sensed()
    for seat in (2, 5, 5):
        table.seat(seat)
    return table


def collecting() -> Table:
    return deciding().press("Lock decisions", "Tucked · position 5")


def folded() -> Table:
    """Nothing stays in action: the hand is taken."""
    table = Table().open().wager(1, "ante", "25").wager(3, "ante", "100").wager(3, "natural-31", "25")
    table.press("No more bets").sensed()
    table.seat(3)
    return table.press("Lock decisions")


def handled(table: Table, seat: int) -> Table:
    table.press("Irregularity", "A player handled the Draw card", f"Position {seat}")
    return table.press("Hand and wagers are forfeited").who(SUPERVISOR)


def forfeited() -> Table:
    """Its Play wager lay there: it goes back."""
    return handled(full().press("No more bets").sensed().press("Lock decisions"), 3)


def forfeited_with_the_natural_open() -> Table:
    return handled(settling(), 6)


def folded_three_card() -> Table:
    table = Table("3-card-ags").open().wager(1, "ante", "25").wager(4, "ante", "25").wager(4, "player-bonus", "5")
    table.press("No more bets").sensed()
    table.seat(4)
    return table.press("Lock decisions")


def pushed(*beside: str) -> Table:
    table = Table("3-card-ags", HAND).open().wager(2, "ante", "5")
    for spot in ("ante", *beside):
        table.wager(4, spot, "5")
    table.press("No more bets", "Position 2 dealt", "Position 4 dealt", "Dealer's hand dealt", "Rest in the rack")
    table.press("Lock decisions", "Open the dealer's hand").cards("Qd 9d 4h")
    return table.press("Open position 4").cards("Qs 9s 4c")


def settling() -> Table:
    return collecting().press("Tucked · position 2", "Open position 6")


def drawn() -> Table:
    return settling().press("Draw card")


def racked() -> Table:
    """Position 6 lost, position 5 won and lost."""
    return drawn().press("Collected · open position 5", "Draw card", "Paid · open position 4")


def three_card() -> Table:
    table = Table("3-card-ags").open()
    for seat in (1, 4, 6):
        table.wager(seat, "ante", "25").wager(seat, "player-bonus", "5").wager(seat, "six-card-bounty", "5")
    table.press("No more bets").sensed()
    return table.press("Lock decisions", "Open the dealer's hand", "Open position 6")


def at_hand() -> Table:
    table = Table(cards_from=HAND).open().wager(1, "ante", "25")
    return table.press("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions")


def big_hand() -> Table:
    """$100 on the Royal Family: 1000-1."""
    table = Table(cards_from=HAND).open()
    table.wager(1, "ante", "5").wager(1, "royal-family", "100").press("No more bets")
    table.press("Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1")
    return table.cards(ROYAL)


def seen_on_camera(table: Table) -> Table:
    return table.press("Call the supervisor", *"4711", "Next").who(SUPERVISOR)


def big_hand_paid() -> Table:
    return seen_on_camera(big_hand())


def event_only() -> Table:
    table = Table(cards_from=HAND).who(DEALER)
    table.press("Entered by hand", "Open the table").who(SUPERVISOR)
    table.wager(1, "ante", "25").press("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions")
    return table.press("Open position 1", "Event only")


def recalled() -> Table:
    table = full()
    play_round(table)
    table.press("More", "Recall")
    table.seat(4)
    return table


def checklist_off() -> Table:
    table = full()
    table.journal.full = True
    return table.press("No more bets")


def stopped_after_a_round() -> Table:
    table = full()
    play_round(table)
    table.press("Same again")
    table.journal.full = True
    return table.press("No more bets")


def over_the_deals_limit() -> Table:
    table = Table(cards_from=HAND).who(DEALER)
    table.press("Limits and thresholds", "Limit of a deal", "1", "00", "00", "Enter the amount")
    table.press("Open the table").who(SUPERVISOR)
    table.wager(1, "ante", "5").wager(1, "royal-family", "100").press("No more bets")
    table.press("Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1").cards(ROYAL)
    return table.press("Call the supervisor", *"4711", "Next").who(SUPERVISOR).press("Call the supervisor")


def card_on_record() -> Table:
    """An ace lies at position 2, another one is entered at position 1."""
    table = Table(cards_from=HAND).open().wager(1, "ante", "25").wager(2, "ante", "25")
    table.press("No more bets", "Position 1 dealt", "Position 2 dealt", "Rest in the rack", "Lock decisions")
    table.press("Open position 2").cards("As Ks 9s 2s").primary()
    return table.press("A", "Hearts", "A")


def settled() -> Table:
    """Up to the deck: what was paid, and what was not, at six positions."""
    table = racked()
    while table.state.phase is Phase.SETTLE:
        table.primary()
    return table


def opened(rulebook: str) -> Table:
    table = Table(rulebook, HAND).who(DEALER)
    while table.props.over.options[1].value != "7":
        table.press("Positions")
    return table.press("Open the table").who(SUPERVISOR)


def tucked() -> Table:
    """The hands at both ends are tucked, beside their Draw cards; that of the middle is taken."""
    table, seats = opened("31-classic-original"), range(1, 8)
    for seat in seats:
        table.wager(seat, "ante", "25").wager(seat, "natural-31", "25", "5")
    table.press("No more bets", *(f"Position {seat} dealt" for seat in seats), "Rest in the rack")
    for seat in (1, 1, 7, 7, 4):
        table.seat(seat)
    table.press("Lock decisions")
    while not table.props.table.primary.text.startswith("Open"):
        table.primary()
    return table


def taken() -> Table:
    """Every wager of everybody."""
    table, seats = opened("31-classic-dealer-procedures"), range(1, 8)
    for seat in seats:
        table.wager(seat, "ante", "25").wager(seat, "natural-31", "25")
    table.press("No more bets", *(f"Position {seat} dealt" for seat in seats), "Rest in the rack", "Lock decisions")
    for seat in reversed(seats):
        natural = " ".join(f"{(seat + at) % 7 + 2}{suit}" for at, suit in enumerate("cdh"))
        table.primary()
        table.cards(natural).press("Draw card").cards(f"{(seat + 3) % 7 + 2}s")
    return table


def late() -> Table:
    return opened("31-classic-original").number(1).press("Late").number(6).press("Late")
