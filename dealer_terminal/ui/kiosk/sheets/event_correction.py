"""Correction of a progressive event that was named incorrectly."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.prize_correction_rules import as_recorded
from dealer_terminal.procedure.progressive import progressive_of
from dealer_terminal.procedure.state import State
from dealer_terminal.ui.kiosk.kiosk_context import spot_name
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Light, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.approval import NOBODY
from dealer_terminal.ui.kiosk.sheets.last_round_cards import anew_approval
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import PressKey

NOTHING = ""


class CorrectEventKey(PressKey, frozen=True):
    """Key for an event of the pay table. An empty label pays nothing."""

    label: str


class EventCorrectionSheet(Sheet[CorrectEventKey], frozen=True):
    """Choice of the correct event. The event on record cannot be chosen again."""

    seat: int
    round: int
    named: str
    chosen_from: AnySheet

    def lit(self, state: State) -> Light:
        return Light((self.seat,))

    def before(self) -> AnySheet:
        return self.chosen_from

    def pressed(self, here: Here, key: CorrectEventKey) -> Reaction:
        if key.label == self.named:
            return here.refuses(as_recorded(here.state))
        command = commands.CorrectEvent(self.seat, key.label, NOBODY, self.round)
        return here.opens(anew_approval(here.state, command))

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        spot = progressive_of(inputs.state).spot
        table = inputs.state.tables()[spot]
        options = [self._option(each.label, each.label, say(str(each.odds)), say) for each in table.events]
        name = spot_name(inputs.state.rulebook(), spot)
        return BoardProps(
            title=say("Position {seat} · {spot}", seat=self.seat, spot=name),
            question=say("What did the hand achieve?"),
            citation=table.citation,
            back_text=say("Back"),
            options=(*options, self._option(NOTHING, say("Nothing pays"), "", say)),
        )

    def _option(self, label: str, text: str, odds: str, say: Say) -> OptionProps:
        recorded = label == self.named
        return OptionProps(CorrectEventKey(label), text, say("On record") if recorded else odds, dim=recorded)
