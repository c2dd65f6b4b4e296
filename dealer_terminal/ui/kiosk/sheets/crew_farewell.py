"""May this person sign on no more?"""

from enum import Enum

from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.people import Operator
from dealer_terminal.table.office import Disable
from dealer_terminal.ui.kiosk.bar import ready_key
from dealer_terminal.ui.kiosk.people import who_is
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Nothing, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.enrolment import requested
from dealer_terminal.ui.kiosk.surfaces import NO_SURFACE, BoardProps, OptionProps, SheetProps
from dealer_terminal.ui.shared.languages import Say


class FarewellKey(Enum):
    LEAVES = "leaves"
    STAYS = "stays"


class CrewFarewell(Sheet[FarewellKey], frozen=True):
    by: Operator
    number: str
    member: AnySheet
    crew: AnySheet

    def before(self) -> AnySheet:
        return self.crew

    def shows_people(self) -> bool:
        return True

    def left_alone(self) -> AnySheet:
        return Nothing()

    def pressed(self, here: Here, key: FarewellKey) -> Reaction:
        if key is FarewellKey.STAYS:
            return here.opens(self.member)
        return requested(here, self.by, Disable(self.number), self.crew)

    def entered(self, here: Here) -> Reaction:
        return here.opens(self.crew)

    def shows(self, inputs: Inputs, say: Say) -> SheetProps:
        for person in inputs.around.everybody:
            if person.operator.id == self.number:
                return BoardProps(
                    covers=True,
                    title=who_is(person, say),
                    question=say("May this person sign on no more?"),
                    citation=PEOPLE_RULE,
                    back_text=say("Back"),
                    options=(
                        OptionProps(
                            FarewellKey.LEAVES, say("Disable for good"), say("The number is never given again")
                        ),
                        OptionProps(FarewellKey.STAYS, say("Keep"), say("Nothing changes")),
                    ),
                    columns=1,
                )
        return NO_SURFACE

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        return ready_key(say("Back to the list"))

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        return ()
