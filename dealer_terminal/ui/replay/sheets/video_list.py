"""Cameras that were compared with this table's clock. A press opens the video system at this instant."""

from datetime import UTC, datetime, timedelta
from urllib.parse import quote

from dealer_terminal.procedure.words import Words, as_told, words
from dealer_terminal.review.calendar import tellable
from dealer_terminal.review.cameras import CameraClock, camera_clocks, camera_time
from dealer_terminal.ui.console.clocks import exact_text
from dealer_terminal.ui.console.sheet import KeyboardOwner, SheetLine
from dealer_terminal.ui.replay.sheet import Doing, ReplaySheet, ReplaySnapshot, Visits
from dealer_terminal.ui.replay.sheets.camera_form import standing
from dealer_terminal.video_link import HOLES


class VideoList(ReplaySheet, frozen=True, kw_only=True):
    """The list of cameras. `template` is the casino's link template, from the settings."""

    keyboard = KeyboardOwner.SHARED
    template: str

    def heading(self, stand: ReplaySnapshot) -> Words:
        return words("Video")

    def told(self, stand: ReplaySnapshot) -> Words:
        if _clocks(stand):
            return words("Opens the video system at this instant, by the camera's own clock.")
        return words("No camera was compared with this table's clock yet.")

    def lines(self, stand: ReplaySnapshot) -> tuple[SheetLine, ...]:
        return tuple(_line(each, stand) for each in _clocks(stand))

    def pressed(self, stand: ReplaySnapshot, name: str) -> Doing:
        clock = next(each for each in _clocks(stand) if each.camera == name)
        return Visits(video_address(self.template, clock, stand.clock))


def _clocks(stand: ReplaySnapshot) -> tuple[CameraClock, ...]:
    return camera_clocks(each.fact for each in standing(stand))


def _line(clock: CameraClock, stand: ReplaySnapshot) -> SheetLine:
    reading = camera_time(clock, stand.clock)
    margin = f"{reading.margin / 1_000_000:g}"
    shows = words("{time} ± {margin} s", time=exact_text(reading.utc, stand.clock, stand.zone), margin=margin)
    return SheetLine(as_told(clock.camera), shows, clock.camera)


_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def video_address(template: str, clock: CameraClock, table: int) -> str:
    """Return the link for the camera's own time. `{time}` is ISO 8601 in UTC, `{unix}` whole seconds."""
    utc = camera_time(clock, table).utc
    at = (_EPOCH + timedelta(microseconds=tellable(utc))).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    filled = {"camera": quote(clock.camera, safe=""), "time": quote(at, safe=""), "unix": str(utc // 1_000_000)}
    for hole in HOLES:
        template = template.replace(f"{{{hole}}}", filled[hole])
    return template
