"""List of the terminal's operators, page by page."""

from msgspec.structs import replace

from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.people import Operator, Right, Role, may
from dealer_terminal.procedure.words import words
from dealer_terminal.table.people_admin import ListedPerson
from dealer_terminal.ui.kiosk.bar import page_keys, ready_key, waiting_key
from dealer_terminal.ui.kiosk.keys import PageTurn
from dealer_terminal.ui.kiosk.people import DUTIES, ROLES, STANDS, manages
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Nothing, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.enrollment import enrolment
from dealer_terminal.ui.kiosk.sheets.identity import NO_SUPERVISOR, FormHeading, NumberForm
from dealer_terminal.ui.kiosk.sheets.operator_actions import OperatorActions
from dealer_terminal.ui.kiosk.sheets.text_entry import TextEntry, TextSubject
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import PressKey


class OperatorRole(Sheet[Role], frozen=True):
    """Choice of the role of a new operator."""

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


A_PAGE = 8


class NumberKey(PressKey, frozen=True):
    """Key of an operator, by number."""

    text: str


class OperatorList(Sheet[NumberKey | PageTurn], frozen=True):
    """List of operators. `by` is the person signed in."""

    by: Operator
    opened_from: AnySheet
    page: int = 0

    def before(self) -> AnySheet:
        return self.opened_from

    def shows_people(self) -> bool:
        return True

    def left_alone(self) -> AnySheet:
        """Close the list after a period without touches, because the administrator may have left."""
        return Nothing()

    def pressed(self, here: Here, key: NumberKey | PageTurn) -> Reaction:
        match key:
            case PageTurn.OLDER:
                return here.opens(replace(self, page=max(0, self.page - 1)))
            case PageTurn.NEWER:
                return here.opens(replace(self, page=self.page + 1))
            case NumberKey(text=number):
                return here.opens(OperatorActions(self.by, number, self))

    def entered(self, here: Here) -> Reaction:
        return here.opens(TextEntry(TextSubject.NAME, self)) if manages(self.by) else here.stays()

    def with_words(self, name: str) -> OperatorRole:
        return OperatorRole(self.by, name, self)

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        shown = inputs.around.everybody[self.page * A_PAGE : (self.page + 1) * A_PAGE]
        return BoardProps(
            covers=True,
            title=say("OPERATORS"),
            question=say("Touch a name for what may be done."),
            citation=PEOPLE_RULE,
            back_text=say("Back"),
            options=tuple(_line(each, say) for each in shown),
        )

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        if manages(self.by):
            return ready_key(say("Add a person"))
        return waiting_key(say("Add a person"), say("An administrator does it"))

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        count = max(1, -(-len(inputs.around.everybody) // A_PAGE))
        return page_keys(self.page, count, say("Page back"), say("Page on"))


def _line(each: ListedPerson, say: Say) -> OptionProps:
    person = each.operator
    note = f"{person.id} · {say(ROLES[person.role])}"
    return OptionProps(NumberKey(person.id), person.name, note, say(STANDS[each.stands]))


class OperatorsSignOn(NumberForm, frozen=True, kw_only=True):
    """Identification of the person who opens the list of operators."""

    opened_from: AnySheet
    asked: FormHeading = FormHeading(
        words("Operators"),
        words("A supervisor or an administrator enters number and PIN."),
        PEOPLE_RULE,
        words(
            "Operators",
        ),
    )

    def recognised(self, here: Here, operator: Operator) -> Reaction:
        if not may(operator, Right.REVIEW):
            return self.not_recognised(here, NO_SUPERVISOR)
        return here.opens(OperatorList(operator, self.opened_from))
