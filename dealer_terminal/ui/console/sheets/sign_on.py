"""Sign-on at a console with number and PIN, and lists of choices and languages."""

from typing import Any, Protocol

from dealer_terminal.languages import LANGUAGES
from dealer_terminal.procedure.words import Words, as_told, words
from dealer_terminal.review.console import Console
from dealer_terminal.review.console_commands import SignOffReviewer
from dealer_terminal.ui.console.sheet import (
    Asks,
    ConsoleSheet,
    FieldKind,
    SheetField,
    SheetKey,
    SheetLine,
    Shows,
    SignsOn,
    Speaks,
    Stays,
)


class ConsoleSignOn(Protocol):
    @property
    def console(self) -> Console: ...


class ConsoleSignOnForm(ConsoleSheet[ConsoleSignOn, Asks | SignsOn | Stays], frozen=True, kw_only=True):
    def heading(self, stand: ConsoleSignOn) -> Words:
        return words("Console {name}", name=stand.console.name)

    def told(self, stand: ConsoleSignOn) -> Words:
        person = stand.console.reviewer
        if person is None:
            return words("Sign on to look back. Each look is written in the console's journal.")
        return words("{name} is signed on. Somebody else may sign on here.", name=person.name)

    def fields(self, stand: ConsoleSignOn) -> tuple[SheetField, ...]:
        return SheetField("number", words("Number")), SheetField("pin", words("PIN"), FieldKind.SECRET)

    def keys(self, stand: ConsoleSignOn) -> tuple[SheetKey, ...]:
        on = SheetKey("sign-on", words("Sign on"))
        return (on,) if stand.console.reviewer is None else (on, SheetKey("sign-off", words("Sign off")))

    def pressed(self, stand: ConsoleSignOn, name: str) -> Asks | SignsOn | Stays:
        if name == "sign-off":
            return Asks(SignOffReviewer(), words("Signed off"))
        if not self.text("number") or not self.text("pin"):
            return Stays(words("Enter number and PIN."))
        return SignsOn(self.text("number"), self.text("pin"))


_BACK = "back"


class ChoiceList(ConsoleSheet[Any, Shows], frozen=True, kw_only=True):
    """Choices of one field of a form, one on each line. A press enters the choice."""

    form: ConsoleSheet[Any, Any]
    field: SheetField

    def heading(self, stand: object) -> Words:
        return self.field.label

    def lines(self, stand: object) -> tuple[SheetLine, ...]:
        return tuple(SheetLine(text, name=_line(value)) for value, text in self.field.choices)

    def keys(self, stand: object) -> tuple[SheetKey, ...]:
        return (SheetKey(_BACK, words("Back")),)

    def pressed(self, stand: object, name: str) -> Shows:
        chosen = {_line(value): value for value, _ in self.field.choices}
        return Shows(self.form.anew(**{self.field.name: chosen[name]}) if name in chosen else self.form)


def _line(value: str) -> str:
    return f"choice {value}"


class LanguageList(ConsoleSheet[object, Speaks], frozen=True, kw_only=True):
    """Languages of the window, each by its own name. The dealer's screen keeps the dealer's language."""

    def heading(self, stand: object) -> Words:
        return words("Language")

    def lines(self, stand: object) -> tuple[SheetLine, ...]:
        return tuple(SheetLine(as_told(own), name=language) for language, own in LANGUAGES.items())

    def pressed(self, stand: object, name: str) -> Speaks:
        return Speaks(name)
