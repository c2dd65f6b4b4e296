"""Identification by number and PIN, field by field."""

from collections.abc import Iterator
from enum import Enum
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.ui.kiosk.bar import ready_key, waiting_key
from dealer_terminal.ui.kiosk.keys import DigitKey, EditKey, Typing
from dealer_terminal.ui.kiosk.kiosk_context import KioskSettings
from dealer_terminal.ui.kiosk.people import demonstrated
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.screen_actions import CheckPin
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.surfaces import FieldProps, FormProps, KeyProps, OptionProps
from dealer_terminal.ui.kit.languages import Say

IN_ORDER = "1234567890"
MOST_CAMERA = 10
NO_SUPERVISOR = Refusal(words("Only a supervisor may do this"), PEOPLE_RULE, words("Ask a supervisor."))


class IdentityField(Enum):
    NUMBER = "number"
    PIN = "pin"
    AGAIN = "again"
    CAMERA = "camera"


LABELS = {
    IdentityField.NUMBER: words("Number"),
    IdentityField.PIN: words("PIN"),
    IdentityField.AGAIN: words("PIN again"),
    IdentityField.CAMERA: words("Camera reference"),
}
_SECRET = (IdentityField.PIN, IdentityField.AGAIN)


class FormHeading(Struct, frozen=True):
    """Texts of a form. `does` is the label of its primary key."""

    title: Words
    question: Words
    citation: str
    does: Words


IdentityKey = DigitKey | EditKey
FormKey = TypeVar("FormKey")


