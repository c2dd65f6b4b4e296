"""One hold: released with a reason, by an administrator."""

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.asks import ReleaseHold
from dealer_terminal.review.rights import Act
from dealer_terminal.ui.console.sheet import Asks, Field, Key, Kind
from dealer_terminal.ui.replay.sheet import Doing, Goes, Stand, Writing


class HoldSheet(Writing, frozen=True, kw_only=True):
    right = Act.RELEASE
    hold: int

    def heading(self, stand: Stand) -> Words:
        return words("Hold {number}", number=self.hold)

    def told(self, stand: Stand) -> Words:
        return words("Held: {reason}", reason=stand.console.holds[self.hold].reason)

    def asked(self, stand: Stand) -> tuple[Field, ...]:
        return (Field("reason", words("Why it may go"), Kind.TEXT),)

    def writes(self, stand: Stand) -> tuple[Key, ...]:
        return (Key("release", words("Release")),)

    def reads(self, stand: Stand) -> tuple[Key, ...]:
        return (Key("go", words("Go there")),)

    def pressed(self, stand: Stand, name: str) -> Doing:
        if name == "go":
            return Goes(stand.console.holds[self.hold].at.first.position)
        ask = ReleaseHold(self.hold, self.text("reason"))
        return Asks(ask, words("Hold {number} is released", number=self.hold))
