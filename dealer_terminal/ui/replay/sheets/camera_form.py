"""A camera's clock beside the table's: two instants that are one, and how far off that may be."""

import re

from dealer_terminal.journal.review_facts import RecordAt
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.asks import SetCamera, WithdrawCamera
from dealer_terminal.review.console import Setting
from dealer_terminal.review.rights import Act
from dealer_terminal.ui.console.clocks import date_text, exact_text, instant_near, time_text
from dealer_terminal.ui.console.sheet import Asks, Field, Key, Kind, Line, Opens, Shows, Stays
from dealer_terminal.ui.replay.sheet import Doing, Goes, Stand, Writing

SECOND = 1_000_000
_MARGIN = re.compile(r"[0-9]{1,5}(?:\.[0-9]{1,6})?")


class CameraForm(Writing, frozen=True, kw_only=True):
    right = Act.SET_CAMERA

    def heading(self, stand: Stand) -> Words:
        return words("A camera's clock")

    def told(self, stand: Stand) -> Words:
        if not self.may(stand):
            return words("How the clocks of cameras stood beside the table's")
        return words("What does the camera show at this instant of the table? Nothing written is changed by it.")

    def asked(self, stand: Stand) -> tuple[Field, ...]:
        return (
            Field("camera", words("Camera")),
            Field("table", words("The table's time"), Kind.SHORT),
            Field("shows", words("The camera shows"), Kind.SHORT),
            Field("margin", words("How far off that may be, in seconds")),
            Field("how", words("How it was compared")),
        )

    def lines(self, stand: Stand) -> tuple[Line, ...]:
        return tuple(_line(each, stand) for each in reversed(list(standing(stand))))

    def writes(self, stand: Stand) -> tuple[Key, ...]:
        return Key("set", words("Set the clock")), Key("now", words("This instant"))

    def pressed(self, stand: Stand, name: str) -> Doing:
        if name == "now":
            return Shows(self.anew(table=_clock(stand)))
        return self._set(stand) if name == "set" else Opens(CameraSheet(setting=int(name)))

    def _set(self, stand: Stand) -> Doing:
        try:
            table = stand.clock if self.text("table") == _clock(stand) else self._near("table", stand.clock, stand)
            shows = self._near("shows", table, stand)
        except (ValueError, OverflowError):
            return Stays(words("Write a time such as 14:02:10.250, or with its date."))
        if not _MARGIN.fullmatch(self.text("margin")):
            return Stays(words("Write the margin in seconds, such as 0.5."))
        margin = _microseconds(self.text("margin"))
        at = RecordAt(stand.journal, stand.position, b"")
        ask = SetCamera(at, self.text("camera"), table, shows, margin, self.text("how"))
        return Asks(ask, _beside(ask.camera, shows - table))

    def _near(self, name: str, beside: int, stand: Stand) -> int:
        """No clock is a day wrong: without a date it is the time that lies nearest."""
        return instant_near(self.text(name), beside, stand.zone)


def camera_form(stand: Stand) -> CameraForm:
    known = [each.fact.camera for each in standing(stand)]
    return CameraForm(typed={"camera": known[-1] if known else "", "table": _clock(stand), "margin": "1"})


def standing(stand: Stand) -> tuple[Setting, ...]:
    found = stand.console.settings.values()
    return tuple(each for each in found if each.fact.at.journal == stand.journal and not each.withdrawn)


def _clock(stand: Stand) -> str:
    return time_text(stand.clock, stand.zone)


def _beside(camera: str, ahead: int) -> Words:
    return words("{camera}: {ahead} s beside the table", camera=camera, ahead=f"{ahead / SECOND:+.3f}")


def _microseconds(seconds: str) -> int:
    whole, _, part = seconds.partition(".")
    return int(whole) * SECOND + int(f"{part:0<6}")


def _line(setting: Setting, stand: Stand) -> Line:
    fact = setting.fact
    text = _beside(fact.camera, fact.shows - fact.table)
    day = date_text(fact.table, stand.zone)
    more = words(
        "{day} {table} is {shows} ± {margin} s · {how} · {by}",
        day=day,
        table=time_text(fact.table, stand.zone),
        shows=exact_text(fact.shows, fact.table, stand.zone),
        margin=f"{fact.margin / SECOND:g}",
        how=fact.how,
        by=stand.console.named(setting.written.by),
    )
    return Line(text, more, str(setting.written.position))


class CameraSheet(Writing, frozen=True, kw_only=True):
    """One setting of a camera's clock: withdrawn with a reason, where it was wrong."""

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
