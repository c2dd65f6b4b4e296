"""Times as people enter and read them, in a named time zone."""

import os
from datetime import UTC, date, datetime, timedelta
from datetime import time as clock_time
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from dealer_terminal.errors import KnownError
from dealer_terminal.review.calendar import tellable
from dealer_terminal.storage.reports.windows import BEGINNING, END, Window

_YEARS = range(1970, 9999)
"""Years that can be displayed in every time zone."""
_MICROSECOND = timedelta(microseconds=1)
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_LOCAL = Path("/etc/localtime")
_ONE, _OF_DAY = "2026-11-20T14:02:10", "2026-11-20T06:00, or 06:00 with --day"


def zone_of(name: str) -> ZoneInfo:
    wanted = name or _own()
    try:
        return ZoneInfo(wanted)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise KnownError(f"{wanted!r} is no time zone: write one such as America/Los_Angeles") from None


def window(day: str, since: str, until: str, zone: ZoneInfo) -> Window:
    """Return the time range. A day alone is the whole day. A shift that ends before it begins ends the next day."""
    try:
        begin, end = _of_day(day, since, until, zone) if day else _between(since, until, zone)
    except OverflowError:
        raise KnownError("there is no such time: give a year between 1970 and 9998") from None
    if begin >= end:
        raise KnownError(f"--to {until} is not after --from {since}: give an end that is later")
    return Window(begin, end)


def instant(text: str, zone: ZoneInfo) -> int:
    """Return the time as microseconds UTC."""
    try:
        return _microseconds(_moment(text, zone, _ONE))
    except OverflowError:
        raise KnownError(f"{text!r}: there is no such time: give a year between 1970 and 9998") from None


def local_time(utc: int, zone: ZoneInfo) -> str:
    """Return the local time, such as `2026-11-20T06:00:17-08:00`."""
    return (_EPOCH + timedelta(microseconds=tellable(utc))).astimezone(zone).isoformat(timespec="seconds")


def _between(since: str, until: str, zone: ZoneInfo) -> tuple[int, int]:
    begin = _microseconds(_moment(since, zone, _OF_DAY)) if since else BEGINNING
    return begin, _microseconds(_moment(until, zone, _OF_DAY)) if until else END


def _of_day(day: str, since: str, until: str, zone: ZoneInfo) -> tuple[int, int]:
    first = datetime.combine(_date(day), _clock(since or "00:00"))
    last = datetime.combine(_date(day), _clock(until or since or "00:00"))
    last += timedelta(days=1) if last <= first else timedelta()
    return _microseconds(first.replace(tzinfo=zone)), _microseconds(last.replace(tzinfo=zone))


def _own() -> str:
    named = os.environ.get("TZ", "").removeprefix(":")
    if named or not _LOCAL.is_symlink():
        return named or "UTC"
    _, _, name = str(_LOCAL.resolve()).partition("zoneinfo/")
    return name or "UTC"


def exact_time(utc: int, zone: ZoneInfo) -> str:
    """Return the local time with milliseconds, such as `2026-11-20T06:00:17.250-08:00`, to compare with a camera's
    clock."""
    return (_EPOCH + timedelta(microseconds=tellable(utc))).astimezone(zone).isoformat(timespec="milliseconds")


def _microseconds(moment: datetime) -> int:
    return (moment - _EPOCH) // _MICROSECOND


def _moment(text: str, zone: ZoneInfo, way: str) -> datetime:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise KnownError(f"{text!r} is no time: write it as {way}") from None
    if moment.year not in _YEARS:
        raise OverflowError
    return moment if moment.tzinfo else moment.replace(tzinfo=zone)


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise KnownError(f"{text!r} is no day: write it as 2026-11-20") from None


def _clock(text: str) -> clock_time:
    try:
        clock = clock_time.fromisoformat(text)
    except ValueError:
        raise KnownError(f"{text!r} is no time of a day: write it as 06:00") from None
    if clock.tzinfo is not None:
        raise KnownError(f"{text!r} has a zone of its own: name it with --zone")
    return clock
