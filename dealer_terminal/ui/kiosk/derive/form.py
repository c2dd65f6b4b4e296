"""A number and a PIN, and the reason where somebody approves."""

from collections.abc import Iterator

from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.words import words
from dealer_terminal.table.office import Add, Reset
from dealer_terminal.ui.kiosk.frame import FieldProps, FormProps, KeyProps, OptionProps
from dealer_terminal.ui.kiosk.inputs import Inputs
from dealer_terminal.ui.kiosk.letters import shortened
from dealer_terminal.ui.kiosk.react.forms import field_length
from dealer_terminal.ui.kiosk.room import Settings
from dealer_terminal.ui.kiosk.say import Say
from dealer_terminal.ui.kiosk.sheets import Form, Purpose
from dealer_terminal.ui.kiosk.writing import OTHER

LABELS = {
    "number": words("Number"),
    "pin": words("PIN"),
    "again": words("PIN again"),
    "camera": words("Camera reference"),
}
OWN_WIDTH = 24
IN_ORDER = "1234567890"


def form(inputs: Inputs, form: Form, say: Say) -> FormProps:
    forced = form.purpose in (Purpose.SIGN_ON, Purpose.UNLOCK)
    return FormProps(
        title=" · ".join(part for part in (say(form.title), _subject(form)) if part),
        question=say(form.question),
        citation=form.citation,
        back_text="" if forced else say("Back"),
        fields=tuple(_field(form, at, inputs.room.settings, say) for at in range(len(form.fields))),
        digits=_keys(form.digits or IN_ORDER, say),
        reasons=tuple(_reasons(form, say)),
        reasons_title=_reasons_title(form, say),
        hint=inputs.around.hint,
        covers=forced or inputs.view.phase is Phase.CLOSED,
    )


def _subject(form: Form) -> str:
    """Whose PIN it is."""
    match form.request:
        case Add(person=person):
            return person.name
        case Reset(number=number):
            return number
        case _:
            return ""


def _reasons(form: Form, say: Say) -> Iterator[OptionProps]:
    """Those of the list, then one's own words."""
    if form.reasons:
        own = form.reason if form.reason not in form.reasons else ""
        yield from (OptionProps(each, say(each), chosen=each == form.reason) for each in form.reasons)
        yield OptionProps(OTHER, say("Other reason"), shortened(own, OWN_WIDTH), chosen=bool(own))


def _reasons_title(form: Form, say: Say) -> str:
    if form.enrols():
        return say("The badge is read") if form.badge else say("No badge is shown yet")
    return say("Reason") if form.reasons else ""


def _field(form: Form, at: int, settings: Settings, say: Say) -> FieldProps:
    field = form.fields[at]
    typed = form.typed[at] if at < len(form.typed) else ""
    shown = "●" * len(typed) if field in ("pin", "again") else typed
    length = 0 if field == "camera" else field_length(field, settings)
    return FieldProps(say(LABELS[field]), shown, length, at == len(form.typed) - 1)


def _keys(digits: str, say: Say) -> tuple[KeyProps, ...]:
    """Nine digits, then clear, the tenth, erase."""
    first, last = digits[:9], digits[9]
    clear, erase = KeyProps("clear", say("Clear"), sign="cross"), KeyProps("erase", say("Erase"), sign="erase")
    return (*(KeyProps(digit, digit) for digit in first), clear, KeyProps(last, last), erase)
