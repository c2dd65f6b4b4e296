"""What is looked at of one of the people, over the list of them all."""

from typing import TypeVar

from dealer_terminal.procedure.people import Operator
from dealer_terminal.table.office import Person
from dealer_terminal.ui.kiosk.bar import ready_key
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Nothing, Reaction, Sheet
from dealer_terminal.ui.kiosk.surfaces import NO_SURFACE, SheetProps
from dealer_terminal.ui.kit.languages import Say

PersonKey = TypeVar("PersonKey")


class CrewPerson(Sheet[PersonKey], frozen=True):
    """`by` is who looks; `crew` is the list."""

    by: Operator
    number: str
    crew: AnySheet

    def before(self) -> AnySheet:
        return self.crew

    def left_alone(self) -> AnySheet:
        return Nothing()

    def shows_people(self) -> bool:
        return True

    def entered(self, here: Here) -> Reaction:
        return here.opens(self.crew)

    def shows(self, inputs: Inputs, say: Say) -> SheetProps:
        found = (self.board(each, say) for each in inputs.around.everybody if each.operator.id == self.number)
        return next(found, NO_SURFACE)

    def board(self, person: Person, say: Say) -> SheetProps:
        return NO_SURFACE

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        return ready_key(say("Back to the list"))

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        return ()
