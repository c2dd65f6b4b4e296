"""A number and a PIN, and the reason where somebody approves."""

from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.frame import FieldProps, FormProps, KeyProps, OptionProps
from dealer_terminal.ui.kiosk.inputs import Inputs
from dealer_terminal.ui.kiosk.react.forms import MOST_CAMERA
from dealer_terminal.ui.kiosk.room import Settings
from dealer_terminal.ui.kiosk.say import Say
from dealer_terminal.ui.kiosk.sheets import Form, Purpose

LABELS = {"number": "Number", "pin": "PIN", "camera": "Camera reference"}
IN_ORDER = "1234567890"


def form(inputs: Inputs, form: Form, say: Say) -> FormProps:
    forced = form.purpose in (Purpose.SIGN_ON, Purpose.UNLOCK)
    return FormProps(
        title=say(form.title),
        question=say(form.question),
        citation=form.citation,
        back_text="" if forced else say("Back"),
        fields=tuple(_field(form, at, inputs.room.settings, say) for at in range(len(form.fields))),
        digits=_keys(form.digits or IN_ORDER, say),
        reasons=tuple(OptionProps(each, say(each), chosen=each == form.reason) for each in form.reasons),
        reasons_title=say("Reason") if form.reasons else "",
        hint=inputs.around.hint,
        covers=forced or inputs.view.phase is Phase.CLOSED,
    )


def _field(form: Form, at: int, settings: Settings, say: Say) -> FieldProps:
    field = form.fields[at]
    typed = form.typed[at] if at < len(form.typed) else ""
    lengths = {"number": settings.number_digits, "pin": settings.pin_digits, "camera": MOST_CAMERA}
    shown = "●" * len(typed) if field == "pin" else typed
    return FieldProps(say(LABELS[field]), shown, 0 if field == "camera" else lengths[field], at == len(form.typed) - 1)


def _keys(digits: str, say: Say) -> tuple[KeyProps, ...]:
    """Nine digits, then clear, the tenth, erase."""
    first, last = digits[:9], digits[9]
    clear, erase = KeyProps("clear", say("Clear"), sign="cross"), KeyProps("erase", say("Erase"), sign="erase")
    return (*(KeyProps(digit, digit) for digit in first), clear, KeyProps(last, last), erase)
