"""What may somebody do who is added?"""

from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.ui.kiosk.people import DUTIES, ROLES
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Nothing, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.enrolment import enrolment
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say


class CrewRole(Sheet[Role], frozen=True):
    by: Operator
    name: str
    crew: AnySheet

    def before(self) -> AnySheet:
        return self.crew

    def left_alone(self) -> AnySheet:
        return Nothing()

    def pressed(self, here: Here, key: Role) -> Reaction:
        return here.opens(enrolment(self.by, Operator("", self.name, key), self.crew))

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        return BoardProps(
            covers=True,
            title=f"{say('New operator')} · {self.name}",
            question=say("What may this person do?"),
            citation=PEOPLE_RULE,
            back_text=say("Back"),
            options=tuple(OptionProps(role, say(ROLES[role]), say(duty)) for role, duty in DUTIES.items()),
        )

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        return ()
