"""All payments of a deal together are over the posted limit: what is paid?"""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.citations import DEAL_RULE
from dealer_terminal.procedure.facts import LimitChoice
from dealer_terminal.procedure.words import words
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.approval import NOBODY, approval_of
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.shared.languages import Say

LIMIT_CHOICES = {
    LimitChoice.PAY_IN_FULL: words("Pay in full"),
    LimitChoice.PAY_TO_LIMIT: words("Pay up to the posted limit"),
}


class DealLimit(Sheet[LimitChoice], frozen=True):
    def pressed(self, here: Here, key: LimitChoice) -> Reaction:
        command = commands.DecideDealLimit(key, NOBODY)
        return here.opens(
            approval_of(command, words("The deal pays more than the posted limit"), LIMIT_CHOICES[key], DEAL_RULE)
        )

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        return BoardProps(
            title=say("OVER THE LIMIT OF A DEAL"),
            question=say("All payments of this deal together are over the limit."),
            citation=DEAL_RULE,
            back_text=say("Back"),
            options=tuple(OptionProps(choice, say(words)) for choice, words in LIMIT_CHOICES.items()),
        )