class IdentityForm(Sheet[FormKey], frozen=True, kw_only=True):
    """Form for identification. `digits` is the order of the keypad. A `forced` form has no Back key."""

    asked: FormHeading
    forced: bool = False
    typed: tuple[str, ...] = ("",)
    digits: str = ""

    def fields(self) -> tuple[IdentityField, ...]:
        return (IdentityField.NUMBER, IdentityField.PIN)

    def subject(self) -> str:
        """Return the person that the PIN is for, if the title names one."""
        return ""

    def field(self) -> IdentityField:
        return self.fields()[len(self.typed) - 1]

    def value(self, field: IdentityField) -> str:
        at = self.fields().index(field)
        return self.typed[at] if at < len(self.typed) else ""

    def typing(self) -> Typing:
        return Typing.FIELDS

    def with_digits(self, order: str) -> "IdentityForm[FormKey]":
        return self if self.digits else replace(self, digits=order)

    def anew(self) -> "IdentityForm[FormKey]":
        return self.from_the_first_field()

    def from_the_first_field(self) -> "IdentityForm[FormKey]":
        """Return the form with its first field empty. A camera reference is kept."""
        kept = self.typed[:1] if self.fields()[0] is IdentityField.CAMERA and len(self.typed) > 1 else ()
        return replace(self, typed=(*kept, ""))

    def edited(self, here: Here, key: IdentityKey) -> Reaction:
        """Return the reaction to a key. A full field moves on to the next one."""
        *before, typed = self.typed
        match key:
            case EditKey.ERASE if not typed and before:
                return here.opens(replace(self, typed=(*before[:-1], "")))
            case EditKey.ERASE:
                return here.opens(replace(self, typed=(*before, typed[:-1])))
            case EditKey.CLEAR:
                return here.opens(self.from_the_first_field())
            case DigitKey(text=digit):
                return here.opens(self._with_digit(digit, here.room.settings))

    def tabbed(self, here: Here) -> Reaction:
        """End the camera reference, which has no fixed length. Any other field ends when it is full."""
        return self._next_field(here) if self._camera_is_typed() else here.stays()

    def scanned(self, here: Here, text: str) -> Reaction:
        """Handle a scanned line: the expected PIN, or a badge."""
        field, settings = self.field(), here.room.settings
        digits = text.isascii() and text.isdecimal() and len(text) == length(field, settings)
        if field in _SECRET and digits:
            typed = replace(self, typed=(*self.typed[:-1], text))
            return typed.entered(replace(here, desk=replace(here.desk, sheet=typed)))
        return self.badge_shown(here, text)

    def badge_shown(self, here: Here, text: str) -> Reaction:
        return super().scanned(here, text)

    def entered(self, here: Here) -> Reaction:
        if self._camera_is_typed():
            return self._next_field(here)
        if not self.is_ready(here.room.settings):
            return here.stays()
        return self.completed(here)

    def completed(self, here: Here) -> Reaction:
        """Check the complete entry."""
        return Reaction(here.desk, errands=(CheckPin(self.value(IdentityField.NUMBER), self.value(IdentityField.PIN)),))

    def not_recognised(self, here: Here, refusal: Refusal) -> Reaction:
        return replace(here, desk=replace(here.desk, sheet=self.anew())).refuses(refusal)

    def is_ready(self, settings: KioskSettings) -> bool:
        """Return True if the last field is full."""
        return len(self.typed) == len(self.fields()) and len(self.typed[-1]) == length(self.field(), settings)

    def shows(self, inputs: Inputs, say: Say) -> FormProps:
        asked = self.asked
        return FormProps(
            covers=self.forced or inputs.state.phase is Phase.CLOSED,
            title=" · ".join(part for part in (say(asked.title), self.subject()) if part),
            question=say(asked.question),
            citation=asked.citation,
            back_text="" if self.forced else say("Back"),
            fields=tuple(self._fields_shown(inputs.room.settings, say)),
            digits=_digit_keys(self.digits or IN_ORDER, say),
            reasons=self.reasons_shown(say),
            reasons_title=self.reasons_title(say),
            hint="   ".join(demonstrated(each, say) for each in inputs.around.hint),
        )

    def reasons_shown(self, say: Say) -> tuple[OptionProps, ...]:
        return ()

    def reasons_title(self, say: Say) -> str:
        return ""

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        if self.field() is IdentityField.CAMERA:
            return ready_key(say("Next")) if self.typed[-1] else waiting_key(say("Next"), say("Camera reference"))
        text = say(self.asked.does)
        return ready_key(text) if self.is_ready(inputs.room.settings) else waiting_key(text, self.lacks(say))

    def lacks(self, say: Say) -> str:
        return say("Number and PIN")

    def _camera_is_typed(self) -> bool:
        more = len(self.typed) < len(self.fields())
        return self.field() is IdentityField.CAMERA and bool(self.typed[-1]) and more

    def _next_field(self, here: Here) -> Reaction:
        return here.opens(replace(self, typed=(*self.typed, "")))

    def _with_digit(self, digit: str, settings: KioskSettings) -> "IdentityForm[FormKey]":
        *before, typed = self.typed
        most = length(self.field(), settings)
        if len(typed) >= most:
            return self
        full = len(typed) + 1 == most and len(self.typed) < len(self.fields())
        return replace(self, typed=(*before, typed + digit, *([""] if full else [])))

    def _fields_shown(self, settings: KioskSettings, say: Say) -> Iterator[FieldProps]:
        for at, field in enumerate(self.fields()):
            typed = self.typed[at] if at < len(self.typed) else ""
            shown = "●" * len(typed) if field in _SECRET else typed
            most = 0 if field is IdentityField.CAMERA else length(field, settings)
            yield FieldProps(say(LABELS[field]), shown, most, at == len(self.typed) - 1)


AnyIdentityForm = IdentityForm[Any]


class NumberForm(IdentityForm[IdentityKey], frozen=True):
    """Form with no keys besides those for identification."""

    def pressed(self, here: Here, key: IdentityKey) -> Reaction:
        return self.edited(here, key)


def length(field: IdentityField, settings: KioskSettings) -> int:
    """Return the number of digits of a field."""
    match field:
        case IdentityField.NUMBER:
            return settings.number_digits
        case IdentityField.CAMERA:
            return MOST_CAMERA
        case IdentityField.PIN | IdentityField.AGAIN:
            return settings.pin_digits


def _digit_keys(order: str, say: Say) -> tuple[KeyProps, ...]:
    """Return the keys in order: nine digits, Clear, the tenth digit, and Erase."""
    digits = [KeyProps(DigitKey(each), each) for each in order]
    clear, erase = (
        KeyProps(EditKey.CLEAR, say("Clear"), sign="cross"),
        KeyProps(EditKey.ERASE, say("Erase"), sign="erase"),
    )
    return (*digits[:9], clear, digits[9], erase)
