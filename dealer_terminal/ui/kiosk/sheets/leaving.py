"""Form in which a supervisor closes the terminal."""

from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.people import Operator, Right, may
from dealer_terminal.procedure.words import words
from dealer_terminal.ui.kiosk.screen_actions import Leave
from dealer_terminal.ui.kiosk.sheet import Here, Reaction
from dealer_terminal.ui.kiosk.sheets.identity import NO_SUPERVISOR, FormHeading, NumberForm


class LeavingForm(NumberForm, frozen=True):
    asked: FormHeading = FormHeading(
        words("Leave the terminal"),
        words("A supervisor enters number and PIN."),
        PEOPLE_RULE,
        words(
            "Leave",
        ),
    )

    def recognised(self, here: Here, operator: Operator) -> Reaction:
        if not may(operator, Right.APPROVE):
            return self.not_recognised(here, NO_SUPERVISOR)
        return Reaction(here.clears().desk, errands=(Leave(),))
