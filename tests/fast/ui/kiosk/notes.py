"""Words that a person adds: a note on a report, a reason of one's own."""

from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk import touches as t
from tests.fast.ui.kiosk.irregularities import at
from tests.fast.ui.kiosk.table import Table


def write(table: Table, text: str) -> Table:
    table.touch(t.Write(text))
    return table


def noted(text: str = "Seat 2 reached over") -> Table:
    table = at(Phase.DECISIONS).press("Irregularity", "Note")
    return write(table, text).press("Done")


def reason_given() -> Table:
    table = at(Phase.DECISIONS).press("Supervisor", "Void the round", "Void the round: all wagers go back")
    return write(table.press("Other reason"), "Fire alarm")
