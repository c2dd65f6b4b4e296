"""A number, a PIN and what follows from them."""

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.people import Approval, Operator, Right, may
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.ui.kiosk import forms
from dealer_terminal.ui.kiosk.approvals import approved
from dealer_terminal.ui.kiosk.desk import Check, Desk, Leave, Reaction, cleared, opened, refused
from dealer_terminal.ui.kiosk.react import crew
from dealer_terminal.ui.kiosk.room import Settings
from dealer_terminal.ui.kiosk.sheets import Crew, Form, Purpose

MOST_CAMERA = 10


def length(form: Form, settings: Settings) -> int:
    """How many digits the field takes."""
    return field_length(form.field(), settings)


def field_length(field: str, settings: Settings) -> int:
    pin = settings.pin_digits
    return {"number": settings.number_digits, "pin": pin, "again": pin, "camera": MOST_CAMERA}[field]


def key_touched(desk: Desk, form: Form, settings: Settings, key: str) -> Reaction:
    """A full field goes on to the next by itself."""
    *before, typed = form.typed
    match key:
        case "erase" if not typed and before:
            return opened(desk, replace(form, typed=(*before[:-1], "")))
        case "erase":
            return opened(desk, replace(form, typed=(*before, typed[:-1])))
        case "clear":
            return opened(desk, forms.begun_anew(form))
        case _ if len(typed) >= length(form, settings):
            return Reaction(desk)
    form = replace(form, typed=(*before, typed + key))
    full = len(typed) + 1 == length(form, settings) and len(form.typed) < len(form.fields)
    return opened(desk, replace(form, typed=(*form.typed, "")) if full else form)


def tabbed(form: Form) -> Form:
    """A camera's reference ends where its person says so; any other field goes on by itself once it is full."""
    ended = form.field() == "camera" and bool(form.typed[-1]) and len(form.typed) < len(form.fields)
    return replace(form, typed=(*form.typed, "")) if ended else form


def is_pin(form: Form, settings: Settings, text: str) -> bool:
    """What is entered while a PIN is due, and looks like one; all else is a badge."""
    field = form.field()
    return (
        field in ("pin", "again") and text.isascii() and text.isdecimal() and len(text) == field_length(field, settings)
    )


def ready(form: Form, settings: Settings) -> bool:
    """Whether the primary action goes on: to the next field, or to the check."""
    if form.field() == "camera":
        return bool(form.typed[-1])
    last = len(form.typed) == len(form.fields) and len(form.typed[-1]) == length(form, settings)
    return last and (bool(form.reason) or not form.reasons)


def submitted(desk: Desk, form: Form, settings: Settings) -> Reaction:
    if form.field() == "camera" and form.typed[-1]:
        return opened(desk, replace(form, typed=(*form.typed, "")))
    if form.reasons and not form.reason:
        return refused(desk, forms.NO_REASON)
    if not ready(form, settings):
        return Reaction(desk)
    if form.enrols():
        return crew.submitted(desk, form)
    return Reaction(desk, errands=(Check(form.value("number"), form.value("pin")),))


def recognised(desk: Desk, state: State, form: Form, operator: Operator) -> Reaction:
    match form.purpose:
        case Purpose.SIGN_ON:
            return cleared(desk, commands.SignOn(operator))
        case Purpose.UNLOCK:
            theirs = state.dealer is not None and state.dealer.id == operator.id
            return cleared(desk) if theirs or may(operator, Right.APPROVE) else again(desk, form, forms.NOT_THEIRS)
        case Purpose.LEAVE if may(operator, Right.APPROVE):
            return Reaction(cleared(desk).desk, errands=(Leave(),))
        case Purpose.OFFICE if may(operator, Right.REVIEW):
            return opened(desk, Crew(operator))
        case Purpose.LEAVE | Purpose.OFFICE:
            return again(desk, form, forms.NO_SUPERVISOR)
        case Purpose.APPROVE:
            return _approved(desk, form, operator)
        case Purpose.ENROL | Purpose.RESET:
            return Reaction(desk)


def again(desk: Desk, form: Form, refusal: Refusal) -> Reaction:
    return refused(replace(desk, sheet=forms.begun_anew(form)), refusal)


def _approved(desk: Desk, form: Form, operator: Operator) -> Reaction:
    if not form.reason:
        return refused(desk, forms.NO_REASON)
    assert form.command is not None, "an approval is of something"
    camera = form.value("camera") if "camera" in form.fields else ""
    return cleared(desk, approved(form.command, Approval(operator, form.reason), camera))
