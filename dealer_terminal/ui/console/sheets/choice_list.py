"""What may stand in one field of a form, a line each; a touch puts it there."""

from typing import Any

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.ui.console.sheet import Field, Key, Line, Sheet, Shows

_BACK = "back"


class ChoiceList(Sheet[Any, Shows], frozen=True, kw_only=True):
    form: Sheet[Any, Any]
    field: Field

    def heading(self, stand: object) -> Words:
        return self.field.label

    def lines(self, stand: object) -> tuple[Line, ...]:
        return tuple(Line(text, name=_line(value)) for value, text in self.field.choices)

    def keys(self, stand: object) -> tuple[Key, ...]:
        return (Key(_BACK, words("Back")),)

    def pressed(self, stand: object, name: str) -> Shows:
        chosen = {_line(value): value for value, _ in self.field.choices}
        return Shows(self.form.anew(**{self.field.name: chosen[name]}) if name in chosen else self.form)


def _line(value: str) -> str:
    return f"choice {value}"
