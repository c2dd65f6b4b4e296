"""Form that unlocks the screen. Only its dealer or a supervisor can unlock it."""

from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.people import Operator, Right, may
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.words import words
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Reaction
from dealer_terminal.ui.kiosk.sheets.identity import FormHeading, NumberForm
from dealer_terminal.ui.kit.languages import Say

NOT_THEIRS = Refusal(
    words("This terminal is another dealer's"), PEOPLE_RULE, words("Its dealer or a supervisor unlocks it.")
)


class UnlockForm(NumberForm, frozen=True):
    asked: FormHeading = FormHeading(
        words("Locked"),
        words("The dealer or a supervisor enters number and PIN."),
        PEOPLE_RULE,
        words(
            "Unlock",
        ),
    )
    forced: bool = True

    def locks(self) -> bool:
        return True

    def before(self) -> AnySheet:
        return self

    def recognised(self, here: Here, operator: Operator) -> Reaction:
        dealer = here.state.dealer
        theirs = dealer is not None and dealer.id == operator.id
        return here.clears() if theirs or may(operator, Right.APPROVE) else self.not_recognised(here, NOT_THEIRS)

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        return ()
