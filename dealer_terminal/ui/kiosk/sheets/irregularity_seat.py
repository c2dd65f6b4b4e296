"""At which position did it happen?"""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.irregularities import CARD_MISMATCH
from dealer_terminal.procedure.questions import reports
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.ui.kiosk.keys import Seat
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.reported_cards import ReportedCards
from dealer_terminal.ui.kiosk.surfaces import NO_SURFACE, BoardProps, OptionProps, SheetProps
from dealer_terminal.ui.shared.languages import Say


class IrregularitySeat(Sheet[Seat], frozen=True):
    """`chosen_from` is the list, with what was said about it."""

    irregularity: str
    note: str
    chosen_from: AnySheet

    def fits(self, state: State) -> bool:
        return state.issue is None and state.phase is not Phase.CLOSED

    def before(self) -> AnySheet:
        return self.chosen_from

    def pressed(self, here: Here, key: Seat) -> Reaction:
        return reported_at(here, self.irregularity, key.number, self.note)

    def shows(self, inputs: Inputs, say: Say) -> SheetProps:
        report = next((each for each in reports(inputs.state) if each.id == self.irregularity), None)
        if report is None:
            return NO_SURFACE
        return BoardProps(
            title=say(report.title),
            question=say("At which position?"),
            citation=report.citation,
            back_text=say("Back"),
            options=tuple(OptionProps(Seat(seat), say("Position {seat}", seat=seat)) for seat in report.seats),
        )


def reported_at(here: Here, irregularity: str, seat: int, note: str) -> Reaction:
    if irregularity != CARD_MISMATCH:
        return here.clears(commands.ReportIrregularity(irregularity, seats=(seat,), note=note))
    lying = here.state.seat(seat).cards
    sizes = tuple(len(cards) for cards in lying.values())
    return here.opens(ReportedCards(seat, tuple(lying), sizes, irregularity=irregularity, note=note))
