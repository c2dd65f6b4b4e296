"""What the window says, in which language: each by its own name. The dealer's screen keeps the dealer's."""

from dealer_terminal.languages import LANGUAGES
from dealer_terminal.procedure.words import Words, as_told, words
from dealer_terminal.ui.console.sheet import Line, Sheet, Speaks


class LanguageList(Sheet[object, Speaks], frozen=True, kw_only=True):
    def heading(self, stand: object) -> Words:
        return words("Language")

    def lines(self, stand: object) -> tuple[Line, ...]:
        return tuple(Line(as_told(own), name=language) for language, own in LANGUAGES.items())

    def pressed(self, stand: object, name: str) -> Speaks:
        return Speaks(name)
