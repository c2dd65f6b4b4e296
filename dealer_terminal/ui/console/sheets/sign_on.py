"""Who sits at the console: number and PIN, as at a table."""

from typing import Protocol

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.asks import SignOff
from dealer_terminal.review.console import Console
from dealer_terminal.ui.console.sheet import Asks, Field, Key, Kind, Sheet, SignsOn, Stays


class AtConsole(Protocol):
    @property
    def console(self) -> Console: ...


class SignOnForm(Sheet[AtConsole, Asks | SignsOn | Stays], frozen=True, kw_only=True):
    def heading(self, stand: AtConsole) -> Words:
        return words("Console {name}", name=stand.console.name)

    def told(self, stand: AtConsole) -> Words:
        person = stand.console.reviewer
        if person is None:
            return words("Sign on to look back. Each look is written in the console's journal.")
        return words("{name} is signed on. Somebody else may sign on here.", name=person.name)

    def fields(self, stand: AtConsole) -> tuple[Field, ...]:
        return Field("number", words("Number")), Field("pin", words("PIN"), Kind.SECRET)

    def keys(self, stand: AtConsole) -> tuple[Key, ...]:
        on = Key("sign-on", words("Sign on"))
        return (on,) if stand.console.reviewer is None else (on, Key("sign-off", words("Sign off")))

    def pressed(self, stand: AtConsole, name: str) -> Asks | SignsOn | Stays:
        if name == "sign-off":
            return Asks(SignOff(), words("Signed off"))
        if not self.text("number") or not self.text("pin"):
            return Stays(words("Enter number and PIN."))
        return SignsOn(self.text("number"), self.text("pin"))
