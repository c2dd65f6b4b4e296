"""One of the people: another PIN, unlocked, disabled."""

from enum import Enum
from typing import assert_never

from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.table.office import Person, Stands, Unlock
from dealer_terminal.ui.kiosk.people import STANDS, manages, who_is
from dealer_terminal.ui.kiosk.sheet import Here, Reaction
from dealer_terminal.ui.kiosk.sheets.crew_farewell import CrewFarewell
from dealer_terminal.ui.kiosk.sheets.crew_person import CrewPerson
from dealer_terminal.ui.kiosk.sheets.enrolment import new_pin, requested
from dealer_terminal.ui.kiosk.surfaces import BoardProps
from dealer_terminal.ui.kiosk.unless import unless
from dealer_terminal.ui.kit.languages import Say


class DeedKey(Enum):
    RESET = "reset"
    UNLOCK = "unlock"
    DISABLE = "disable"


class CrewMember(CrewPerson[DeedKey], frozen=True):
    def pressed(self, here: Here, key: DeedKey) -> Reaction:
        if not manages(self.by):
            return here.stays()
        match key:
            case DeedKey.RESET:
                return here.opens(new_pin(self.by, self.number, self.crew))
            case DeedKey.UNLOCK:
                return requested(here, self.by, Unlock(self.number), self.crew)
            case DeedKey.DISABLE:
                return here.opens(CrewFarewell(self.by, self.number, self.crew, self))
            case _:
                assert_never(key)

    def board(self, person: Person, say: Say) -> BoardProps:
        needs = "" if manages(self.by) else say("An administrator does it")
        gone = needs or (say("Disabled for good") if person.stands is Stands.DISABLED else "")
        unlocked = gone or ("" if person.stands is Stands.LOCKED else say("It is not locked"))
        badge = say("with a badge") if person.badge else say("without a badge")
        return BoardProps(
            covers=True,
            title=who_is(person, say),
            question=f"{say(STANDS[person.stands])}, {badge}",
            citation=PEOPLE_RULE,
            back_text=say("Back"),
            options=(
                unless(gone, DeedKey.RESET, say("New PIN"), say("The person enters it")),
                unless(unlocked, DeedKey.UNLOCK, say("Unlock")),
                unless(gone, DeedKey.DISABLE, say("Disable"), say("For good: add the person anew")),
            ),
            columns=1,
        )
