"""Who sits at the console: number and PIN, as at a table."""

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.asks import SignOff
from dealer_terminal.ui.surveillance.sheet import Asks, Doing, Field, Key, Kind, Sheet, SignsOn, Stand, Stays


class SignOnForm(Sheet, frozen=True, kw_only=True):
    def heading(self, stand: Stand) -> Words:
        return words("Console {name}", name=stand.console.name)

    def told(self, stand: Stand) -> Words:
        person = stand.console.reviewer
        if person is None:
            return words("Sign on to look back. Each look is written in the console's journal.")
        return words("{name} is signed on. Somebody else may sign on here.", name=person.name)

    def fields(self, stand: Stand) -> tuple[Field, ...]:
        return Field("number", words("Number")), Field("pin", words("PIN"), Kind.SECRET)

    def keys(self, stand: Stand) -> tuple[Key, ...]:
        on = Key("sign-on", words("Sign on"))
        return (on,) if stand.console.reviewer is None else (on, Key("sign-off", words("Sign off")))

    def pressed(self, stand: Stand, name: str) -> Doing:
        if name == "sign-off":
            return Asks(SignOff(), words("Signed off"))
        if not self.text("number") or not self.text("pin"):
            return Stays(words("Enter number and PIN."))
        return SignsOn(self.text("number"), self.text("pin"))
