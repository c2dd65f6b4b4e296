"""Conversion between instants and the times that a reviewer reads and enters, in a time zone."""

import re
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.calendar import tellable
from dealer_terminal.review.cameras import ClockReading

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)
_DAY_BEGINS = time(6)


def local(utc: int, zone: ZoneInfo) -> datetime:
    return (_EPOCH + timedelta(microseconds=tellable(utc))).astimezone(zone)


def to_utc(at: datetime) -> int:
    return (at - _EPOCH) // _MICROSECOND


def instant_of(text: str, now: int, zone: ZoneInfo) -> int:
    """Parse a time. Without a date it is on the displayed day. Raise ValueError or OverflowError if the text is no
    time."""
    at = _on(local(now, zone).date(), text) if is_bare(text) else datetime.fromisoformat(_two_digits(text))
    return _utc(at, zone)


def is_bare(text: str) -> bool:
    """Return True if the text is a time without a date."""
    return ":" in text and not re.search(r"\d{4}-\d", text)


def instant_on_day(text: str, now: int, zone: ZoneInfo) -> int:
    """Parse a time like `instant_of`. Without a date it is on the displayed gaming day."""
    return instant_from(text, day_of(now, zone)[0], now, zone)


def instant_from(text: str, since: int, now: int, zone: ZoneInfo) -> int:
    """Parse a time like `instant_of`. Without a date it is the first such time at or after `since`."""
    if not is_bare(text):
        return instant_of(text, now, zone)
    return min(each for each in _around(text, since, zone) if each >= since)


def instant_near(text: str, beside: int, zone: ZoneInfo) -> int:
    """Parse a time like `instant_of`. Without a date it is the one nearest to `beside`, even across midnight."""
    if not is_bare(text):
        return instant_of(text, beside, zone)
    return min(_around(text, beside, zone), key=lambda each: abs(each - beside))


def instant_until(text: str, until: int, zone: ZoneInfo) -> int:
    """Parse a time like `instant_of`. Without a date it is the last such time at or before `until`."""
    if not is_bare(text):
        return instant_of(text, until, zone)
    return max(each for each in _around(text, until, zone) if each <= until)


def _around(text: str, utc: int, zone: ZoneInfo) -> list[int]:
    day = local(utc, zone).date()
    days = (_on(day + timedelta(days=each), text) for each in range(-1, 3))
    return [_utc(at.replace(fold=fold), zone) for at in days for fold in (0, 1)]


def other_showing(utc: int, zone: ZoneInfo) -> tuple[int, ...]:
    """Return the other instant with the same local time, if clocks were set back that night."""
    at = local(utc, zone)
    other = to_utc(at.replace(fold=1 - at.fold))
    return (other,) if other != utc else ()


def told_apart(utc: int, zone: ZoneInfo) -> str:
    """Return the time with its UTC offset, such as `01:30-08:00`. A reviewer may enter it in this form."""
    return local(utc, zone).isoformat(timespec="minutes").partition("T")[2]


def _on(day: date, text: str) -> datetime:
    return datetime.combine(day, time.fromisoformat(_two_digits(text)))


def _two_digits(text: str) -> str:
    """Pad an hour of one digit: `8:03` becomes `08:03`."""
    return re.sub(r"(^|[ T])(\d:)", r"\g<1>0\2", text, count=1)


def _utc(at: datetime, zone: ZoneInfo) -> int:
    return to_utc(at if at.tzinfo else at.replace(tzinfo=zone))


def zone_text(utc: int, zone: ZoneInfo) -> str:
    """Return the zone's name, or the UTC offset in the hour that occurs twice."""
    return f"UTC{local(utc, zone).isoformat()[-6:]}" if other_showing(utc, zone) else zone.key


def time_text(utc: int, zone: ZoneInfo) -> str:
    """Return the time with milliseconds, such as `06:00:17.250`."""
    return local(utc, zone).strftime("%H:%M:%S.%f")[:-3]


def exact_text(utc: int, beside: int, zone: ZoneInfo) -> str:
    """Return the time with milliseconds, and with its date if that is not the date of `beside`."""
    same = date_text(utc, zone) == date_text(beside, zone)
    return time_text(utc, zone) if same else f"{date_text(utc, zone)} {time_text(utc, zone)}"


def dated_text(utc: int, zone: ZoneInfo) -> str:
    return f"{date_text(utc, zone)} {second_text(utc, zone)}"


def second_text(utc: int, zone: ZoneInfo) -> str:
    return local(utc, zone).strftime("%H:%M:%S")


def when_text(utc: int, now: int, zone: ZoneInfo) -> str:
    """Return the time to the second, or the date and minute if the date is not that of `now`."""
    same = date_text(utc, zone) == date_text(now, zone)
    return second_text(utc, zone) if same else f"{date_text(utc, zone)} {minute_text(utc, zone)}"


def minute_text(utc: int, zone: ZoneInfo) -> str:
    return local(utc, zone).strftime("%H:%M")


def date_text(utc: int, zone: ZoneInfo) -> str:
    return local(utc, zone).strftime("%Y-%m-%d")


def margin_words(reading: ClockReading) -> Words:
    return words("± {seconds} s", seconds=f"{reading.margin / 1_000_000:g}")


def day_of(utc: int, zone: ZoneInfo) -> tuple[int, int]:
    """Return the bounds of the gaming day, from six in the morning to the next, so that no night is split."""
    at = local(utc, zone)
    day = at.date() if at.time() >= _DAY_BEGINS else at.date() - timedelta(days=1)
    begins = (datetime.combine(each, _DAY_BEGINS) for each in (day, day + timedelta(days=1)))
    begin, end = (_utc(each, zone) for each in begins)
    return begin, end
