"""31 Classic at seven positions."""

from collections.abc import Callable

from tests.fast.ui.kiosk.table import DEALER, HAND, SUPERVISOR, Table


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


SCENES: dict[str, Callable[[], Table]] = {"seven-tucked": tucked, "seven-taken": taken, "seven-late": late}
