"""A table where an irregularity may be reported, and its report by what is on the screen."""

from dealer_terminal.procedure.irregularity_places import places, positions
from dealer_terminal.procedure.questions import ReportableIrregularity
from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk import touches
from dealer_terminal.ui.kiosk.sheets.card_pad import CardPad
from dealer_terminal.ui.kiosk.sheets.irregularity_seat import IrregularitySeat
from tests.fast.ui.kiosk.table import Table
from tests.helpers.view import published


def at(phase: Phase) -> Table:
    """Two of three positions play, one folds."""
    table = Table().open()
    for seat in (1, 3):
        table.wager(seat, "ante", "25")
    if phase is Phase.WAGERS:
        return table
    table.press("No more bets")
    table.until(lambda: table.state.phase is phase or table.state.phase is Phase.DECISIONS)
    if phase in (Phase.DEAL, Phase.REST, Phase.DECISIONS):
        return table
    if phase is Phase.FOLDS:
        table.seat(1)
    table.press("Lock decisions")
    if phase is Phase.SETTLE:
        table.press("Open position 3")
    return table


def report(table: Table, irregularity: str) -> None:
    """At the first position that it can name."""
    place = next(place for place in places(table.state) if irregularity in {each.id for each in place.paths})
    seats = [seat for seat, each in positions(table.state, place).items() if each.id == irregularity]
    table.press("Irregularity", place.title)
    if isinstance(table.controller.desk.sheet, IrregularitySeat):
        table.press(f"Position {seats[0]}" if seats[0] else "Dealer's hand")
    if isinstance(table.controller.desk.sheet, CardPad):
        table.cards("As Ks Qs Js")


def possible(table: Table) -> tuple[ReportableIrregularity, ...]:
    return published(table.state).reports


def write(table: Table, text: str) -> Table:
    table.touch(touches.Write(text))
    return table


def noted(text: str = "Seat 2 reached over") -> Table:
    table = at(Phase.DECISIONS).press("Irregularity", "Note")
    return write(table, text).press("Done")


def reason_given() -> Table:
    table = at(Phase.DECISIONS).press("Supervisor", "Void the round", "Void the round: all wagers go back")
    return write(table.press("Other reason"), "Fire alarm")
