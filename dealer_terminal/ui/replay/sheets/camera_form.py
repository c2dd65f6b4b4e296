"""Comparison of a camera's clock with the table's: two simultaneous times, and their margin."""

import re

from dealer_terminal.journal.review_facts import RecordAt
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.console import CameraSetting
from dealer_terminal.review.console_commands import SetCamera, WithdrawCamera
from dealer_terminal.review.rights import Act
from dealer_terminal.ui.console.clocks import date_text, exact_text, instant_near, time_text
from dealer_terminal.ui.console.sheet import Asks, FieldKind, Opens, SheetField, SheetKey, SheetLine, Shows, Stays
from dealer_terminal.ui.replay.sheet import Doing, Goes, ReplaySnapshot, WritingSheet

SECOND = 1_000_000
_MARGIN = re.compile(r"[0-9]{1,5}(?:\.[0-9]{1,6})?")


class CameraForm(WritingSheet, frozen=True, kw_only=True):
    right = Act.SET_CAMERA

    def heading(self, stand: ReplaySnapshot) -> Words:
        return words("A camera's clock")

    def told(self, stand: ReplaySnapshot) -> Words:
        if not self.may(stand):
            return words("How the clocks of cameras stood beside the table's")
        return words("What does the camera show at this instant of the table? Nothing written is changed by it.")

    def asked(self, stand: ReplaySnapshot) -> tuple[SheetField, ...]:
        return (
            SheetField("camera", words("Camera")),
            SheetField("table", words("The table's time"), FieldKind.SHORT),
            SheetField("shows", words("The camera shows"), FieldKind.SHORT),
            SheetField("margin", words("How far off that may be, in seconds")),
            SheetField("how", words("How it was compared")),
        )

    def lines(self, stand: ReplaySnapshot) -> tuple[SheetLine, ...]:
        return tuple(_line(each, stand) for each in reversed(list(standing(stand))))

    def writes(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        return SheetKey("set", words("Set the clock")), SheetKey("now", words("This instant"))

    def pressed(self, stand: ReplaySnapshot, name: str) -> Doing:
        if name == "now":
            return Shows(self.anew(table=_clock(stand)))
        return self._set(stand) if name == "set" else Opens(CameraSheet(setting=int(name)))

    def _set(self, stand: ReplaySnapshot) -> Doing:
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

    def _near(self, name: str, beside: int, stand: ReplaySnapshot) -> int:
        """Parse a time. Without a date it is the nearest one, because no clock is wrong by a day."""
        return instant_near(self.text(name), beside, stand.zone)


def camera_form(stand: ReplaySnapshot) -> CameraForm:
    known = [each.fact.camera for each in standing(stand)]
    return CameraForm(typed={"camera": known[-1] if known else "", "table": _clock(stand), "margin": "1"})


def standing(stand: ReplaySnapshot) -> tuple[CameraSetting, ...]:
    found = stand.console.settings.values()
    return tuple(each for each in found if each.fact.at.journal == stand.journal and not each.withdrawn)


def _clock(stand: ReplaySnapshot) -> str:
    return time_text(stand.clock, stand.zone)


def _beside(camera: str, ahead: int) -> Words:
    return words("{camera}: {ahead} s beside the table", camera=camera, ahead=f"{ahead / SECOND:+.3f}")


def _microseconds(seconds: str) -> int:
    whole, _, part = seconds.partition(".")
    return int(whole) * SECOND + int(f"{part:0<6}")


def _line(setting: CameraSetting, stand: ReplaySnapshot) -> SheetLine:
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
    return SheetLine(text, more, str(setting.written.position))


class CameraSheet(WritingSheet, frozen=True, kw_only=True):
    """One setting of a camera's clock. It can be withdrawn with a reason."""

    right = Act.SET_CAMERA
    setting: int

    def heading(self, stand: ReplaySnapshot) -> Words:
        return words("Clock of {camera}", camera=stand.console.settings[self.setting].fact.camera)

    def told(self, stand: ReplaySnapshot) -> Words:
        return words("Withdrawn, it counts no longer; it stays on record with the reason.")

    def asked(self, stand: ReplaySnapshot) -> tuple[SheetField, ...]:
        return (SheetField("reason", words("Why it goes"), FieldKind.TEXT),)

    def writes(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        return (SheetKey("withdraw", words("Withdraw")),)

    def reads(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        return (SheetKey("go", words("Go there")),)

    def pressed(self, stand: ReplaySnapshot, name: str) -> Doing:
        if name == "go":
            return Goes(stand.console.settings[self.setting].fact.at.position)
        return Asks(WithdrawCamera(self.setting, self.text("reason")), words("The setting is withdrawn"))
