"""Where a video system shows a camera at an instant: a template of the house's, filled in."""

from datetime import UTC, datetime, timedelta
from urllib.parse import quote

from dealer_terminal.review.calendar import tellable
from dealer_terminal.review.cameras import CameraClock, camera_time
from dealer_terminal.video_link import HOLES

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def video_address(template: str, clock: CameraClock, table: int) -> str:
    """By the camera's own clock: `{time}` is ISO 8601 in UTC, `{unix}` whole seconds."""
    utc = camera_time(clock, table).utc
    at = (_EPOCH + timedelta(microseconds=tellable(utc))).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    filled = {"camera": quote(clock.camera, safe=""), "time": quote(at, safe=""), "unix": str(utc // 1_000_000)}
    for hole in HOLES:
        template = template.replace(f"{{{hole}}}", filled[hole])
    return template
