"""Decision on payouts that together exceed the limit of a deal."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.citations import DEAL_RULE
from dealer_terminal.procedure.deal_limit import ONLY_PRIZES, cut_by_limit, only_prizes, pays_asked, seats_asked
from dealer_terminal.procedure.facts import LimitChoice
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Light, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.approval import NOBODY, approval_of
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say

LIMIT_CHOICES = {
    LimitChoice.PAY_IN_FULL: words("Pay in full"),
    LimitChoice.PAY_TO_LIMIT: words("Pay up to the posted limit"),
}


class DealLimit(Sheet[LimitChoice], frozen=True):
    """Decision for the payouts that exceeded the limit. Later payouts that reach the limit are decided separately."""

    def pressed(self, here: Here, key: LimitChoice) -> Reaction:
        if _refused(here.state, key):
            return here.refuses(ONLY_PRIZES)
        command, title = commands.DecideDealLimit(key, NOBODY), words("The deal pays more than the posted limit")
        return here.opens(approval_of(command, title, LIMIT_CHOICES[key], DEAL_RULE, at=seats_asked(here.state)))

    def lit(self, state: State) -> Light:
        return Light(seats_asked(state))

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        return BoardProps(
            title=say("OVER THE LIMIT OF A DEAL"),
            question=say("All payments of this deal together are over the limit."),
            citation=DEAL_RULE,
            back_text=say("Back"),
            options=tuple(_option(inputs.state, choice, say) for choice in LimitChoice),
        )


def _option(state: State, choice: LimitChoice, say: Say) -> OptionProps:
    """Return an option with the amounts that it pays at the affected positions."""
    if _refused(state, choice):
        return OptionProps(choice, say(LIMIT_CHOICES[choice]), say(ONLY_PRIZES.why), dim=True)
    cut = cut_by_limit(state) if choice is LimitChoice.PAY_TO_LIMIT else {}
    told = (
        say("Position {seat}: {what}", seat=seat, what=dollars(pays - cut.get(seat, 0)))
        for seat, pays in pays_asked(state).items()
    )
    return OptionProps(choice, say(LIMIT_CHOICES[choice]), " · ".join(told))


def _refused(state: State, choice: LimitChoice) -> bool:
    return choice is LimitChoice.PAY_TO_LIMIT and only_prizes(state)
