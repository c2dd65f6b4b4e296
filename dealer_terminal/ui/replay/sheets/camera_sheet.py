"""One setting of a camera's clock: withdrawn with a reason, where it was wrong."""

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.asks import WithdrawCamera
from dealer_terminal.review.rights import Act
from dealer_terminal.ui.console.sheet import Asks, Field, Key, Kind
from dealer_terminal.ui.replay.sheet import Doing, Goes, Stand, Writing


class CameraSheet(Writing, frozen=True, kw_only=True):
    right = Act.SET_CAMERA
    setting: int

    def heading(self, stand: Stand) -> Words:
        return words("Clock of {camera}", camera=stand.console.settings[self.setting].fact.camera)

    def told(self, stand: Stand) -> Words:
        return words("Withdrawn, it counts no longer; it stays on record with the reason.")

    def asked(self, stand: Stand) -> tuple[Field, ...]:
        return (Field("reason", words("Why it goes"), Kind.TEXT),)

    def writes(self, stand: Stand) -> tuple[Key, ...]:
        return (Key("withdraw", words("Withdraw")),)

    def reads(self, stand: Stand) -> tuple[Key, ...]:
        return (Key("go", words("Go there")),)

    def pressed(self, stand: Stand, name: str) -> Doing:
        if name == "go":
            return Goes(stand.console.settings[self.setting].fact.at.position)
        return Asks(WithdrawCamera(self.setting, self.text("reason")), words("The setting is withdrawn"))
