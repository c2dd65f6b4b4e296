"""One of the people: another PIN, unlocked, disabled."""

from enum import Enum
from typing import assert_never

from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.people import Operator
from dealer_terminal.table.office import Person, Stands, Unlock
from dealer_terminal.ui.kiosk.bar import ready_key
from dealer_terminal.ui.kiosk.people import STANDS, manages, who_is
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Nothing, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.crew_farewell import CrewFarewell
from dealer_terminal.ui.kiosk.sheets.enrolment import new_pin, requested
from dealer_terminal.ui.kiosk.surfaces import NO_SURFACE, BoardProps, OptionProps, SheetProps
from dealer_terminal.ui.shared.languages import Say


class DeedKey(Enum):
    RESET = "reset"
    UNLOCK = "unlock"
    DISABLE = "disable"


class CrewMember(Sheet[DeedKey], frozen=True):
    by: Operator
    number: str
    crew: AnySheet

    def before(self) -> AnySheet:
        return self.crew

    def shows_people(self) -> bool:
        return True

    def left_alone(self) -> AnySheet:
        return Nothing()

    def pressed(self, here: Here, key: DeedKey) -> Reaction:
        if not manages(self.by):
            return here.stays()
        match key:
            case DeedKey.RESET:
                return here.opens(new_pin(self.by, self.number, self.crew))
            case DeedKey.UNLOCK:
                return requested(here, self.by, Unlock(self.number), self.crew)
            case DeedKey.DISABLE:
                return here.opens(CrewFarewell(self.by, self.number, self, self.crew))
            case _:
                assert_never(key)

    def entered(self, here: Here) -> Reaction:
        return here.opens(self.crew)

    def shows(self, inputs: Inputs, say: Say) -> SheetProps:
        for person in inputs.around.everybody:
            if person.operator.id == self.number:
                return self._board(person, say)
        return NO_SURFACE

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        return ready_key(say("Back to the list"))

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        return ()

    def _board(self, each: Person, say: Say) -> BoardProps:
        free = manages(self.by) and each.stands is not Stands.DISABLED
        needs = "" if manages(self.by) else say("An administrator does it")
        badge = say("with a badge") if each.badge else say("without a badge")
        return BoardProps(
            covers=True,
            title=who_is(each, say),
            question=f"{say(STANDS[each.stands])}, {badge}",
            citation=PEOPLE_RULE,
            back_text=say("Back"),
            options=(
                OptionProps(DeedKey.RESET, say("New PIN"), needs or say("The person enters it"), possible=free),
                OptionProps(DeedKey.UNLOCK, say("Unlock"), needs, possible=free and each.stands is Stands.LOCKED),
                OptionProps(
                    DeedKey.DISABLE, say("Disable"), needs or say("For good: add the person anew"), possible=free
                ),
            ),
            columns=1,
        )
