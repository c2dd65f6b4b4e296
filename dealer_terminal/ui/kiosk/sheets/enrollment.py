"""Form in which a person sets a PIN, entered twice, and may scan a badge. An administrator requests it."""

from msgspec.structs import replace

from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.words import words
from dealer_terminal.table.people_admin import Add, Request, Reset, Secrets
from dealer_terminal.ui.kiosk.screen_actions import Manage
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Nothing, Reaction
from dealer_terminal.ui.kiosk.sheets.identity import FormHeading, IdentityField, NumberForm
from dealer_terminal.ui.kit.languages import Say

DIFFERENT = Refusal(words("The two PINs are different"), PEOPLE_RULE, words("Enter both again."))


class EnrolmentForm(NumberForm, frozen=True, kw_only=True):
    by: Operator
    request: Add | Reset
    crew: AnySheet
    badge: str = ""

    def fields(self) -> tuple[IdentityField, ...]:
        pins = (IdentityField.PIN, IdentityField.AGAIN)
        return (IdentityField.NUMBER, *pins) if isinstance(self.request, Add) else pins

    def subject(self) -> str:
        match self.request:
            case Add(person=person):
                return person.name
            case Reset(number=number):
                return number

    def before(self) -> AnySheet:
        return self.crew

    def left_alone(self) -> AnySheet:
        return Nothing()

    def badge_shown(self, here: Here, text: str) -> Reaction:
        return here.opens(replace(self, badge=text))

    def completed(self, here: Here) -> Reaction:
        if self.value(IdentityField.PIN) != self.value(IdentityField.AGAIN):
            return self.not_recognised(here, DIFFERENT)
        return requested(here, self.by, self._with_secrets(), self.crew)

    def reasons_title(self, say: Say) -> str:
        return say("The badge is read") if self.badge else say("No badge is shown yet")

    def lacks(self, say: Say) -> str:
        return say("The PIN, twice")

    def _with_secrets(self) -> Request:
        secrets = Secrets(self.value(IdentityField.PIN), self.badge)
        match self.request:
            case Add(person=person):
                return Add(replace(person, id=self.value(IdentityField.NUMBER)), secrets)
            case Reset(number=number):
                return Reset(number, secrets)


def enrolment(by: Operator, person: Operator, crew: AnySheet) -> EnrolmentForm:
    question = words("The person enters a number, then a PIN twice. A badge may be shown now.")
    asked = FormHeading(words("New operator"), question, PEOPLE_RULE, words("Add"))
    return EnrolmentForm(asked=asked, by=by, request=Add(person, Secrets()), crew=crew)


def new_pin(by: Operator, number: str, crew: AnySheet) -> EnrolmentForm:
    question = words("The person enters a new PIN twice. A new badge may be shown now.")
    asked = FormHeading(words("New PIN"), question, PEOPLE_RULE, words("Put in force"))
    return EnrolmentForm(asked=asked, by=by, request=Reset(number, Secrets()), crew=crew)


def requested(here: Here, by: Operator, request: Request, crew: AnySheet) -> Reaction:
    return Reaction(here.opens(crew).desk, errands=(Manage(by.id, request),))
