"""Form for the dealer's sign-on by number and PIN, or badge."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.words import words
from dealer_terminal.ui.kiosk.sheet import Here, Reaction
from dealer_terminal.ui.kiosk.sheets.identity import FormHeading, NumberForm


class SignOnForm(NumberForm, frozen=True):
    asked: FormHeading = FormHeading(
        words("Sign on"),
        words("Enter your number and PIN, or show your badge."),
        PEOPLE_RULE,
        words(
            "Sign on",
        ),
    )
    forced: bool = True

    def recognised(self, here: Here, operator: Operator) -> Reaction:
        return here.clears(commands.SignOn(operator))
