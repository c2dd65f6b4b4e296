"""May this person sign on no more?"""

from enum import Enum

from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.table.office import Disable, Person
from dealer_terminal.ui.kiosk.people import who_is
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Reaction
from dealer_terminal.ui.kiosk.sheets.crew_person import CrewPerson
from dealer_terminal.ui.kiosk.sheets.enrolment import requested
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say


class FarewellKey(Enum):
    LEAVES = "leaves"
    STAYS = "stays"


class CrewFarewell(CrewPerson[FarewellKey], frozen=True):
    member: AnySheet

    def pressed(self, here: Here, key: FarewellKey) -> Reaction:
        if key is FarewellKey.STAYS:
            return here.opens(self.member)
        return requested(here, self.by, Disable(self.number), self.crew)

    def board(self, person: Person, say: Say) -> BoardProps:
        return BoardProps(
            covers=True,
            title=who_is(person, say),
            question=say("May this person sign on no more?"),
            citation=PEOPLE_RULE,
            back_text=say("Back"),
            options=(
                OptionProps(FarewellKey.LEAVES, say("Disable for good"), say("The number is never given again")),
                OptionProps(FarewellKey.STAYS, say("Keep"), say("Nothing changes")),
            ),
            columns=1,
        )
