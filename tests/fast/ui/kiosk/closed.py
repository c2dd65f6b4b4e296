"""Rounds whose deck has just gone back: they are summed up, for a moment."""

from tests.fast.ui.kiosk import approving, irregularities
from tests.fast.ui.kiosk.rounds import play_round
from tests.fast.ui.kiosk.stories import collecting
from tests.fast.ui.kiosk.table import SUPERVISOR, Table


def classic() -> Table:
    table = collecting()
    play_round(table)
    return table


def with_a_jackpot() -> Table:
    """An Ante that wins, and a prize of a meter."""
    table = approving.paid()
    play_round(table)
    return table


def pushed() -> Table:
    """Dealer and player hold the same ranks: nothing is won or lost."""
    table = Table("3-card-ags", approving.HAND).open().wager(4, "ante", "5")
    table.press("No more bets", "Position 4 dealt", "Dealer's hand dealt", "Rest in the rack", "Lock decisions")
    table.press("Open the dealer's hand").cards("Qd 9d 4h").press("Open position 4").cards("Qs 9s 4c")
    play_round(table)
    return table


def void() -> Table:
    table = irregularities.at(irregularities.Phase.SETTLE)
    irregularities.report(table, "void-round")
    table.press("Void the round: all wagers go back").who(SUPERVISOR)
    play_round(table)
    return table
