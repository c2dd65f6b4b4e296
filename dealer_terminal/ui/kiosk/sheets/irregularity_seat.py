"""At which position did it happen?"""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.irregularities import asks_for_cards
from dealer_terminal.procedure.irregularity_paths import Path
from dealer_terminal.procedure.questions import reports
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.ui.kiosk.keys import SeatKey
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.reported_cards import reported_cards
from dealer_terminal.ui.kiosk.surfaces import NO_SURFACE, BoardProps, OptionProps, SheetProps
from dealer_terminal.ui.shared.languages import Say


class IrregularitySeat(Sheet[SeatKey], frozen=True):
    """`chosen_from` is the list, with what was said about it."""

    path: Path
    note: str
    chosen_from: AnySheet

    def fits(self, state: State) -> bool:
        return state.issue is None and state.phase is not Phase.CLOSED

    def before(self) -> AnySheet:
        return self.chosen_from

    def pressed(self, here: Here, key: SeatKey) -> Reaction:
        return reported_at(here, self.path, key.number, self.note)

    def shows(self, inputs: Inputs, say: Say) -> SheetProps:
        report = next((each for each in reports(inputs.state) if each.id == self.path.id), None)
        if report is None:
            return NO_SURFACE
        return BoardProps(
            title=say(report.title),
            question=say("At which position?"),
            citation=report.citation,
            back_text=say("Back"),
            options=tuple(OptionProps(SeatKey(seat), say("Position {seat}", seat=seat)) for seat in report.seats),
        )


def reported_at(here: Here, path: Path, seat: int, note: str) -> Reaction:
    if asks_for_cards(path):
        return here.opens(reported_cards(here.state, path.id, seat, note))
    seats = (seat,) if path.names_seat() else ()
    return here.clears(commands.ReportIrregularity(path.id, seats=seats, note=note))
