"""Who wants to see the people of the terminal?"""

from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.people import Operator, Right, may
from dealer_terminal.procedure.words import words
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Reaction
from dealer_terminal.ui.kiosk.sheets.crew_list import CrewList
from dealer_terminal.ui.kiosk.sheets.identity import NO_SUPERVISOR, Heading, NumberForm


class OfficeDoor(NumberForm, frozen=True, kw_only=True):
    opened_from: AnySheet
    asked: Heading = Heading(
        words("Operators"),
        words("A supervisor or an administrator enters number and PIN."),
        PEOPLE_RULE,
        words(
            "Operators",
        ),
    )

    def recognised(self, here: Here, operator: Operator) -> Reaction:
        if not may(operator, Right.REVIEW):
            return self.not_recognised(here, NO_SUPERVISOR)
        return here.opens(CrewList(operator, self.opened_from))
